// faces/war/readings.h — the pages to read beside the game.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::war_face {

using face::Reading;

inline constexpr std::array<Reading, 2> kReadings = {
    {{"learn.sources", "Sources", "learn/sources.html"},
     {"learn.about", "About", "learn/about.html"}}};

}  // namespace wg::war_face
