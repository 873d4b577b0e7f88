// faces/war/grid.h — where the board lies on the screen, and where its squares lie on it.
#pragma once
#include <optional>

#include "war/board.h"

#include "board/lines.h"
#include "faces/camera.h"

namespace wg::war_face {

using namespace war;
using namespace board;
using face::Camera;

struct Grid {
  Rect frame;      // all 25 by 20 squares
  Rect pane;       // what is in sight of them
  float cell = 0;  // layout pixels
  float ratio = 1;

  bool is_whole() const { return frame.w <= pane.w + 1; }
  // Of symbols: a diamond fills its square a little more than a rectangle does.
  float scale(Seat side) const { return cell / 34 * (side == kNorth ? 0.80f : 0.72f); }
  float stroke() const { return cell < 20 ? 0.75f : 1; }  // small squares want thinner lines
};
// The largest board that fits, from the top of the room, in the middle of it.
Grid lay_out(Rect room, float ratio, const Camera& = {});

Rect rect_of(const Grid&, Square);
ImVec2 middle_of(const Grid&, Square);
std::optional<Square> square_under(const Grid&, ImVec2);
inline ImVec2 place_of(Square s) {  // in 0…1 of the board
  return {(static_cast<float>(column_of(s)) + 0.5f) / kColumns,
          (static_cast<float>(row_of(s)) + 0.5f) / kRows};
}

constexpr Side drawn_as(Seat seat) { return seat == kNorth ? Side::kRed : Side::kBlue; }

}  // namespace wg::war_face
