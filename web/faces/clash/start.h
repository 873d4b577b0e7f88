// faces/clash/start.h — who plays whom, in which battle; and the way back to games that wait.
#pragma once
#include "faces/clash/desk.h"
#include "faces/clash/scene.h"

namespace wg::clash_face {

Answer show_start(ui::Frame&, Desk&, const Lobby&);
Setup setup_of(const Choice&);              // the seed is the holder's to choose
View opening(const Choice&);                // of the battle, as that side knows it
std::optional<Battle> next_lesson(Battle);  // the position after that one

}  // namespace wg::clash_face
