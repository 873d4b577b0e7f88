// faces/tarn/readings.h — the pages to read beside the game.
#pragma once
#include <array>

#include "faces/keys.h"

namespace wg::tarn_face {

using face::Reading;

inline constexpr Reading kLearn{"learn.play", "Learn", "learn/play.html"};
inline constexpr std::array<Reading, 4> kBehindTheRules = {
    {{"learn.model", "How the model works", "learn/model.html"},
     {"learn.balance", "Balance tables", "learn/balance.html"},
     {"learn.sources", "Sources", "learn/sources.html"},
     {"learn.about", "About", "learn/about.html"}}};

}  // namespace wg::tarn_face
