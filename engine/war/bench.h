// war/bench.h — fixed games for the signature and the stopwatch.
#pragma once
#include <vector>

#include "war/war.h"

namespace wg::war {

// A turn of whatever is allowed, drawn by lot: up to five moves, mostly an attack where there is
// one. The dice are addressed by the turn's number and side.
std::vector<Order> random_turn(const Setup&, const State&, Dice);

struct Bench {
  std::uint64_t signature = 0;  // of every state of every turn of the games
  std::uint32_t games = 0, turns = 0;
};
inline constexpr std::uint32_t kSignatureGames = 200;
// The first `games` of a fixed series: every pairing of presets, every choice of options, forty
// turns of the two sides at most.
Bench signature_games(std::uint32_t games);
// The computer against itself, level against level, some turns of each: their signature.
inline constexpr std::uint32_t kComputerGames = 9;
Bench computer_games(std::uint32_t games);

}  // namespace wg::war
