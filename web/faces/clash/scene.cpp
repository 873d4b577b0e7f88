// faces/clash/scene.cpp — from the events of a step to its mark on the scrubber and its line in the
// log.
#include "faces/clash/scene.h"

namespace wg::clash_face {

Told told(std::uint8_t round, Seat side, std::span<const Notice<Event>> events, Seat looks) {
  Told t{side, round};
  for (const auto& notice : events) {
    if (!is_heard(notice, looks)) continue;
    const Event& e = notice.event;
    t.ended_turn |= std::holds_alternative<TurnBegan>(e) || std::holds_alternative<Ended>(e);
    t.took |= std::holds_alternative<Took>(e);
    t.fought |= std::holds_alternative<Slipped>(e);
    if (const auto* f = std::get_if<Fought>(&e)) {
      t.fought = true;
      t.fell |= f->result.destroyed_defender || f->result.destroyed_attacker;
      for (const FellBack& b : f->back) t.fell |= b.to == kNowhere;
    }
  }
  return t;
}

void note(std::vector<Bout>& log, Step step, std::uint8_t round, Seat by,
          std::span<const Notice<Event>> events, Seat looks) {
  for (const auto& notice : events) {
    if (!is_heard(notice, looks)) continue;
    if (std::holds_alternative<Fought>(notice.event) ||
        std::holds_alternative<Slipped>(notice.event))
      log.push_back({step, round, by, notice.event});
  }
}

}  // namespace wg::clash_face
