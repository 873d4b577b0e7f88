// clash/supply.cpp — from every depot and city outward, until nothing gets cheaper.
#include "clash/supply.h"

namespace wg::clash {
namespace {

constexpr std::array<std::uint8_t, kTerrains> kCost = {2, 3, 3, 4, 5, 1};
constexpr std::uint8_t kRoad = 1, kOverRiver = 3, kNone = 255;

using Costs = std::array<std::uint8_t, kTiles>;
using Open = std::array<bool, kTiles>;

Open open_to(const State& s, Seat side) {
  std::array<bool, kTiles> friends{}, enemies{};
  for (std::size_t i = 0; i < s.forces.size(); ++i) {
    const Force& f = s.forces[i];
    if (f.tile != kNowhere) (f.side == side ? friends : enemies)[f.tile] = true;
  }
  Open open{};
  for (int t = 0; t < kTiles; ++t) {
    const auto tile = static_cast<Tile>(t);
    bool watched = false;
    for (const Tile n : beside(tile)) watched = watched || enemies[n];
    open[tile] = !enemies[tile] && (!watched || friends[tile]);
  }
  return open;
}

// From the tiles that have a cost on to all that can be reached.
void spread(const Scenario& s, const Open& open, Costs& cost) {
  std::vector<Tile> todo;
  for (int t = 0; t < kTiles; ++t)
    if (cost[static_cast<std::size_t>(t)] != kNone) todo.push_back(static_cast<Tile>(t));
  for (std::size_t i = 0; i < todo.size(); ++i) {
    const Tile from = todo[i];
    for (const Tile to : beside(from)) {
      if (!open[to]) continue;
      const int step = is_road(s, from, to) ? kRoad
                                            : kCost[at(s.ground[to])] +
                                                  (is_over_river(s, from, to) ? kOverRiver : 0);
      const int now = cost[from] + step;
      if (now > kStrainedWithin || now >= cost[to]) continue;
      cost[to] = static_cast<std::uint8_t>(now);
      todo.push_back(to);
    }
  }
}

}  // namespace

Lines lines(const Scenario& s, const State& state, Seat side) {
  const Open open = open_to(state, side);
  Lines l;
  l.depot.fill(kNone);
  l.any.fill(kNone);
  for (std::size_t i = 0; i < s.places.size(); ++i) {
    const Place& p = s.places[i];
    if (state.holders[i] != side || !open[p.tile]) continue;
    if (p.city) l.any[p.tile] = kCityAdds;
    if (p.depot && p.side == side) l.depot[p.tile] = l.any[p.tile] = 0;
  }
  spread(s, open, l.depot);
  spread(s, open, l.any);
  return l;
}

Supply supply_at(const Lines& l, Tile t, bool own_city) {
  if (l.depot[t] <= kFullWithin) return Supply::kFull;
  if (l.any[t] <= kAdequateWithin || own_city) return Supply::kAdequate;
  return l.any[t] <= kStrainedWithin ? Supply::kStrained : Supply::kCut;
}

}  // namespace wg::clash
