// faces/clash/areas.cpp — the layouts; tiles get whole pixels in all of them.
#include "faces/clash/areas.h"

#include <algorithm>
#include <cmath>

#include "faces/sizes.h"

namespace wg::clash_face {
namespace {

Rect below(const Rect& r, float h) { return {r.x, r.y + r.h, r.w, h}; }

void stack_panel(Areas& a, float head, float actions) {
  const Rect& p = a.panel;
  a.head = {p.x, p.y, p.w, head};
  a.actions = {p.x, p.y + p.h - actions, p.w, actions};
  a.body = below(a.head, a.actions.y - a.head.y - head);
}

float board_h(const Rect& map) { return std::floor(std::min(map.w / 16, map.h / 12)) * 12; }

// Rounds and points below the board; what height is left over is shared out above and below it.
void lay_foot(Areas& a, float gap, float tall, float bottom) {
  const float used = board_h(a.map), foot = gap + tall + 30;
  const float spare = std::max(bottom - a.map.y - used - foot, 0.0f);
  a.map.y += std::round(std::min(spare * 0.35f, 48.0f));
  a.map.h = std::min(a.map.h, used + 11);  // half pixels make it a little taller
  a.rounds = {a.map.x, a.map.y + used + gap, a.map.w, tall};
  a.score = {a.map.x, a.rounds.y + tall + 6, a.map.w, 22};
}

void wide(Areas& a, float w, float h, bool coarse) {
  const float panel = std::round(std::clamp(0.29375f * w, 340.0f, 440.0f)), left = w - panel;
  const float tall = coarse ? 44 : 24, foot = 22 + tall + 44;
  a.panel = {left, 0, panel, h};
  a.bar = {0, 0, left, 48};
  a.map = {52, 86, left - 52 - 20, h - 86 - foot};
  lay_foot(a, coarse ? 14 : 22, tall, h);
  stack_panel(a, 48, 66);
}

void middle(Areas& a, float w, float h, bool coarse) {
  const bool low = h < 440, strip = low && w >= 860;  // the tools have no room above so low a board
  const float tall = coarse ? 44 : 24, bar = 44, gap = low ? 8 : 12, top = (strip ? 0 : bar) + 26;
  const float room = h - top - gap - tall - 32;  // for the board
  float panel = w >= 700 ? 250.0f : std::round(std::max(0.4f * w, 196.0f));
  if (low) panel = std::max(panel, w - std::floor(room / 12) * 16 - 46);
  const float left = w - panel;
  a.pad = panel > 500 ? std::round((panel - 472) / 2) : 14;
  a.panel = {left, 0, panel, h};
  a.bar = strip ? Rect{left, 0, panel, bar} : Rect{0, 0, left, bar};
  a.map = {27, top, left - 27 - 9, room};
  lay_foot(a, gap, tall, h);
  stack_panel(a, low ? 40 : 44, low ? 58 : 66);
  if (!strip) return;
  a.head.y += bar;
  a.body.y += bar;
  a.body.h -= bar;
}

void phone(Areas& a, float w, float h) {
  a.pad = 12;
  a.bar = a.head = {0, 0, w, 44};
  a.score = {0, 44, w, 26};
  const float side = w >= 508 ? 28 : 18;
  const float top = a.score.y + a.score.h + 19;
  a.actions = {0, h - 62, w, 62};
  constexpr float kLeastBody = 64, kRow = 44;
  const float room = a.actions.y - top - kRow - 8 - kLeastBody;
  const float map_w = w - side - (w >= 508 ? 28.0f : 6.0f);
  a.map = {side, top, map_w, std::min(room, map_w * 0.75f)};
  const float y = top + a.map.h + 6;
  a.zoom = {w - 2 - 4 * kRow, 0, 2 * kRow, kRow};
  a.rounds = {8, y, w - 16, kRow};
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
  } else if (w >= 1024 && h >= 440) {
    a.shape = Shape::kWide;
    wide(a, w, h, coarse);
  } else {
    a.shape = Shape::kMiddle;
    middle(a, w, h, coarse);
  }
  return a;
}

}  // namespace wg::clash_face
