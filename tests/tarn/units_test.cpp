// tests/tarn/units_test.cpp — the order of battle.
#include <doctest/doctest.h>

#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {
struct Line {
  std::string_view name;
  Seat side;
  Kind kind;
  int points;
  Sector post;
  int arrives, echelon;
};
// Design, "Orders of battle", line by line.
constexpr Line kBook[] = {{"1st Rifles", kBlue, Kind::kInfantry, 8, kW2, 0, 0},
                          {"2nd Rifles", kBlue, Kind::kInfantry, 8, kC2, 0, 0},
                          {"3rd Rifles", kBlue, Kind::kInfantry, 8, kE2, 0, 0},
                          {"4th Rifles", kBlue, Kind::kInfantry, 8, kX, 0, 0},
                          {"5th Rifles", kBlue, Kind::kInfantry, 8, kX, 0, 0},
                          {"6th Armoured", kBlue, Kind::kTank, 12, kR, 0, 0},
                          {"West Scouts", kBlue, Kind::kRecon, 2, kW2, 0, 0},
                          {"East Scouts", kBlue, Kind::kRecon, 2, kE2, 0, 0},
                          {"1st Scouts", kRed, Kind::kRecon, 2, kX, 0, 1},
                          {"2nd Scouts", kRed, Kind::kRecon, 2, kX, 0, 1},
                          {"1st Tanks", kRed, Kind::kTank, 12, kX, 0, 1},
                          {"1st Mechanised", kRed, Kind::kMech, 10, kX, 0, 1},
                          {"2nd Mechanised", kRed, Kind::kMech, 10, kX, 0, 1},
                          {"Decoy Group", kRed, Kind::kDecoy, 0, kX, 0, 1},
                          {"2nd Tanks", kRed, Kind::kTank, 12, kX, 2, 2},
                          {"3rd Tanks", kRed, Kind::kTank, 12, kX, 2, 2},
                          {"4th Tanks", kRed, Kind::kTank, 12, kX, 2, 2},
                          {"3rd Mechanised", kRed, Kind::kMech, 10, kX, 2, 2},
                          {"5th Tanks", kRed, Kind::kTank, 12, kX, 6, 3},
                          {"4th Mechanised", kRed, Kind::kMech, 10, kX, 6, 3}};
}  // namespace

TEST_CASE("S04 the order of battle is the design's, with echelons at 06:00, 08:00 and 12:00") {
  CHECK(std::size(kBook) == kUnits);
  for (UnitId id = 0; id < kUnits; ++id) {
    const Roster& r = roster(id);
    const Line& line = kBook[id];
    CAPTURE(int{id});
    CHECK(r.name == line.name);
    CHECK(r.side == line.side);
    CHECK(side_of(id) == line.side);
    CHECK(r.kind == line.kind);
    CHECK(r.full == line.points * 1000);
    CHECK(int{r.arrives} == line.arrives);
    CHECK(int{r.echelon} == line.echelon);
    if (r.side == kBlue) CHECK(r.post == line.post);
  }
}

TEST_CASE("S21 Red has one Decoy Group of no strength that looks like a tank battalion of 12") {
  int decoys = 0;
  for (UnitId id = 0; id < kUnits; ++id) decoys += roster(id).kind == Kind::kDecoy ? 1 : 0;
  CHECK(decoys == 1);
  CHECK(roster(kDecoyGroup).kind == Kind::kDecoy);
  CHECK(roster(kDecoyGroup).side == kRed);
  CHECK(roster(kDecoyGroup).full == 0);
  CHECK(kDecoyLooks == 12'000);
  CHECK(kDecoyLooks == roster(kTanks1).full);
}

TEST_CASE("S03 the game is fourteen hours from 06:00 to 20:00") {
  CHECK(int{kHours} == 14);
  CHECK(kFirstClock == 6);
  CHECK(kFirstClock + kHours == 20);
}

TEST_CASE("S25 S26 posture: open in the hour of arrival, hasty one hour later, then prepared") {
  Unit u;
  u.where = Where::kMap;
  u.arrived = 5;
  CHECK(posture(u, 5) == Posture::kOpen);
  CHECK(posture(u, 6) == Posture::kHasty);
  CHECK(posture(u, 7) == Posture::kPrepared);
  CHECK(posture(u, 13) == Posture::kPrepared);
  u.where = Where::kStaging;
  CHECK(posture(u, 13) == Posture::kOpen);
}
