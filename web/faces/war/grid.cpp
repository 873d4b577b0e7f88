// faces/war/grid.cpp — squares become pixels here and nowhere else.
#include "faces/war/grid.h"

#include <cmath>

namespace wg::war_face {

Grid lay_out(Rect room, float ratio, const Camera& camera) {
  const float fits = std::min(room.w / kColumns, room.h / kRows);
  Grid g;
  g.ratio = ratio;
  g.cell = std::floor(fits * ratio) / ratio;  // so that all lines are equally sharp
  const float w = g.cell * kColumns, h = g.cell * kRows;
  g.pane = {std::floor(room.x + (room.w - w) / 2), room.y, w, h};
  g.frame = g.pane;
  if (camera.is_whole()) return g;
  g.frame = seen_through(camera, g.pane);
  g.cell = g.frame.w / kColumns;
  return g;
}

Rect rect_of(const Grid& g, Square s) {
  return {g.frame.x + g.cell * static_cast<float>(column_of(s)),
          g.frame.y + g.cell * static_cast<float>(row_of(s)), g.cell, g.cell};
}
ImVec2 middle_of(const Grid& g, Square s) { return rect_of(g, s).middle(); }

std::optional<Square> square_under(const Grid& g, ImVec2 at) {
  if (!g.pane.has(at)) return std::nullopt;
  const int row = static_cast<int>(std::floor((at.y - g.frame.y) / g.cell)),
            column = static_cast<int>(std::floor((at.x - g.frame.x) / g.cell));
  if (!on_board(row, column)) return std::nullopt;
  return square_at(row, column);
}

}  // namespace wg::war_face
