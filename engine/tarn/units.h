// tarn/units.h — the nouns that truth, views and orders share: units, their kinds, the order of
// battle.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "tarn/terrain.h"

namespace wg::tarn {

using Hour = std::int8_t;  // 0 is 06:00–07:00 … 13 is 19:00–20:00
inline constexpr Hour kHours = 14;
inline constexpr int kFirstClock = 6;  // hour 0 begins at 06:00

using Strength = std::int32_t;  // milli-points: a tank battalion of 12 points has 12,000
inline constexpr Strength kPoint = 1000;

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

// The order of battle. A tank battalion and a decoy of 12 points: source document, "Decoys". The
// rest is our choice, fitted so that the source's balance figures come out.
constexpr Roster blue_unit(std::string_view name, Kind kind, int points, Sector post) {
  return {name, Seat::kBlue, kind, points * kPoint, post, 0, 0};
}
constexpr Roster red_unit(std::string_view name, Kind kind, int points, std::uint8_t echelon) {
  constexpr Hour kArrives[] = {0, 0, 2, 6};  // echelon 1 at 06:00, 2 at 08:00, 3 at 12:00
  return {name, Seat::kRed, kind, points * kPoint, Sector::kX, kArrives[echelon], echelon};
}

inline constexpr std::array<Roster, kUnits> kRoster = {
    blue_unit("1st Rifles", Kind::kInfantry, 8, Sector::kW2),
    blue_unit("2nd Rifles", Kind::kInfantry, 8, Sector::kC2),
    blue_unit("3rd Rifles", Kind::kInfantry, 8, Sector::kE2),
    blue_unit("4th Rifles", Kind::kInfantry, 8, Sector::kX),
    blue_unit("5th Rifles", Kind::kInfantry, 8, Sector::kX),
    blue_unit("6th Armoured", Kind::kTank, 12, Sector::kR),
    blue_unit("West Scouts", Kind::kRecon, 2, Sector::kW2),
    blue_unit("East Scouts", Kind::kRecon, 2, Sector::kE2),
    red_unit("1st Scouts", Kind::kRecon, 2, 1),
    red_unit("2nd Scouts", Kind::kRecon, 2, 1),
    red_unit("1st Tanks", Kind::kTank, 12, 1),
    red_unit("1st Mechanised", Kind::kMech, 10, 1),
    red_unit("2nd Mechanised", Kind::kMech, 10, 1),
    red_unit("Decoy Group", Kind::kDecoy, 0, 1),
    red_unit("2nd Tanks", Kind::kTank, 12, 2),
    red_unit("3rd Tanks", Kind::kTank, 12, 2),
    red_unit("4th Tanks", Kind::kTank, 12, 2),
    red_unit("3rd Mechanised", Kind::kMech, 10, 2),
    red_unit("5th Tanks", Kind::kTank, 12, 3),
    red_unit("4th Mechanised", Kind::kMech, 10, 3),
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
inline constexpr Strength kDecoyLooks = 12 * kPoint;  // "a full tank battalion (12 points)"

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
// In the hour `now`: a unit that reached its sector in the hour before is hasty.
constexpr Posture posture(const Unit& u, Hour now) {
  const int here_h = now - u.arrived;
  return u.where != Where::kMap || here_h < 1 ? Posture::kOpen
         : here_h < 2                         ? Posture::kHasty
                                              : Posture::kPrepared;
}

// The defender's multiplier in thousandths at a setting of the balance: a prepared defence breaks
// even against √k times its number.
std::int32_t posture_k(Posture, std::uint8_t balance);

}  // namespace wg::tarn
