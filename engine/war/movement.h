// war/movement.h — where a unit can go, and why not.
#pragma once
#include "core/list.h"
#include "war/lines.h"
#include "war/orders.h"

namespace wg::war {

// Within two steps of a king lie 24 squares.
using Reach = List<Square, 24>;

// Squares that unit could go to now: linked, or a relay; nearest first, then from the north-west.
// Says nothing of turns and moves already made.
Reach reach(const State&, const Board&, UnitId);

// The same as a refusal of one square.
std::optional<Refusal> refuse_way(const State&, const Board&, const Move&);

}  // namespace wg::war
