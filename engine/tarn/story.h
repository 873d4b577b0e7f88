// tarn/story.h — a finished game told with the truth: who won and why. Nothing here is for eyes
// during play.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "core/sheet.h"
#include "tarn/events.h"

namespace wg::tarn {

struct World;
using HourEvents = std::vector<Notice<Event>>;

struct Story {
  std::string title;  // "Red takes the crossing"
  std::string cause;  // one or two sentences
  Seat winner = Seat::kBlue;
  std::array<Strength, 2> lost{}, had{};  // of the units that came onto the map, by side
  std::vector<Fact> facts;                // the reserve, Red's main road, the decoy
};

// `hours[i]`: all events of hour i. `end`: the state the game ended in.
Story story(const World& end, const std::vector<HourEvents>& hours);

}  // namespace wg::tarn
