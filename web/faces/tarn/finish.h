// faces/tarn/finish.h — the end of the game, where the orders were: who won and why, what it cost.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

void show_finish(const Sitting&, Rect);

}  // namespace wg::tarn_face
