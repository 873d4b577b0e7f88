// faces/war/captions.cpp — put together from the game's names.
#include "faces/war/captions.h"

#include "war/words.h"

namespace wg::war_face {

Totals totals_of(const Threat& t) {
  Totals totals;
  totals.offence = t.offence;
  totals.against = t.against;
  totals.result = t.destroys    ? Result::kDestroyed
                  : t.dislodges ? Result::kDislodged
                                : Result::kResists;
  return totals;
}

std::string threat_in_words(Seat by, const Threat& t) {
  const Totals totals = totals_of(t);
  return std::string(side_name(by)) + " could bring " + ratio(totals) + ": " + result_name(totals) +
         ".";
}

std::string lines_of(Seat side) { return std::string(side_name(side)) + "’s lines"; }

std::string_view to_now(const Scene& s) {
  return s.over() || !s.title.empty() ? "To the end" : "Back to now";
}

std::string moves_now(Seat side) { return std::string(side_name(side)) + " moves…"; }

std::string turn_of(const Told& t) {
  if (t.deployment) return "Deployment";
  return std::string(side_name(t.side)) + ", turn " + std::to_string(t.number);
}

}  // namespace wg::war_face
