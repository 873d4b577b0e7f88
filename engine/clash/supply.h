// clash/supply.h — how well a unit is supplied: how far it is from a depot over open roads.
#pragma once
#include "clash/state.h"

namespace wg::clash {

// Costs of a way, all ours. A city of one's own counts as a depot that lies 4 further.
inline constexpr int kFullWithin = 7, kAdequateWithin = 18, kStrainedWithin = 30, kCityAdds = 4;

struct Lines {
  std::array<std::uint8_t, kTiles> depot{}, any{};  // cost to the nearest; 255: none
  bool operator==(const Lines&) const = default;
};
// Over tiles that no enemy holds and none is beside, unless a friend stands there.
Lines lines(const Scenario&, const State&, Seat);
Supply supply_at(const Lines&, Tile, bool own_city);

}  // namespace wg::clash
