// tests/tarn/orders_test.cpp — what may be ordered, and when an order starts.
#include <doctest/doctest.h>

#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {
bool slow(std::uint32_t seed, int hour, Seat side) {
  Setup setup;
  setup.seed = seed;
  return slow_hour(setup, static_cast<Hour>(hour), side);
}
std::optional<Refusal> refuse(const Situation& s, Seat seat, const Order& order) {
  return Rules::refuse(s.setup, s.view(seat), order);
}
}  // namespace

TEST_CASE("S08 each side has exactly one slow hour in each block of three, never first or last") {
  for (std::uint32_t seed = 1; seed <= 300; ++seed)
    for (const Seat side : kPlayers) {
      CHECK_FALSE(slow(seed, 0, side));
      CHECK_FALSE(slow(seed, 13, side));
      for (const int first : {1, 4, 7, 10}) {  // 07–10, 10–13, 13–16, 16–19
        int n = 0;
        for (int h = first; h < first + 3; ++h) n += slow(seed, h, side) ? 1 : 0;
        CHECK(n == 1);
      }
    }
}

TEST_CASE("S08 a slow hour falls on each hour of its block equally often, for each side apart") {
  int blue_at[3] = {}, same = 0;
  constexpr int kN = 3000;
  for (std::uint32_t seed = 1; seed <= kN; ++seed) {
    int at[2] = {};
    for (int h = 4; h < 7; ++h)
      for (const Seat side : kPlayers)
        if (slow(seed, h, side)) at[index(side)] = h - 4;
    ++blue_at[at[0]];
    same += at[0] == at[1] ? 1 : 0;
  }
  // Standard error √(3000 × 1/3 × 2/3) = 25.8; tolerance 4.5 of them.
  for (const int n : blue_at) CHECK(std::abs(n - kN / 3) < 116);
  CHECK(std::abs(same - kN / 3) < 116);  // the two sides' hours are independent
}

TEST_CASE("S08 a seat is told before it orders whether this hour is slow, for its own side only") {
  const auto seed =
      seed_where([](std::uint32_t s) { return slow(s, 4, kBlue) && !slow(s, 4, kRed); });
  const Situation s(4, seed);
  CHECK(s.view(kBlue).slow);
  CHECK_FALSE(s.view(kRed).slow);
}

TEST_CASE("S08 in an ordinary hour an order starts at once") {
  const auto seed = seed_where([](std::uint32_t s) { return brisk(s, 4, 4); });
  Situation s(4, seed);
  s.put(kRifles1, kW2);
  s.march(kRifles1, kW3).hour();
  CHECK(s.unit(kRifles1).sector == kW3);
  CHECK_FALSE(s.unit(kRifles1).destination);
  CHECK_FALSE(s.unit(kRifles1).waiting);
}

TEST_CASE("S09 in a slow hour a new destination waits and starts the next hour") {
  const auto seed =
      seed_where([](std::uint32_t s) { return slow(s, 4, kBlue) && !slow(s, 4, kRed); });
  Situation s(4, seed);
  s.put(kRifles1, kW2);
  s.put(kTanks1, kE1);
  s.hold(kRed, {kE1});
  s.march(kRifles1, kW4).march(kTanks1, kE0).hour();
  CHECK(s.unit(kTanks1).sector == kE0);  // the other side's hour is not slow
  CHECK(s.unit(kRifles1).sector == kW2);
  CHECK(s.unit(kRifles1).waiting == kW4);  // the clock on the unit
  CHECK_FALSE(s.unit(kRifles1).destination);
  CHECK_FALSE(s.unit(kRifles1).moved);
  s.hour();
  CHECK(s.unit(kRifles1).sector == kW3);
  CHECK(s.unit(kRifles1).destination == kW4);
  CHECK_FALSE(s.unit(kRifles1).waiting);
}

TEST_CASE("S09 a waiting order starts even if the next hour is slow as well") {
  // Hours 6 and 7 belong to different blocks, so both may be slow.
  const auto seed =
      seed_where([](std::uint32_t s) { return slow(s, 6, kBlue) && slow(s, 7, kBlue); });
  Situation s(6, seed);
  s.put(kRifles1, kW2);
  s.march(kRifles1, kW3).hour().hour();
  CHECK(s.unit(kRifles1).sector == kW3);
}

