// clash/sighting.h — who sees whom how well, and how well a unit stands where it is. Only the rules
// look here: it knows the truth.
#pragma once
#include "clash/view.h"

namespace wg::clash {

inline constexpr int kSeesFar = 3;  // tiles; scouts see as far in detail. Ours

// Of a unit, by the other side.
Level level_of(const State&, const Force&, bool fog);
// What each side has just seen, and what it sees no longer where it had been.
void remember(const Setup&, State&);
// Everything, each piece known in full.
View whole(const Setup&, const State&);

}  // namespace wg::clash
