// clash/threats.h — the other way round: the strongest attack that the enemies one knows of could
// bring against one of one's tiles next turn.
#pragma once
#include "clash/attack.h"

namespace wg::clash {

struct Threat {
  Tile lead = 0;  // where the leading enemy is now
  Tile from = 0;  // where it would attack from
  Type type = Type::kRifles;
  std::vector<Tile> others;  // where those are now who would stand beside it, the lead apart
  Forecast forecast;         // it attacks in Assault, with the support that adds most
  View then;                 // all of them moved up, and the lead in Assault
  std::size_t leader = 0;    // in its pieces
};
// Whoever is beside the tile stays there; whoever can come beside it with a point left, comes.
// None: no enemy that is known can.
std::optional<Threat> threat_to(const Scenario&, const View&, Tile own);

}  // namespace wg::clash
