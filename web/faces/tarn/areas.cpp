// faces/tarn/areas.cpp — three layouts and what lies between them.
#include "faces/tarn/areas.h"

#include <algorithm>
#include <cmath>

namespace wg::tarn_face {
namespace {

constexpr float kReportRow = 27, kFolded = 56;
constexpr float kFull = 212, kClose = 160, kTight = 92;  // the chosen unit, three ways
constexpr float kLeastList = 130;

Rect below(const Rect& r, float h) { return {r.x, r.y + r.h, r.w, h}; }

// The lists share what is left: reports in full where there is room, else folded into one row, else
// as a section of the unit list.
void share_lists(Areas& a, bool coarse, Rows rows) {
  const float left = a.actions.y - a.chosen.y - a.chosen.h;
  const auto units = static_cast<float>(rows.units);
  const float in_full =
      kHead + (coarse ? 106 : kReportRow * static_cast<float>(std::clamp(rows.reports, 1, 4)));
  const bool opens = a.shape == Shape::kWide && left >= kHead + kLeastList + in_full - 20;
  a.folded = !opens && left >= kHead + kLeastList + kFolded;
  const float least = opens ? in_full : a.folded ? kFolded : 0;
  // Rows give way a little before the list must scroll.
  const float most = a.shape == Shape::kWide ? 27 : 25;
  a.row = coarse ? 44 : std::clamp(std::floor((left - least - kHead) / units), 24.0f, most);
  a.units =
      below(a.chosen, opens ? std::min(kHead + units * a.row + 5, left - least) : left - least);
  if (least > 0) a.reports = below(a.units, left - a.units.h);
}

// Clock and order bar from the top, actions from the bottom, lists in what is left.
void stack_panel(Areas& a, bool coarse, Rows rows, float clock_h, float orders_h, float actions_h) {
  const Rect& p = a.panel;
  a.clock = {p.x, p.y, p.w, clock_h};
  a.orders = below(a.clock, orders_h);
  a.actions = {p.x, p.y + p.h - actions_h, p.w, actions_h};
  const float left = a.actions.y - a.orders.y - a.orders.h;
  if (a.shape == Shape::kStrip) {  // its lists have a panel of their own
    a.chosen = below(a.orders, left);
    return;
  }
  const float finger = coarse ? 12 : 0;  // its segmented control is taller
  constexpr float kLists = kHead + kLeastList;
  const float chosen = a.shape == Shape::kWide && left >= kFull + finger + 2 * kLists ? kFull
                       : left >= kClose + finger + kLists                             ? kClose
                                                                                      : kTight;
  a.chosen = below(a.orders, chosen + finger);
  share_lists(a, coarse, rows);
}

void wide(Areas& a, float w, float h, bool coarse, Rows rows) {
  const float panel = std::round(std::clamp(0.2656f * w, 300.0f, 420.0f));
  a.panel = {w - panel, 0, panel, h};
  a.bar = {0, 0, w - panel, 48};
  a.map = {44, 84, w - panel - 68, h - 172};
  a.hours = {44, h - 58, w - panel - 68, 24};
  stack_panel(a, coarse, rows, 48, 52, 72);
}

void middle(Areas& a, float w, float h, bool coarse, Rows rows) {
  const float panel = w >= 640 ? 240.0f : std::round(std::max(0.385f * w, 196.0f));
  const bool low = h < 440;
  a.pad = 14;
  a.panel = {w - panel, 0, panel, h};
  a.bar = {0, 0, w - panel, 44};
  const float under = low ? 48.0f : 80.0f;  // the hour bar, its figures and the neatline
  a.map = {14, low ? 54.0f : 58.0f, w - panel - 28, h - (low ? 54.0f : 58.0f) - under};
  a.hours = {14, h - (low ? 36.0f : 58.0f), w - panel - 28, low ? 14.0f : 20.0f};
  stack_panel(a, coarse, rows, low ? 40 : 44, low ? 30 : 34, low ? 58 : 70);
}

// So low that the map takes the whole height, and the tools stand above the lists.
void strip(Areas& a, float w, float h, bool coarse, Rows rows) {
  const float map = std::min(std::round((h - 60) * 2), w - 28 - 2 * 240);
  const float rest = w - map - 28, column = std::round(rest / 2);
  a.pad = 14;
  a.panel = {w - rest, 0, column, h};
  a.lists = {w - rest + column, 44, rest - column, h - 44};
  a.bar = {a.lists.x, 0, a.lists.w, 44};
  a.map = {14, 12, map, h - 60};
  a.hours = {14, h - 36, map, 14};
  stack_panel(a, coarse, rows, 44, 34, 60);
  a.row = coarse ? 44 : 25;
  a.units = a.lists;
}

void phone(Areas& a, float w, float h, Stage stage) {
  a.pad = 12;
  a.row = 44;
  a.bar = a.clock = {0, 0, w, 44};
  a.orders = {0, 44, w, stage == Stage::kEnded ? 0.0f : 28.0f};
  a.actions = {0, h - 62, w, 62};
  a.chosen = {0, h - 140, w, 78};
  const float day_top = h - 192, top = a.orders.y + a.orders.h;
  // A map taller than the design's would only stretch: what is left shows the unit list.
  float map_h = std::max(day_top - top, 60.0f);
  const float most = w / 0.85f, spare = map_h - most;
  const bool lists = spare >= kHead + 88 && stage == Stage::kOrders;
  if (lists) map_h = most;
  if (stage == Stage::kEnded) map_h = std::min(map_h, w / 1.45f);
  a.map = {0, top, w, map_h};
  a.hours = {14, top + map_h + 10, w - 28, 14};
  if (w >= 508) {  // wide enough for a neatline; then for the names in the margin, or Red's tray
    const float side = w >= 700 ? 44 : 14, above = w >= 700 ? 36 : w >= 588 ? 28 : 10;
    a.map = {side, top + above, w - side - (w >= 700 ? 24 : 14), map_h - above - 8};
    a.hours.x = a.map.x;
    a.hours.w = a.map.w;
  }
  if (lists) a.units = {0, top + map_h + 52, w, a.chosen.y - top - map_h - 52};
}

}  // namespace

ImVec2 least_layout(ImVec2 window) {
  // Upright, map, sheet and thumb row lie below each other; else panel and map lie beside.
  const float w = std::max(window.x, face::kLeast_w);
  return {w, w < 460 ? 480.0f : 300.0f};
}

Areas areas(ImVec2 size, bool coarse, Rows rows, Stage stage) {
  Areas a;
  const float w = size.x, h = size.y;
  a.window = {0, 0, w, h};
  if (w < 460 || h > w * 1.05f || (w < 640 && h > w / 1.1f)) {
    a.shape = Shape::kPhone;
    phone(a, w, h, stage);
  } else if (h < 440 && w >= 860) {
    a.shape = Shape::kStrip;
    strip(a, w, h, coarse, rows);
  } else if (w >= 1024) {
    wide(a, w, h, coarse, rows);
  } else {
    a.shape = Shape::kMiddle;
    middle(a, w, h, coarse, rows);
  }
  return a;
}

}  // namespace wg::tarn_face
