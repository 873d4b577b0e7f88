// faces/war/phone.h — upright: the board, what is told below it, a row for the thumb.
#pragma once
#include "faces/war/sitting.h"

namespace wg::war_face {

void show_phone(const Sitting&);

}  // namespace wg::war_face
