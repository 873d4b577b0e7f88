// faces/war/ground.h — the printed board: squares, frontier, mountains, passes, forts, and the
// letters and numbers round it.
#pragma once
#include "board/lines.h"
#include "faces/war/grid.h"

namespace wg::war_face {

void draw_ground(ImDrawList&, const Grid&, const Palette&);
// Letters and numbers in the margin, and the line round the board. Seen nearer they stay at the
// edges.
void draw_margin(ImDrawList&, const Grid&, const Palette&);
inline constexpr float kMargin = 20;  // room for them, at the left and above

}  // namespace wg::war_face
