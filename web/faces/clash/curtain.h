// faces/clash/curtain.h — between two people at one screen: each sees only what their side does.
#pragma once
#include "faces/clash/wish.h"
#include "ui/frame.h"

namespace wg::clash_face {

Answer show_curtain(ui::Frame&, Seat next);  // Dismiss: they have sat down

}  // namespace wg::clash_face
