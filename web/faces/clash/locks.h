// faces/clash/locks.h — which wishes a lock refuses.
#pragma once
#include <string_view>

#include "faces/clash/desk.h"

namespace wg::clash_face {

// The control that is locked, as it stands in `lock=`; empty if the wish may come true.
std::string_view locked_by(const Locks&, const Wish&);

}  // namespace wg::clash_face
