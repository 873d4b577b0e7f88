// faces/clash/plates.h — the names of places, each where it hides least, with their points in the
// holder's frame.
#pragma once
#include <vector>

#include "clash/scenario.h"
#include "clash/view.h"

#include "faces/clash/grid.h"

namespace wg::clash_face {

inline constexpr float kNamed = 28;  // tiles smaller than that have no room for words
// In tiles: where the names lie, in the order of the places, and where the bars of units do.
std::vector<Rect> lay_plates(float cell, const Scenario&, const View&);
std::vector<Rect> bars_of(const View&);
void draw_plates(ImDrawList&, const Grid&, const Palette&, const Scenario&, const View&);
// Points in the frame of their owner: a square is Blue's, a diamond Red's, a ring nobody's.
void draw_points(ImDrawList&, const Palette&, ImVec2 middle, std::optional<Seat>, int points);

}  // namespace wg::clash_face
