// tarn/view.h — what one seat knows. Commanders and panels are built on this, never on World.
#pragma once
#include <array>
#include <optional>

#include "core/list.h"
#include "tarn/units.h"

namespace wg::tarn {

enum class Certainty : std::uint8_t { kHeard, kSeen, kExact };

// An enemy unit as this side last knew it. Contact numbers are dealt at random before the first
// hour, so that a number says nothing about which unit it is.
struct Contact {
  std::uint8_t number = 0;  // stable through the game, below kMostUnits
  Sector sector = Sector::kX;
  Hour seen = -1;             // the hour it was observed in; age = view.hour - 1 - seen, in hours
  std::optional<Hour> exact;  // the last hour it was known exactly, if ever
  Kind kind = Kind::kTank;    // a decoy not found out says kTank
  Certainty how = Certainty::kHeard;
  Strength strength = 0;  // last exact figure, or full strength of its kind
  bool placed = true;     // false: it was shown not to be there any more
  bool broken = false;    // known to have left the game
  bool operator==(const Contact&) const = default;
  template <class A>
  void serialize(A& a) {
    a(number, sector, seen, exact, kind, how, strength, placed, broken);
  }
};

struct Movement {  // "movement in sector S": heard, an hour late
  Sector sector = Sector::kX;
  Hour heard_in = -1;  // the hour the movement happened
  bool operator==(const Movement&) const = default;
};

// A scripted commander's own notes, kept between hours.
struct Staff {
  std::optional<Road> road;
  std::array<Sector, kMostUnits> post{};  // by the unit's place in its own side
  bool operator==(const Staff&) const = default;
  template <class A>
  void serialize(A& a) {
    a(road, post);
  }
};

struct View {
  Seat seat = Seat::kBlue;
  Hour hour = 0;      // the hour about to be played; 14 after the last
  bool slow = false;  // new destinations given now start next hour
  bool over = false;
  bool sees_all = false;  // the umpire's, or after the game: nothing is hidden
  std::array<Unit, kMostUnits>
      own{};  // by the unit's place in its own side; count_of(seat) of them
  List<Contact, kMostUnits> contacts;   // by number
  List<Movement, kSectors> movements;   // the latest per sector
  std::array<Seat, kSectors> holder{};  // who holds each sector: known to both
  std::optional<Sector> last_fire;      // own mission of the hour just ended
  bool last_fire_watched = false;
  Staff staff;
  bool operator==(const View&) const = default;
};

constexpr UnitId id_of(const View& v, std::size_t place) {
  return static_cast<UnitId>(first_of(v.seat) + place);
}
// Known exactly in the very hour it was last observed: by contact, or by watched fire.
constexpr bool is_exact(const Contact& c) { return c.exact == c.seen; }
constexpr int age_h(const View& v, const Contact& c) { return v.hour - 1 - c.seen; }

}  // namespace wg::tarn
