// faces/war/finish.h — who won, by what, and where to go from there.
#pragma once
#include "faces/war/sitting.h"

namespace wg::war_face {

void show_finish(const Sitting&, Rect);

}  // namespace wg::war_face
