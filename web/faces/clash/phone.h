// faces/clash/phone.h — upright: the board, what is told below it, a row for the thumb.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

void show_phone(const Sitting&);

}  // namespace wg::clash_face
