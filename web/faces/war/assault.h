// faces/war/assault.h — the attack that the screen speaks of: the one under consideration, or the
// one that was made in the turn looked at.
#pragma once
#include "faces/war/desk.h"
#include "faces/war/scene.h"

namespace wg::war_face {

struct Assault {
  UnitId target = 0;
  Square at = 0;
  Totals totals{};
  Squares where{};  // the units, as it is or was made
  bool made = false;
  std::optional<Refusal> refused{};  // it cannot be made now
};
std::optional<Assault> assault(const Desk&, const Scene&);
// Considered only because the mouse is over it.
std::optional<Assault> considered(const Scene&, UnitId target);

}  // namespace wg::war_face
