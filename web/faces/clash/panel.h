// faces/clash/panel.h — whose turn it is or who attacks whom, what is told of it, what to do.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

void show_head(const Sitting&, Rect);
void show_body(const Sitting&, Rect);
void show_actions(const Sitting&, Rect);
// "Round 4 of 10".
std::string round_now(const Sitting&);

}  // namespace wg::clash_face
