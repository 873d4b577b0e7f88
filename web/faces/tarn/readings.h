// faces/tarn/readings.h — the pages to read beside the game. Their links are the page's own HTML,
// so a screen only keeps a place for each; app.cpp fills it.
#pragma once
#include <array>
#include <string_view>

namespace wg::tarn_face {

struct Reading {
  std::string_view slot, label, href;
};
inline constexpr Reading kLearn{"learn.play", "Learn", "learn/play.html"};
inline constexpr std::array<Reading, 4> kBehindTheRules = {
    {{"learn.model", "How the model works", "learn/model.html"},
     {"learn.balance", "Balance tables", "learn/balance.html"},
     {"learn.sources", "Sources", "learn/sources.html"},
     {"learn.about", "About", "learn/about.html"}}};

}  // namespace wg::tarn_face
