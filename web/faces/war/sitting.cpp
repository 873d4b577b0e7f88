// faces/war/sitting.cpp — what more than one part asks.
#include "faces/war/sitting.h"

#include "war/words.h"

#include "faces/war/captions.h"

namespace wg::war_face {

Seat Sitting::mover() const {
  if (plays) return scene.turns[scene.step - 1].side;
  return state().verdict ? Seat::kUmpire : scene.deploying() ? seat() : state().to_move;
}
std::string Sitting::turn() const {
  return plays ? "Turn " + std::to_string(scene.turns[scene.step - 1].number) : turn_name(state());
}

std::string why_not(const Assault& a) { return a.refused ? sentence(*a.refused) : std::string(); }

std::string why_not_end(const Sitting& s) {
  if (s.scene.thinking) return "The computer is thinking.";
  if (s.scene.deploying()) {
    const int n = to_place(s.state(), s.seat());
    return n == 0 ? std::string() : left_to_place(n);
  }
  const auto no = Rules::refuse_end(s.scene.setup, s.scene.now);
  return no ? sentence(*no) : std::string();
}

int to_place(const State& s, Seat side) {
  int n = 0;
  for (std::size_t i = 0; i < kPerSide; ++i)
    n += is_there(s, static_cast<UnitId>(first_of(side) + i)) ? 0 : 1;
  return n;
}

std::optional<UnitId> next_to_place(const State& s, Seat side, Kind kind) {
  for (std::size_t i = 0; i < kPerSide; ++i) {
    const auto id = static_cast<UnitId>(first_of(side) + i);
    if (kind_of(id) == kind && !is_there(s, id)) return id;
  }
  return std::nullopt;
}

}  // namespace wg::war_face
