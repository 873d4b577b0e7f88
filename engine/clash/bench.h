// clash/bench.h — fixed fights and games for the signature and the stopwatch.
#pragma once
#include <vector>

#include "clash/clash.h"

namespace wg::clash {

// The first fights of a fixed series: every field drawn by lot. tests/clash/plain.mjs draws the
// same.
std::vector<Clash> fixed_fights(std::uint32_t count);
// The draws that each of them is resolved at, eight to a fight.
constexpr int fixed_draw(std::uint32_t fight, std::uint32_t n) {
  return static_cast<int>((fight * 7 + n * 125) % kDraws);
}

// 3,456 assaults on rifles dug in for two rounds: every terrain, grade and supply, three postures,
// strengths 20, 60 and 100, disorders 0 and 30, flankers 0 and 3. What the stopwatch is held to.
std::vector<Clash> swept_fights();

struct Bench {
  std::uint64_t signature = 0;  // of what every fight is before its draw, of its preview and draws
  std::uint32_t fights = 0, draws = 0;
};
inline constexpr std::uint32_t kSignatureFights = 20'000;
Bench signature_fights(std::uint32_t count);

// Something that is allowed, drawn by lot: moves towards the enemy more often than not, fights
// wherever there is somebody to fight.
Order random_order(const Setup&, const View&, Dice, Step);
struct Games {
  std::uint64_t signature = 0;  // of every state
  std::uint32_t games = 0, steps = 0;
};
inline constexpr std::uint32_t kSignatureGames = 40;
// The first `games` of a fixed series, of random orders to their ends.
Games signature_games(std::uint32_t games);

}  // namespace wg::clash
