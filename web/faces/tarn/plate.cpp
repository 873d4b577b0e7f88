// faces/tarn/plate.cpp — ground and map, drawn once with the light palette.
#include "faces/tarn/plate.h"

#include "faces/tarn/ground.h"
#include "faces/tarn/map.h"

namespace wg::tarn_face {
namespace {
const Palette& light() { return palette(Theme::kLight); }
}  // namespace

void draw_plate(ImDrawList& list, const View& view) {
  // Without Red's tray: all plates are alike.
  const Layout layout = lay_out({0, 0, kPlate.x, kPlate.y}, View{}, kPlateRatio);
  Picture picture;
  picture.now = &view;
  picture.shows_reach = false;
  list.PushClipRect(layout.frame.min(), layout.frame.max());
  draw_ground(list, layout, light());
  list.PopClipRect();
  draw_map(list, layout, picture, light());
}

ImU32 plate_ground() { return paint(light().land); }

}  // namespace wg::tarn_face
