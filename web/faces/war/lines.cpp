// faces/war/lines.cpp — straight pieces, each once.
#include "faces/war/lines.h"

#include <algorithm>
#include <cmath>

#include "war/units.h"

namespace wg::war_face {
namespace {

// A straight line of the board, and from which square to which it is covered.
struct Stretch {
  Way way{};  // toward the east, or south
  Square from = 0, to = 0;
  bool cut_from = false, cut_to = false;  // by an enemy beyond its ends
  bool ends_from = true, ends_to = true;  // not at the edge of the board
};

Way turned(Way w) { return {-w.row, -w.column}; }
bool is_forward(Way w) { return w.column > 0 || (w.column == 0 && w.row > 0); }
int along_it(Square s, Way w) { return w.column != 0 ? column_of(s) : row_of(s); }
// The same for all squares of one straight line.
int which_line(Square s, Way w) {
  return w.row == 0      ? row_of(s)
         : w.column == 0 ? column_of(s)
         : w.row > 0     ? row_of(s) - column_of(s)
                         : row_of(s) + column_of(s);
}

// What lies on one line is drawn once, however many arsenals and relays send it out.
std::vector<Stretch> stretches(const State& s, const Board& board, Seat side) {
  std::vector<Stretch> all;
  for (const Ray& ray : rays(s, board, side)) {
    const Way out = *way_to(ray.from, ray.to);
    const Square beyond = next(ray.to, out);
    const UnitId there = beyond == kNowhere ? kNobody : board.on(beyond);
    const bool cut = there != kNobody && side_of(there) != side;
    Stretch q{out, ray.from, ray.to, false, cut, false, beyond != kNowhere};
    if (!is_forward(out))
      q = {turned(out), ray.to, ray.from, cut, false, beyond != kNowhere, false};
    const auto joins = [&](const Stretch& other) {
      return other.way == q.way && which_line(other.from, q.way) == which_line(q.from, q.way) &&
             along_it(other.from, q.way) <= along_it(q.to, q.way) &&
             along_it(q.from, q.way) <= along_it(other.to, q.way);
    };
    for (std::size_t i = 0; i < all.size();) {
      if (!joins(all[i])) {
        ++i;
        continue;
      }
      const Stretch& o = all[i];
      if (along_it(o.from, q.way) < along_it(q.from, q.way) || (o.from == q.from && o.ends_from))
        q.from = o.from, q.cut_from = o.cut_from, q.ends_from = o.ends_from;
      if (along_it(o.to, q.way) > along_it(q.to, q.way) || (o.to == q.to && o.ends_to))
        q.to = o.to, q.cut_to = o.cut_to, q.ends_to = o.ends_to;
      all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
    }
    all.push_back(q);
  }
  return all;
}

struct Piece {
  ImVec2 from{}, to{};
  bool cut_from = false, cut_to = false;
};
// A little beyond the square on which it stops, so that it is seen to be stopped.
Piece piece(const Grid& g, const Stretch& q) {
  const ImVec2 step =
      ImVec2{static_cast<float>(q.way.column), static_cast<float>(q.way.row)} * (0.45f * g.cell);
  Piece p{middle_of(g, q.from), middle_of(g, q.to), q.cut_from, q.cut_to};
  if (q.ends_from) p.from = p.from - step;
  if (q.ends_to) p.to = p.to + step;
  return p;
}

}  // namespace

void draw_lines(ImDrawList& d, const Grid& g, const Palette& p, const State& s, const Board& board,
                Seat side) {
  const std::uint32_t ink = line_of(p, drawn_as(side));
  const bool solid = side == kSouth;
  const float thick = p.stroke * g.stroke() * std::clamp(g.cell / 34, 0.75f, 1.35f);
  std::vector<Piece> all;
  for (const Stretch& q : stretches(s, board, side)) all.push_back(piece(g, q));
  for (const Piece& q : all)
    line(d, q.from, q.to, paint(p.halo, 0.65f), (solid ? 4.0f : 3.0f) * thick);
  const auto bar = [&](ImVec2 at, ImVec2 way) {
    const ImVec2 across = left_of(unit(way)) * (6 * g.cell / 34);
    line(d, at - across, at + across, paint(ink), 2.5f * thick);
  };
  for (const Piece& q : all) {
    if (solid) {
      line(d, q.from, q.to, paint(ink, 0.72f), 1.6f * thick);
    } else {
      const ImVec2 path[] = {q.from, q.to};
      dashed(d, path, 2, 4 * std::clamp(g.cell / 34, 0.7f, 1.35f), paint(ink, 0.8f), 1.4f * thick);
    }
    if (q.cut_from) bar(q.from, q.to - q.from);
    if (q.cut_to) bar(q.to, q.to - q.from);
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
