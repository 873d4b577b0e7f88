// tarn/differences.h — where one side's picture and the truth part, at one moment, in words.
#pragma once
#include <optional>
#include <string>

#include "tarn/view.h"

namespace wg::tarn {

struct Difference {
  std::optional<Sector> believed;  // where the side's own map shows it
  std::optional<Sector> there;     // where it was; nullopt: nowhere on the map
  std::string sentence;
};
inline constexpr std::size_t kMostDifferences = 6;
inline constexpr int kOldestShown_h = 3;         // what is older has left the map
inline constexpr Strength kWorthTelling = 1000;  // a strength believed wrong by more

// `truth`: the revealed view of the same side at the same hour. What matters most comes first.
List<Difference, kMostDifferences> differences(const View& belief, const View& truth);

}  // namespace wg::tarn
