// faces/clash/symbols.h — how a unit is drawn, on the board and on the panel, with its condition in
// one badge: strength and disorder, grade, posture, supply.
#pragma once
#include "clash/view.h"

#include "board/marks.h"
#include "faces/clash/grid.h"

namespace wg::clash_face {

constexpr Branch branch_of(Type t) {
  constexpr Branch kBranches[] = {Branch::kInfantry, Branch::kTank, Branch::kGuns, Branch::kRecon};
  return kBranches[at(t)];
}
// Of symbols on a tile: a diamond fills it a little more than a rectangle does.
constexpr float scale_on(const Grid& g, Seat side) {
  return g.cell / 52 * (side == Seat::kRed ? 0.84f : 0.92f);
}
// Without a bar: that is the badge's.
Mark mark_of(const Piece&);
Mark mark_of(const Ghost&, Seat side);
// The whole of it. `ready`: it can still do something this turn.
void draw_piece(const Pen&, ImVec2 middle, const Piece&, bool ready);

// On a panel, about as tall as `tall`.
void draw_symbol(const Pen&, ImVec2 middle, Seat, Type, float tall);

// Strength is filled as far as it goes, and broken up as far as it is in disorder. Where it is only
// known within a band, the band is hatched.
void draw_condition(const Pen&, Rect, const Piece&);
// A ring for Green, a disc for each grade above it; nothing where it is not known.
void draw_grade(const Pen&, ImVec2 middle, const Piece&);
// Strained: a hollow disc with a bar. Cut: an amber one with "!".
void draw_supply(const Pen&, ImVec2 middle, float radius, Supply);
// Of the posture alone, as the badge has it, on a panel.
void draw_posture(const Pen&, ImVec2 middle, Seat, Posture);

}  // namespace wg::clash_face
