// faces/tarn/lens.h — the map seen nearer: by two fingers, the wheel, keys, and buttons on it.
#pragma once
#include "faces/tarn/layout.h"
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

// What two fingers and the wheel ask of the camera in this frame. `pane`: where the map is shown.
void move_camera(const Sitting&, const Rect& pane);
// A finger or the mouse that holds the map itself: seen nearer, it moves.
void drag_map(const Sitting&, const Rect& pane);
// While the map is seen nearer: less, more, and the whole sheet again.
void show_lens(const Sitting&, const Layout&);
void take_lens_keys(const Sitting&, const Rect& pane);  // + and - and, where no unit has it, 0

}  // namespace wg::tarn_face
