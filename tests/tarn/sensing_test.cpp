// tests/tarn/sensing_test.cpp — what each side learns after the hour.
#include <doctest/doctest.h>

#include "tarn/situation.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

namespace {
// Nobody is missed this hour and the next, so that a test may count on what it sees.
Situation clear_day(int hour = 4) {
  return Situation(hour, seed_where([&](std::uint32_t n) {
                     for (UnitId id = 0; id < kUnits; ++id)
                       if (!spotted(n, hour, id) || !spotted(n, hour + 1, id)) return false;
                     return true;
                   }));
}
}  // namespace

TEST_CASE("S14 enemies in a sector with an own unit are known exactly: type, strength, hour") {
  auto s = clear_day();
  s.put(kTanks1, kC2).strength = 9'000;
  s.put(kRifles2, kC2);
  s.hour();
  const auto& c = s.contact(kBlue, kTanks1);
  REQUIRE(c);
  CHECK(c->how == Certainty::kExact);
  CHECK(c->kind == Kind::kTank);
  CHECK(c->strength == s.unit(kTanks1).strength);  // after the hour's losses
  CHECK(c->sector == kC2);
  CHECK(c->seen == 4);
  CHECK(c->exact == Hour{4});
  CHECK(s.contact(kRed, kRifles2)->strength == s.unit(kRifles2).strength);
}

