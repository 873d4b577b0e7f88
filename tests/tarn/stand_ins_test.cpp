// tests/tarn/stand_ins_test.cpp — the naive seats, and what holds for every scripted one.
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/decided.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

TEST_CASE("S55 naive attackers: dealt over three roads, or all down the centre, straight on") {
  Situation s = Situation::start(1);
  Orders o = spread_attacker(s.view(kRed));
  CHECK(sent(o, kTanks1) == kC0);
  CHECK(sent(o, kMech1) == kW0);
  CHECK(sent(o, kMech2) == kE0);
  CHECK_FALSE(sent(o, kDecoyGroup));
  CHECK_FALSE(fire_of(o));  // no "else X"
  o = all_in_attacker(s.view(kRed));
  for (const UnitId id : {kTanks1, kMech1, kMech2}) CHECK(sent(o, id) == kC0);
  s.world.hour = 6;
  o = spread_attacker(s.view(kRed));
  CHECK(sent(o, kTanks2) == kW0);
  CHECK(sent(o, kTanks3) == kC0);
  CHECK(sent(o, kTanks4) == kE0);
  CHECK(sent(o, kMech3) == kW0);
  CHECK(sent(o, kTanks5) == kC0);
  CHECK(sent(o, kMech4) == kE0);
  s.put(kTanks1, kC0);
  CHECK(sent(all_in_attacker(s.view(kRed)), kTanks1) == kC1);
  s.put(kTanks1, kC1);
  CHECK(sent(all_in_attacker(s.view(kRed)), kTanks1) == kX);
  s.know(kRed, kArmoured6, kC2, Certainty::kSeen);
  CHECK(sent(all_in_attacker(s.view(kRed)), kTanks1) == kC2);  // whatever the odds
}

TEST_CASE("S55 naive defenders hold, run to the crossing, or guess; idle does nothing at all") {
  Situation s = Situation::start(1);
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);
  s.know(kBlue, kMech1, kE1, Certainty::kSeen);
  CHECK(static_defender(s.view(kBlue)) == Orders{Fire{kBlue, kC1}});
  Orders o = turtle(s.view(kBlue));
  for (const UnitId id : {kRifles1, kRifles2, kRifles3, kReserve, kWestScouts, kEastScouts})
    CHECK(sent(o, id) == kX);
  CHECK_FALSE(sent(o, kRifles4));
  CHECK(fire_of(o) == kC1);
  o = guesser(s.view(kBlue));
  CHECK(sent(o, kReserve) == kC3);
  CHECK(o.size() == 2);
  s.world.hour = 1;
  CHECK(guesser(s.view(kBlue)).size() == 1);
  CHECK(turtle(s.view(kBlue)).size() == 1);
  s.setup.blue = BlueCommander::kIdle;
  CHECK(Rules::command(s.setup, s.view(kBlue), Dice{1}).empty());
  s.setup.blue = BlueCommander::kPerson;
  CHECK(Rules::command(s.setup, s.view(kBlue), Dice{1}).empty());
}

TEST_CASE("S37 the slider does not change what a commander decides") {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = BlueCommander::kCommander;
    record.length = seed % 12;
    const World w = play<Rules>(record).state;
    for (const Seat seat : kPlayers) {
      Setup other = record.setup;
      other.balance = static_cast<std::uint8_t>(seed % 11);
      const Dice dice{seed};
      CHECK(Rules::view(other, w, seat) == Rules::view(record.setup, w, seat));
      CHECK(Rules::command(other, Rules::view(other, w, seat), dice) ==
            Rules::command(record.setup, Rules::view(record.setup, w, seat), dice));
    }
  }
}

TEST_CASE(
    "S37 nor sight, delay and artillery: an hour without a fight is the same at every setting") {
  for (std::uint8_t balance = 0; balance <= 10; ++balance) {
    Situation s = Situation::start(5), t = Situation::start(5);
    t.setup.balance = balance;
    for (Situation* one : {&s, &t}) {
      one->put(kTanks1, kE1);
      one->put(kDecoyGroup, kC0);
      one->march(kRifles4, kC2).fire(kBlue, kE1).fire(kRed, kX).hour().hour().hour();
    }
    CHECK(s.world == t.world);
  }
}

TEST_CASE("S45 a commander's orders are its own, legal, and one for each subject") {
  constexpr BlueCommander blues[] = {BlueCommander::kCommander, BlueCommander::kAllSeeing,
                                     BlueCommander::kDoctrinal, BlueCommander::kStatic,
                                     BlueCommander::kTurtle,    BlueCommander::kGuess};
  constexpr RedCommander reds[] = {RedCommander::kCommander,    RedCommander::kAllSeeing,
                                   RedCommander::kFeintAndMass, RedCommander::kMassOnly,
                                   RedCommander::kSpread,       RedCommander::kAllIn};
  for (std::uint32_t seed = 1; seed <= (kSlowBuild ? 36u : 180u); ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = blues[seed % 6];
    record.setup.red = reds[seed / 6 % 6];
    World w = Rules::start(record.setup);
    while (!w.verdict) {
      std::vector<Order> orders;
      for (const Seat seat : kPlayers) {
        const View view = Rules::view(record.setup, w, seat);
        const Orders given = Rules::command(record.setup, view, Dice{seed});
        for (std::size_t i = 0; i < given.size(); ++i) {
          CHECK_FALSE(Rules::refuse(record.setup, view, given[i]));
          for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(Rules::supersedes(given[i], given[j]));
          orders.push_back(given[i]);
        }
      }
      w = Rules::step(record.setup, w, orders, Dice{seed}).state;
    }
  }
}
