// faces/war/steps.h — the game looked back at: turn by turn on a track, order by order by buttons
// and keys.
#pragma once
#include "faces/war/sitting.h"

namespace wg::war_face {

void show_track(const Sitting&, Rect);         // the turns so far
void show_step_buttons(const Sitting&, Rect);  // back, play, on: by orders
void step_by(const Sitting&, int orders);
void take_replay_keys(const Sitting&);
void replay(const Sitting&);  // goes on by itself, if it was told to

}  // namespace wg::war_face