TEST_CASE(
    "S15 next to an own unit: type, not losses; the strength shown is full or the last exact") {
  auto s = clear_day();
  s.put(kMech1, kE1).strength = 7'000;
  s.put(kRifles3, kE2);
  SUBCASE("never known exactly: full") {
    s.hour();
    const auto& c = s.contact(kBlue, kMech1);
    REQUIRE(c);
    CHECK(c->how == Certainty::kSeen);
    CHECK(c->kind == Kind::kMech);
    CHECK(c->strength == 10'000);
    CHECK(c->seen == 4);
    CHECK_FALSE(c->exact);
  }
  SUBCASE("known exactly before: that figure") {
    s.know(kBlue, kMech1, kE0, Certainty::kExact, 2).strength = 8'500;
    s.hour();
    CHECK(s.contact(kBlue, kMech1)->sector == kE1);
    CHECK(s.contact(kBlue, kMech1)->strength == 8'500);
    CHECK(s.contact(kBlue, kMech1)->exact == Hour{1});
    CHECK(s.contact(kBlue, kMech1)->how == Certainty::kSeen);
  }
}

TEST_CASE(
    "S15 next to means one edge, a two-hour track included; two sectors out nothing is seen") {
  auto s = clear_day();
  s.put(kMech1, kC1);
  SUBCASE("track") {
    s.put(kRifles3, kE1);
    s.hour();
    CHECK(s.fresh(kBlue, kMech1));
    CHECK(s.fresh(kRed, kRifles3));
  }
  SUBCASE("two out") {
    s.put(kRifles3, kE0);
    s.hour();
    CHECK_FALSE(s.contact(kBlue, kMech1));
    CHECK_FALSE(s.contact(kRed, kRifles3));
  }
}

TEST_CASE("S16 you miss one time in ten, each unit, hour and side by itself") {
  constexpr int kN = kSlowBuild ? 4'000 : 40'000;
  int tanks = 0, both = 0, rifles = 0, exact = 0;
  for (std::uint32_t seed = 1; seed <= kN; ++seed) {
    Situation s(4, seed);
    s.put(kTanks1, kE1);
    s.put(kMech1, kE1);
    s.put(kRifles3, kE2);
    s.put(kRifles1, kW2);
    s.put(kTanks2, kW2);
    s.hour();
    const bool t = !s.fresh(kBlue, kTanks1), m = !s.fresh(kBlue, kMech1);
    tanks += t ? 1 : 0;
    both += t && m ? 1 : 0;
    rifles += s.fresh(kRed, kRifles3) ? 0 : 1;
    exact += s.fresh(kBlue, kTanks2) || s.contact(kBlue, kTanks2)->broken ? 0 : 1;
  }
  // Of 40,000: standard errors √(40,000 × 0.09) = 60 and √(40,000 × 0.0099) = 20; of 4,000: 19 and
  // 6.3. Tolerance 4.5 of each: one time in nine or eleven would be six and more off.
  CHECK(std::abs(tanks - kN / 10) < (kSlowBuild ? 86 : 270));
  CHECK(std::abs(rifles - kN / 10) < (kSlowBuild ? 86 : 270));
  CHECK(std::abs(both - kN / 100) < (kSlowBuild ? 29 : 90));
  CHECK(exact == 0);  // in the same sector nobody is missed
}

TEST_CASE("S16 a missed unit keeps its older contact, which ages") {
  Situation s(4, seed_where([](std::uint32_t n) { return !spotted(n, 4, kTanks1); }));
  s.put(kTanks1, kE1);
  s.put(kRifles3, kE2);
  s.put(kEastScouts, kE2);
  s.know(kBlue, kTanks1, kE0, Certainty::kSeen, 1);
  s.unit(kTanks1).moved = true;
  s.hour();
  CHECK(s.contact(kBlue, kTanks1)->sector == kE0);
  CHECK(s.contact(kBlue, kTanks1)->seen == 2);
  CHECK(s.contact(kBlue, kTanks1)->placed);
  CHECK(age_h(s.view(kBlue), s.view(kBlue).contacts[0]) == 2);
}

TEST_CASE("S17 from next door a decoy looks like a tank battalion of 12") {
  auto s = clear_day();
  s.put(kDecoyGroup, kE1);
  s.put(kRifles3, kE2);
  s.hour();
  const auto& c = s.contact(kBlue, kDecoyGroup);
  REQUIRE(c);
  CHECK(c->kind == Kind::kTank);
  CHECK(c->strength == 12'000);
  CHECK(c->how == Certainty::kSeen);
  CHECK_FALSE(c->exact);
  CHECK_FALSE(s.world.decoy_exposed);
}

TEST_CASE("S17 the decoy is missed one time in ten as anybody else") {
  Situation s(4, seed_where([](std::uint32_t n) { return !spotted(n, 4, kDecoyGroup); }));
  s.put(kDecoyGroup, kE1);
  s.put(kEastScouts, kE2);
  s.hour();
  CHECK_FALSE(s.contact(kBlue, kDecoyGroup));
}

TEST_CASE("S18 recon reports movement two sectors out, an hour late") {
  Situation s(4, seed_where([](std::uint32_t n) { return brisk(n, 4, 4); }));
  s.put(kTanks1, kW0);
  s.put(kEastScouts, kE2);
  s.put(kTanks2, kC0);
  s.march(kTanks2, kC1).hour();  // C1 is two sectors from E2
  CHECK_FALSE(s.contact(kBlue, kTanks2));
  CHECK(s.view(kBlue).movements.empty());  // not yet
  CHECK(s.heard<MovementHeard>(kBlue).empty());
  s.hour();
  REQUIRE(s.view(kBlue).movements.size() == 1);
  CHECK(s.view(kBlue).movements[0] == Movement{kC1, 4});
  CHECK(s.heard<MovementHeard>(kBlue) == std::vector{MovementHeard{kC1, 4}});
  CHECK(s.heard<MovementHeard>(kRed).empty());
  s.hour();  // delivered once, kept
  CHECK(s.heard<MovementHeard>(kBlue).empty());
  CHECK(s.view(kBlue).movements.size() == 1);
  CHECK_FALSE(s.contact(kBlue, kTanks2));  // only movement, never what moved
}

TEST_CASE("S18 what is not reported as movement") {
  Situation s(4, seed_where([](std::uint32_t n) { return brisk(n, 4, 4); }));
  s.put(kTanks2, kC0);
  SUBCASE("a unit that stays") {
    s.put(kEastScouts, kE2);
    s.put(kTanks1, kC1);
  }
  SUBCASE("rifles hear nothing") {
    s.put(kRifles3, kE2);
    s.march(kTanks2, kC1);
  }
  SUBCASE("three sectors out") {
    s.put(kEastScouts, kE3);
    s.march(kTanks2, kC1);
  }
  SUBCASE("next door, seen or missed") {
    s.put(kEastScouts, kC2);
    s.march(kTanks2, kC1);
  }
  s.hour().hour();
  CHECK(s.view(kBlue).movements.empty());
}

TEST_CASE("S18 setting out on a track and entering are movement") {
  Situation s(4, seed_where([](std::uint32_t n) { return brisk(n, 4, 4); }));
  s.put(kWestScouts, kC2);  // two sectors from C0 and E1
  s.put(kTanks1, kE1);
  s.hold(kRed, {kE1, kC0});
  s.march(kTanks1, kC1).march(kTanks2, kC0).hour().hour();
  const auto m = s.view(kBlue).movements;
  REQUIRE(m.size() == 2);
  CHECK(m[0] == Movement{kC0, 4});
  CHECK(m[1] == Movement{kE1, 4});
}

TEST_CASE("S18 Red's recon hears in the same way") {
  Situation s(4, seed_where([](std::uint32_t n) { return brisk(n, 4, 4); }));
  s.put(kRedScouts1, kW1);
  s.put(kRifles1, kW4);
  s.march(kRifles1, kW3).hour().hour();
  REQUIRE(s.view(kRed).movements.size() == 1);
  CHECK(s.view(kRed).movements[0] == Movement{kW3, 4});
}

TEST_CASE("S19 a decoy two sectors from recon is reported at once as a tank battalion, heard") {
  Situation s(4);
  s.put(kEastScouts, kE2);
  s.put(kDecoyGroup, kE0);  // it does not even move
  s.hour();
  const auto& c = s.contact(kBlue, kDecoyGroup);
  REQUIRE(c);
  CHECK(c->how == Certainty::kHeard);
  CHECK(c->kind == Kind::kTank);
  CHECK(c->strength == 12'000);
  CHECK(c->seen == 4);
  const auto reports = s.heard<Reported>(kBlue);
  REQUIRE(reports.size() == 1);
  CHECK(reports[0].how == Certainty::kHeard);
  CHECK(reports[0].kind == Kind::kTank);
  s.hour();
  CHECK(s.view(kBlue).movements.empty());
}

TEST_CASE("S19 rifles do not hear a decoy two sectors out") {
  Situation s(4);
  s.put(kRifles3, kE2);
  s.put(kDecoyGroup, kE0);
  CHECK_FALSE(s.hour().contact(kBlue, kDecoyGroup));
}

TEST_CASE("S22 S23 a Blue unit in its sector exposes the decoy for the rest of the game") {
  auto s = clear_day();
  s.put(kRifles3, kE2);
  s.put(kDecoyGroup, kE2);
  s.hour();
  CHECK(s.world.decoy_exposed);
  CHECK(s.contact(kBlue, kDecoyGroup)->kind == Kind::kDecoy);
  CHECK(s.contact(kBlue, kDecoyGroup)->strength == 0);
  CHECK(s.heard<DecoyExposed>(kBlue).size() == 1);
  CHECK(s.heard<DecoyExposed>(kRed).empty());
  CHECK(s.heard<Fought>(kBlue).empty());
  s.put(kDecoyGroup, kE1);  // seen next door later: still the decoy
  s.hour();
  CHECK(s.contact(kBlue, kDecoyGroup)->sector == kE1);
  CHECK(s.contact(kBlue, kDecoyGroup)->kind == Kind::kDecoy);
  CHECK(s.contact(kBlue, kDecoyGroup)->strength == 0);
  CHECK(s.heard<DecoyExposed>(kBlue).empty());  // told once
  s.put(kDecoyGroup, kE0);
  s.put(kEastScouts, kE2);
  s.hour();  // heard later: still
  CHECK(s.contact(kBlue, kDecoyGroup)->sector == kE0);
  CHECK(s.contact(kBlue, kDecoyGroup)->kind == Kind::kDecoy);
}

TEST_CASE("contacts keep their last hour, and newer knowledge replaces older") {
  auto s = clear_day();
  s.put(kTanks1, kE1);
  s.put(kRifles3, kE2);
  s.hour();
  CHECK(s.contact(kBlue, kTanks1)->sector == kE1);
  s.put(kTanks1, kC1);  // out of sight
  s.hour();
  CHECK(s.contact(kBlue, kTanks1)->sector == kE1);
  CHECK(s.contact(kBlue, kTanks1)->seen == 4);
  s.put(kTanks1, kE3);
  s.hour();
  CHECK(s.contact(kBlue, kTanks1)->sector == kE3);
  CHECK(s.contact(kBlue, kTanks1)->seen == 6);
}

TEST_CASE("a contact is dropped when an own unit in its sector shows that the unit is not there") {
  auto s = clear_day();
  s.put(kTanks1, kC0);
  s.know(kBlue, kTanks1, kE1, Certainty::kSeen, 2);
  SUBCASE("an own unit there") {
    s.put(kRifles3, kE1);
    s.hour();
    CHECK_FALSE(s.contact(kBlue, kTanks1)->placed);
  }
  SUBCASE("an own unit next door shows nothing") {
    s.put(kRifles3, kE2);
    s.hour();
    CHECK(s.contact(kBlue, kTanks1)->placed);
  }
  SUBCASE("if it is there, it is known exactly") {
    s.put(kTanks1, kE1);
    s.put(kRifles3, kE1);
    s.hour();
    CHECK(s.contact(kBlue, kTanks1)->placed);
    CHECK(s.contact(kBlue, kTanks1)->how == Certainty::kExact);
  }
}

TEST_CASE("a contact observed earlier in the hour is dropped too where an own unit finds it gone") {
  // The tanks are shelled under watch and march off in the same hour; rifles march in and see
  // nobody, and miss them next door.
  Situation s(
      4, seed_where([](std::uint32_t n) { return brisk(n, 4, 4) && !spotted(n, 4, kTanks1); }));
  s.put(kTanks1, kE1);
  s.put(kEastScouts, kE2);
  s.put(kRifles3, kE2);
  s.hold(kRed, {kE1});
  s.march(kTanks1, kE0).march(kRifles3, kE1).fire(kBlue, kE1).hour();
  REQUIRE(s.unit(kTanks1).sector == kE0);
  REQUIRE(s.unit(kRifles3).sector == kE1);
  REQUIRE(s.contact(kBlue, kTanks1));
  CHECK_FALSE(s.contact(kBlue, kTanks1)->placed);
}

TEST_CASE("who holds a sector is known to both sides") {
  Situation s(4);
  s.hold(kRed, {kC2, kE3});
  CHECK(s.view(kBlue).holder == s.view(kRed).holder);
  CHECK(s.view(kBlue).holder == s.world.holder);
}

TEST_CASE("reports of the hour go to the side that observed, in the order of contact numbers") {
  auto s = clear_day();
  s.put(kTanks1, kE1);
  s.put(kMech1, kE1);
  s.put(kDecoyGroup, kE1);
  s.put(kRifles3, kE2);
  s.hour();
  const auto reports = s.heard<Reported>(kBlue);
  REQUIRE(reports.size() == 3);
  CHECK(reports[0].contact < reports[1].contact);
  CHECK(reports[1].contact < reports[2].contact);
  for (const auto& r : reports) {
    CHECK(r.at == kE1);
    CHECK(r.how == Certainty::kSeen);
  }
  CHECK(s.heard<Reported>(kRed).size() == 1);  // the rifles
  s.put(kRifles3, kX);
  s.hour();  // nothing new: nothing is reported
  CHECK(s.heard<Reported>(kBlue).empty());
  CHECK(s.view(kBlue).contacts.size() == 3);
}

TEST_CASE("S45 S54 an all-seeing side knows every enemy on the map exactly, but not the staging") {
  Situation s(4);
  s.setup.blue = BlueCommander::kAllSeeing;
  s.put(kTanks1, kW0).strength = 9'000;
  s.put(kDecoyGroup, kE0);
  s.put(kRifles3, kX);
  s.hour();
  const View v = s.view(kBlue);
  CHECK(v.contacts.size() == 2);
  CHECK(s.contact(kBlue, kTanks1)->how == Certainty::kExact);
  CHECK(s.contact(kBlue, kTanks1)->strength == 9'000);
  CHECK(s.contact(kBlue, kTanks1)->seen == 4);
  CHECK(s.contact(kBlue, kDecoyGroup)->kind == Kind::kDecoy);
  CHECK(s.contact(kBlue, kDecoyGroup)->strength == 0);
  CHECK_FALSE(s.contact(kBlue, kTanks2));
  CHECK(v.movements.empty());
  CHECK_FALSE(s.contact(kRed, kRifles3));  // the other side sees what it sees
  s.unit(kTanks1).strength = 6'100;
  s.fire(kBlue, kW0).hour();
  CHECK(s.contact(kBlue, kTanks1)->broken);
}

TEST_CASE("an all-seeing Red has looked before the first hour") {
  Situation s = Situation::start();
  s.setup.red = RedCommander::kAllSeeing;
  s.world = Rules::start(s.setup);
  CHECK(s.view(kRed).contacts.size() == kBlueUnits);
  for (const Contact& c : s.view(kRed).contacts) CHECK(age_h(s.view(kRed), c) == 0);
  s.setup.red = RedCommander::kCommander;
  s.setup.blue = BlueCommander::kAllSeeing;
  s.world = Rules::start(s.setup);
  CHECK(s.view(kRed).contacts.empty());
  CHECK(s.view(kBlue).contacts.empty());  // Red is all in staging
}
