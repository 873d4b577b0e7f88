// tarn/hints_test.cpp — each hint on the situation it is for; followed, it is gone.
#include "tarn/hints.h"

#include <doctest/doctest.h>

#include "core/play.h"

#include "situation.h"

namespace wg::tarn {
namespace {

std::vector<Hint> all(const Situation& s, Seat seat, Hints level = Hints::kFull) {
  return hints(s.view(seat), s.orders, level);
}
std::optional<Hint> said(const Situation& s, Seat seat, Advice about, Hints level = Hints::kFull) {
  for (const Hint& h : all(s, seat, level))
    if (h.about == about) return h;
  return std::nullopt;
}
bool says(const std::optional<Hint>& h, std::string_view words) {
  return h && h->words.find(words) != std::string::npos;
}
Situation followed(Situation s, Order order) {
  s.orders.push_back(order);
  return s;
}
Situation blue_at_start(int hour = 4) {
  Situation s = brisk_situation(hour);
  for (UnitId id = 0; id < kBlueUnits; ++id) s.put(id, roster(id).post);
  return s;
}

TEST_CASE("P29: fire where own scouts watch, on what was never seen exactly") {
  Situation s = blue_at_start();
  s.know(kBlue, kTanks1, kE1, Certainty::kSeen);
  const auto full = said(s, kBlue, Advice::kWatchFire);
  CHECK(says(full, "Fire on E1: East Scouts watch it, so you learn exactly what is there."));
  CHECK(says(full, "A tank battalion that takes no damage is the decoy."));
  CHECK(full->sector == kE1);
  CHECK(full->fires);
  const auto nudge = said(s, kBlue, Advice::kWatchFire, Hints::kNudges);
  REQUIRE(nudge);
  CHECK(nudge->words == "East Scouts stand next to E1: could they watch fire there?");
  CHECK_FALSE(said(followed(s, Fire{kBlue, kE1}), kBlue, Advice::kWatchFire));
  CHECK(said(followed(s, Fire{kBlue, kC1}), kBlue, Advice::kWatchFire));
  s.know(kBlue, kTanks1, kE1, Certainty::kExact);
  CHECK_FALSE(said(s, kBlue, Advice::kWatchFire));
}

TEST_CASE("P29: the decoy once found out, or no tanks among what is there: no word of a decoy") {
  Situation s = blue_at_start();
  s.know(kBlue, kMech1, kE1, Certainty::kSeen);
  s.know(kBlue, kRedScouts1, kE1, Certainty::kSeen);
  const std::string_view strong =
      "Fire on E1: East Scouts watch it, so you learn exactly what is there and how strong it is.";
  CHECK(said(s, kBlue, Advice::kWatchFire)->words == strong);
  s.know(kBlue, kTanks1, kE1, Certainty::kSeen);
  CHECK(says(said(s, kBlue, Advice::kWatchFire), "is the decoy"));
  s.know(kBlue, kDecoyGroup, kE0, Certainty::kSeen, 3).kind = Kind::kDecoy;
  CHECK(said(s, kBlue, Advice::kWatchFire)->words == strong);
  CHECK(said(s, kBlue, Advice::kWatchFire, Hints::kNudges));
  s.know(kBlue, kTanks1, kE1, Certainty::kExact);
  s.know(kBlue, kMech1, kE1, Certainty::kExact);
  CHECK_FALSE(said(s, kBlue, Advice::kWatchFire));  // nothing is left to be found out
}

TEST_CASE("S51: what can only be heard cannot be checked, and no hint says so") {
  Situation s = blue_at_start();
  s.know(kBlue, kDecoyGroup, kE0, Certainty::kHeard);
  CHECK_FALSE(said(s, kBlue, Advice::kWatchFire));
  s.put(kEastScouts, kE1);
  CHECK(says(said(s, kBlue, Advice::kWatchFire), "Fire on E0: East Scouts watch it"));
}

TEST_CASE("P29: scouts with a battalion beside them are to give ground") {
  Situation s = blue_at_start();
  s.know(kBlue, kMech1, kE1, Certainty::kSeen);
  const auto h = said(s, kBlue, Advice::kSaveScouts);
  CHECK(h->unit == kEastScouts);
  CHECK(says(h, "Tell East Scouts to give ground"));
  CHECK(says(h, "they are 2.0"));
  CHECK(says(h, "a mechanised battalion of 10.0 is next to them"));
  CHECK(says(h, "if they stay and are lost, you no longer see what comes."));
  CHECK_FALSE(
      said(followed(s, TakeStance{kEastScouts, Stance::kGiveGround}), kBlue, Advice::kSaveScouts));
  CHECK_FALSE(said(followed(s, March{kEastScouts, kE3}), kBlue, Advice::kSaveScouts));
  s.hold(kRed, {kE3});  // nowhere to fall back to
  CHECK_FALSE(said(s, kBlue, Advice::kSaveScouts));
}

TEST_CASE("P29: the reserve: what is known on a road, what of it is hearsay, how long the way is") {
  Situation s = blue_at_start();
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);
  CHECK_FALSE(said(s, kBlue, Advice::kCommitReserve));  // 12 points
  s.know(kBlue, kMech1, kC1, Certainty::kSeen);         // 22
  const auto seen = said(s, kBlue, Advice::kCommitReserve);
  CHECK(says(seen, "Red shows 22.0 points on the Centre road."));
  CHECK(says(seen, "6th Armoured needs 2 hours to C4: ordered now it is there at 12:00"));
  CHECK(seen->unit == kReserve);
  CHECK(seen->sector == kC4);
  s.know(kBlue, kDecoyGroup, kC0, Certainty::kHeard);
  CHECK(says(said(s, kBlue, Advice::kCommitReserve),
             "34.0 points on the Centre road, 12.0 of them "
             "only heard: that may be the decoy"));
  CHECK_FALSE(said(followed(s, March{kReserve, kC4}), kBlue, Advice::kCommitReserve));
  s.put(kReserve, kX);
  CHECK_FALSE(said(s, kBlue, Advice::kCommitReserve));
}

TEST_CASE("P29: in a slow hour the reserve's way counts the wait") {
  const std::uint32_t seed = seed_where([](std::uint32_t n) {
    Setup s;
    s.seed = n;
    return slow_hour(s, 4, kBlue);
  });
  Situation s(4, seed);
  for (UnitId id = 0; id < kBlueUnits; ++id) s.put(id, roster(id).post);
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);
  s.know(kBlue, kMech1, kC1, Certainty::kSeen);
  CHECK(says(said(s, kBlue, Advice::kCommitReserve), "there at 13:00, this hour's wait counted"));
}

