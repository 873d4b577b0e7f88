// faces/war/lines.cpp — straight pieces, each once.
#include "faces/war/lines.h"

#include <cmath>

#include "war/units.h"

namespace wg::war_face {
namespace {

struct Piece {
  Ray ray;
  bool cut = false;  // by an enemy on the next square
  ImVec2 from{}, to{};
};

// As far as the edge of the square on which it stops.
Piece piece(const Grid& g, const State& s, const Board& board, Seat side, const Ray& ray) {
  Piece p{ray, false, middle_of(g, ray.from), middle_of(g, ray.to)};
  const Square beyond = next(ray.to, *way_to(ray.from, ray.to));
  if (beyond == kNowhere) return p;
  const UnitId there = board.on(beyond);
  p.cut = there != kNobody && side_of(there) != side && is_there(s, there);
  p.to = lerp(p.to, middle_of(g, beyond), 0.45f);
  return p;
}

}  // namespace

void draw_lines(ImDrawList& d, const Grid& g, const Palette& p, const State& s, const Board& board,
                Seat side) {
  const std::uint32_t ink = line_of(p, drawn_as(side));
  const bool solid = side == kSouth;
  const float thick = p.stroke * g.stroke() * std::max(g.cell / 34, 0.75f);
  std::vector<Piece> all;
  for (const Ray& ray : rays(s, board, side)) all.push_back(piece(g, s, board, side, ray));
  for (const Piece& q : all)
    line(d, q.from, q.to, paint(p.halo, 0.65f), (solid ? 4.0f : 3.0f) * thick);
  for (const Piece& q : all) {
    if (solid) {
      line(d, q.from, q.to, paint(ink, 0.72f), 1.6f * thick);
    } else {
      const ImVec2 path[] = {q.from, q.to};
      dashed(d, path, 2, 4 * std::max(g.cell / 34, 0.7f), paint(ink, 0.8f), 1.4f * thick);
    }
    if (!q.cut) continue;
    const ImVec2 across = left_of(unit(q.to - q.from)) * (6 * g.cell / 34);
    line(d, q.to - across, q.to + across, paint(ink), 2.5f * thick);
  }
}

void draw_arsenals(ImDrawList& d, const Grid& g, const Palette& p, std::uint8_t standing) {
  const float k = g.cell / 34, thick = p.stroke * g.stroke();
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    const ImVec2 c = middle_of(g, kArsenals[i]);
    if (!g.pane.grown(g.cell).has(c)) continue;
    if (!stands(standing, i)) {
      disc(d, c, 12.5f * k, paint(p.halo, 0.85f));
      ring(d, c, 12 * k, paint(p.ink3), 1.75f * thick);
      const float x = 8 * k;
      line(d, c + ImVec2{-x, -x}, c + ImVec2{x, x}, paint(p.ink3), 1.75f * thick);
      line(d, c + ImVec2{x, -x}, c + ImVec2{-x, x}, paint(p.ink3), 1.75f * thick);
      continue;
    }
    const Seat owner = owner_of(i);
    const std::uint32_t ink = line_of(p, drawn_as(owner));
    disc(d, c, 13 * k, paint(p.panel));
    ring(d, c, 12.5f * k, paint(ink), 2.5f * thick);
    if (owner == kSouth) {
      fill(d, around(c, 5.5f * k, 5.5f * k), paint(ink));
    } else {
      const float r = 7.4f * k;
      const ImVec2 heart[] = {c + ImVec2{0, -r}, c + ImVec2{r, 0}, c + ImVec2{0, r},
                              c + ImVec2{-r, 0}};
      d.AddConvexPolyFilled(heart, 4, paint(ink));
    }
  }
}

}  // namespace wg::war_face
