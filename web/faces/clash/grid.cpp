// faces/clash/grid.cpp — tiles become pixels here and nowhere else.
#include "faces/clash/grid.h"

#include <cmath>

namespace wg::clash_face {

Grid lay_out(Rect room, float ratio, const Camera& camera) {
  const float fits = std::min(room.w / kWidth, room.h / kHeight);
  Grid g;
  g.ratio = ratio;
  g.cell = std::floor(fits * ratio) / ratio;  // so that all lines are equally sharp
  const float w = g.cell * kWidth, h = g.cell * kHeight;
  g.pane = {std::floor(room.x + (room.w - w) / 2), room.y, w, h};
  g.frame = g.pane;
  if (camera.is_whole()) return g;
  g.frame = seen_through(camera, g.pane);
  g.cell = g.frame.w / kWidth;
  return g;
}

Rect rect_of(const Grid& g, Tile t) {
  return {g.frame.x + g.cell * static_cast<float>(column(t)),
          g.frame.y + g.cell * static_cast<float>(row(t)), g.cell, g.cell};
}
ImVec2 middle_of(const Grid& g, Tile t) { return rect_of(g, t).middle(); }

std::optional<Tile> tile_under(const Grid& g, ImVec2 at) {
  if (!g.pane.has(at)) return std::nullopt;
  const int r = static_cast<int>(std::floor((at.y - g.frame.y) / g.cell)),
            c = static_cast<int>(std::floor((at.x - g.frame.x) / g.cell));
  if (!is_on_map(c, r)) return std::nullopt;
  return tile_at(c, r);
}

}  // namespace wg::clash_face
