// faces/war/curtain.h — between two people at one screen, while both place their units unseen.
#pragma once
#include "faces/war/wish.h"
#include "ui/frame.h"

namespace wg::war_face {

Answer show_curtain(ui::Frame&, Seat next);  // Dismiss: they have sat down

}  // namespace wg::war_face
