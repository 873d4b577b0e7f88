// faces/tarn/sectors.h — areas and edges, names; and the sheet drawn round them: front.cpp,
// margin.cpp.
#pragma once
#include <array>

#include "faces/tarn/layout.h"
#include "faces/tarn/picture.h"

namespace wg::tarn_face {

using Holders = std::array<Seat, kSectors>;
SectorSet in_sight(const View&);  // where an own combat unit stands, or next to it
// The hour at whose beginning the unit would be there, where the map offers that.
std::optional<Hour> offered(const View&, UnitId, Sector);
Rect name_box(const Layout&, Sector);

void draw_sectors(ImDrawList&, const Layout&, const Picture&,
                  const Palette&);  // veil, reach, edges
void draw_front(ImDrawList&, const Layout&, const Holders&, const Palette&);
void draw_names(ImDrawList&, const Layout&, const Picture&, const Palette&);
// Outside the frame: names of roads and zones, the double line; inside it: the scale, and north.
void draw_margin(ImDrawList&, const Layout&, const Palette&);

}  // namespace wg::tarn_face
