// faces/berth.h — where on a map a card hides least, and nothing of what it speaks of.
#pragma once
#include <span>

#include "board/geometry.h"

namespace wg::face {

using namespace board;

struct Thing {  // that a card may hide
  Rect rect;
  float weight = 1;
};
// Within `room`, a part of the map. From the lower left corner, as far from it as needed.
Rect berth(std::span<const Thing>, Rect room, ImVec2 size);

}  // namespace wg::face
