// tests/tarn/red_commander_test.cpp — what Red's commanders decide, on views made by hand.
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/decided.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

// ---------------------------------------------------------------- Red

TEST_CASE("S04 Red's first echelon: tanks in the centre, a mechanised battalion on either flank") {
  bool west = false, east = false;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    Situation s = Situation::start(seed);
    const Orders o = red(s);
    CHECK(sent(o, kTanks1) == kC0);
    CHECK(sent(o, kMech1) == kW0);
    CHECK(sent(o, kMech2) == kE0);
    CHECK(sent(o, kRedScouts1) == kW0);
    CHECK(sent(o, kRedScouts2) == kE0);
    for (UnitId id = kTanks2; id < kUnits; ++id) CHECK_FALSE(sent(o, id));
    (sent(o, kDecoyGroup) == kW0 ? west : east) = true;
    CHECK((sent(o, kDecoyGroup) == kW0 || sent(o, kDecoyGroup) == kE0));
    CHECK(fire_of(o) == kX);  // else X: from 06:00, seen or not
  }
  CHECK(west);
  CHECK(east);
}

TEST_CASE("S46 at 08:00 Red sends its second echelon down the road that looks weakest") {
  auto s = red_at(2);
  s.know(kRed, kRifles1, kW2, Certainty::kSeen);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen).strength = 7'000;
  const auto all_by = [&](Sector entry) {
    const Orders o = red(s);
    for (const UnitId id : {kTanks2, kTanks3, kTanks4, kMech3}) CHECK(sent(o, id) == entry);
    CHECK_FALSE(sent(o, kTanks5));  // echelon 3 is not there yet
    CHECK(chosen(o) == road_of(entry));
  };
  all_by(kE0);
  s.know(kRed, kArmoured6, kE4, Certainty::kSeen);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen).strength = 6'000;
  all_by(kC0);
  s.know(kRed, kWestScouts, kC3, Certainty::kSeen);  // recon apart: 6 + 2 + 2 would be too many
  s.know(kRed, kEastScouts, kC3, Certainty::kSeen);
  all_by(kC0);
  s.know(kRed, kRifles4, kC3, Certainty::kSeen, 1);
  all_by(kW0);
}

TEST_CASE("S46 S45 the road that looks weakest is not the one that is: it goes by what it sees") {
  auto s = red_at(2);
  s.put(kRifles1, kW2);  // unseen
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen);
  CHECK(chosen(red(s)) == Road::kWest);
}

TEST_CASE("S46 roads that look equally weak are drawn, each as often; it chooses at 08:00 only") {
  std::array<int, 3> times{};
  constexpr std::uint32_t kN = 3000;
  for (std::uint32_t seed = 1; seed <= kN; ++seed) {
    auto s = red_at(2);
    s.setup.seed = seed;
    ++times[index(*chosen(red(s)))];
  }
  // 1,000 each, standard error 25.8; tolerance 4.5 of them.
  for (const int n : times) CHECK(std::abs(n - 1000) < 117);
  auto s = red_at(2);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  for (std::uint32_t seed = 1; seed <= 50; ++seed) {
    s.setup.seed = seed;
    CHECK(chosen(red(s)) != Road::kCentre);
  }
  for (const int hour : {0, 1, 3, 8}) CHECK_FALSE(chosen(red(red_at(hour, Road::kEast))));
}

TEST_CASE("S46 the third echelon follows the second down the same road") {
  const Orders o = red(red_at(6, Road::kWest));
  CHECK(sent(o, kTanks5) == kW0);
  CHECK(sent(o, kMech4) == kW0);
  CHECK(sent(o, kTanks2) == kW0);
}

