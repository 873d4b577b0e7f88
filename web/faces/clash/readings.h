// faces/clash/readings.h — the pages to read beside the game.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::clash_face {

inline constexpr std::array<face::Reading, 2> kReadings = {
    {{"learn.clash", "The rules in full", "learn/the-clash.html"},
     {"learn.about", "About", "learn/about.html"}}};

}  // namespace wg::clash_face
