// faces/clash/ground.h — the printed board: terrain, river, roads, towns and their works, and the
// letters and numbers round it.
#pragma once
#include "clash/scenario.h"

#include "faces/clash/grid.h"

namespace wg::clash_face {

// All of it, whatever of it is in sight: whoever holds a texture prints it once.
void draw_ground(ImDrawList&, const Grid&, const Palette&, const Scenario&);
// Letters and numbers in the margin, and the line round the board. Seen nearer they stay at the
// edges.
void draw_margin(ImDrawList&, const Grid&, const Palette&);

}  // namespace wg::clash_face
