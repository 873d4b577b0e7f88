// war/second.h — both totals of an attack once more, by going through all units and squares, in any
// of the readings that were proposed for the rulebook. Shares nothing with engine/war but the
// board's map and the table of units.
#pragma once
#include <vector>

#include "war/lines.h"

namespace wg::war {

struct Reading {
  bool enemies_block = false;     // fire stops at enemy units
  bool all_block = false;         // at any unit
  bool charge_of_four = false;    // only a full column charges
  bool bonus_for_target = false;  // a supporter's fort or pass does not count
  int relay_range = 2;
};

struct Sum {
  int offence = 0, against = 0;
  bool operator==(const Sum&) const = default;
};

// Who is linked, by spreading over all 500 squares until nothing changes.
std::vector<bool> linked_units(const State&);
Sum sum(const State&, UnitId target, const Reading& = {});
// How many single orders (moves and attacks) the side to move has, and, two deep, how many pairs.
std::uint64_t count_orders(const State&, int depth);

}  // namespace wg::war