TEST_CASE("P29: outnumbered beyond what digging in is worth: more than three to one, prepared") {
  Situation s = blue_at_start();
  s.put(kWestScouts, kC2);  // 1st Rifles, 8.0, alone at W2
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen);
  s.know(kBlue, kTanks2, kW1, Certainty::kSeen);  // 24.0: just what they hold out against
  CHECK_FALSE(said(s, kBlue, Advice::kOutnumbered));
  s.know(kBlue, kMech1, kW1, Certainty::kSeen);
  const auto h = said(s, kBlue, Advice::kOutnumbered);
  CHECK(h->unit == kRifles1);
  CHECK(says(h, "8.0 at W2, prepared, hold out against 3 to 1, and 34.0 stand against them"));
  CHECK_FALSE(
      said(followed(s, TakeStance{kRifles1, Stance::kGiveGround}), kBlue, Advice::kOutnumbered));
  s.know(kBlue, kMech1, kW1, Certainty::kHeard);  // hearsay does not count
  CHECK_FALSE(said(s, kBlue, Advice::kOutnumbered));
  s.put(kRifles1, kW2, 1);  // hasty: two and a half to one is 20.0
  CHECK(says(said(s, kBlue, Advice::kOutnumbered), "hasty, hold out against 2.5 to 1"));
}

TEST_CASE("P29, S36: what digging in is worth follows the slider") {
  Situation s = blue_at_start();
  s.put(kWestScouts, kC2);
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen);
  s.know(kBlue, kTanks2, kW1, Certainty::kSeen);
  const auto at = [&](std::uint8_t balance) {
    for (const Hint& h : hints(s.view(kBlue), {}, Hints::kFull, balance))
      if (h.about == Advice::kOutnumbered) return h.words;
    return std::string();
  };
  CHECK(at(0).empty());
  CHECK(at(10).find("2.4 to 1") != std::string::npos);
}