TEST_CASE(
    "Red's fixing groups advance to row 1, then wait for 2 : 1 or, from 09:00, for open ground") {
  auto s = red_at(4, Road::kEast);
  s.put(kMech1, kW0);
  CHECK(sent(red(s), kMech1) == kW1);
  s.put(kMech1, kW1);
  SUBCASE("2 : 1 over what is known ahead") {
    s.know(kRed, kRifles1, kW2, Certainty::kSeen).strength = 5'000;
    CHECK(sent(red(s), kMech1) == kW2);
    s.know(kRed, kRifles1, kW2, Certainty::kSeen).strength = 5'001;
    CHECK_FALSE(sent(red(s), kMech1));
    s.know(kRed, kRifles1, kW2, Certainty::kSeen, 2);
    CHECK_FALSE(sent(red(s), kMech1));
    s.know(kRed, kRifles1, kW2, Certainty::kSeen, 3);  // too old to be known
    CHECK(sent(red(s), kMech1) == kW4);
  }
  SUBCASE("nothing known ahead: row 4, if it has halted an hour") {
    CHECK(sent(red(s), kMech1) == kW4);
    s.put(kMech1, kW1, 2);  // came two hours ago: one hour halted
    CHECK(sent(red(s), kMech1) == kW4);
    s.put(kMech1, kW1, 1);
    CHECK_FALSE(sent(red(s), kMech1));
  }
  SUBCASE("but not before 09:00") {
    s = red_at(2, Road::kEast);
    s.put(kMech1, kW1);
    s.know(kRed, kRifles3, kE2, Certainty::kSeen);
    s.know(kRed, kRifles1, kW4, Certainty::kSeen);
    s.know(kRed, kRifles2, kC1, Certainty::kSeen).strength = 1;
    CHECK(chosen(red(s)) == Road::kCentre);
    CHECK_FALSE(sent(red(s), kMech1));
  }
  SUBCASE("not in contact") {
    s.know(kRed, kRifles1, kW1, Certainty::kExact);
    CHECK_FALSE(sent(red(s), kMech1));
  }
  SUBCASE("not while it is going somewhere or about to") {
    s.unit(kMech1).waiting = kW2;
    CHECK_FALSE(sent(red(s), kMech1));
  }
}

TEST_CASE("S47 Red follows units that give ground") {
  // Scouts on W2 gave ground and Red stands on W1: what it sees now is W2 empty and scouts on W3.
  auto s = red_at(4, Road::kEast);
  s.put(kMech1, kW1);
  s.put(kWestScouts, kW3);
  s.know(kRed, kWestScouts, kW3, Certainty::kSeen);
  CHECK(sent(red(s), kMech1) == kW4);  // known(W2) = 0: on, until it sees somebody
  // Played: it takes the ground that was given up.
  s.world.units[kMech1].arrived = 2;
  s.setup.red = RedCommander::kCommander;
  s.setup.seed = seed_where([](std::uint32_t n) { return brisk(n, 4, 4); });
  for (const auto& o : Rules::command(s.setup, s.view(kRed), Dice{s.setup.seed}))
    s.orders.push_back(o);
  s.hour();
  CHECK(s.unit(kMech1).sector == kW2);
}

