// clash/threats_test.cpp — what could be done to one's own unit next turn.
#include "clash/threats.h"

#include "clash/battle.h"

namespace wg::clash {

TEST_CASE("threats: who is beside and who can come; the strongest leads, in Assault") {
  const Game g(
      battle("unit: H6 blue rifles trained, One\nunit: I6 red rifles green, Two\n"
             "unit: L6 red armour veteran, Three\nunit: P1 red rifles elite, Four\n"));
  const View v = g.view(Seat::kBlue);
  const auto t = threat_to(g.map(), v, tile("H6"));
  REQUIRE(t);
  CHECK(t->type == Type::kArmour);  // three tiles off, with points for the attack
  CHECK(t->lead == tile("L6"));
  CHECK(are_beside(t->from, tile("H6")));
  CHECK(t->others == std::vector<Tile>{tile("I6")});  // P1 is too far
  // 62 x (1000 + 180 - 300 cut off + 150 open) = 63; rifles 38 x (1000 - 300) x 0.4 = 10; both
  // with 250 for Assault and 120 for two arms: 73 x 1.37 = 100.
  CHECK(t->forecast.prepared.parts[0] == 63);
  CHECK(t->forecast.prepared.parts[1] == 10);
  CHECK(t->forecast.prepared.attack == 100);
  CHECK(t->forecast.clash.context.flankers == 1);
}

TEST_CASE("threats: none where no known enemy can come beside it; and none for an empty tile") {
  Setup s = battle(
      "unit: H6 blue rifles trained, One\nunit: P6 red rifles green, Two\n"
      "unit: L6 red armour green, Three\n");
  s.fog = true;  // L6 is four tiles off: not seen
  const Game g(s);
  CHECK_FALSE(threat_to(g.map(), g.view(Seat::kBlue), tile("H6")));
  CHECK_FALSE(threat_to(g.map(), g.view(Seat::kBlue), tile("A1")));
  s.fog = false;
  CHECK(threat_to(g.map(), Game(s).view(Seat::kBlue), tile("H6")));
}

TEST_CASE("threats: equal to the same attack once it stands there") {
  const Game g(
      battle("unit: H6 blue rifles trained, entrenched 2, One\n"
             "unit: I6 red armour green, assault, Two\nunit: G6 red battery green, Three\n"));
  const View v = g.view(Seat::kBlue);
  const auto t = threat_to(g.map(), v, tile("H6"));
  REQUIRE(t);
  const Piece& lead = *piece(v, 1);
  const auto f = forecast(g.map(), v, lead, tile("H6"), best_support(g.map(), v, lead, tile("H6")));
  CHECK(t->forecast.prepared == f->prepared);
  CHECK(t->forecast.clash.context.defender_encircled);  // one either side
}

}  // namespace wg::clash
