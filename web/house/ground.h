// house/ground.h — the map beneath the pieces, printed once into a texture: it may have tens of
// thousands of corners.
#pragma once
#include <functional>

#include "board/geometry.h"
#include "board/palette.h"
#include "screen/picture.h"

namespace wg::house {

class Ground {
 public:
  // Draws the whole map into a frame; what lies outside the pane is cut off.
  using Draw = std::function<void(ImDrawList&, board::Rect frame)>;

  // Shows in `pane` what it shows of the map in `frame`. Printed anew where size, theme, pixel
  // ratio or camera are others; while fingers hold the map, what was printed moves with it.
  void show(ImDrawList&, board::Theme, board::Rect pane, board::Rect frame, bool held, const Draw&);

 private:
  screen::Picture picture_;
  board::Theme theme_ = board::Theme::kLight;
  board::Rect of_map_;  // which part of the map is printed, in 0…1
};

}  // namespace wg::house
