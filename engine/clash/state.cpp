// clash/state.cpp — whose points are whose.
#include "clash/state.h"

namespace wg::clash {

int points_of(const Scenario& s, const std::vector<std::optional<Seat>>& holders, Seat side) {
  int sum = 0;
  for (std::size_t i = 0; i < s.places.size(); ++i)
    if (holders[i] == side) sum += s.places[i].points;
  return sum;
}

}  // namespace wg::clash
