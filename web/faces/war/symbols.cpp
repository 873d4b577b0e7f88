// faces/war/symbols.cpp — shared symbols, and three badges of this game.
#include "faces/war/symbols.h"

namespace wg::war_face {

Mark mark_of(UnitId id) {
  Mark m;
  m.side = drawn_as(side_of(id));
  m.branch = branch_of(kind_of(id));
  return m;
}

void draw_symbol(const Pen& pen, ImVec2 middle, Seat side, Kind kind, float tall) {
  Mark m;
  m.side = drawn_as(side);
  m.branch = branch_of(kind);
  m.rim = false;
  const float whole = side == kNorth ? 2 * kDiamond * 0.8f : kFrame_h;
  draw(pen.at(tall / whole), middle, m);
}

namespace {

void amber(ImDrawList& d, const Palette& p, ImVec2 c, float r) {
  disc(d, c, r + 1.25f, paint(p.halo));
  disc(d, c, r, paint(p.disc));
  ring(d, c, r, paint(p.sym_ink), 1.25f);
}

}  // namespace

void draw_cut_off(ImDrawList& d, const Palette& p, ImVec2 c, float r) {
  amber(d, p, c, r);
  const float k = r / 5.5f;
  line(d, c + ImVec2{0, -3 * k}, c + ImVec2{0, 0.6f * k}, paint(p.sym_ink), 1.75f * k);
  disc(d, c + ImVec2{0, 2.7f * k}, 1.05f * k, paint(p.sym_ink));
}

void draw_dislodged(ImDrawList& d, const Palette& p, ImVec2 c, float r) {
  amber(d, p, c, r);
  const float k = r / 5.5f;
  line(d, c + ImVec2{3 * k, 0}, c + ImVec2{-1 * k, 0}, paint(p.sym_ink), 1.75f * k);
  triangle(d, c + ImVec2{-3.4f * k, 0}, c + ImVec2{-0.2f * k, -2.7f * k},
           c + ImVec2{-0.2f * k, 2.7f * k}, paint(p.sym_ink));
}

void draw_barred(ImDrawList& d, const Palette& p, ImVec2 c, float r) {
  disc(d, c, r + 1.25f, paint(p.halo));
  disc(d, c, r, paint(p.panel));
  ring(d, c, r, paint(p.ink), 1.5f);
  const float x = r * 0.62f;
  line(d, c + ImVec2{-x, x}, c + ImVec2{x, -x}, paint(p.ink), 1.5f);
}

}  // namespace wg::war_face
