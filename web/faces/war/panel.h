// faces/war/panel.h — whose turn it is, what has been done in it, and what to do.
#pragma once
#include "faces/war/sitting.h"

namespace wg::war_face {

void show_head(const Sitting&, Rect);
void show_turn(const Sitting&, Rect);  // five moves and an attack; or units placed
void show_body(const Sitting&, Rect, bool second = false);  // of a strip's two the right one
void show_actions(const Sitting&, Rect);
void show_layers(const Sitting&, Rect);  // what the board shows

}  // namespace wg::war_face
