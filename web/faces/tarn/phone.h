// faces/tarn/phone.h — the upright layout: clock above the map, the chosen unit and the actions
// below it, everything else in a menu.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

void show_phone(const Sitting&);

}  // namespace wg::tarn_face
