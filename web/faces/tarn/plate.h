// faces/tarn/plate.h — the map as a picture for paper: one view of it, light, without anything that
// a player is doing.
#pragma once
#include "faces/tarn/layout.h"

namespace wg::tarn_face {

// Layout pixels. Printed 80 mm wide, its smallest letters come out at nearly seven points.
inline constexpr ImVec2 kPlate{400, 440};
inline constexpr float kPlateRatio = 2;  // device pixels per layout pixel: 254 to the inch

// From (0, 0) to kPlate. Fonts must have been loaded for that ratio.
void draw_plate(ImDrawList&, const View&);
ImU32 plate_ground();

}  // namespace wg::tarn_face
