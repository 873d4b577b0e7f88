// faces/clash/areas.h — where everything of the play screen lies, for any size of window.
#pragma once
#include "board/geometry.h"

namespace wg::clash_face {

using namespace board;

enum class Shape : std::uint8_t {
  kWide,    // from 1024: the panel in full
  kMiddle,  // the panel narrow
  kPhone,   // upright: the board, and a sheet below it
};

// Every screen can be laid out in this: a smaller window shows a part of it.
ImVec2 least_layout(ImVec2 window);

struct Areas {
  Shape shape = Shape::kWide;
  Rect window;
  Rect bar;            // title and tools; beside a very low board above the panel
  Rect map;            // room for the tiles: letters and numbers lie outside it
  Rect rounds, score;  // below the board: the rounds so far; points of both sides
  Rect zoom;   // of a phone: nearer and farther, in its bar; elsewhere they lie on the board
  Rect panel;  // nothing on a phone
  Rect head;   // whose turn it is, or who attacks whom
  Rect body;   // what is told: scrolls
  Rect actions;
  float pad = 22;

  bool is_narrow() const { return body.w < 300; }
};
Areas areas(ImVec2 window, bool coarse);

}  // namespace wg::clash_face
