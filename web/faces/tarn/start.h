// faces/tarn/start.h — the screen before a game: which side, what digging in is worth, against
// whom.
#pragma once
#include "faces/tarn/desk.h"
#include "faces/tarn/scene.h"

namespace wg::tarn_face {

Answer show_start(ui::Frame&, Desk&, const Lobby&);
tarn::Setup setup_of(const Choice&);

}  // namespace wg::tarn_face
