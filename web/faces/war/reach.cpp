// faces/war/reach.cpp — the lines as they would lie after the move.
#include "faces/war/reach.h"

#include "war/war.h"

namespace wg::war_face {

std::vector<Prospect> prospects(const State& s, const Board& board, UnitId unit) {
  std::vector<Prospect> all;
  const View mover{side_of(unit), s};
  for (const Square to : reach(s, board, unit)) {
    if (Rules::refuse({}, mover, Move{unit, to})) continue;
    State then = s;
    then.at[unit] = to;
    if (const auto arsenal = arsenal_on(to);
        arsenal && fights(unit) && owner_of(*arsenal) != mover.seat)
      then.arsenals = static_cast<std::uint8_t>(then.arsenals & ~(1u << *arsenal));
    all.push_back({to, Board(then).is_linked(unit)});
  }
  return all;
}

}  // namespace wg::war_face
