// clash/movement_test.cpp — what a move costs, where it ends, and what stands in its way.
#include "clash/movement.h"

#include "clash/battle.h"

namespace wg::clash {
namespace {

int left(const Game& g, UnitId id, std::string_view to) {
  const View v = g.view();
  return reach(g.map(), v, *piece(v, id)).left[tile(to)];
}

}  // namespace

TEST_CASE("movement: half points by role and ground, as the table has them") {
  const int kNo = -1;
  // open, hills, forest, marsh, mountain, urban
  const int expected[4][6] = {
      {2, 3, 3, 4, 4, 2}, {2, 3, 5, kNo, kNo, 2}, {2, 4, 4, kNo, kNo, 2}, {2, 3, 3, 4, 6, 2}};
  const Setup s = battle("unit: A12 blue rifles green, One\n", ".hfwMU..........\n");
  for (std::size_t type = 0; type < kTypes; ++type)
    for (int c = 0; c < 6; ++c) {
      const auto cost = step_cost(*s.own, static_cast<Type>(type), tile_at(c, 1), tile_at(c, 0));
      CHECK(cost.value_or(kNo) == expected[type][c]);
    }
  CHECK(allowance(Type::kRifles) == 6);
  CHECK(allowance(Type::kArmour) == 10);
  CHECK(allowance(Type::kBattery) == 5);
  CHECK(allowance(Type::kScouts) == 12);
}

TEST_CASE("movement: three tiles of open ground on foot, six by road, diagonals cost the same") {
  const Game open(battle("unit: A1 blue rifles green, One\n"));
  CHECK(left(open, 0, "D1") == 0);
  CHECK(left(open, 0, "D4") == 0);
  CHECK(left(open, 0, "E1") == -1);
  const Game by_road(battle("road: A1 H1\nunit: A1 blue rifles green, One\n"));
  CHECK(left(by_road, 0, "G1") == 0);
  CHECK(left(by_road, 0, "H1") == -1);
  CHECK(left(by_road, 0, "E2") == 1);  // three by road, then down beside it
}

TEST_CASE("movement: the river costs three half points, its bridge and ford nothing") {
  const Game g(
      battle("river: B\ncrossing: B1 bridge\nroad: A1 D1\nunit: B2 blue rifles green, One\n"));
  CHECK(left(g, 0, "C2") == 1);  // 2 + 3
  CHECK(left(g, 0, "C3") == 1);  // diagonally as well
  CHECK(left(g, 0, "C1") == 3);  // to B1, and over the bridge by road
  CHECK(is_over_river(g.map(), tile("B1"), tile("C2")));
  CHECK_FALSE(is_over_river(g.map(), tile("C1"), tile("B1")));
}

TEST_CASE("movement: a move ends beside an enemy, whose tile cannot be entered") {
  Game g(battle("unit: A3 blue armour green, One\nunit: D3 red rifles green, Two\n"));
  CHECK(left(g, 0, "C3") == 6);
  CHECK(left(g, 0, "D3") == -1);
  CHECK(left(g, 0, "E3") == -1);  // round him is too far: every way there leads past him
  CHECK(g.refusal(Move{0, tile("D3")}) == Refusal::kEnemyThere);
  g.give(Move{0, tile("C3")});
  CHECK(g.refusal(Move{0, tile("B3")}) == Refusal::kHalted);
  g.end().end();
  CHECK(left(g, 0, "B1") == 6);  // next turn it may go
  CHECK(left(g, 0, "C4") == 8);  // or along his front, one tile
}

TEST_CASE("movement: two of a side on a tile; through a full one a unit may pass") {
  const Game g(
      battle("unit: A1 blue rifles green, One\nunit: B1 blue rifles green, Two\n"
             "unit: B1 blue rifles green, Three\nunit: B2 blue rifles green, Four\n"));
  CHECK(g.refusal(Move{0, tile("B1")}) == Refusal::kTileFull);
  CHECK(left(g, 0, "B2") == 4);
  CHECK(left(g, 0, "C1") == 2);
}

TEST_CASE("movement: what is moved in parts costs as much, and posture and digging go with it") {
  Game g(battle("unit: A1 blue rifles green, entrenched 3, One\nunit: P1 red rifles green, Two\n"));
  g.give(Move{0, tile("B1")});
  CHECK(g.of(0).doing.half_points == 4);
  CHECK(g.of(0).unit.dug == 0);
  g.give(Move{0, tile("D1")});
  CHECK(g.of(0).doing.half_points == 0);
  CHECK(g.refusal(Move{0, tile("E1")}) == Refusal::kTooFar);
  CHECK(g.refusal(Move{0, tile("D1")}) == Refusal::kSameTile);
}

TEST_CASE("movement: an enemy who was not seen ends a move beside him, and is seen then") {
  Setup s =
      battle("road: A1 G1\nunit: A1 blue scouts green, One\nunit: G2 red rifles green, Two\n");
  s.fog = true;
  Game g(s);
  CHECK(g.view().pieces.size() == 1);
  CHECK(left(g, 0, "I1") == 2);  // as far as is known: six by road, two tiles beyond at two each
  g.give(Move{0, tile("I1")});
  CHECK(g.of(0).tile == tile("F1"));
  CHECK(g.of(0).doing.half_points == 7);
  CHECK(g.heard<Moved>()->stopped);
  CHECK(g.heard<Spotted>()->tile == tile("G2"));
  CHECK(g.refusal(Move{0, tile("E1")}) == Refusal::kHalted);
}

}  // namespace wg::clash
