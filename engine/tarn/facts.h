// tarn/facts.h — the model's numbers as readers see them, made from the constants the rules use.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "tarn/units.h"

namespace wg::tarn {

enum class Origin : std::uint8_t {
  kFm50,      // FM 5-0, Table B-1
  kBrief,     // the written description of the game this one was built from
  kNotional,  // the same, which itself calls the number a choice
  kOurs,      // chosen here
  kFollows    // worked out from others
};
std::string_view origin_name(Origin);

struct Quantity {
  std::string id;     // what a page asks for
  std::string value;  // as it is shown: "8%"
  std::string what;   // the row it has in the table of constants
  Origin origin;
};
// Every constant, then what follows from them: the balance's table, the ratios, the trials.
std::vector<Quantity> quantities();

// The order of battle, a line a unit.
struct UnitLine {
  Seat side;
  std::string name, kind, points, begins;  // "W2 Thornhay"; "echelon 2, from 08:00"
};
std::vector<UnitLine> order_of_battle();

inline constexpr std::uint32_t kTrials = 10'000, kManyTrials = 1'000'000;
inline constexpr std::uint64_t kTrialSeed = 1;

}  // namespace wg::tarn
