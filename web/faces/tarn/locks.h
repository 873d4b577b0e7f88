// faces/tarn/locks.h — which wishes a lock refuses, whoever has them: a button, a key, the text
// view.
#pragma once
#include <string_view>

#include "faces/tarn/desk.h"

namespace wg::tarn_face {

// The control that is locked, as it stands in `lock=`; empty if the wish may come true.
std::string_view locked_by(const Locks&, const Wish&);

}  // namespace wg::tarn_face