TEST_CASE("P29: a prepared unit that is to move with the enemy beside it loses its posture") {
  Situation s = blue_at_start();
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);
  CHECK_FALSE(said(s, kBlue, Advice::kLeavesPosition));
  const Situation moves = followed(s, March{kRifles2, kC3});
  const auto h = said(moves, kBlue, Advice::kLeavesPosition);
  CHECK(h->unit == kRifles2);
  CHECK(says(h, "leave a prepared position that holds against 3 to 1"));
  CHECK_FALSE(said(followed(s, March{kRifles1, kW3}), kBlue, Advice::kLeavesPosition));  // quiet
}

TEST_CASE("P29: an idle battery, and where most is known") {
  Situation s = blue_at_start();
  CHECK_FALSE(said(s, kBlue, Advice::kIdleBattery));  // nothing is known
  s.know(kBlue, kTanks1, kC1, Certainty::kSeen);
  s.know(kBlue, kMech1, kC1, Certainty::kSeen);
  const auto h = said(s, kBlue, Advice::kIdleBattery);
  CHECK(h->sector == kC1);
  CHECK(says(h, "Fire on C1: 22.0 points are known there, and every unit in it loses 8 percent."));
  CHECK(says(h, "Nobody watches, so one report in ten is wrong."));
  CHECK_FALSE(said(followed(s, Fire{kBlue, kC1}), kBlue, Advice::kIdleBattery));
}

TEST_CASE("P29: Red's units in staging are to come in") {
  Situation s = Situation::start();
  const auto h = said(s, kRed, Advice::kComeIn);
  CHECK(says(h,
             "Choose W0, C0 or E0 for 1st Scouts and 5 more: coming in takes the hour, the "
             "crossing is 5 hours further, and 14 hours are left."));
  CHECK(said(s, kRed, Advice::kComeIn, Hints::kNudges)->words ==
        "Six units wait in staging: where should they come in?");
  for (UnitId id = kRedScouts1; id <= kDecoyGroup; ++id) s.march(id, kC0);
  CHECK_FALSE(said(s, kRed, Advice::kComeIn));
}

TEST_CASE("P29: the second wave goes where least of Blue is known") {
  Situation s = brisk_situation(2);
  for (UnitId id = kRedScouts1; id <= kDecoyGroup; ++id) s.put(id, kC1);
  s.know(kRed, kRifles1, kW2, Certainty::kSeen);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen);
  s.know(kRed, kWestScouts, kC2, Certainty::kSeen);  // scouts do not count
  const auto h = said(s, kRed, Advice::kSecondWave);
  CHECK(says(h, "8.0 points on the West road, 0.0 on the Centre and 8.0 on the East road"));
  CHECK(says(h, "meets least on the Centre road"));
  CHECK(h->sector == kC0);
  CHECK_FALSE(said(s, kRed, Advice::kComeIn));  // said once
  for (const UnitId id : {kTanks2, kTanks3, kTanks4, kMech3}) s.march(id, kC0);
  CHECK_FALSE(said(s, kRed, Advice::kSecondWave));
}

TEST_CASE("P29: the second wave is told of no weakest road where roads are equal") {
  Situation s = brisk_situation(2);
  for (UnitId id = kRedScouts1; id <= kDecoyGroup; ++id) s.put(id, kC1);
  const auto unknown = said(s, kRed, Advice::kSecondWave);
  CHECK(says(unknown, "You know of no Blue battalion on any road"));
  CHECK_FALSE(says(unknown, "0.0"));
  CHECK_FALSE(unknown->sector);
  CHECK(said(s, kRed, Advice::kSecondWave, Hints::kNudges)->words ==
        "The second wave is here: which road should it take?");
  s.know(kRed, kRifles1, kW2, Certainty::kSeen);
  CHECK(says(said(s, kRed, Advice::kSecondWave), "least on the Centre road or the East road, as"));
  CHECK_FALSE(said(s, kRed, Advice::kSecondWave)->sector);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  s.know(kRed, kRifles3, kE2, Certainty::kSeen);
  CHECK(says(said(s, kRed, Advice::kSecondWave), "8.0 points on each of the three roads"));
}

