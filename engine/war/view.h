// war/view.h — what one seat sees: everything, but for where the other side is deploying.
#pragma once
#include "war/state.h"

namespace wg::war {

struct View {
  Seat seat = Seat::kBlue;
  State state{};  // the other side's units are nowhere until both stand
  bool operator==(const View&) const = default;
  bool is_my_turn() const { return state.phase == Phase::kDeployment || state.to_move == seat; }
};

}  // namespace wg::war
