// clash/metrics_test.cpp — the playtest's numbers on games small enough to count by hand.
#include "clash/metrics.h"

#include "clash/battle.h"
#include "clash/metric_rows.h"

using namespace wg;
using namespace wg::clash;

namespace {

struct Watched {
  Game game;
  Recorder recorder;
  explicit Watched(const Setup& s) : game(s), recorder(game.setup) {}
  Watched& give(const Order& o) {
    const State before = game.state;
    game.give(o);
    recorder.step(before, o, {game.state, game.events});
    return *this;
  }
  Watched& end() { return give(EndTurn{}); }
};

Struck assault(std::int32_t down, bool went_down) {
  Struck k;
  k.prepared = prepare(Clash{});
  k.down = down;
  k.result.broke_defender = went_down;
  k.predicted = {{0, 100}, {0, 100}, {0, 1000}};
  return k;
}

}  // namespace

TEST_CASE("Clash metrics: one assault with support and one shell, taken down as they were") {
  Watched w(battle(
      "unit: B2 blue armour veteran, assault, 1st Armoured\nunit: B3 blue battery trained, Guns\n"
      "unit: A3 blue battery trained, More Guns\nunit: C2 red rifles green, 1st Rifles\n"));
  w.give(Bombard{2, tile("C2")}).give(Assault{0, tile("C2"), units({1})});
  const GameLog& log = w.recorder.log();
  REQUIRE(log.clashes.size() == 2);
  CHECK(log.clashes[0].bombards);
  CHECK(log.clashes[0].lead == Type::kBattery);
  CHECK_FALSE(log.clashes[0].supported);
  CHECK_FALSE(log.clashes[1].bombards);
  CHECK(log.clashes[1].lead == Type::kArmour);
  CHECK(log.clashes[1].supported);
  CHECK(log.clashes[1].down == 1000);
  CHECK(log.clashes[1].result.down());
  const Measured m = measure({&log, 1});
  CHECK(m.clashes == 2);
  CHECK(m.assaults == 1);
  CHECK(m.bombardments == 1);
  CHECK(m.breaches == 0);
  CHECK(m.not_monotone == 0);
  CHECK(m.clamped == 0);
  CHECK(m.foregone == Share{1, 1});
  CHECK(m.supported == Share{1, 1});
  CHECK(m.leads[at(Terrain::kOpen)][at(Role::kArmour)] == 1);
}

TEST_CASE("Clash metrics: postures and rest are counted as a round ends") {
  Watched w(
      battle("unit: A1 blue rifles trained, strength 50, 1st Rifles\nunit: A3 blue rifles trained, "
             "entrenched, 2nd Rifles\nunit: A5 blue scouts trained, withdraw, Scouts\n"
             "city: A1 blue, depot, Home\nunit: P1 red rifles trained, assault, 1st Rifles\n"));
  w.end();
  CHECK(w.recorder.log().unit_rounds == 0);
  w.end();
  const GameLog& log = w.recorder.log();
  CHECK(log.unit_rounds == 4);
  CHECK(log.resting == 1);
  CHECK(log.posture_rounds == std::array<std::uint32_t, kPostures>{1, 1, 1, 1});
  CHECK(log.rounds == 2);
}

TEST_CASE("Clash metrics: units that slip away round after round make a longer screen") {
  Watched w(
      battle("unit: E2 blue armour trained, 1st Armoured\nunit: F2 red scouts trained, withdraw, "
             "Screen\n"));
  w.give(Assault{0, tile("F2"), 0});
  CHECK(w.recorder.log().slips == 1);
  CHECK(w.recorder.log().longest_screen == 1);
  w.end().end();
  const Tile now = w.game.of(1).tile;
  REQUIRE(are_beside(w.game.of(0).tile, now));
  w.give(Assault{0, now, 0});
  CHECK(w.recorder.log().slips == 2);
  CHECK(w.recorder.log().longest_screen == 2);
}

