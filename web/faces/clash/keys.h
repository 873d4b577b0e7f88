// faces/clash/keys.h — the keys of this game, for whoever lists them.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::clash_face {

inline constexpr std::array<face::Key, 14> kKeys = {{{"M", "the board, by arrow keys"},
                                                     {"↵", "act on the tile, or attack"},
                                                     {"N", "next unit that can act"},
                                                     {"A", "next enemy to attack"},
                                                     {"B", "assault or bombard"},
                                                     {"1–4", "posture"},
                                                     {"T", "what the enemy could do to it"},
                                                     {"E", "end the turn"},
                                                     {"Ctrl Z", "undo"},
                                                     {", .", "back, on: order by order"},
                                                     {"Space", "play on, looking back"},
                                                     {"+ −", "nearer, farther; 0: all"},
                                                     {"↑ ↓", "from control to control"},
                                                     {"Esc", "let go"}}};

}  // namespace wg::clash_face
