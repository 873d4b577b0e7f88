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

// Clock and order bar from the top, actions from the bottom, lists in what is left.
void stack_panel(Areas& a, bool coarse, int things, float clock_h, float orders_h,
                 float actions_h) {
  const Rect& p = a.panel;
  a.clock = {p.x, p.y, p.w, clock_h};
  a.orders = below(a.clock, orders_h);
  a.actions = {p.x, p.y + p.h - actions_h, p.w, actions_h};
  const float finger = coarse ? 12.0f : 0.0f;  // its segmented control is taller
  float left = a.actions.y - a.orders.y - a.orders.h;
  const bool separate = a.shape == Shape::kStrip;
  const float lists = separate ? 0 : kHead + kLeastList;
  float chosen = (a.shape == Shape::kWide ? kFull : kClose) + finger;
  if (chosen == kFull + finger && left < chosen + 2 * lists) chosen = kClose + finger;
  if (left < chosen + lists) chosen = kTight + finger;
  if (separate) chosen = left;
  a.chosen = below(a.orders, chosen);
  left -= chosen;
  if (separate) return;

  const auto n = static_cast<float>(things);
  const float reports = a.shape == Shape::kWide && left >= 2 * (kHead + kLeastList - 20)
                            ? kHead + 4 * (coarse ? 44 : kReportRow) - (coarse ? 70 : 0)
                        : left >= kHead + kLeastList + kFolded ? kFolded
                                                               : 0;
  a.folded = reports == kFolded;
  // Rows give way a little before the list must scroll.
  a.row = coarse ? 44
                 : std::clamp(std::floor((left - reports - kHead) / n), 24.0f,
                              a.shape == Shape::kWide ? 27.0f : 25.0f);
  const float units = std::min(kHead + n * a.row + 5, left - reports);
  a.units = below(a.chosen, reports > 0 ? a.folded ? left - reports : units : left);
  a.reports = reports > 0
                  ? Rect{p.x, a.units.y + a.units.h, p.w, a.actions.y - a.units.y - a.units.h}
                  : Rect{};
}

void wide(Areas& a, float w, float h, bool coarse, int things) {
  const float panel = std::round(std::clamp(0.2656f * w, 300.0f, 420.0f));
  a.panel = {w - panel, 0, panel, h};
  a.bar = {0, 0, w - panel, 48};
  a.map = {44, 84, w - panel - 68, h - 172};
  a.hours = {44, h - 58, w - panel - 68, 24};
  stack_panel(a, coarse, things, 48, 52, 72);
}

void middle(Areas& a, float w, float h, bool coarse, int things) {
  const float panel = w >= 640 ? 240.0f : std::round(std::max(0.385f * w, 196.0f));
  const bool low = h < 440;
  a.pad = 14;
  a.panel = {w - panel, 0, panel, h};
  a.bar = {0, 0, w - panel, 44};
  const float under = low ? 48.0f : 80.0f;  // the hour bar, its figures and the neatline
  a.map = {14, low ? 54.0f : 58.0f, w - panel - 28, h - (low ? 54.0f : 58.0f) - under};
  a.hours = {14, h - (low ? 36.0f : 58.0f), w - panel - 28, low ? 14.0f : 20.0f};
  stack_panel(a, coarse, things, low ? 40 : 44, low ? 30 : 34, low ? 58 : 70);
}

// So low that the map takes the whole height, and the tools stand above the lists.
void strip(Areas& a, float w, float h, bool coarse, int things) {
  const float map = std::min(std::round((h - 60) * 2), w - 28 - 2 * 240);
  const float rest = w - map - 28, column = std::round(rest / 2);
  a.pad = 14;
  a.panel = {w - rest, 0, column, h};
  a.lists = {w - rest + column, 44, rest - column, h - 44};
  a.bar = {a.lists.x, 0, a.lists.w, 44};
  a.map = {14, 12, map, h - 60};
  a.hours = {14, h - 36, map, 14};
  stack_panel(a, coarse, things, 44, 34, 60);
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

Areas areas(ImVec2 size, bool coarse, int things, Stage stage) {
  Areas a;
  const float w = size.x, h = size.y;
  a.window = {0, 0, w, h};
  if (w < 460 || h > w * 1.05f || (w < 640 && h > w / 1.1f)) {
    a.shape = Shape::kPhone;
    phone(a, w, h, stage);
  } else if (h < 440 && w >= 860) {
    a.shape = Shape::kStrip;
    strip(a, w, h, coarse, things);
  } else if (w >= 1024) {
    wide(a, w, h, coarse, things);
  } else {
    a.shape = Shape::kMiddle;
    middle(a, w, h, coarse, things);
  }
  return a;
}

}  // namespace wg::tarn_face
