// tarn/commanders/commanders.h — the scripted seats. Each sees a View and answers with Orders; what
// it must remember it writes into its side's staff notes.
#pragma once
#include "core/dice.h"
#include "tarn/orders.h"
#include "tarn/view.h"

namespace wg::tarn {

// The two commanders of the source ("The other commander"). Their all-seeing variants are the same
// functions on a view in which every enemy unit is known exactly.
Orders blue_commander(const View&);
Orders red_commander(const View&, Dice);

// Stand-in players: what a decent human does, and what a naive one does.
Orders doctrinal_defender(const View&);
Orders feint_and_mass(const View&, Dice);
Orders mass_without_feint(const View&, Dice);
Orders spread_attacker(const View&);
Orders all_in_attacker(const View&);
Orders static_defender(const View&);
Orders turtle(const View&);
Orders guesser(const View&);

}  // namespace wg::tarn
