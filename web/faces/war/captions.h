// faces/war/captions.h — short words that only a drawn screen needs, besides the game's own.
#pragma once
#include <string>

#include "faces/war/scene.h"

namespace wg::war_face {

inline constexpr std::string_view kFirstStep =
    "Choose one of your units, then a square. Choose an enemy unit to see both totals before you "
    "attack.";
inline constexpr std::string_view kFirstPlacing =
    "Take a unit up, then choose a square of your half. A unit on the board can be taken up again.";

Totals totals_of(const Threat&);                      // without who contributes
std::string threat_in_words(Seat by, const Threat&);  // "North could bring 15 : 10: destroyed."
std::string lines_of(Seat);                           // "South's lines"
// The way back to the running turn; of a game that is over or published, to its end.
std::string_view to_now(const Scene&);
std::string moves_now(Seat);       // "North moves…"
std::string turn_of(const Told&);  // "North, turn 41"

}  // namespace wg::war_face
