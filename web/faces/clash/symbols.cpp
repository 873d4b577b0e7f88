// faces/clash/symbols.cpp — shared symbols, and one badge of this game.
#include "faces/clash/symbols.h"

#include <cmath>

namespace wg::clash_face {
namespace {

constexpr float kBar_w = 32, kBar_h = 5.5f, kBarGap = 3;

std::uint32_t ink_of(const Pen& pen, Seat side) { return line_of(pen.palette, drawn_as(side)); }

// Toward the enemy: Blue attacks eastward, Red westward.
float forward(Seat side) { return side == Seat::kRed ? -1.0f : 1.0f; }

// Two heads of an arrow, one behind the other: it is about to go. `w`: 1 eastward, -1 westward.
void goes(const Pen& pen, ImVec2 c, Seat side, float w, float s) {
  for (const bool rim : {true, false})
    for (const float x : {0.0f, 4.5f}) {
      const ImVec2 path[] = {c + ImVec2{w * (x - 3), -5} * s, c + ImVec2{w * (x + 1), 0} * s,
                             c + ImVec2{w * (x - 3), 5} * s};
      stroke(pen.list, path, rim ? paint(pen.palette.halo) : paint(ink_of(pen, side)),
             (rim ? 5.0f : 2.2f) * pen.palette.stroke * std::max(s, 0.7f));
    }
}

}  // namespace

Mark mark_of(const Piece& p) {
  Mark m;
  m.side = drawn_as(p.side);
  m.branch = branch_of(p.sight.type);
  if (p.sight.posture == Posture::kEntrenched)
    m.dug = p.sight.dug.value_or(0) >= 2 ? Dug::kPrepared : Dug::kHasty;
  m.gives_ground = p.sight.posture == Posture::kWithdraw;
  return m;
}

Mark mark_of(const Ghost& g, Seat side) {
  Mark m;
  m.side = drawn_as(side);
  m.branch = branch_of(g.type);
  m.broken = true;  // dashed, and no bar
  m.fresh = 0.3f;
  return m;
}

void draw_symbol(const Pen& pen, ImVec2 middle, Seat side, Type type, float tall) {
  Mark m;
  m.side = drawn_as(side);
  m.branch = branch_of(type);
  m.rim = false;
  const float whole = side == Seat::kRed ? 2 * kDiamond * 0.8f : kFrame_h;
  draw(pen.at(tall / whole), middle, m);
}

void draw_condition(const Pen& pen, Rect r, const Piece& p) {
  ImDrawList& d = pen.list;
  const Palette& c = pen.palette;
  const ImU32 ink = paint(ink_of(pen, p.side));
  fill(d, r, pen.outside());
  const Rect in = r.grown(-1);
  fill(d, in, paint(c.panel));
  const float least = p.sight.least_strength, most = p.sight.most_strength;
  const float solid = in.w * least / 100;
  if (most > least) {  // somewhere in the band, so nothing of it is solid but what must be there
    fill(d, Rect{in.x, in.y, solid, in.h}, paint(ink_of(pen, p.side), 0.45f));
    const Rect band{in.x + solid, in.y, in.w * (most - least) / 100, in.h};
    fill(d, band, paint(wash_of(c, drawn_as(p.side))));
    const ImVec2 corners[] = {
        band.min(), {band.x + band.w, band.y}, band.max(), {band.x, band.y + band.h}};
    hatch(d, corners, 4, ink, 1);
    return;
  }
  fill(d, Rect{in.x, in.y, solid, in.h}, ink);
  if (!p.sight.disorder) return;
  // As much of what there is as is shaken, from its end.
  const float shaken = solid * static_cast<float>(*p.sight.disorder) / 100;
  const float step = std::max(3.0f, in.h * 0.6f), gap = step * 0.55f;
  for (float x = in.x + solid; x > in.x + solid - shaken + 0.5f; x -= step) {
    const float from = std::max(x - gap, in.x + solid - shaken);
    fill(d, Rect{from, in.y, x - from, in.h}, paint(c.panel));
  }
  if (shaken > 0.5f && solid > 0) {  // the strength is still told by a line below
    const float h = std::max(1.0f, in.h * 0.22f);
    fill(d, Rect{in.x + solid - shaken, in.y + in.h - h, shaken, h}, ink);
  }
}

void draw_grade(const Pen& pen, ImVec2 c, const Piece& p) {
  if (!p.sight.grade) return;
  const int n = static_cast<int>(at(*p.sight.grade));
  const float s = std::max(pen.scale, 0.42f), r = 2.1f * s, step = 6 * s;
  ImDrawList& d = pen.list;
  const ImU32 out = paint(pen.palette.night ? pen.palette.ink : pen.palette.sym_ink),
              halo = paint(pen.palette.halo);
  if (n == 0) {
    disc(d, c, r + 1.7f * s, halo);
    ring(d, c, r, out, 1.2f * s);
    return;
  }
  const float from = -static_cast<float>(n - 1) / 2 * step;
  for (int i = 0; i < n; ++i)
    disc(d, c + ImVec2{from + static_cast<float>(i) * step, 0}, r + 1.7f * s, halo);
  for (int i = 0; i < n; ++i) disc(d, c + ImVec2{from + static_cast<float>(i) * step, 0}, r, out);
}

void draw_supply(const Pen& pen, ImVec2 c, float r, Supply supply) {
  if (supply != Supply::kCut && supply != Supply::kStrained) return;
  ImDrawList& d = pen.list;
  const Palette& p = pen.palette;
  const bool cut = supply == Supply::kCut;
  disc(d, c, r + 1.25f, paint(p.halo));
  disc(d, c, r, paint(cut ? p.disc : p.panel));
  const ImU32 ink = paint(cut ? p.sym_ink : p.ink);
  ring(d, c, r, ink, 1.25f);
  const float k = r / 5.5f;
  if (!cut) return line(d, c + ImVec2{-2.8f * k, 0}, c + ImVec2{2.8f * k, 0}, ink, 1.75f * k);
  line(d, c + ImVec2{0, -3 * k}, c + ImVec2{0, 0.6f * k}, ink, 1.75f * k);
  disc(d, c + ImVec2{0, 2.7f * k}, 1.05f * k, ink);
}

void draw_posture(const Pen& pen, ImVec2 c, Seat side, Posture posture) {
  const ImVec2 e = extent(drawn_as(side), pen.scale);
  silhouette(pen, c, drawn_as(side));
  if (posture == Posture::kEntrenched) {
    const float grown = 3.5f * pen.scale;
    if (side == Seat::kRed) {
      const float q = e.x + 1.42f * grown;
      const ImVec2 path[] = {c + ImVec2{0, -q}, c + ImVec2{q, 0}, c + ImVec2{0, q},
                             c + ImVec2{-q, 0}};
      stroke(pen.list, path, pen.outside(), pen.width(1.5f), ImDrawFlags_Closed);
    } else {
      box(pen.list, around(c, e.x + grown, e.y + grown), pen.outside(), pen.width(1.5f));
    }
  }
  if (posture == Posture::kAssault)
    goes(pen, c + ImVec2{forward(side) * (e.x + 2), 0}, side, forward(side), pen.scale);
  if (posture == Posture::kWithdraw)
    goes(pen, c + ImVec2{-forward(side) * (e.x + 2), 0}, side, -forward(side), pen.scale);
}

void draw_piece(const Pen& pen, ImVec2 c, const Piece& p, bool ready) {
  const float s = pen.scale;
  const Mark m = mark_of(p);
  const ImVec2 e = extent(m.side, s);
  const float grown = m.dug == Dug::kNot ? 0 : 4 * s * (p.side == Seat::kRed ? 1.42f : 1);
  draw(pen, c, m);
  if (p.sight.posture == Posture::kAssault)
    goes(pen, c + ImVec2{forward(p.side) * (e.x + (p.side == Seat::kRed ? 0 : 2 * s)), 0}, p.side,
         forward(p.side), s);
  const Rect bar{c.x - kBar_w / 2 * s, c.y + e.y + grown + kBarGap * s, kBar_w * s,
                 std::max(kBar_h * s, 4.0f)};
  fill(pen.list, bar.grown(1.5f), paint(pen.palette.halo, 0.85f), 1);
  draw_condition(pen, bar, p);
  if (ready) {  // as an unspent piece is marked on any board
    const ImVec2 q{bar.x - 3.5f * s, bar.y + bar.h / 2};
    disc(pen.list, q, 3.4f * s + 1, paint(pen.palette.halo));
    disc(pen.list, q, 3.4f * s, paint(pen.palette.disc));
    ring(pen.list, q, 3.4f * s, paint(pen.palette.sym_ink), 1);
  }
  draw_grade(pen, c - ImVec2{0, e.y + grown + 4.5f * s}, p);
  draw_supply(pen, c + ImVec2{e.x * 0.86f, -e.y * (p.side == Seat::kRed ? 0.62f : 0.9f)},
              std::max(5.5f * s, 3.4f), p.supply);
}

}  // namespace wg::clash_face
