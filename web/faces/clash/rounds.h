// faces/clash/rounds.h — the game looked back at: round by round on a track, order by order by
// buttons and keys.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

void show_rounds(const Sitting&, Rect);
void show_score(const Sitting&, Rect);  // points of both sides
void show_step_buttons(const Sitting&, Rect);
void step_by(const Sitting&, int orders);
void take_replay_keys(const Sitting&);
void replay(const Sitting&);  // goes on by itself, if it was told to

}  // namespace wg::clash_face
