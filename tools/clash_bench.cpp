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

constexpr std::uint32_t kFights = 1024;  // as many as stay near at hand
constexpr int kRuns = 15;

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
  const std::vector<Clash> fights = fixed_fights(kFights);
  std::vector<Prepared> prepared;
  for (const Clash& c : fights) prepared.push_back(prepare(c));
  time("resolve", kFights * 1000, [&] {
    std::int64_t sum = 0;
    for (int draw = 0; draw < kDraws; ++draw)
      for (const Prepared& p : prepared) {
        const auto o = resolve(p, draw);
        sum += o.exchange.lost_defender + (o.faltered ? 1 : 0);
      }
    return sum;
  });
  const auto tell = [](const Preview& v) { return v.lost_defender[1] + v.down + v.falters; };
  time("preview", kFights * 100, [&] {
    std::int64_t sum = 0;
    for (int n = 0; n < 100; ++n)
      for (const Prepared& p : prepared) sum += tell(preview(p));
    return sum;
  });
  time("preview from the units", kFights * 100, [&] {
    std::int64_t sum = 0;
    for (int n = 0; n < 100; ++n)
      for (const Clash& c : fights) sum += tell(preview(prepare(c)));
    return sum;
  });
}

}  // namespace wg
