// faces/clash/plates.h — the names of places, each where it hides least, with their points in the
// holder's frame.
#pragma once
#include "clash/scenario.h"
#include "clash/view.h"

#include "faces/clash/grid.h"

namespace wg::clash_face {

inline constexpr float kNamed = 28;  // tiles smaller than that have no room for words
void draw_plates(ImDrawList&, const Grid&, const Palette&, const Scenario&, const View&);
// Points in the frame of their owner: a square is Blue's, a diamond Red's, a ring nobody's.
void draw_points(ImDrawList&, const Palette&, ImVec2 middle, std::optional<Seat>, int points);

}  // namespace wg::clash_face
