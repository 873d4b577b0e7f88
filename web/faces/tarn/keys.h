// faces/tarn/keys.h — the keys of the game, for whoever lists them.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::tarn_face {

using face::Key;

inline constexpr std::array<Key, 12> kKeys = {{{"1…", "choose a unit"},
                                               {"M", "the map, by arrow keys"},
                                               {"A", "fire mission"},
                                               {"H", "hold ground"},
                                               {"G", "give ground"},
                                               {"↵", "end the hour"},
                                               {"Ctrl Z", "undo"},
                                               {"← →", "look back, hour by hour"},
                                               {"+ −", "nearer, farther; 0: all"},
                                               {"S", "pace, in the review"},
                                               {"↑ ↓", "from control to control"},
                                               {"Esc", "let go"}}};

}  // namespace wg::tarn_face
