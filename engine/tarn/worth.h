// tarn/worth.h — what hiding was worth: counts of reruns and the sentences they allow. How they
// come about is review.h.
#pragma once
#include <array>
#include <string>

#include "core/stats.h"
#include "tarn/units.h"

namespace wg::tarn {

// Games in which `seat` did the same again with fresh dice, in pairs with the same dice: the first
// against the commander as it was, the second against the same commander seeing everything.
struct Worth {
  Seat seat = Seat::kBlue;
  Paired won;  // by `seat`
  // How many ended with the crossing taken in an hour; Blue held the others. By rival: first,
  // second.
  std::array<std::array<std::uint32_t, kHours>, 2> fell{};
  std::uint32_t orders = 0;     // that people gave, in all reruns together
  std::uint32_t skipped = 0;    // of these: refused there, or the unit was held in contact
  std::uint32_t outlasted = 0;  // reruns that went on after the hours for which there are orders
  bool operator==(const Worth&) const = default;
};

std::string percent(std::int32_t hundredths);    // "50.9 %"
std::string in_points(std::int32_t hundredths);  // "+9.7", "−0.4", "0.0"

// What the difference says, in a sentence; where its interval has zero in it, that it cannot tell.
std::string verdict_on(const Worth&);
// What the numbers leave out, each a sentence; empty where there is nothing to say.
std::string skipped_in(const Worth&);
std::string outlasted_in(const Worth&);

}  // namespace wg::tarn