TEST_CASE("S09 a new order replaces a waiting one, in an ordinary hour and in a slow one") {
  SUBCASE("ordinary") {
    const auto seed =
        seed_where([](std::uint32_t s) { return slow(s, 4, kBlue) && !slow(s, 5, kBlue); });
    Situation s(4, seed);
    s.put(kRifles1, kW2);
    s.march(kRifles1, kW4).hour();
    s.march(kRifles1, kW1).hour();
    CHECK(s.unit(kRifles1).sector == kW1);
    CHECK_FALSE(s.unit(kRifles1).waiting);
    s.hour();
    CHECK(s.unit(kRifles1).sector == kW1);  // the replaced order never comes back
  }
  SUBCASE("slow again") {
    const auto seed =
        seed_where([](std::uint32_t s) { return slow(s, 6, kBlue) && slow(s, 7, kBlue); });
    Situation s(6, seed);
    s.put(kRifles1, kW2);
    s.march(kRifles1, kW4).hour();
    s.march(kRifles1, kW1).hour();
    CHECK(s.unit(kRifles1).sector == kW2);
    CHECK(s.unit(kRifles1).waiting == kW1);
    s.hour();
    CHECK(s.unit(kRifles1).sector == kW1);
  }
}

TEST_CASE("S09 while a new destination waits, the old one stands") {
  const auto seed = seed_where([](std::uint32_t s) { return slow(s, 4, kBlue); });
  Situation s(4, seed);
  s.put(kRifles1, kW2).destination = kW4;
  s.march(kRifles1, kW2).hour();
  CHECK(s.unit(kRifles1).sector == kW3);
  s.hour();
  CHECK(s.unit(kRifles1).sector == kW2);
}