TEST_CASE("Red's main road starts from 09:00, once nothing of it is behind or in staging") {
  auto s = red_at(3, Road::kCentre);
  s.unit(kTanks1).where = Where::kGone;  // its road is the centre too
  for (UnitId id = kTanks2; id <= kMech3; ++id) s.put(id, kC0);
  SUBCASE("nothing known ahead: straight for row 4") { CHECK(sent(red(s), kTanks2) == kC4); }
  SUBCASE("2 : 1 over what is known ahead: 46 points against 23") {
    s.know(kRed, kArmoured6, kC1, Certainty::kSeen).strength = 23'000;
    CHECK(sent(red(s), kTanks2) == kC1);
    s.know(kRed, kArmoured6, kC1, Certainty::kSeen).strength = 23'001;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("not before 09:00") {
    auto early = red_at(2, Road::kCentre);
    for (UnitId id = kTanks2; id <= kMech3; ++id) early.put(id, kC0);
    early.know(kRed, kRifles1, kW2, Certainty::kSeen);
    early.know(kRed, kRifles3, kE2, Certainty::kSeen);
    CHECK(chosen(red(early)) == Road::kCentre);
    CHECK_FALSE(sent(red(early), kTanks2));
  }
  SUBCASE("one of echelon 2 still in staging holds them back") {
    s.unit(kTanks4).where = Where::kStaging;  // 34 points are not more than three times 12
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("unless there is more than three times as much here: 36 against 12 and a little less") {
    s.unit(kMech3).where = Where::kStaging;
    s.unit(kMech3).strength = 11'999;
    CHECK(sent(red(s), kTanks2) == kC4);
    s.unit(kMech3).strength = 12'000;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("echelon 3 is not waited for") {
    CHECK(s.unit(kTanks5).where == Where::kStaging);
    CHECK(sent(red(s), kTanks2) == kC4);
  }
  SUBCASE("one in a lower row of the road holds those ahead back, but not in row 2 or later") {
    s.put(kTanks1, kC1);
    CHECK_FALSE(sent(red(s), kTanks1));
    s.put(kTanks1, kC2);
    CHECK(sent(red(s), kTanks1) == kC4);
    s.know(kRed, kRifles2, kC3, Certainty::kSeen).strength = 6'000;  // 2 : 1, but not ready
    CHECK_FALSE(sent(red(s), kTanks1));
    s.put(kTanks1, kC3);
    s.know(kRed, kRifles2, kC4, Certainty::kSeen).strength = 6'000;  // row 3: ready
    CHECK(sent(red(s), kTanks1) == kC4);
  }
}

TEST_CASE("from 16:00 Red's main road goes with whatever there is") {
  for (const int hour : {9, 10}) {
    auto s = red_at(hour, Road::kCentre);
    s.put(kTanks2, kC0);  // three battalions still in staging
    CHECK(sent(red(s), kTanks2) == (hour >= 10 ? std::optional(kC4) : std::nullopt));
    s.know(kRed, kArmoured6, kC1, Certainty::kSeen);
    CHECK(sent(red(s), kTanks2) == (hour >= 10 ? std::optional(kC1) : std::nullopt));
  }
}

TEST_CASE("Red assaults the crossing with 3.5 : 1 from one road, 2.5 : 1 from two") {
  auto s = red_at(6, Road::kCentre);
  s.put(kTanks2, kC4).strength = 7'000;
  s.put(kMech3, kC4).strength = 7'000;  // 14 points
  SUBCASE("unknown or empty: at once") { CHECK(sent(red(s), kTanks2) == kX); }
  SUBCASE("one road: 14 against 4") {
    s.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 4'000;
    CHECK(sent(red(s), kTanks2) == kX);
    s.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 4'001;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("two roads: 20 against 8") {
    s.put(kMech1, kW4).strength = 6'000;
    s.know(kRed, kRifles4, kX, Certainty::kSeen);
    CHECK(sent(red(s), kTanks2) == kX);
    CHECK(sent(red(s), kMech1) == kX);
    s.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 8'001;
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("a battalion in contact in row 4 does not count") {
    s.put(kMech1, kW4).strength = 6'000;
    s.know(kRed, kRifles1, kW4, Certainty::kExact);
    s.know(kRed, kRifles4, kX, Certainty::kSeen);
    CHECK_FALSE(sent(red(s), kTanks2));
  }
  SUBCASE("already fighting there: join") {
    s.put(kTanks3, kX);
    s.know(kRed, kRifles4, kX, Certainty::kExact).strength = 30'000;
    CHECK(sent(red(s), kTanks2) == kX);
  }
  SUBCASE("from 16:00 whatever the odds") {
    auto late = red_at(10, Road::kCentre);
    late.put(kTanks2, kC4);
    late.know(kRed, kRifles4, kX, Certainty::kSeen).strength = 30'000;
    CHECK(sent(red(late), kTanks2) == kX);
  }
}

TEST_CASE("Red's scouts go to row 1, then join own battalions ahead where nothing is known") {
  auto s = red_at(4, Road::kCentre);
  s.put(kRedScouts1, kW0);
  Orders o = red(s);
  CHECK(sent(o, kRedScouts1) == kW1);
  CHECK(stance_of(o, kRedScouts1) == Stance::kGiveGround);
  s.put(kRedScouts1, kW1);
  CHECK_FALSE(sent(red(s), kRedScouts1));  // nobody ahead
  s.put(kMech1, kW2);
  CHECK(sent(red(s), kRedScouts1) == kW2);
  s.know(kRed, kWestScouts, kW2, Certainty::kSeen, 1);
  CHECK_FALSE(sent(red(s), kRedScouts1));
}

TEST_CASE("S19 Red's decoy moves forward while it stays two rows short of the nearest known Blue") {
  auto s = red_at(4, Road::kCentre);
  s.put(kDecoyGroup, kE0);
  CHECK_FALSE(sent(red(s), kDecoyGroup));  // nobody known: it reckons with row 2
  s.put(kDecoyGroup, kE1);
  CHECK(sent(red(s), kDecoyGroup) == kE0);
  s.know(kRed, kEastScouts, kE3, Certainty::kSeen, 4);
  CHECK_FALSE(sent(red(s), kDecoyGroup));
  s.put(kDecoyGroup, kE0);
  CHECK(sent(red(s), kDecoyGroup) == kE1);
  s.know(kRed, kEastScouts, kE3, Certainty::kSeen, 5);  // too old
  CHECK_FALSE(sent(red(s), kDecoyGroup));
  s.know(kRed, kRifles3, kE4, Certainty::kSeen);
  s.put(kDecoyGroup, kE1);
  CHECK(sent(red(s), kDecoyGroup) == kE2);
  s.know(kRed, kRifles1, kW1, Certainty::kSeen);  // another road
  CHECK(sent(red(s), kDecoyGroup) == kE2);
}

TEST_CASE(
    "Red fires where it knows most, its main road and the crossing before others, else at X") {
  auto s = red_at(4, Road::kEast);
  CHECK(fire_of(red(s)) == kX);
  s.know(kRed, kWestScouts, kW2, Certainty::kSeen);  // 2 points are not above 2
  CHECK(fire_of(red(s)) == kX);
  s.know(kRed, kRifles1, kW2, Certainty::kSeen, 1);
  CHECK(fire_of(red(s)) == kW2);
  s.know(kRed, kArmoured6, kC2, Certainty::kSeen);
  CHECK(fire_of(red(s)) == kC2);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen).strength = 2'001;
  CHECK(fire_of(red(s)) == kE2);  // + 50
  s.know(kRed, kRifles4, kX, Certainty::kSeen);
  CHECK(fire_of(red(s)) == kX);  // + 60
  s.know(kRed, kRifles4, kX, Certainty::kSeen, 2);
  CHECK(fire_of(red(s)) == kE2);  // too old
}

TEST_CASE(
    "S55 feint and mass: the mechanised battalions and the decoy on one flank, all else on the "
    "other") {
  bool west = false, east = false;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    Situation s = Situation::start(seed);
    const Orders feint = feint_and_mass(s.view(kRed), Dice{seed});
    const Orders plain = mass_without_feint(s.view(kRed), Dice{seed});
    const auto main = sent(feint, kTanks1);
    CHECK((main == kW0 || main == kE0));
    (main == kW0 ? west : east) = true;
    const Sector other_flank = main == kW0 ? kE0 : kW0;
    CHECK(sent(feint, kMech1) == other_flank);
    CHECK(sent(feint, kMech2) == other_flank);
    CHECK(sent(feint, kDecoyGroup) == other_flank);
    CHECK_FALSE(sent(plain, kDecoyGroup));  // the same without the decoy
    for (const UnitId id : {kTanks1, kMech1, kMech2, kRedScouts1, kRedScouts2})
      CHECK(sent(plain, id) == sent(feint, id));
    s.world.hour = 6;
    for (UnitId id = kTanks2; id < kUnits; ++id)
      CHECK(sent(feint_and_mass(s.view(kRed), Dice{seed}), id) == main);
  }
  CHECK(west);
  CHECK(east);
}
