// faces/tarn/berth.h — where on the map a card hides least, and nothing of what it speaks of.
#pragma once
#include "tarn/terrain.h"

#include "faces/tarn/layout.h"
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

// Within `room`, a part of the map. From the lower left corner, as far from it as needed.
Rect berth(const Sitting&, const Layout&, Rect room, ImVec2 size, SectorSet speaks_of);

}  // namespace wg::tarn_face
