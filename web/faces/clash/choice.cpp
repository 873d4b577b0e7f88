// faces/clash/choice.cpp — what was chosen on the start screen becomes a setup.
#include "clash/clash.h"
#include "clash/guide.h"

#include "faces/clash/start.h"

namespace wg::clash_face {

Setup setup_of(const Choice& c) {
  Setup s;
  s.battle = c.battle;
  if (is_lesson(c.battle)) {  // Blue's, against the quietest, and with everything known
    s.player = {Player::kPerson, Player::kEasy};
    s.fog = false;
    return s;
  }
  s.player[index(c.side)] = Player::kPerson;
  s.player[index(other(c.side))] = c.rival;
  s.fog = c.fog;
  return s;
}

View opening(const Choice& c) {
  Setup s;
  s.fog = c.fog;
  return Rules::view(s, Rules::start(s), c.side);
}

std::optional<Battle> next_lesson(Battle b) {
  const std::size_t next = static_cast<std::size_t>(b) + 1;
  if (!is_lesson(b) || next >= kBattles) return std::nullopt;
  return static_cast<Battle>(next);
}

}  // namespace wg::clash_face
