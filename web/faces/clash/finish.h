// faces/clash/finish.h — who won, by what, and where to go from there.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

void show_finish(const Sitting&, Rect);

}  // namespace wg::clash_face
