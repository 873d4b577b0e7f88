// faces/tarn/locks.h — which wishes a lock refuses, those of every game and this one's.
#pragma once
#include <string_view>

#include "faces/tarn/desk.h"

namespace wg::tarn_face {

// The control that is locked, as it stands in `lock=`; empty if the wish may come true.
std::string_view locked_by(const Locks&, const Wish&);

}  // namespace wg::tarn_face
