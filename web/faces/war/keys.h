// faces/war/keys.h — the keys of this game, for whoever lists them.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::war_face {

inline constexpr std::array<face::Key, 14> kKeys = {{{"M", "the board, by arrow keys"},
                                                     {"↵", "act on the square, or attack"},
                                                     {"N", "next unit that can move"},
                                                     {"A", "next enemy unit to attack"},
                                                     {"E", "end the turn"},
                                                     {"Del", "take the unit off, while placing"},
                                                     {"Ctrl Z", "undo"},
                                                     {"L K", "your lines, the enemy's"},
                                                     {"T", "threats"},
                                                     {", .", "back, on: order by order"},
                                                     {"Space", "play on, looking back"},
                                                     {"+ −", "nearer, farther; 0: all"},
                                                     {"↑ ↓", "from control to control"},
                                                     {"Esc", "let go"}}};

}  // namespace wg::war_face
