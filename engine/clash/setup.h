// clash/setup.h — everything chosen before the first round.
#pragma once
#include "clash/scenario.h"

namespace wg::clash {

// Who plays a side. What the computer orders stands in the record like a person's orders: a game is
// replayed without thinking it all over again.
enum class Player : std::uint8_t { kPerson, kEasy, kMiddle, kHard };

struct Setup {
  std::uint32_t seed = 1;  // of every fight's draw, and of the computer's choices between equals
  Battle battle = Battle::kBelvoirGap;
  std::array<Player, 2> player{Player::kPerson, Player::kMiddle};  // by seat
  bool fog = true;                                                 // else everything is known
  std::optional<Scenario> own{};  // in place of `battle`; such a game has no link
  bool operator==(const Setup&) const = default;
};

constexpr bool is_person(const Setup& s, Seat seat) {
  return s.player[index(seat)] == Player::kPerson;
}
inline const Scenario& scenario_of(const Setup& s) { return s.own ? *s.own : scenario(s.battle); }

}  // namespace wg::clash
