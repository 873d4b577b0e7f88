// tarn/units.h — the nouns that truth, views and orders share: units, their kinds, the order of
// battle.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "tarn/constants.h"
#include "tarn/terrain.h"

namespace wg::tarn {

using UnitId = std::uint8_t;  // index into the order of battle below
inline constexpr std::size_t kUnits = 20;
inline constexpr std::size_t kBlueUnits = 8;  // ids 0…7 are Blue's, 8…19 Red's
inline constexpr std::size_t kRedUnits = kUnits - kBlueUnits;
inline constexpr std::size_t kMostUnits = kRedUnits;

enum class Kind : std::uint8_t { kTank, kMech, kInfantry, kRecon, kDecoy };
enum class Stance : std::uint8_t { kHold, kGiveGround };
// What digging in is worth. Arrived this hour: open; one hour ago: hasty; two or more: prepared.
enum class Posture : std::uint8_t { kOpen, kHasty, kPrepared };

struct Roster {  // one line of the order of battle
  std::string_view name;
  Seat side;
  Kind kind;
  Strength full;         // starting strength
  Sector post;           // Blue: where it starts. Red: unused
  Hour arrives;          // Red: the first hour its echelon may enter. Blue: 0
  std::uint8_t echelon;  // Red: 1, 2, 3. Blue: 0
};
constexpr Seat side_of(UnitId id) { return id < kBlueUnits ? Seat::kBlue : Seat::kRed; }
constexpr UnitId first_of(Seat side) { return side == Seat::kBlue ? 0 : kBlueUnits; }
constexpr std::size_t count_of(Seat side) { return side == Seat::kBlue ? kBlueUnits : kRedUnits; }

// The order of battle: our choice, fitted so that the source's balance figures come out.
constexpr Roster blue_unit(std::string_view name, Kind kind, int points, Sector post) {
  return {name, Seat::kBlue, kind, points * kPoint, post, 0, 0};
}
constexpr Roster red_unit(std::string_view name, Kind kind, int points, std::uint8_t echelon) {
  return {name, Seat::kRed, kind, points * kPoint, Sector::kX, kEchelonArrives[echelon], echelon};
}

inline constexpr std::array<Roster, kUnits> kRoster = {
    blue_unit("1st Rifles", Kind::kInfantry, kRiflePoints, Sector::kW2),
    blue_unit("2nd Rifles", Kind::kInfantry, kRiflePoints, Sector::kC2),
    blue_unit("3rd Rifles", Kind::kInfantry, kRiflePoints, Sector::kE2),
    blue_unit("4th Rifles", Kind::kInfantry, kRiflePoints, Sector::kX),
    blue_unit("5th Rifles", Kind::kInfantry, kRiflePoints, Sector::kX),
    blue_unit("6th Armoured", Kind::kTank, kTankPoints, Sector::kR),
    blue_unit("West Scouts", Kind::kRecon, kReconPoints, Sector::kW2),
    blue_unit("East Scouts", Kind::kRecon, kReconPoints, Sector::kE2),
    red_unit("1st Scouts", Kind::kRecon, kReconPoints, 1),
    red_unit("2nd Scouts", Kind::kRecon, kReconPoints, 1),
    red_unit("1st Tanks", Kind::kTank, kTankPoints, 1),
    red_unit("1st Mechanised", Kind::kMech, kMechPoints, 1),
    red_unit("2nd Mechanised", Kind::kMech, kMechPoints, 1),
    red_unit("Decoy Group", Kind::kDecoy, 0, 1),
    red_unit("2nd Tanks", Kind::kTank, kTankPoints, 2),
    red_unit("3rd Tanks", Kind::kTank, kTankPoints, 2),
    red_unit("4th Tanks", Kind::kTank, kTankPoints, 2),
    red_unit("3rd Mechanised", Kind::kMech, kMechPoints, 2),
    red_unit("5th Tanks", Kind::kTank, kTankPoints, 3),
    red_unit("4th Mechanised", Kind::kMech, kMechPoints, 3),
};
constexpr const Roster& roster(UnitId id) {
  WG_CHECK(id < kUnits);
  return kRoster[id];
}
inline constexpr UnitId kReserve = 5;  // 6th Armoured
inline constexpr UnitId kDecoyGroup = 13;
static_assert(roster(kReserve).post == Sector::kR && roster(kDecoyGroup).kind == Kind::kDecoy);
constexpr bool fights(UnitId id) { return id != kDecoyGroup; }
// Its place in its own side: 0 for the first of them.
constexpr std::size_t place_of(UnitId id) {
  return static_cast<std::size_t>(id - first_of(side_of(id)));
}

enum class Where : std::uint8_t { kStaging, kMap, kGone };

// A unit as its own side knows it. Quality is hidden from both sides and lives in World.
struct Unit {
  Where where = Where::kStaging;
  Sector sector = Sector::kX;     // meaningful while on the map
  Sector came_from = Sector::kX;  // the sector it last moved out of (own sector until it moves)
  Hour arrived = -10;             // the hour it reached this sector; -10 is "long before 06:00"
  Strength strength = 0;
  Strength lost_this_hour = 0;
  Stance stance = Stance::kHold;
  std::optional<Sector> destination;  // kept until reached or changed
  std::optional<Sector> waiting;      // ordered in a slow hour: starts next hour
  std::optional<Sector> on_track_to;  // half way along a two-hour track
  bool moved = false;                 // this hour
  bool fought = false;                // this hour
  bool operator==(const Unit&) const = default;
  template <class A>
  void serialize(A& a) {
    a(where, sector, came_from, arrived, strength, lost_this_hour, stance, destination, waiting,
      on_track_to, moved, fought);
  }
};
// At or below so much of its starting strength a unit breaks.
constexpr bool worn_out(Strength strength, Strength full) {
  return strength * 100 <= full * kBreaksAt_pc;
}
// In the hour `now`: a unit that reached its sector in the hour before is hasty.
constexpr Posture posture(const Unit& u, Hour now) {
  const int here_h = now - u.arrived;
  return u.where != Where::kMap || here_h < kHastyAfter_h ? Posture::kOpen
         : here_h < kPreparedAfter_h                      ? Posture::kHasty
                                                          : Posture::kPrepared;
}

// The defender's multiplier in thousandths at a setting of the balance: a prepared defence breaks
// even against √k times its number.
std::int32_t posture_k(Posture, std::uint8_t balance);

}  // namespace wg::tarn
