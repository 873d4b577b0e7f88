// faces/tarn/map.h — the front door of the map face: draw one seat's picture, and say what is under
// the pointer. The ground below it is ground.h.
#pragma once
#include "faces/tarn/layout.h"
#include "faces/tarn/picture.h"

namespace wg::tarn_face {

void draw_map(ImDrawList&, const Layout&, const Picture&, const Palette&);
Hit hit(const Layout&, const Picture&, ImVec2);

}  // namespace wg::tarn_face
