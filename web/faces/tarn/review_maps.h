// faces/tarn/review_maps.h — one side's picture, or the truth, as a sheet with its differences
// numbered.
#pragma once
#include "faces/tarn/review_parts.h"

namespace wg::tarn_face {

// `progress`: how far the hour that led here has been played.
void show_seen(const Reviewing&, Rect, Seat, float progress);

}  // namespace wg::tarn_face
