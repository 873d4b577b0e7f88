// faces/war/column_signs.cpp — the signs on the board and what they mean.
#include <functional>

#include "faces/war/column.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

void cross(ImDrawList& d, ImVec2 c, std::uint32_t ink) {
  line(d, c + ImVec2{-5, -5}, c + ImVec2{5, 5}, paint(ink), 2.25f);
  line(d, c + ImVec2{5, -5}, c + ImVec2{-5, 5}, paint(ink), 2.25f);
}

}  // namespace

float Column::signs_h() const { return narrow() ? 48 + 6 * 22.0f : 54 + 3 * 24.0f; }

float Column::signs(float y) const {
  // Of the side whose marks are on the board: of this turn if anything moved, else of the one
  // before.
  const bool before =
      s.scene.taken == 0 && s.scene.step > 0 && s.scene.step <= s.scene.turns.size();
  const Seat own = s.seat() == kNorth ? kNorth : kSouth,
             side = before ? s.scene.turns[s.scene.step - 1].side : s.state().to_move;
  ImDrawList& d = f.list();
  struct Sign {
    std::string_view words;
    std::function<void(ImVec2)> show;
  };
  const Sign all[] = {{"moved from here",
                       [&](ImVec2 c) {
                         if (side == kSouth) return ring(d, c, 4.5f, paint(s.ink(side)), 1.75f);
                         const ImVec2 q[] = {c + ImVec2{0, -5.5f}, c + ImVec2{5.5f, 0},
                                             c + ImVec2{0, 5.5f}, c + ImVec2{-5.5f, 0}};
                         stroke(d, q, paint(s.ink(side)), 1.75f, ImDrawFlags_Closed);
                       }},
                      {"cut off", [&](ImVec2 c) { draw_cut_off(d, p, c, 6); }},
                      {"must retreat", [&](ImVec2 c) { draw_dislodged(d, p, c, 6.5f); }},
                      {"has retreated", [&](ImVec2 c) { draw_barred(d, p, c, 6); }},
                      {"destroyed here", [&](ImVec2 c) { cross(d, c, s.ink(other(side))); }},
                      {"linked there", [&](ImVec2 c) {
                         fill(d, around(c, 8, 8), paint(wash_of(p, Sitting::drawn_as(own))), 2);
                         disc(d, c, 3.6f, paint(s.ink(own)));
                       }}};
  y = heading(y, "Signs");
  const float step = narrow() ? 22 : 24;
  for (std::size_t i = 0; i < std::size(all); ++i) {
    const bool right_column = !narrow() && i % 2 == 1;
    const float at = right_column ? x + width() / 2 : x;
    all[i].show({at + 9, y - 4.5f});
    text(f, Style::kNote, {at + 26, y}, p.ink2, all[i].words);
    if (narrow() || i % 2 == 1) y += step;
  }
  return foot(y - step);
}

}  // namespace wg::war_face
