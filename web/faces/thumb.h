// faces/thumb.h — on a telephone: nearer and farther, in reach of a thumb.
#pragma once
#include "faces/desk.h"

namespace wg::face {

// `nearer`: where somebody who looks nearer wants to look.
void show_zoom(ui::Frame&, Desk&, Rect, Rect pane, ImVec2 nearer);

}  // namespace wg::face
