// faces/war/text.h — every screen in words and native controls: the same scenes, the same wishes,
// no canvas.
#pragma once
#include "faces/war/desk.h"
#include "faces/war/scene.h"
#include "text/leaf.h"

namespace wg::war_face {

Answer tell_start(text::Leaf&, Desk&, const Lobby&);
Answer tell_play(text::Leaf&, Desk&, const Scene&);  // placing, looking back and the end as well
Answer tell_curtain(text::Leaf&, Seat next);

}  // namespace wg::war_face
