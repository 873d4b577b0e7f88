// faces/war/choice.cpp — what was chosen on the start screen becomes a setup.
#include "faces/war/start.h"

namespace wg::war_face {

Setup setup_of(const Choice& c) {
  Setup s;
  s.player[index(c.side)] = Player::kPerson;
  s.player[index(other(c.side))] = c.rival;
  s.deployment = {c.deployment, c.deployment};
  s.first = c.first;
  s.options = c.options;
  return s;
}

}  // namespace wg::war_face
