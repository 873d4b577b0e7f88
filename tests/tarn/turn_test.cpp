// tests/tarn/turn_test.cpp — the start, the hour as a whole, and who wins.
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/situation.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

TEST_CASE("the start: Blue at its posts and prepared, Red in staging, row 0 Red's") {
  const Situation s = Situation::start(7);
  for (UnitId id = 0; id < kUnits; ++id) {
    const Unit& u = s.world.units[id];
    CAPTURE(int{id});
    CHECK(u.strength == roster(id).full);
    CHECK(u.stance == Stance::kHold);
    CHECK_FALSE(u.destination);
    if (side_of(id) == kBlue) {
      CHECK(u.where == Where::kMap);
      CHECK(u.sector == roster(id).post);
      CHECK(posture(u, 0) == Posture::kPrepared);
      CHECK(s.world.staff[0].post[place_of(id)] == roster(id).post);
    } else {
      CHECK(u.where == Where::kStaging);
    }
  }
  for (const Sector at : kEverySector) CHECK(s.holder(at) == (is_entry(at) ? kRed : kBlue));
  CHECK(s.world.hour == 0);
  CHECK_FALSE(s.world.decoy_exposed);
  CHECK_FALSE(Rules::verdict(s.setup, s.world));
  CHECK(s.view(kBlue).contacts.empty());
  CHECK(s.view(kRed).contacts.empty());
  CHECK(s.view(kBlue).movements.empty());
}

