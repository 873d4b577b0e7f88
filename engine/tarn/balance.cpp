// tarn/balance.cpp — one seed, all plays.
#include "tarn/balance.h"

#include "core/play.h"
#include "tarn/tarn.h"

namespace wg::tarn {

void play_game(const Series& series, std::uint32_t seed, Counts& counts) {
  std::vector<bool> held(series.plays.size());
  for (std::size_t i = 0; i < series.plays.size(); ++i) {
    Record<Rules> game{series.plays[i], kHours, {}};
    game.setup.seed = seed;
    held[i] = play<Rules>(game).state.verdict->winner == Seat::kBlue;
    counts.held[i] += held[i] ? 1 : 0;
  }
  for (std::size_t i = 0; i < series.pairs.size(); ++i)
    counts.both[i] += held[series.pairs[i].first] && held[series.pairs[i].second] ? 1 : 0;
  ++counts.games;
}

}  // namespace wg::tarn
