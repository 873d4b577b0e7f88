// faces/clash/text.h — every screen in words and native controls: the same scenes, the same wishes,
// no canvas.
#pragma once
#include "faces/clash/desk.h"
#include "faces/clash/scene.h"
#include "text/leaf.h"

namespace wg::clash_face {

Answer tell_start(text::Leaf&, Desk&, const Lobby&);
Answer tell_play(text::Leaf&, Desk&, const Scene&);  // looking back and the end as well
Answer tell_curtain(text::Leaf&, Seat next);

}  // namespace wg::clash_face
