// tarn/hints.h — what a coach would say now, from what the seat itself knows.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tarn/orders.h"
#include "tarn/setup.h"
#include "tarn/view.h"

namespace wg::tarn {

enum class Advice : std::uint8_t {
  // to Blue
  kSaveScouts,
  kWatchFire,
  kCommitReserve,
  kOutnumbered,
  kLeavesPosition,
  // to either
  kIdleBattery,
  // to Red
  kComeIn,
  kSecondWave,
  kDecoy,
  kMass,
  kFlank,
  kTime
};

struct Hint {
  Advice about = Advice::kIdleBattery;
  std::string words;           // a nudge asks; a full hint says what to do and why
  std::optional<UnitId> unit;  // whom it speaks of
  std::optional<Sector> sector;
  bool fires = false;  // the battery is to fire there
  bool operator==(const Hint&) const = default;
};

// The best first, three at most; none where hints are off. A hint is gone once it is followed.
std::vector<Hint> hints(const View&, std::span<const Order> pending, Hints level,
                        std::uint8_t balance = kStandardBalance);

}  // namespace wg::tarn
