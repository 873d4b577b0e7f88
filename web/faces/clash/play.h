// faces/clash/play.h — the screen on which the game is played and looked back at.
#pragma once
#include "faces/clash/desk.h"
#include "faces/clash/scene.h"

namespace wg::clash_face {

Answer show_play(ui::Frame&, Desk&, const Scene&, std::uint64_t now_ms);

}  // namespace wg::clash_face
