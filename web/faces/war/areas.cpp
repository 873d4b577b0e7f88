// faces/war/areas.cpp — four layouts; the board gets whole pixels in all of them.
#include "faces/war/areas.h"

#include <algorithm>
#include <cmath>

#include "faces/sizes.h"

namespace wg::war_face {
namespace {

constexpr float kAbove = 28;  // of the board: its figures
Rect below(const Rect& r, float h) { return {r.x, r.y + r.h, r.w, h}; }

void stack_panel(Areas& a, float head, float turn, float actions) {
  const Rect& p = a.panel;
  a.head = {p.x, p.y, p.w, head};
  a.turn = below(a.head, turn);
  a.actions = {p.x, p.y + p.h - actions, p.w, actions};
  a.body = below(a.turn, a.actions.y - a.turn.y - turn);
}

float board_h(const Rect& map) { return std::floor(std::min(map.w / 25, map.h / 20)) * 20; }

// Below the board: one row, or two below each other where the height is there.
void lay_foot(Areas& a, float x, float w, float bottom, float tall) {
  const float used = a.map.y + board_h(a.map) + 8, spare = bottom - used - 2 * tall;
  if (spare < 6) {
    const float layers = std::min(390.0f, std::round(w * 0.46f));
    a.layers = {x, bottom - tall - 2, layers, tall};
    a.track = {x + layers + 16, a.layers.y, w - layers - 16, tall};
    return;
  }
  const float gap = std::round(std::min(spare / 3, 14.0f));
  a.layers = {x, used + gap, w, tall};
  a.track = {x, a.layers.y + tall + gap, w, tall};
}

void wide(Areas& a, float w, float h, bool coarse) {
  const float panel = std::round(std::clamp(0.2656f * w, 320.0f, 420.0f));
  const float foot = coarse ? 56 : 44, left = w - panel;
  a.panel = {left, 0, panel, h};
  a.bar = {0, 0, left, 48};
  a.map = {44, 48 + kAbove, left - 44 - 18, h - 48 - kAbove - foot};
  lay_foot(a, 34, left - 34 - 16, h - 4, coarse ? 44 : 32);
  stack_panel(a, 48, 104, 72);
}

void middle(Areas& a, float w, float h, bool coarse) {
  const float panel = w >= 640 ? 240.0f : std::round(std::max(0.385f * w, 196.0f));
  const bool low = h < 440;
  const float left = w - panel, tall = coarse ? 44 : 30, bar = 44;
  a.pad = 14;
  a.panel = {left, 0, panel, h};
  a.bar = {0, 0, left, bar};
  const float foot = 2 * tall + (low ? 10.0f : 20.0f);
  a.map = {27, bar + (low ? 24.0f : 26.0f), left - 27 - 7, h - bar - 26 - foot - 6};
  lay_foot(a, 16, left - 28, h - (low ? 0.0f : 4.0f), tall);
  stack_panel(a, low ? 40 : 44, low ? 40 : 66, low ? 58 : 70);
}

// So low that the board takes the whole height, and the tools stand above the second panel.
void strip(Areas& a, float w, float h, bool coarse) {
  const float tall = coarse ? 44 : 30;
  const float map_h = h - kAbove - tall - 14,
              map = std::max(std::round(map_h * 1.25f) + 40, 430.0f);
  const float column = std::round((w - map) / 2);
  a.pad = 14;
  a.panel = {map, 0, column, h};
  a.bar = {map + column, 0, w - map - column, 44};
  a.more = {map + column, 44, w - map - column, h - 44};
  a.map = {27, kAbove - 2, map - 27 - 7, map_h};
  const float layers = std::round((map - 40) * 0.5f);
  a.layers = {14, h - tall - 4, layers, tall};
  a.track = {14 + layers + 10, h - tall - 4, map - 14 - layers - 24, tall};
  stack_panel(a, 40, 40, 60);
}

void phone(Areas& a, float w, float h) {
  a.pad = 12;
  a.bar = a.head = {0, 0, w, 44};
  a.turn = {0, 44, w, 28};
  const float side = w >= 508 ? 28 : 16;
  const float top = a.turn.y + a.turn.h + 19;
  a.actions = {0, h - 62, w, 62};
  constexpr float kLeastBody = 64, kRow = 44;
  const float room = a.actions.y - top - kRow - 8 - kLeastBody;
  const float map_w = w - side - (w >= 508 ? 28.0f : 4.0f);
  a.map = {side, top, map_w, std::min(room, map_w * 0.8f)};
  const float y = top + a.map.h + 6;
  const float layers = w >= 620 ? 400.0f : 132.0f;
  a.layers = {6, y, layers, kRow};
  a.zoom = {layers + 6, y, 2 * kRow, kRow};
  const float from = a.zoom.max().x + 4;
  a.track = {from, y, w - from - 6, kRow};
  a.body = {0, y + kRow + 2, w, a.actions.y - y - kRow - 2};
}

}  // namespace

ImVec2 least_layout(ImVec2 window) {
  // Upright, board, sheet and thumb row lie below each other; else panel and board lie beside.
  const float w = std::max(window.x, face::kLeast_w);
  return {w, w < 460 ? 480.0f : 300.0f};
}

Areas areas(ImVec2 size, bool coarse) {
  Areas a;
  const float w = size.x, h = size.y;
  a.window = {0, 0, w, h};
  if (w < 460 || h > w * 1.05f) {
    a.shape = Shape::kPhone;
    phone(a, w, h);
  } else if (h < 440 && w >= 860) {
    a.shape = Shape::kStrip;
    strip(a, w, h, coarse);
  } else if (w >= 1024) {
    a.shape = Shape::kWide;
    wide(a, w, h, coarse);
  } else {
    a.shape = Shape::kMiddle;
    middle(a, w, h, coarse);
  }
  return a;
}

}  // namespace wg::war_face
