// faces/war/reach.h — where a unit could go, and whether it would be linked there.
#pragma once
#include "war/movement.h"

namespace wg::war_face {

using namespace war;

struct Prospect {
  Square square = 0;
  bool linked = false;
};
// Nothing if it cannot move now, whatever the reason.
std::vector<Prospect> prospects(const State&, const Board&, UnitId);

}  // namespace wg::war_face
