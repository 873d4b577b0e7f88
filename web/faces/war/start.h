// faces/war/start.h — who plays whom, from which positions; and the way back to games that wait.
#pragma once
#include "faces/war/desk.h"
#include "faces/war/scene.h"

namespace wg::war_face {

Answer show_start(ui::Frame&, Desk&, const Lobby&);
Setup setup_of(const Choice&);  // the seed is the holder's to choose

}  // namespace wg::war_face
