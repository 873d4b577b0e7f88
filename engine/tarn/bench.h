// tarn/bench.h — fixed games for the signature and the stopwatch.
#pragma once
#include <cstdint>

namespace wg::tarn {

struct Bench {
  std::uint64_t signature = 0;  // of every state of every hour of the games
  std::uint32_t games = 0;
  std::uint32_t hours = 0;
};
inline constexpr std::uint32_t kSignatureGames = 4200;
// The first `games` of a fixed series: every pairing of scripted commanders, every balance, seeds
// from 1 on.
Bench signature_games(std::uint32_t games);
// Plays `games` games of the two commanders and returns how many Blue held.
std::uint32_t play_commanders(std::uint32_t games, std::uint32_t first_seed);

}  // namespace wg::tarn
