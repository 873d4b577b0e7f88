// tarn/bench.cpp — fixed games for the signature and the stopwatch.
#include "tarn/bench.h"

#include "core/play.h"
#include "core/wire.h"
#include "tarn/tarn.h"

namespace wg::tarn {
namespace {

constexpr BlueCommander kBlue[] = {BlueCommander::kCommander, BlueCommander::kAllSeeing,
                                   BlueCommander::kDoctrinal, BlueCommander::kStatic,
                                   BlueCommander::kTurtle,    BlueCommander::kGuess,
                                   BlueCommander::kIdle};
constexpr RedCommander kRed[] = {RedCommander::kCommander,    RedCommander::kAllSeeing,
                                 RedCommander::kFeintAndMass, RedCommander::kMassOnly,
                                 RedCommander::kSpread,       RedCommander::kAllIn};

Record<Rules> game(std::uint32_t n) {
  Record<Rules> r;
  r.setup.seed = n + 1;
  r.setup.balance = static_cast<std::uint8_t>(n % (kLastBalance + 1));
  r.setup.blue = kBlue[n % std::size(kBlue)];
  r.setup.red = kRed[n / std::size(kBlue) % std::size(kRed)];
  r.length = kHours;
  return r;
}

}  // namespace

Bench signature_games(std::uint32_t games) {
  Bench b;
  b.games = games;
  std::uint64_t chain = 0;
  for (std::uint32_t n = 0; n < games; ++n)
    play<Rules>(game(n), [&](const auto& played, const auto&) {
      ++b.hours;
      chain = chain * 1099511628211ull + digest(played.state);
    });
  b.signature = chain;
  return b;
}

std::uint32_t play_commanders(std::uint32_t games, std::uint32_t first_seed) {
  std::uint32_t held = 0;
  for (std::uint32_t n = 0; n < games; ++n) {
    Record<Rules> r;
    r.setup.seed = first_seed + n;
    r.setup.blue = BlueCommander::kCommander;
    r.length = kHours;
    held += play<Rules>(r).state.verdict->winner == Seat::kBlue ? 1 : 0;
  }
  return held;
}

}  // namespace wg::tarn
