// war/events.h — what happened in a turn, for replay, news and animation.
#pragma once
#include "war/combat.h"

namespace wg::war {

struct Revealed {  // both sides stand; who plays first
  Seat first = kNorth;
  bool operator==(const Revealed&) const = default;
};
struct Moved {
  UnitId unit = 0;
  Square from = 0, to = 0;
  bool retreats = false;
  bool operator==(const Moved&) const = default;
};
struct ArsenalLost {
  std::uint8_t arsenal = 0;  // of kArsenals
  UnitId by = 0;
  bool operator==(const ArsenalLost&) const = default;
};
struct Attacked {
  UnitId target = 0;
  Square at = 0;
  Totals totals;
  bool operator==(const Attacked&) const = default;
};
// A fighting unit that was linked when the turn began and is not any more, or the other way round.
struct Cut {
  UnitId unit = 0;
  Square at = 0;
  bool operator==(const Cut&) const = default;
};
struct Relinked {
  UnitId unit = 0;
  Square at = 0;
  bool operator==(const Relinked&) const = default;
};
struct Said {
  Seat by = kNorth;
  Parley what = Parley::kOfferDraw;
  bool operator==(const Said&) const = default;
};
struct Declined {  // the other side's offer of a draw lapsed
  Seat by = kNorth;
  bool operator==(const Declined&) const = default;
};
struct Ended {
  Verdict verdict;
  bool operator==(const Ended&) const = default;
};
using Event =
    std::variant<Revealed, Moved, ArsenalLost, Attacked, Cut, Relinked, Said, Declined, Ended>;

}  // namespace wg::war
