// tarn/units.cpp — the order of battle. Tank battalion and decoy of 12 points: source document,
// "Decoys". The rest is our choice, fitted so that the source's balance figures come out.
#include "tarn/units.h"

namespace wg::tarn {
namespace {

using enum Sector;
constexpr Seat B = Seat::kBlue, R = Seat::kRed;

constexpr Roster blue(std::string_view name, Kind kind, int points, Sector post) {
  return {name, B, kind, points * kPoint, post, 0, 0};
}
constexpr Roster red(std::string_view name, Kind kind, int points, std::uint8_t echelon) {
  constexpr Hour kArrives[] = {0, 0, 2, 6};  // echelon 1 at 06:00, 2 at 08:00, 3 at 12:00
  return {name, R, kind, points * kPoint, kX, kArrives[echelon], echelon};
}

constexpr std::array<Roster, kUnits> kRoster = {
    blue("1st Rifles", Kind::kInfantry, 8, kW2), blue("2nd Rifles", Kind::kInfantry, 8, kC2),
    blue("3rd Rifles", Kind::kInfantry, 8, kE2), blue("4th Rifles", Kind::kInfantry, 8, kX),
    blue("5th Rifles", Kind::kInfantry, 8, kX),  blue("6th Armoured", Kind::kTank, 12, kR),
    blue("West Scouts", Kind::kRecon, 2, kW2),   blue("East Scouts", Kind::kRecon, 2, kE2),
    red("1st Scouts", Kind::kRecon, 2, 1),       red("2nd Scouts", Kind::kRecon, 2, 1),
    red("1st Tanks", Kind::kTank, 12, 1),        red("1st Mechanised", Kind::kMech, 10, 1),
    red("2nd Mechanised", Kind::kMech, 10, 1),   red("Decoy Group", Kind::kDecoy, 0, 1),
    red("2nd Tanks", Kind::kTank, 12, 2),        red("3rd Tanks", Kind::kTank, 12, 2),
    red("4th Tanks", Kind::kTank, 12, 2),        red("3rd Mechanised", Kind::kMech, 10, 2),
    red("5th Tanks", Kind::kTank, 12, 3),        red("4th Mechanised", Kind::kMech, 10, 3),
};
static_assert(kRoster[kReserve].post == kR && kRoster[kDecoyGroup].kind == Kind::kDecoy);

}  // namespace

const Roster& roster(UnitId id) {
  WG_CHECK(id < kUnits);
  return kRoster[id];
}

}  // namespace wg::tarn
