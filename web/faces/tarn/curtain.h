// faces/tarn/curtain.h — the curtain's words between Blue and Red, drawn or told. Dismiss: the
// other has sat down.
#pragma once
#include "faces/tarn/wish.h"
#include "text/leaf.h"
#include "ui/frame.h"

namespace wg::tarn_face {

Answer show_curtain(ui::Frame&, Seat next);
Answer tell_curtain(text::Leaf&, Seat next);

}  // namespace wg::tarn_face
