// faces/clash/grid.h — where the board lies on the screen, and where its tiles lie on it.
#pragma once
#include <optional>

#include "clash/map.h"
#include "core/rules.h"

#include "board/lines.h"
#include "faces/camera.h"

namespace wg::clash_face {

using namespace clash;
using namespace board;
using face::Camera;

struct Grid {
  Rect frame;      // all 16 by 12 tiles
  Rect pane;       // what is in sight of them
  float cell = 0;  // layout pixels
  float ratio = 1;

  bool is_whole() const { return frame.w <= pane.w + 1; }
  // Of lengths that were designed for a tile of 52.
  float scale() const { return cell / 52; }
  float stroke() const { return cell < 30 ? 0.75f : 1; }  // small tiles want thinner lines
};
// The largest board that fits, from the top of the room, in the middle of it.
Grid lay_out(Rect room, float ratio, const Camera& = {});

Rect rect_of(const Grid&, Tile);
ImVec2 middle_of(const Grid&, Tile);
std::optional<Tile> tile_under(const Grid&, ImVec2);
inline ImVec2 place_of(Tile t) {  // in 0…1 of the board
  return {(static_cast<float>(column(t)) + 0.5f) / kWidth,
          (static_cast<float>(row(t)) + 0.5f) / kHeight};
}

constexpr Side drawn_as(Seat seat) { return seat == Seat::kRed ? Side::kRed : Side::kBlue; }

}  // namespace wg::clash_face
