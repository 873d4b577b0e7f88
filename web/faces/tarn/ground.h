// faces/tarn/ground.h — the printed sheet: what never moves. Draw it once per size and theme into a
// texture; its names are drawn every time, because they lie above the veil.
#pragma once
#include "board/lines.h"
#include "faces/tarn/layout.h"

namespace wg::tarn_face {

// Some 25,000 vertices, so the list wants RendererHasVtxOffset. Nothing outside the frame is
// clipped: push the frame as clip rectangle, or draw into a texture of its size.
void draw_ground(ImDrawList&, const Layout&, const Palette&);
// Waters, spot heights, "2 h" on the tracks that take two hours. Only where the sheet is large
// enough.
void draw_ground_names(ImDrawList&, const Layout&, const Palette&);

}  // namespace wg::tarn_face
