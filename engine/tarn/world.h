// tarn/world.h — the truth. Only step and view may read it; tools/rooms.py sees to that.
#pragma once
#include <array>
#include <optional>

#include "tarn/view.h"

namespace wg::tarn {

// What one side knows of the other, by the enemy unit's place in its own side.
struct Book {
  std::array<std::optional<Contact>, kMostUnits> contact{};
  std::array<Hour, kSectors>
      heard{};  // hour of the latest movement report delivered; kNever if none
  std::array<Hour, kSectors> pending{};  // heard this hour, delivered next
  bool operator==(const Book&) const = default;
  template <class A>
  void serialize(A& a) {
    a(contact, heard, pending);
  }
};
inline constexpr Hour kNever = -9;

struct Verdict {
  Seat winner = Seat::kBlue;
  bool crossing_taken = false;  // Red's only way to win
  bool red_spent = false;       // no Red combat unit is left on the map or still to come
  bool operator==(const Verdict&) const = default;
  template <class A>
  void serialize(A& a) {
    a(winner, crossing_taken, red_spent);
  }
};

struct World {
  Hour hour = 0;  // the hour about to be played
  std::array<Unit, kUnits> units{};
  std::array<std::uint8_t, kUnits> quality_pc{};  // hidden from both sides: 60…140
  std::array<std::uint8_t, kUnits> alias{};  // the number by which the other side knows the unit
  std::array<Seat, kSectors> holder{};
  bool decoy_exposed = false;
  std::array<Book, 2> book{};    // by the side that knows
  std::array<Staff, 2> staff{};  // by side
  std::array<std::optional<Sector>, 2> last_fire{};
  std::array<bool, 2> last_fire_watched{};
  std::optional<Verdict> verdict;
  bool operator==(const World&) const = default;
  template <class A>
  void serialize(A& a) {
    a(hour, units, quality_pc, alias, holder, decoy_exposed, book, staff, last_fire,
      last_fire_watched, verdict);
  }
};

}  // namespace wg::tarn
