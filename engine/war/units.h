// war/units.h — the units of both sides and what they are worth.
#pragma once
#include "war/board.h"

namespace wg::war {

enum class Kind : std::uint8_t {
  kInfantry,
  kCavalry,
  kArtillery,  // on foot
  kMountedArtillery,
  kRelay,  // on foot
  kMountedRelay
};
inline constexpr std::size_t kKinds = 6;

// 0 … 16 are South's, 17 … 33 North's; within a side in the order of kinds: nine of infantry, four
// of cavalry, one each of the others.
using UnitId = std::uint8_t;
inline constexpr std::size_t kPerSide = 17, kUnits = 2 * kPerSide;
inline constexpr UnitId kNobody = 255;
inline constexpr std::array<std::uint8_t, kKinds> kHowMany = {9, 4, 1, 1, 1, 1};

constexpr Seat side_of(UnitId id) { return id < kPerSide ? kSouth : kNorth; }
constexpr UnitId first_of(Seat side) {
  return side == kSouth ? UnitId{0} : static_cast<UnitId>(kPerSide);
}
constexpr std::size_t place_in_side(UnitId id) { return id % kPerSide; }
constexpr Kind kind_in_side(std::size_t place) {
  return place < 9 ? Kind::kInfantry : place < 13 ? Kind::kCavalry : static_cast<Kind>(place - 11);
}
constexpr Kind kind_of(UnitId id) { return kind_in_side(place_in_side(id)); }
static_assert(kind_in_side(13) == Kind::kArtillery && kind_in_side(16) == Kind::kMountedRelay);

constexpr bool is_relay(Kind k) { return k == Kind::kRelay || k == Kind::kMountedRelay; }
constexpr bool fights(UnitId id) { return !is_relay(kind_of(id)); }

// Rulebook, table of units.
struct Worth {
  int attack, defence;
  int on_pass, in_fort;  // defence there
  int speed, range;      // squares; a relay's range is that of its defence
};
inline constexpr std::array<Worth, kKinds> kWorth = {{{4, 6, 8, 10, 1, 2},   // infantry
                                                      {4, 5, 5, 5, 2, 2},    // cavalry
                                                      {5, 8, 10, 12, 1, 3},  // artillery
                                                      {5, 8, 10, 12, 2, 3},  // mounted artillery
                                                      {0, 1, 1, 1, 1, 2},    // relay
                                                      {0, 1, 1, 1, 2, 2}}};  // mounted relay
constexpr const Worth& worth(UnitId id) { return kWorth[static_cast<std::size_t>(kind_of(id))]; }
inline constexpr int kCharge = 7;         // of each cavalry in a charging column
inline constexpr int kLongestCharge = 4;  // squares of a column

constexpr int defence_on(UnitId id, Square s) {
  const Worth& w = worth(id);
  return is_fort(s) ? w.in_fort : is_strong(s) ? w.on_pass : w.defence;
}

inline constexpr int kMovesATurn = 5;
// Rulebook, "Combat": ahead by two or more destroys, by one dislodges.
inline constexpr int kDestroys = 2, kDislodges = 1;

}  // namespace wg::war