TEST_CASE("S08 stance and fire never wait") {
  const auto seed = seed_where([](std::uint32_t s) { return slow(s, 4, kBlue); });
  Situation s(4, seed);
  s.put(kRifles1, kW2);
  s.put(kTanks1, kE1);
  s.stance(kRifles1, Stance::kGiveGround).fire(kBlue, kE1).hour();
  CHECK(s.unit(kRifles1).stance == Stance::kGiveGround);
  CHECK(s.unit(kTanks1).strength == 11'040);  // 12,000 less 8 %
}

TEST_CASE("S08 a slow hour with no orders changes nothing: marches go on") {
  const auto seed = seed_where([](std::uint32_t s) { return slow(s, 4, kBlue); });
  Situation s(4, seed);
  s.put(kRifles1, kW2).destination = kW4;
  s.hour();
  CHECK(s.unit(kRifles1).sector == kW3);
  CHECK(s.unit(kRifles1).destination == kW4);
  for (const Unit& u : s.world.units) CHECK_FALSE(u.waiting);
}

TEST_CASE("S10 a slow hour delays the choice of an entry sector too") {
  const auto seed =
      seed_where([](std::uint32_t s) { return slow(s, 4, kRed) && !slow(s, 5, kRed); });
  Situation s(4, seed);
  s.march(kTanks2, kE0).hour();
  CHECK(s.unit(kTanks2).where == Where::kStaging);
  CHECK(s.unit(kTanks2).waiting == kE0);
  s.hour();
  CHECK(s.unit(kTanks2).where == Where::kMap);
  CHECK(s.unit(kTanks2).sector == kE0);
}

TEST_CASE("an order is kept until it is reached, even if that can never be in time") {
  const auto seed = seed_where([](std::uint32_t s) { return brisk(s, 12, 12); });
  Situation s(12, seed);
  s.put(kRifles1, kW0);
  s.hold(kBlue, {kW0});
  s.march(kRifles1, kE0);  // eight hours away
  CHECK_FALSE(refuse(s, kBlue, s.orders[0]));
  s.hour().hour();
  CHECK(s.unit(kRifles1).destination == kE0);
}

TEST_CASE("an order to the own sector means stay") {
  const auto seed = seed_where([](std::uint32_t s) { return brisk(s, 4, 4); });
  Situation s(4, seed);
  s.put(kRifles1, kW2).destination = kW4;
  s.march(kRifles1, kW2).hour();
  CHECK(s.unit(kRifles1).sector == kW2);
  CHECK_FALSE(s.unit(kRifles1).destination);
  CHECK_FALSE(s.unit(kRifles1).moved);
}

TEST_CASE("orders for units and batteries of the other side are refused") {
  const Situation s(4);
  CHECK(refuse(s, kBlue, March{kTanks1, kC1}) == Refusal::kNotYours);
  CHECK(refuse(s, kRed, March{kRifles1, kC1}) == Refusal::kNotYours);
  CHECK(refuse(s, kBlue, TakeStance{kTanks1, Stance::kHold}) == Refusal::kNotYours);
  CHECK(refuse(s, kBlue, Fire{kRed, kC1}) == Refusal::kNotYours);
  CHECK(refuse(s, kBlue, ChooseRoad{kRed, Road::kWest}) == Refusal::kOnlyStaff);
}

TEST_CASE("S12 the battery is no unit: there is nothing to move or attack") {
  const Situation s(4);
  for (UnitId id = 0; id < kUnits; ++id)
    CHECK(roster(id).name.find("Battery") == roster(id).name.npos);
  CHECK(refuse(s, kBlue, March{UnitId{kUnits}, kC1}) == Refusal::kNotYours);
  CHECK(refuse(s, kRed, March{UnitId{255}, kC1}) == Refusal::kNotYours);
}

TEST_CASE("S10 units in staging come in on the entry edge and nowhere else") {
  const Situation s(4);
  for (const Sector at : {kW0, kC0, kE0}) CHECK_FALSE(refuse(s, kRed, March{kTanks1, at}));
  for (const Sector at : {kW1, kC4, kX, kR})
    CHECK(refuse(s, kRed, March{kTanks1, at}) == Refusal::kNotAnEntry);
}

TEST_CASE("a broken unit, a sector off the map and a finished game are refused") {
  Situation s(4);
  s.put(kRifles1, kW2);
  s.unit(kRifles2).where = Where::kGone;
  CHECK(refuse(s, kBlue, March{kRifles2, kW2}) == Refusal::kBroken);
  CHECK(refuse(s, kBlue, TakeStance{kRifles2, Stance::kHold}) == Refusal::kBroken);
  CHECK(refuse(s, kBlue, March{kRifles1, static_cast<Sector>(17)}) == Refusal::kNoSuchSector);
  CHECK(refuse(s, kBlue, Fire{kBlue, static_cast<Sector>(31)}) == Refusal::kNoSuchSector);
  CHECK_FALSE(refuse(s, kBlue, Fire{kBlue, std::nullopt}));
  s.world.verdict = Verdict{};
  CHECK(refuse(s, kBlue, March{kRifles1, kW3}) == Refusal::kOver);
}

TEST_CASE("roads and posts are the scripted commanders' notes, not a person's") {
  Situation s(4);
  s.put(kRifles1, kW2);
  CHECK(refuse(s, kBlue, ChooseRoad{kBlue, Road::kWest}) == Refusal::kOnlyStaff);
  CHECK(refuse(s, kBlue, AssignPost{kRifles1, kX}) == Refusal::kOnlyStaff);
  s.setup.blue = BlueCommander::kCommander;
  CHECK_FALSE(refuse(s, kBlue, ChooseRoad{kBlue, Road::kWest}));
  CHECK_FALSE(refuse(s, kBlue, AssignPost{kRifles1, kX}));
  CHECK(refuse(s, kBlue, AssignPost{kTanks1, kX}) == Refusal::kNotYours);
}

TEST_CASE("a later order about the same thing takes the earlier one's place") {
  CHECK(Rules::supersedes(March{0, kW1}, March{0, kW2}));
  CHECK_FALSE(Rules::supersedes(March{0, kW1}, March{1, kW1}));
  CHECK_FALSE(Rules::supersedes(March{0, kW1}, TakeStance{0, Stance::kHold}));
  CHECK(Rules::supersedes(TakeStance{3, Stance::kHold}, TakeStance{3, Stance::kGiveGround}));
  CHECK(Rules::supersedes(Fire{kBlue, kW1}, Fire{kBlue, std::nullopt}));
  CHECK_FALSE(Rules::supersedes(Fire{kBlue, kW1}, Fire{kRed, kW1}));
  CHECK(Rules::supersedes(ChooseRoad{kRed, Road::kWest}, ChooseRoad{kRed, Road::kEast}));
  CHECK(Rules::supersedes(AssignPost{2, kX}, AssignPost{2, kR}));
}

TEST_CASE("S40 one mission an hour for each side: the last one given, for one hour, anywhere") {
  Situation s(4);
  s.put(kTanks1, kE1);
  s.put(kTanks2, kC0);
  s.put(kRifles1, kR);
  s.fire(kBlue, kE1).fire(kBlue, kC0).fire(kRed, kR).hour();
  CHECK(s.unit(kTanks1).strength == 12'000);
  CHECK(s.unit(kTanks2).strength == 11'040);
  CHECK(s.unit(kRifles1).strength == 7'360);
  s.hour();  // nobody orders it again
  CHECK(s.unit(kTanks2).strength == 11'040);
  CHECK_FALSE(s.view(kBlue).last_fire);
  s.fire(kBlue, kE1);
  s.orders.push_back(Fire{kBlue, std::nullopt});  // taken back
  s.hour();
  CHECK(s.unit(kTanks1).strength == 12'000);
}

TEST_CASE("the scripted commanders' notes are kept") {
  Situation s(4);
  s.put(kRifles1, kW2);
  s.orders = {ChooseRoad{kBlue, Road::kEast}, AssignPost{kRifles1, kX}};
  s.hour();
  CHECK(s.view(kBlue).staff.road == Road::kEast);
  CHECK(s.view(kBlue).staff.post[kRifles1] == kX);
  CHECK_FALSE(s.view(kRed).staff.road);
  CHECK(s.heard<RoadChosen>(kBlue).empty());
  CHECK(s.heard<RoadChosen>(kRed).empty());
  CHECK(s.heard<RoadChosen>(Seat::kUmpire).size() == 1);
}
