// clash/movement.cpp — cheapest ways first, as far as the half points go.
#include "clash/movement.h"

namespace wg::clash {
namespace {

constexpr std::array<std::uint8_t, kTypes> kAllowance = {6, 10, 5, 12};
constexpr std::uint8_t kNo = 255;
// Half points by role and terrain.
constexpr std::array<std::array<std::uint8_t, kTerrains>, 4> kCost = {
    {{2, 3, 3, 4, 4, 2}, {2, 3, 5, kNo, kNo, 2}, {2, 4, 4, kNo, kNo, 2}, {2, 3, 3, 4, 6, 2}}};
constexpr int kRoad = 1, kOverRiver = 3;

std::uint8_t cost_of(Type t, Terrain g) { return kCost[at(worth(t).role)][at(g)]; }

struct Crowd {
  std::array<std::uint8_t, kTiles> friends{};
  std::array<bool, kTiles> enemies{}, watched{};
};
Crowd crowd_of(const View& v, const Piece& mover) {
  Crowd c;
  for (const Piece& p : v.pieces) {
    if (&p == &mover) continue;
    if (p.side == mover.side) {
      ++c.friends[p.tile];
    } else {
      c.enemies[p.tile] = true;
      for (const Tile n : beside(p.tile)) c.watched[n] = true;
    }
  }
  return c;
}

}  // namespace

std::uint8_t allowance(Type t) { return kAllowance[at(t)]; }
bool is_passable(Type t, Terrain g) { return cost_of(t, g) != kNo; }

std::optional<int> step_cost(const Scenario& s, Type type, Tile from, Tile to) {
  if (!is_passable(type, s.ground[to])) return std::nullopt;
  if (is_road(s, from, to)) return kRoad;
  return cost_of(type, s.ground[to]) + (is_over_river(s, from, to) ? kOverRiver : 0);
}

Reach reach(const Scenario& s, const View& v, const Piece& p) {
  Reach r;
  r.left.fill(-1);
  r.from.fill(kNowhere);
  const bool own = p.side == v.seat || v.seat == Seat::kUmpire;
  if (own && (p.doing.halted || p.doing.spent)) return r;
  const int budget = own ? p.doing.half_points : allowance(p.sight.type);
  const Crowd crowd = crowd_of(v, p);
  std::array<std::int8_t, kTiles> left{};
  left.fill(-1);
  left[p.tile] = static_cast<std::int8_t>(budget);
  for (int now = budget; now >= 0; --now)
    for (int t = 0; t < kTiles; ++t) {
      const auto from = static_cast<Tile>(t);
      if (left[from] != now || (crowd.watched[from] && from != p.tile)) continue;
      for (const Tile to : beside(from)) {
        const auto cost = crowd.enemies[to] ? std::nullopt : step_cost(s, p.sight.type, from, to);
        if (!cost || now - *cost <= left[to]) continue;
        left[to] = static_cast<std::int8_t>(now - *cost);
        r.from[to] = from;
      }
    }
  for (int t = 0; t < kTiles; ++t)
    if (t != p.tile && crowd.friends[static_cast<std::size_t>(t)] < kStackMoving)
      r.left[static_cast<std::size_t>(t)] = left[static_cast<std::size_t>(t)];
  return r;
}

std::vector<Tile> way(const Reach& r, Tile from, Tile to) {
  if (to >= kTiles || r.left[to] < 0) return {};
  std::vector<Tile> back{to};
  while (back.back() != from) back.push_back(r.from[back.back()]);
  return {back.rbegin(), back.rend()};
}

}  // namespace wg::clash
