// faces/war/readings.h — the pages to read beside the game.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::war_face {

inline constexpr std::array<face::Reading, 2> kReadings = {
    {{"learn.war", "The rules in full", "learn/two-arsenals.html"},
     {"learn.about", "About", "learn/about.html"}}};

}  // namespace wg::war_face
