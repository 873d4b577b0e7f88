// faces/clash/spoken.h — the attack that the screen speaks of, as the rules see it: who fights,
// what may come of it, and the order that would make it.
#pragma once
#include "clash/account.h"

#include "faces/clash/desk.h"
#include "faces/clash/scene.h"

namespace wg::clash_face {

struct Spoken {
  const Piece* lead = nullptr;
  const Piece* defender = nullptr;
  Tile target = 0;
  bool bombards = false;
  Supporters supporters{};
  std::vector<const Piece*> may{};  // all that could support
  Forecast forecast{};
  Order order{};
  std::optional<Refusal> refused{};  // it cannot be made now
};
// The one aimed at, while its lead and target are there.
std::optional<Spoken> spoken(const Desk&, const Scene&);
std::optional<Spoken> spoken(const Scene&, const Piece& lead, const Aim&);

// An enemy whom the chosen unit could attack now, by its tile; none of them is beside it.
struct Hostile {
  Tile tile = 0;
  Outlook outlook = Outlook::kOpen;
  bool by_fog = false;  // open because of what is not known
};
std::vector<Hostile> hostiles(const Scene&, const Piece& lead);

// The strongest attack on one's own unit's tile that an enemy in sight could make next turn.
struct Danger {
  View view;                 // with the attacker where it would attack from
  std::size_t attacker = 0;  // in its pieces
  Tile from = 0, at = 0;     // where it stands now, and would then
  bool bombards = false;
  Supporters supporters{};  // into `view`
  Forecast forecast{};
};
std::optional<Danger> danger(const Scene&, const Piece& own);

// Those of the formation round the chosen unit whose posture can be changed to that.
Units formation(const Scene&, Formation, const Piece& chosen, Posture);

}  // namespace wg::clash_face
