// faces/tarn/closing.h — before an hour ends: what will happen, to go back from or to go on.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

void show_closing(const Sitting&, Rect map);

}  // namespace wg::tarn_face