TEST_CASE("S30 hidden quality is uniform from 60 to 140 percent, drawn for each unit and game") {
  std::array<int, 81> times{};
  int total = 0;
  bool differ = false;
  for (std::uint32_t seed = 1; seed <= 2000; ++seed) {
    const World w = Situation::start(seed).world;
    for (UnitId id = 0; id < kUnits; ++id) {
      REQUIRE(w.quality_pc[id] >= 60);
      REQUIRE(w.quality_pc[id] <= 140);
      ++times[w.quality_pc[id] - 60u];
      total += w.quality_pc[id];
    }
    differ = differ || w.quality_pc[0] != w.quality_pc[1];
  }
  CHECK(differ);
  // 40,000 draws over 81 values: 493.8 each, standard error √(493.8 × 80/81) = 22.1; tolerance 4.5
  // of them. Mean 100, standard error 23.4 / 200 = 0.117.
  for (const int n : times) CHECK(std::abs(n - 494) < 100);
  CHECK(std::abs(total - 4'000'000) < 40'000 * 53 / 100);
}

TEST_CASE("contact numbers are dealt at random: every unit may have every number") {
  // 3,000 deals: each of Red's twelve numbers 250 times, standard error √(250 × 11/12) = 15.1; each
  // of Blue's eight 375 times, 18.1. Tolerance 4.5 of them.
  std::array<std::array<int, kMostUnits>, 2> times{};
  for (std::uint32_t seed = 1; seed <= 3000; ++seed) {
    const World w = Situation::start(seed).world;
    std::array<unsigned, 2> taken{};
    for (UnitId id = 0; id < kUnits; ++id) taken[index(side_of(id))] |= 1u << w.alias[id];
    REQUIRE(taken[0] == 0xFFu);
    REQUIRE(taken[1] == 0xFFFu);
    ++times[0][w.alias[kArmoured6]];
    ++times[1][w.alias[kDecoyGroup]];
  }
  for (std::size_t n = 0; n < kBlueUnits; ++n) CHECK(std::abs(times[0][n] - 375) < 82);
  for (std::size_t n = 0; n < kRedUnits; ++n) CHECK(std::abs(times[1][n] - 250) < 68);
}

TEST_CASE("S01 S03 Blue wins by holding the crossing until 20:00, after the fourteenth hour") {
  Situation s = Situation::start();
  for (int h = 0; h < 14; ++h) {
    CHECK_FALSE(Rules::verdict(s.setup, s.world));
    CHECK(s.view(kBlue).hour == h);
    s.hour();
  }
  const auto v = Rules::verdict(s.setup, s.world);
  REQUIRE(v);
  CHECK(v->winner == kBlue);
  CHECK_FALSE(v->crossing_taken);
  CHECK_FALSE(v->red_spent);
  CHECK(s.view(kBlue).hour == 14);
  CHECK(s.view(kBlue).over);
  CHECK(s.heard<Ended>(kRed) == std::vector{Ended{kBlue, Ending::kHeldUntilEight}});
}

TEST_CASE("S02 Red wins the moment it holds the crossing with no Blue unit there") {
  Situation s(6, seed_where([](std::uint32_t n) { return brisk(n, 6, 6); }));
  s.put(kTanks1, kC4);
  s.put(kRifles4, kR);
  s.march(kTanks1, kX).hour();
  const auto v = Rules::verdict(s.setup, s.world);
  REQUIRE(v);
  CHECK(v->winner == kRed);
  CHECK(v->crossing_taken);
  CHECK(s.world.hour == 7);
  CHECK(s.heard<Ended>(kBlue) == std::vector{Ended{kRed, Ending::kCrossingTaken}});
  CHECK(s.holder(kX) == kRed);
}

TEST_CASE("S02 a Blue unit in the crossing, even a recon troop, is no Red win") {
  Situation s(6, seed_where([](std::uint32_t n) {
                return brisk(n, 6, 6) && fire_die(n, 6, kX, kRed) < 2'000;
              }));
  s.put(kTanks1, kC4);
  s.put(kWestScouts, kX);
  s.march(kTanks1, kX).hour();  // 12,000 × 7 % × 20 % = 168: the scouts stand
  CHECK(s.unit(kTanks1).sector == kX);
  CHECK(s.holder(kX) == kBlue);
  CHECK_FALSE(Rules::verdict(s.setup, s.world));
}

TEST_CASE("S02 Red wins in the hour in which the last defender of the crossing breaks") {
  Situation s(6, seed_where([](std::uint32_t n) {
                return brisk(n, 6, 6) && fire_die(n, 6, kX, kRed) > 10'000 &&
                       fire_die(n, 6, kX, kBlue) < 1'000;
              }));
  s.put(kTanks1, kC4);
  s.put(kRifles4, kX).strength = 4'500;
  s.march(kTanks1, kX).hour();  // 12,000 × 7 % and more = 840 and more
  CHECK(s.unit(kRifles4).where == Where::kGone);
  REQUIRE(Rules::verdict(s.setup, s.world));
  CHECK(Rules::verdict(s.setup, s.world)->winner == kRed);
}

TEST_CASE("S02 a decoy alone in the crossing is no Red win") {
  Situation s(6);
  s.put(kDecoyGroup, kX);
  s.hour();
  CHECK(s.holder(kX) == kBlue);
  CHECK_FALSE(Rules::verdict(s.setup, s.world));
}

TEST_CASE("S01 S02 the last hour: taken in it the crossing is Red's, otherwise Blue has held") {
  Situation s(13);  // the last hour is never slow
  s.put(kTanks1, kC4);
  SUBCASE("taken") {
    s.march(kTanks1, kX).hour();
    CHECK(Rules::verdict(s.setup, s.world)->winner == kRed);
  }
  SUBCASE("contested") {
    s.put(kRifles4, kX);
    s.march(kTanks1, kX).hour();
    REQUIRE(Rules::verdict(s.setup, s.world));
    CHECK(Rules::verdict(s.setup, s.world)->winner == kBlue);
  }
  SUBCASE("not there") {
    s.hour();
    CHECK(Rules::verdict(s.setup, s.world)->winner == kBlue);
  }
}

TEST_CASE("S01 Blue wins at once when no Red combat unit is left or still to come") {
  Situation s(6);
  for (UnitId id = kBlueUnits; id < kUnits; ++id)
    if (id != kDecoyGroup) s.unit(id).where = Where::kGone;
  s.put(kDecoyGroup, kC2);
  SUBCASE("only the decoy is left") {
    s.hour();
    const auto v = Rules::verdict(s.setup, s.world);
    REQUIRE(v);
    CHECK(v->winner == kBlue);
    CHECK(v->red_spent);
    CHECK(s.heard<Ended>(kBlue) == std::vector{Ended{kBlue, Ending::kRedSpent}});
  }
  SUBCASE("one is still to come") {
    s.unit(kTanks5).where = Where::kStaging;
    CHECK_FALSE(Rules::verdict(s.setup, s.hour().world));
  }
  SUBCASE("a recon troop is a combat unit") {
    s.put(kRedScouts1, kW1);
    CHECK_FALSE(Rules::verdict(s.setup, s.hour().world));
  }
}

TEST_CASE("S13 the hour's order: artillery before movement, movement before combat") {
  // The tanks are shelled where they stood, then march in; what is left of them fights.
  Situation s(4, seed_where([](std::uint32_t n) {
                return brisk(n, 4, 4) && fire_die(n, 4, kC2, kRed) > 1'000 &&
                       fire_die(n, 4, kC2, kRed) < 8'000 && fire_die(n, 4, kC2, kBlue) < 2'000;
              }));
  s.put(kTanks1, kC1);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC2).fire(kBlue, kC1).hour();
  CHECK(s.unit(kRifles2).strength ==
        8'000 - lanchester(11'040, 100, 1000, fire_die(s.setup.seed, 4, kC2, kRed)));
}

