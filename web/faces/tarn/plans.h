// faces/tarn/plans.h — orders as lines: marches in the side's own colour, the fire mission.
#pragma once
#include <vector>

#include "faces/tarn/pieces.h"

namespace wg::tarn_face {

bool is_watched(const View&, Sector);  // own scouts stand next to it

// When the chosen unit could be where: written where no symbol stands.
void draw_choices(const Pen&, const Layout&, const Picture&, const std::vector<Piece>&);
// Below the symbols: where marches go after the hour that comes.
void draw_later(const Pen&, const Layout&, const Picture&, const std::vector<Piece>&);
// Above them: what moves this hour or starts the next.
void draw_arrows(const Pen&, const Layout&, const Picture&, const std::vector<Piece>&);
void draw_arrivals(const Pen&, const Layout&, const Picture&, const std::vector<Piece>&);
// `radius` closes in while the mission is fired.
void draw_fire(const Pen&, const Layout&, const View&, Sector at, float radius);

}  // namespace wg::tarn_face
