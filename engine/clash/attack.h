// clash/attack.h — an attack as the seat knows it: who fights, what the tile adds, what may come of
// it. Panel, overlay, computer and the rules themselves ask here.
#pragma once
#include "clash/view.h"

namespace wg::clash {

using Supporters = List<const Piece*, 2>;

// Those of the lead's side that could be asked: beside the target, neither acted nor supported, not
// withdrawing. Of an enemy it is not known who has acted.
std::vector<const Piece*> may_support(const View&, const Piece& lead, Tile target);
// The two that add most, a new role counting as 12 of power (ours); equals by their order.
Supporters best_support(const Scenario&, const View&, const Piece& lead, Tile target);
// Own supporters by their ids; those that are not there are left out.
Supporters supporters_of(const View&, Units);
Units ids_of(const Supporters&);

// The clash of an attack by `lead` on the top of the target's stack, as known. None: nobody is seen
// there.
std::optional<Clash> assemble(const Scenario&, const View&, const Piece& lead, Tile target,
                              const Supporters&, bool bombards = false);
// Power of a unit where it stands, whoever attacks: the greatest of a stack defends.
std::int32_t defence_of(const Scenario&, const View&, const Piece&);
bool is_own_city(const Scenario&, const std::vector<std::optional<Seat>>& holders, Tile, Seat);
// In a city of its own, or in works, a unit that breaks stays where it is.
bool is_locked(const Scenario&, const View&, Tile target);
// Where a unit would fall back to, the lock of cities and works aside; none: nowhere.
std::optional<Tile> retreat_of(const Scenario&, const View&, const Piece&);
// From lower ground onto hills, or from anything lower onto a mountain. Ours
bool is_uphill(const Scenario&, Tile from, Tile to);

// What the attack may come to: exact where the defender is known, else everything possible.
struct Forecast {
  Clash clash;                       // the defender as known, or as estimated
  Prepared prepared;                 // of that clash
  Preview preview;                   // of that clash
  bool known = true;                 // in full, both of them
  Envelope envelope;                 // all that may come; where known, what the preview says
  std::optional<Pivot> pivot{};      // where not known, and it matters
  bool slips_away = false;           // it is in Withdraw and can: no fight
  std::optional<Tile> falls_back{};  // see retreat_of
  bool locked = false;
  bool may_advance = false;  // into the tile, if it is emptied
};
std::optional<Forecast> forecast(const Scenario&, const View&, const Piece& lead, Tile target,
                                 const Supporters&, bool bombards = false);
// Of that alone whether it breaks or dies: for every tile of every frame.
std::optional<Outlook> outlook(const Scenario&, const View&, const Piece& lead, Tile target,
                               const Supporters&);

}  // namespace wg::clash
