// clash/movement.h — where a unit can go this turn, and by which way.
#pragma once
#include "clash/view.h"

namespace wg::clash {

inline constexpr int kAttackCost = 2, kAdvanceCost = 2;  // half points. Ours, as is all of movement
std::uint8_t allowance(Type);                            // half points a turn
bool is_passable(Type, Terrain);
// Half points from one tile to one beside it; none: it cannot.
std::optional<int> step_cost(const Scenario&, Type, Tile from, Tile to);

struct Reach {
  // Half points that are left on getting there; -1: it cannot end a move there.
  std::array<std::int8_t, kTiles> left{};
  std::array<Tile, kTiles> from{};  // the tile before, on the cheapest way
  bool operator==(const Reach&) const = default;
};
// Of one of the seat's own units now, or of an enemy with its whole allowance.
Reach reach(const Scenario&, const View&, const Piece&);
// From where it is to that tile, both included; empty: it cannot get there.
std::vector<Tile> way(const Reach&, Tile from, Tile to);

}  // namespace wg::clash
