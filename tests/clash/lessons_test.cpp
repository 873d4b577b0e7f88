// clash/lessons_test.cpp — the lessons' positions give the worked example's numbers under the
// rules, supply included.
#include <doctest/doctest.h>

#include "clash/clash.h"

using namespace wg;
using namespace wg::clash;

namespace {

struct Position {
  Setup setup;
  State state;
  explicit Position(Battle b) {
    setup.battle = b;
    state = Rules::start(setup);
  }
  View all() const { return Rules::view(setup, state, Seat::kUmpire); }
  void order(const Order& o) {
    const auto no = Rules::refuse(setup, Rules::view(setup, state, state.to_move), o);
    REQUIRE_FALSE(no.has_value());
    state = Rules::step(setup, std::move(state), {&o, 1}, Dice{}).state;
  }
};

Tile tile(std::string_view t) { return *tile_named(t); }
UnitId unit(const Setup& s, Seat side, std::string_view name) {
  const auto& all = scenario_of(s).units;
  for (UnitId i = 0; i < all.size(); ++i)
    if (all[i].side == side && all[i].name == name) return i;
  FAIL(name);
  return 0;
}
Forecast seen(const Position& p, std::string_view lead, std::string_view target) {
  const View v = p.all();
  const Piece& piece = *clash::piece(v, unit(p.setup, Seat::kBlue, lead));
  const Scenario& s = scenario_of(p.setup);
  const auto f = forecast(s, v, piece, tile(target), best_support(s, v, piece, tile(target)));
  REQUIRE(f.has_value());
  return *f;
}

}  // namespace

TEST_CASE("Clash lessons: the panel of the worked example, line by line") {
  const Position p(Battle::kLessonPanel);
  const Forecast f = seen(p, "2nd Armoured", "K5");
  CHECK(f.clash.lead.supply == Supply::kFull);
  REQUIRE(f.clash.supporters.size() == 1);
  CHECK(f.clash.supporters[0].unit.type == Type::kBattery);
  CHECK(f.clash.supporters[0].supply == Supply::kFull);
  CHECK(f.clash.defender.supply == Supply::kAdequate);
  CHECK(f.clash.context.flankers == 1);
  CHECK(f.prepared.attack == 97);
  CHECK(f.prepared.defence == 74);
  CHECK(f.prepared.resolve_defender == 29);
  CHECK(f.prepared.resolve_attacker == 38);
  CHECK(f.preview.lost_defender == std::array<std::int32_t, 3>{26, 34, 41});
  CHECK(f.preview.lost_attacker == std::array<std::int32_t, 3>{14, 19, 25});
  CHECK(f.preview.breaks == 1000);
  CHECK(f.preview.falters == 0);
  CHECK(f.falls_back == tile("L6"));
  CHECK(f.may_advance);
}

TEST_CASE("Clash lessons: fresh rifles never break, but once the guns have been at them") {
  Position p(Battle::kLessonGuns);
  const Forecast before = seen(p, "2nd Armoured", "K5");
  CHECK(before.prepared.attack == 97);
  CHECK(before.prepared.defence == 95);
  CHECK(before.prepared.resolve_defender == 55);
  CHECK(before.preview.breaks == 0);
  p.order(Bombard{unit(p.setup, Seat::kBlue, "1st Battery"), tile("K5")});
  const Force& rifles = p.state.forces[unit(p.setup, Seat::kRed, "3rd Rifles")];
  CHECK(rifles.unit.strength == 93);
  CHECK(rifles.unit.disorder == 26);
  const Forecast after = seen(p, "2nd Armoured", "K5");
  CHECK(after.clash.supporters.empty());
  CHECK(after.prepared.attack == 66);
  CHECK(after.prepared.defence == 89);
  CHECK(after.preview.breaks == 1000);
}

TEST_CASE("Clash lessons: no attack moves the rifles on the mountain while their track is open") {
  Position p(Battle::kLessonRoad);
  const Forecast open = seen(p, "2nd Armoured", "I3");
  CHECK(open.clash.lead.supply == Supply::kFull);
  CHECK(open.clash.supporters.size() == 1);
  CHECK(open.clash.context.flankers == 3);
  CHECK_FALSE(open.clash.context.river);
  CHECK(open.clash.defender.supply >= Supply::kAdequate);
  CHECK(open.prepared.resolve_defender == 60);
  CHECK(open.preview.down == 0);
  p.order(Move{unit(p.setup, Seat::kBlue, "2nd Rifles"), tile("L2")});
  const Forecast cut = seen(p, "2nd Armoured", "I3");
  CHECK(cut.clash.defender.supply == Supply::kCut);
  CHECK(cut.prepared.resolve_defender == 45);
  CHECK_FALSE(cut.clash.context.defender_encircled);
  CHECK(cut.falls_back == tile("J2"));
  CHECK(cut.preview.down == 1000);
}
