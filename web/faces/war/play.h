// faces/war/play.h — the screen on which the game is played, placed and looked back at.
#pragma once
#include "faces/war/desk.h"
#include "faces/war/scene.h"

namespace wg::war_face {

Answer show_play(ui::Frame&, Desk&, const Scene&, std::uint64_t now_ms);

}  // namespace wg::war_face