TEST_CASE("S13 artillery breaks come before movement: a broken unit marches no more") {
  Situation s(4, seed_where([](std::uint32_t n) { return brisk(n, 4, 4); }));
  s.put(kTanks1, kC1).strength = 6'100;
  s.march(kTanks1, kC2).fire(kBlue, kC1).hour();
  CHECK(s.unit(kTanks1).where == Where::kGone);
  CHECK(s.holder(kC2) == kBlue);
}

TEST_CASE("what a unit lost in the hour is its own side's to know, all causes together") {
  Situation s(4, seed_where([](std::uint32_t n) {
                return brisk(n, 4, 4) && fire_die(n, 4, kC2, kRed) > 1'000 &&
                       fire_die(n, 4, kC2, kRed) < 8'000 && fire_die(n, 4, kC2, kBlue) < 2'000;
              }));
  s.put(kTanks1, kC2);
  s.put(kRifles2, kC2);
  s.fire(kRed, kC2).hour();
  CHECK(s.view(kBlue).own[kRifles2].lost_this_hour == 8'000 - s.unit(kRifles2).strength);
  CHECK(s.unit(kRifles2).strength ==
        7'360 - lanchester(12'000, 100, 1000, fire_die(s.setup.seed, 4, kC2, kRed)));
  s.put(kTanks1, kW0);
  s.hour();
  CHECK(s.view(kBlue).own[kRifles2].lost_this_hour == 0);
  CHECK_FALSE(s.view(kBlue).own[kRifles2].fought);
}

TEST_CASE("a step is a pure function of setup, world, orders and dice") {
  Record<Rules> record;
  record.setup.seed = 11;
  record.setup.blue = BlueCommander::kCommander;
  record.length = 6;
  const World w = play<Rules>(record).state;
  const auto orders = Rules::command(record.setup, Rules::view(record.setup, w, kRed), Dice{11});
  const auto once = Rules::step(record.setup, w, orders, Dice{11});
  const auto again = Rules::step(record.setup, w, orders, Dice{11});
  CHECK(once.state == again.state);
  CHECK(once.events == again.events);
}

TEST_CASE("over whole games: what holds after every hour") {
  for (std::uint32_t seed = 1; seed <= (kSlowBuild ? 40u : 300u); ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = seed % 2 ? BlueCommander::kCommander : BlueCommander::kDoctrinal;
    record.setup.red = seed % 3 ? RedCommander::kCommander : RedCommander::kFeintAndMass;
    record.length = 14;
    World before = Rules::start(record.setup);
    play<Rules>(record, [&](const auto& played, const auto&) {
      const World& w = played.state;
      for (UnitId id = 0; id < kUnits; ++id) {
        const Unit& u = w.units[id];
        CHECK(u.strength >= 0);
        CHECK(u.strength == before.units[id].strength - u.lost_this_hour);  // nobody recovers
        if (before.units[id].where == Where::kGone) CHECK(u.where == Where::kGone);
        if (u.where == Where::kMap) {
          if (u.moved) CHECK(u.arrived == before.hour);
          if (fights(id)) CHECK(u.strength * 2 > roster(id).full);
          CHECK(u.destination != u.sector);
        }
        if (u.where == Where::kStaging) CHECK(side_of(id) == kRed);
        if (u.where == Where::kGone) {
          CHECK(fights(id));
          CHECK_FALSE(u.destination);
          CHECK_FALSE(u.waiting);
        }
      }
      bool blue_in_x = false;
      for (UnitId id = 0; id < kBlueUnits; ++id)
        blue_in_x = blue_in_x || (w.units[id].where == Where::kMap && w.units[id].sector == kX);
      CHECK((w.verdict && w.verdict->winner == kRed) == (w.holder[index(kX)] == kRed));
      if (w.holder[index(kX)] == kRed) CHECK_FALSE(blue_in_x);
      before = w;
    });
    CHECK(before.verdict);
  }
}
