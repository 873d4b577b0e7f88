// tarn/setup.h — everything chosen before the first hour.
#pragma once
#include <array>
#include <cstdint>

#include "core/rules.h"
#include "tarn/constants.h"

namespace wg::tarn {

// Who commands a side. Numbers are written into links: never renumber.
enum class BlueCommander : std::uint8_t {
  kPerson,
  kCommander,
  kAllSeeing,
  kDoctrinal,
  kStatic,
  kTurtle,
  kGuess,
  kIdle
};
enum class RedCommander : std::uint8_t {
  kPerson,
  kCommander,
  kAllSeeing,
  kFeintAndMass,
  kMassOnly,
  kSpread,
  kAllIn
};

enum class Hints : std::uint8_t { kOff, kNudges, kFull };

// What an experiment takes away, one thing at a time, by side: the balance tables and the review
// measure what it was worth. A game that people play, and every link, is without none of it.
struct Without {
  std::array<bool, 2> fog{};       // the side's commander knows every enemy unit on the map
  std::array<bool, 2> watching{};  // nobody watches the side's fire: damage reports only
  std::array<bool, 2> fire{};      // its battery is silent
  std::array<bool, 2> recon{};     // its recon troops are not there
  bool delay = false;              // no slow hours, for either side
  bool operator==(const Without&) const = default;
  template <class A>
  void serialize(A& a) {
    a(fog, watching, fire, recon, delay);
  }
};

struct Setup {
  std::uint32_t seed = 1;
  std::uint8_t balance = kStandardBalance;  // offense–defense slider, 0 (defence strongest) … 10
  BlueCommander blue = BlueCommander::kPerson;
  RedCommander red = RedCommander::kCommander;
  Hints hints = Hints::kOff;
  Without without{};
  bool operator==(const Setup&) const = default;
  template <class A>
  void serialize(A& a) {
    a(seed, balance, blue, red, hints, without);
  }
};

constexpr bool is_person(const Setup& s, Seat seat) {
  return seat == Seat::kBlue ? s.blue == BlueCommander::kPerson
                             : seat == Seat::kRed && s.red == RedCommander::kPerson;
}
constexpr bool sees_everything(const Setup& s, Seat seat) {
  return s.without.fog[index(seat)] || (seat == Seat::kBlue ? s.blue == BlueCommander::kAllSeeing
                                                            : s.red == RedCommander::kAllSeeing);
}

}  // namespace wg::tarn
