// faces/lens.h — a map seen nearer: by two fingers, the wheel, keys, and buttons on it. `pane`:
// where it is shown.
#pragma once
#include "faces/desk.h"

namespace wg::face {

// What two fingers and the wheel ask of the camera in this frame.
void move_camera(ui::Frame&, Desk&, const Rect& pane);
// A finger or the mouse that holds the map itself: seen nearer, it moves.
bool was_dragged();  // a finger that strays is no tap
void drag_map(ui::Frame&, Desk&, const Rect& pane);
// While the map is seen nearer: less, more, and the whole of it again.
void show_lens(ui::Frame&, Desk&, const Rect& pane);
void take_lens_keys(ui::Frame&, Desk&, const Rect& pane);  // + and - and, where it is nobody's, 0

}  // namespace wg::face
