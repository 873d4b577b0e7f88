// faces/war/scene.cpp — from the events of a step to its mark on the scrubber.
#include "faces/war/scene.h"

namespace wg::war_face {

Told told(const State& began, std::span<const Notice<Event>> events, std::size_t orders) {
  Told t{began.to_move, began.number, began.phase == Phase::kDeployment,
         static_cast<std::uint8_t>(orders)};
  for (const auto& notice : events) {
    if (const auto* e = std::get_if<Attacked>(&notice.event)) {
      t.destroyed |= e->totals.result == Result::kDestroyed;
      t.dislodged |= e->totals.result == Result::kDislodged;
    }
    t.arsenal |= std::holds_alternative<ArsenalLost>(notice.event);
  }
  return t;
}

}  // namespace wg::war_face
