// faces/tarn/curtain.h — between two people at one screen: nothing to see until the other has sat
// down.
#pragma once
#include "faces/tarn/wish.h"
#include "ui/frame.h"

namespace wg::tarn_face {

Answer show_curtain(ui::Frame&, Seat next);  // Dismiss: they have

}  // namespace wg::tarn_face
