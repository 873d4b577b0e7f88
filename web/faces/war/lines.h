// faces/war/lines.h — both sides' lines of communication, and the arsenals they begin at.
#pragma once
#include "war/lines.h"

#include "board/lines.h"
#include "faces/war/grid.h"

namespace wg::war_face {

// South's are solid, North's dotted; a bar across where an enemy cuts one.
void draw_lines(ImDrawList&, const Grid&, const Palette&, const State&, const Board&, Seat);
// A square heart is South's, a diamond North's; a crossed ring was eliminated.
void draw_arsenals(ImDrawList&, const Grid&, const Palette&, std::uint8_t standing);

}  // namespace wg::war_face
