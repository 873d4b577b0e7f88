// tools/clash_bench.cpp — how long a fight of The Clash takes: one draw resolved, one preview, one
// preview from the units.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include "clash/bench.h"

#include "commands.h"

namespace wg {
namespace {

using namespace clash;

// Many short runs: on a busy machine some of them are not disturbed.
constexpr std::uint32_t kTimes = 20;
constexpr int kDrawsApart = 50;
constexpr int kRuns = 201;

// Nanoseconds a piece of work, best of the runs and their median. What it sums up is told: no
// compiler may leave the work out.
template <class Work>
void time(const char* what, std::uint32_t pieces, Work work) {
  using Clock = std::chrono::steady_clock;
  std::array<double, kRuns> ns{};
  std::int64_t sum = 0;
  for (double& run : ns) {
    const auto from = Clock::now();
    sum += work();
    run = std::chrono::duration<double, std::nano>(Clock::now() - from).count() / pieces;
  }
  std::sort(ns.begin(), ns.end());
  std::printf("clash: %s %.2f ns, median %.2f (%d runs of %u; sum %lld)\n", what, ns[0],
              ns[kRuns / 2], kRuns, pieces, static_cast<long long>(sum));
}

}  // namespace

void clash_signature() {
  const Bench b = signature_fights(kSignatureFights);
  std::printf("clash: %u fights, %u draws\n", b.fights, b.draws);
  std::printf("signature %016llx\n", static_cast<unsigned long long>(b.signature));
  const Games g = signature_games(kSignatureGames);
  std::printf("clash: %u games, %u steps\n", g.games, g.steps);
  std::printf("signature %016llx\n", static_cast<unsigned long long>(g.signature));
}

void clash_times() {
  const std::vector<Clash> fights = swept_fights();
  const auto count = static_cast<std::uint32_t>(fights.size());
  std::vector<Prepared> prepared;
  for (const Clash& c : fights) prepared.push_back(prepare(c));
  time("resolve", count * kDraws / kDrawsApart, [&] {
    std::int64_t sum = 0;
    for (int draw = 0; draw < kDraws; draw += kDrawsApart)
      for (const Prepared& p : prepared) {
        const auto o = resolve(p, draw);
        sum += o.exchange.lost_defender + (o.faltered ? 1 : 0);
      }
    return sum;
  });
  const auto tell = [](const Preview& v) { return v.lost_defender[1] + v.down + v.falters; };
  time("preview", count * kTimes, [&] {
    std::int64_t sum = 0;
    for (std::uint32_t n = 0; n < kTimes; ++n)
      for (const Prepared& p : prepared) sum += tell(preview(p));
    return sum;
  });
  time("preview from the units", count * kTimes, [&] {
    std::int64_t sum = 0;
    for (std::uint32_t n = 0; n < kTimes; ++n)
      for (const Clash& c : fights) sum += tell(preview(prepare(c)));
    return sum;
  });
}

}  // namespace wg
