// faces/war/locks.h — which wishes a lock refuses, those of every game and this one's.
#pragma once
#include <string_view>

#include "faces/war/desk.h"

namespace wg::war_face {

// The control that is locked, as it stands in `lock=`; empty if the wish may come true.
std::string_view locked_by(const Locks&, const Wish&);

}  // namespace wg::war_face