TEST_CASE("P29, S22: the decoy keeps away from Blue's scouts") {
  Situation s = brisk_situation();
  s.put(kDecoyGroup, kE1);
  s.know(kRed, kEastScouts, kE2, Certainty::kSeen);
  CHECK(says(said(s, kRed, Advice::kDecoy), "Blue's scouts at E2 can watch fire on E1"));
  CHECK_FALSE(said(followed(s, March{kDecoyGroup, kE0}), kRed, Advice::kDecoy));
  s.know(kRed, kEastScouts, kE3, Certainty::kSeen);
  CHECK_FALSE(said(s, kRed, Advice::kDecoy));
  s.know(kRed, kRifles3, kE2, Certainty::kSeen);  // rifles cannot watch fire
  CHECK_FALSE(said(s, kRed, Advice::kDecoy));
}

TEST_CASE("P29, S25: attack a prepared defence with three to one") {
  Situation s = brisk_situation();
  for (const UnitId id : {kTanks1, kTanks2}) s.put(id, kC1);
  s.know(kRed, kRifles2, kC2, Certainty::kSeen);
  CHECK_FALSE(said(s, kRed, Advice::kMass));
  s.march(kTanks1, kC2);
  const auto h = said(s, kRed, Advice::kMass);
  CHECK(says(h,
             "C2: you bring 12.0 against 8.0 known. Prepared, that holds against 3 to 1, hasty "
             "against 2.5 to 1"));
  CHECK(h->unit == kTanks1);
  s.march(kTanks2, kC2);  // 24.0: three to one
  CHECK_FALSE(said(s, kRed, Advice::kMass));
}

TEST_CASE("P29, S31: a second direction makes digging in worthless") {
  Situation s = brisk_situation();
  s.put(kTanks1, kX).came_from = kC4;
  s.put(kRifles4, kX);
  s.know(kRed, kRifles4, kX, Certainty::kExact);
  s.put(kMech1, kC4);  // the same side
  CHECK_FALSE(said(s, kRed, Advice::kFlank));
  s.put(kMech1, kE4);
  const auto h = said(s, kRed, Advice::kFlank);
  CHECK(says(h, "Send 1st Mechanised from E4 into X"));
  CHECK_FALSE(said(followed(s, March{kMech1, kX}), kRed, Advice::kFlank));
}

TEST_CASE("P29: when the way to the crossing takes what is left of the day") {
  const auto at = [](int hour) {
    Situation s = brisk_situation(hour);
    for (UnitId id = kRedScouts1; id < kUnits; ++id) s.unit(id).where = Where::kGone;
    s.put(kTanks1, kC0);  // five hours from the crossing
    return s;
  };
  CHECK_FALSE(said(at(7), kRed, Advice::kTime));
  CHECK(says(said(at(8), kRed, Advice::kTime), "1st Tanks: 5 hours to X, and 6 hours are left."));
  CHECK(said(at(9), kRed, Advice::kTime));
  CHECK_FALSE(said(at(10), kRed, Advice::kTime));  // too late to say
  CHECK_FALSE(said(followed(at(8), March{kTanks1, kX}), kRed, Advice::kTime));
}

TEST_CASE("P29: off is off, three at most, nudges ask and are one short line") {
  for (int n = 1; n <= 40; ++n) {
    Setup setup;
    setup.seed = static_cast<std::uint32_t>(n);
    setup.blue = BlueCommander::kCommander;
    World w = Rules::start(setup);
    while (!w.verdict) {
      for (const Seat seat : kPlayers) {
        const View v = Rules::view(setup, w, seat);
        CHECK(hints(v, {}, Hints::kOff).empty());
        const auto nudges = hints(v, {}, Hints::kNudges), full = hints(v, {}, Hints::kFull);
        CHECK(nudges.size() <= 3);
        REQUIRE(nudges.size() == full.size());
        for (std::size_t i = 0; i < nudges.size(); ++i) {
          CHECK(nudges[i].about == full[i].about);
          CHECK(nudges[i].words.ends_with("?"));
          CHECK(nudges[i].words.size() <= 90);
          CHECK(full[i].words.ends_with("."));
          CHECK((nudges[i].unit || nudges[i].sector));
        }
      }
      w = advance<Rules>(setup, w, {}).state;
    }
    CHECK(hints(Rules::view(setup, w, kBlue), {}, Hints::kFull).empty());  // the game is over
  }
}

}  // namespace
}  // namespace wg::tarn
