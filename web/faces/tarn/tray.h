// faces/tarn/tray.h — Red's units still to come: a strip along its entry edge.
#pragma once
#include <vector>

#include "faces/tarn/pieces.h"

namespace wg::tarn_face {

std::vector<Piece> waiting(const Layout&, const Picture&);  // nobody, if there is no tray
float tray_scale(const Layout&, std::size_t units);
void draw_tray(const Pen&, const Layout&, const Picture&);

}  // namespace wg::tarn_face
