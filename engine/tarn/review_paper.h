// tarn/review_paper.h — a finished game as a paper to print and discuss: the result and its cause,
// three maps, the moments that decided it, what hiding was worth, questions, the orders.
#pragma once
#include <string>
#include <vector>

#include "tarn/log.h"
#include "tarn/moments.h"
#include "tarn/story.h"
#include "tarn/worth.h"

namespace wg::tarn {

struct Reviewed {
  const Log& log;  // the umpire's
  const Story& story;
  Hour hour = 0;  // that the maps show
  std::vector<KeyMoment> moments{};
  std::vector<Worth> worths{};  // by side; none: the reruns were not played
  std::vector<std::string> questions{};
};
// The names by which the maps are found: what Blue believed, what Red believed, what was there.
inline constexpr std::string_view kMapNames[] = {"map.blue", "map.red", "map.truth"};

Paper review_paper(const Reviewed&);

}  // namespace wg::tarn
