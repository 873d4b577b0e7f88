// tarn/setup.h — everything chosen before the first hour.
#pragma once
#include <cstdint>

#include "core/rules.h"

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

inline constexpr std::uint8_t kStandardBalance = 5;  // the calibrated game
inline constexpr std::uint8_t kLastBalance = 10;

struct Setup {
  std::uint32_t seed = 1;
  std::uint8_t balance = kStandardBalance;  // offense–defense slider, 0 (defence strongest) … 10
  BlueCommander blue = BlueCommander::kPerson;
  RedCommander red = RedCommander::kCommander;
  Hints hints = Hints::kOff;
  bool operator==(const Setup&) const = default;
  template <class A>
  void serialize(A& a) {
    a(seed, balance, blue, red, hints);
  }
};

constexpr bool is_person(const Setup& s, Seat seat) {
  return seat == Seat::kBlue ? s.blue == BlueCommander::kPerson
                             : seat == Seat::kRed && s.red == RedCommander::kPerson;
}
constexpr bool sees_everything(const Setup& s, Seat seat) {
  return seat == Seat::kBlue ? s.blue == BlueCommander::kAllSeeing
                             : s.red == RedCommander::kAllSeeing;
}

}  // namespace wg::tarn
