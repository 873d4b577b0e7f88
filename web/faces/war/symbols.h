// faces/war/symbols.h — how a unit is drawn, on the board and on the panel.
#pragma once
#include "war/units.h"

#include "board/marks.h"
#include "faces/war/grid.h"

namespace wg::war_face {

constexpr Branch branch_of(Kind k) {
  constexpr Branch kBranches[] = {Branch::kInfantry,    Branch::kRecon, Branch::kGuns,
                                  Branch::kMountedGuns, Branch::kRelay, Branch::kMountedRelay};
  return kBranches[static_cast<std::size_t>(k)];
}
Mark mark_of(UnitId);  // for the board, with a rim
// On a panel, about as tall as `tall`.
void draw_symbol(const Pen&, ImVec2 middle, Seat, Kind, float tall);

// In the upper right of a symbol. Cut off: an amber disc with "!".
void draw_cut_off(ImDrawList&, const Palette&, ImVec2 middle, float radius);
// It was dislodged and must retreat before all else: an amber disc with an arrow back.
void draw_dislodged(ImDrawList&, const Palette&, ImVec2 middle, float radius);
// It has retreated, and adds nothing to an attack this turn: a crossed ring.
void draw_barred(ImDrawList&, const Palette&, ImVec2 middle, float radius);

}  // namespace wg::war_face