TEST_CASE("Clash metrics: a siege lasts from the first shot to the fall") {
  Watched w(battle(
      "city: C2 red, works 3, Fort\nunit: C2 red scouts green, strength 1, Rest\n"
      "unit: A2 blue battery trained, Guns\nunit: D3 blue armour elite, assault, 1st Armoured\n"
      "unit: P1 red rifles trained, Far Off\n"));
  w.end().end();  // a round before anybody shoots
  w.give(Bombard{0, tile("C2")});
  if (!w.game.of(2).gone) w.give(Assault{1, tile("C2"), 0});
  w.end().end();
  if (w.game.of(1).tile != tile("C2")) w.give(Move{1, tile("C2")});
  REQUIRE(w.recorder.log().sieges.size() == 1);
  CHECK(w.recorder.log().sieges[0] == w.game.state.round - 1);
}

TEST_CASE("Clash metrics: shares, medians and calibration over made-up games") {
  GameLog a, b;
  for (int i = 0; i < 100; ++i) a.clashes.push_back(assault(500, i < 52));
  a.clashes.push_back(assault(1000, true));
  a.clashes.push_back(assault(0, false));
  a.sieges = {1, 5};
  a.rounds = 10;
  a.verdict = Verdict{Seat::kBlue};
  b.sieges = {3};
  b.rounds = 8;
  b.verdict = Verdict{Seat::kRed};
  Struck wipe = assault(1000, true);
  wipe.destroyed = 2;
  wipe.in_pockets = 1;
  b.clashes.push_back(wipe);
  Struck breach = assault(1000, true);
  breach.predicted.lost_defender = {5, 9};
  b.clashes.push_back(breach);
  Struck falter = assault(0, false);
  falter.result.faltered = true;
  b.clashes.push_back(falter);
  const GameLog both[] = {a, b};
  const Measured m = measure(both);
  CHECK(m.assaults == 105);
  CHECK(m.foregone == Share{5, 105});
  CHECK(m.both_alive == Share{104, 105});
  CHECK(m.pockets == Share{1, 2});
  CHECK(m.falters == Share{1, 105});
  CHECK(m.breaches == 1);
  CHECK(m.wipes == 1);
  CHECK(m.sieges == 3);
  CHECK(m.siege_median == 3);
  CHECK(m.blue_wins == Share{1, 2});
  CHECK(m.rounds == 18);
  CHECK(m.calibration[1].down == Share{52, 100});
  CHECK(m.calibration[1].expected == 50'000);
  CHECK(is_calibrated(m.calibration[1]));
  // Standard error of a hundred even chances: five in a hundred.
  CHECK(is_calibrated({{65, 100}, 50'000}));
  CHECK_FALSE(is_calibrated({{66, 100}, 50'000}));
  CHECK_FALSE(is_calibrated({{34, 100}, 50'000}));
}

TEST_CASE("Clash metrics: twenty rows, two of which only people can fill") {
  GameLog g;
  for (int i = 0; i < 20; ++i) g.clashes.push_back(assault(i < 16 ? 1000 : 500, true));
  g.rounds = 9;
  g.verdict = Verdict{Seat::kBlue};
  const auto rows = metric_rows(measure({&g, 1}));
  REQUIRE(rows.size() == 20);
  for (int i = 0; i < 20; ++i) {
    CHECK(rows[static_cast<std::size_t>(i)].number == i + 1);
    CHECK((rows[static_cast<std::size_t>(i)].met == Met::kAskPeople) == (i == 16 || i == 17));
  }
  CHECK(rows[0].measured == "0 of 20");
  CHECK(rows[6].measured == "80.0 %");
  CHECK(rows[6].met == Met::kMet);
  CHECK(rows[18].measured == "100.0 % of 1");
  CHECK(rows[18].met == Met::kNotMet);
  CHECK(rows[19].measured == "9.00");
  CHECK(rows[19].met == Met::kMet);
}
