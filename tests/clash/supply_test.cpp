// clash/supply_test.cpp — how far supplies come, and what stops them.
#include "clash/supply.h"

#include "clash/battle.h"

namespace wg::clash {
namespace {

Supply supply_of(const Game& g, UnitId id) {
  const View v = g.whole();
  return piece(v, id)->supply;
}

}  // namespace

TEST_CASE("supply: full within 7 of a depot, adequate within 18, strained within 30, else cut") {
  // Open ground costs 2 a tile. From A1: three tiles are 6, four 8, nine 18, ten 20, fifteen 30.
  const Game g(
      battle("city: A1 blue, depot, Base\n"
             "unit: D1 blue rifles green, One\nunit: E1 blue rifles green, Two\n"
             "unit: J1 blue rifles green, Three\nunit: K1 blue rifles green, Four\n"
             "unit: P1 blue rifles green, Five\nunit: A12 red rifles green, Six\n"));
  CHECK(supply_of(g, 0) == Supply::kFull);
  CHECK(supply_of(g, 1) == Supply::kAdequate);
  CHECK(supply_of(g, 2) == Supply::kAdequate);
  CHECK(supply_of(g, 3) == Supply::kStrained);
  CHECK(supply_of(g, 4) == Supply::kStrained);
  CHECK(supply_of(g, 5) == Supply::kCut);  // there is no depot of Red's
}

TEST_CASE("supply: roads carry it further, rivers cost 3, a city is a depot 4 away") {
  // Thirteen steps by road to N1; then fifteen over open ground from C1 would be 24.
  const Game road(
      battle("city: A1 blue, depot, Base\nroad: A1 P1\nunit: H1 blue rifles green, One\n"
             "unit: I1 blue rifles green, Two\nunit: P1 blue rifles green, Three\n"));
  CHECK(supply_of(road, 0) == Supply::kFull);      // 7
  CHECK(supply_of(road, 1) == Supply::kAdequate);  // 8
  CHECK(supply_of(road, 2) == Supply::kAdequate);  // 15
  const Game river(
      battle("city: A1 blue, depot, Base\nriver: B\nunit: C1 blue rifles green, One\n"
             "unit: D1 blue rifles green, Two\n"));
  CHECK(supply_of(river, 0) == Supply::kFull);      // 2 + 2 + 3
  CHECK(supply_of(river, 1) == Supply::kAdequate);  // and 2 more
  const Game city(
      battle("city: A1 blue, Town\nunit: A1 blue rifles green, One\n"
             "unit: H1 blue rifles green, Two\nunit: I1 blue rifles green, Three\n"));
  CHECK(supply_of(city, 0) == Supply::kAdequate);
  CHECK(supply_of(city, 1) == Supply::kAdequate);  // 4 + 14
  CHECK(supply_of(city, 2) == Supply::kStrained);  // 4 + 16
}

TEST_CASE("supply: an enemy beside the way cuts it, unless a friend stands there") {
  // A corridor between mountains, the enemy beside its middle: round him leads over mountains,
  // where a tile costs 5.
  const std::string rows =
      "MMMMMMMMMMMMMMMM\n"
      "................\n"
      "MMMMMMMMMMMMMMMM\n";
  const std::string base = "city: A2 blue, depot, Base\nunit: I2 blue rifles green, One\n";
  const Game open(battle(base, rows));
  CHECK(supply_of(open, 0) == Supply::kAdequate);  // 16
  const Game cut(battle(base + "unit: D1 red rifles green, Two\n", rows));
  CHECK(supply_of(cut, 0) == Supply::kStrained);  // B2, C3, D4, E3, F2 … I2: 2 + 5 + 2 + 5 + 8
  // Three tiles lie beside him: all must be held.
  const std::string two = "unit: C2 blue rifles green, Three\nunit: D2 blue rifles green, Four\n";
  const Game half(battle(base + two + "unit: D1 red rifles green, Two\n", rows));
  CHECK(supply_of(half, 0) == Supply::kStrained);  // B2, C2, D2, E3, F2 … I2: 6 + 5 + 8
  const Game held(battle(base + two +
                             "unit: E2 blue rifles green, Five\n"
                             "unit: D1 red rifles green, Two\n",
                         rows));
  CHECK(supply_of(held, 0) == Supply::kAdequate);
}

TEST_CASE("supply: in a city of one's own never worse than adequate; a taken depot serves nobody") {
  const std::string around =
      "city: H6 blue, Town\nunit: H6 blue rifles green, One\nunit: G5 red rifles green, Two\n"
      "unit: I7 red rifles green, Three\n";
  const Game besieged(battle(around));
  CHECK(supply_of(besieged, 0) == Supply::kAdequate);
  Game taken(
      battle("city: H6 red, depot, Base\nunit: G6 blue rifles green, One\n"
             "unit: A1 red rifles green, Two\n"));
  taken.give(Move{0, tile("H6")});
  CHECK(taken.state.holders[1] == Seat::kBlue);
  CHECK(supply_of(taken, 0) == Supply::kAdequate);  // as a city
  CHECK(supply_of(taken, 1) == Supply::kCut);
}

TEST_CASE("supply: counted again by paths, over the whole of Belvoir Gap") {
  // A second way of counting: relax every edge until nothing changes, from the unit backward.
  Setup setup;
  const Game g(setup);
  const Scenario& s = g.map();
  const View v = g.whole();
  const int enter[] = {2, 3, 3, 4, 5, 1};
  for (const Piece& p : v.pieces) {
    const auto open = [&](Tile t) {
      bool friends = false, near = false;
      for (const Piece& q : v.pieces) {
        if (q.side != p.side && q.tile == t) return false;
        friends = friends || (q.side == p.side && q.tile == t);
        near = near || (q.side != p.side && are_beside(q.tile, t));
      }
      return friends || !near;
    };
    std::array<int, kTiles> to{};  // cost from that tile to the unit
    to.fill(1000);
    to[p.tile] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (int t = 0; t < kTiles; ++t) {
        const auto here = static_cast<Tile>(t);
        if (!open(here)) continue;
        for (const Tile n : beside(here)) {
          if (!open(n) && n != p.tile) continue;
          const int cost = to[n] + (is_road(s, here, n) ? 1
                                                        : enter[at(s.ground[n])] +
                                                              (is_over_river(s, here, n) ? 3 : 0));
          if (cost < to[here]) to[here] = cost, changed = true;
        }
      }
    }
    int depot = 1000, any = 1000;
    for (const Place& place : s.places) {
      if (place.side != p.side || !open(place.tile)) continue;
      if (place.depot) depot = std::min(depot, to[place.tile]);
      if (place.city) any = std::min(any, to[place.tile] + 4);
    }
    any = std::min(any, depot);
    const auto here = place_at(s, p.tile);
    const bool home = here && s.places[*here].city && s.places[*here].side == p.side;
    const Supply expected = depot <= 7          ? Supply::kFull
                            : any <= 18 || home ? Supply::kAdequate
                            : any <= 30         ? Supply::kStrained
                                                : Supply::kCut;
    CHECK_MESSAGE(p.supply == expected, name(p.tile));
  }
}

}  // namespace wg::clash
