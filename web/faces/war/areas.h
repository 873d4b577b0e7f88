// faces/war/areas.h — where everything of the play screen lies, for any size of window.
#pragma once
#include "board/geometry.h"

namespace wg::war_face {

using namespace board;

enum class Shape : std::uint8_t {
  kWide,    // from 1024: the panel in full
  kMiddle,  // the panel narrow
  kStrip,   // wide and very low: two panels
  kPhone,   // upright: the board, and a sheet below it
};

// Every screen can be laid out in this: a smaller window shows a part of it.
ImVec2 least_layout(ImVec2 window);

struct Areas {
  Shape shape = Shape::kWide;
  Rect window;
  Rect bar;            // title and tools
  Rect map;            // room for the squares: letters and numbers lie outside it
  Rect layers, track;  // below the board: what it shows, and the turns so far
  Rect zoom;           // of a phone: nearer and farther; elsewhere they lie on the board
  Rect panel;          // nothing on a phone
  Rect head, turn;     // whose turn it is; its moves
  Rect body;           // what is told of it: scrolls
  Rect more;           // the second panel of a strip, else nothing
  Rect actions;
  float pad = 22;

  bool is_narrow() const { return body.w < 280; }
};
Areas areas(ImVec2 window, bool coarse);

}  // namespace wg::war_face
