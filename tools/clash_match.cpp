// tools/clash_match.cpp — `wargames clash-match`: two levels of the Clash against each other, sides
// exchanged from game to game.
#include "clash/clash.h"
#include "clash/commanders/commander.h"

#include "clash_play.h"
#include "commands.h"
#include "crew.h"
#include "options.h"

namespace wg {
namespace {

using namespace clash;

struct Tally {
  std::uint32_t games = 0, a_wins = 0, blue_wins = 0, refused = 0, rounds = 0, orders = 0;
  std::array<std::array<std::uint32_t, 4>, 2> by{};  // by winner's seat, how
  std::array<std::uint32_t, 2> a_as{}, a_of{};       // a's wins and games, by its seat
  std::array<double, 2> ms{}, worst_ms{};
  std::array<std::uint32_t, 2> turns{};
  void add(const Tally& t) {
    games += t.games, a_wins += t.a_wins, blue_wins += t.blue_wins, refused += t.refused;
    rounds += t.rounds, orders += t.orders;
    for (std::size_t i = 0; i < 2; ++i) {
      for (std::size_t h = 0; h < 4; ++h) by[i][h] += t.by[i][h];
      a_as[i] += t.a_as[i], a_of[i] += t.a_of[i];
      ms[i] += t.ms[i], turns[i] += t.turns[i];
      worst_ms[i] = std::max(worst_ms[i], t.worst_ms[i]);
    }
  }
};

void print(const std::array<Player, 2>& levels, const Tally& t) {
  const auto percent = [](std::uint32_t n, std::uint32_t of) {
    return of == 0 ? 0.0 : 100.0 * n / of;
  };
  std::printf("a: %s, b: %s, %u games\n", level_name(levels[0]), level_name(levels[1]), t.games);
  std::printf("a wins %u (%.1f %%): as Blue %u of %u, as Red %u of %u\n", t.a_wins,
              percent(t.a_wins, t.games), t.a_as[0], t.a_of[0], t.a_as[1], t.a_of[1]);
  std::printf("Blue wins %u (%.1f %%)\n", t.blue_wins, percent(t.blue_wins, t.games));
  constexpr const char* kHows[] = {"points", "at once", "no units", "resigned"};
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t h = 0; h < 4; ++h)
      if (t.by[i][h] > 0)
        std::printf("  %s by %s: %u\n", i == 0 ? "Blue" : "Red", kHows[h], t.by[i][h]);
  std::printf("%.1f rounds and %.0f orders a game, %u refused\n", 1.0 * t.rounds / t.games,
              1.0 * t.orders / t.games, t.refused);
  for (std::size_t i = 0; i < 2; ++i)
    std::printf("%s: %.1f ms a turn, longest %.1f ms\n", i == 0 ? "a" : "b",
                t.ms[i] / std::max(1u, t.turns[i]), t.worst_ms[i]);
}

}  // namespace

int clash_match(std::span<char*> args) {
  Options options(args, {"a", "b", "games", "seed", "scenario", "fog"});
  std::array<Player, 2> levels{};
  for (std::size_t i = 0; i < 2; ++i) levels[i] = level_option(options, i == 0 ? "a" : "b");
  const std::uint32_t games = options.number("games", 100, 1, 100'000);
  const std::uint32_t seed = options.number("seed", 1, 0, ~0u);
  Setup base;
  base.fog = options.choice("fog", {"on", "off"}) == 0;
  scenario_option(options, base);
  if (!options.words().empty())
    options.blame("clash-match takes options only, not \"" + std::string(options.words()[0]) +
                  "\"");
  if (options.fault()) return fail(*options.fault());
  const Tally all = in_crew<Tally>(games, [&](std::uint32_t g, Tally& t) {
    const std::size_t a_seat = g % 2;
    Setup setup = base;
    setup.seed = seed + (levels[0] == levels[1] ? g : g / 2);  // each twice, sides exchanged
    setup.player[a_seat] = levels[0];
    setup.player[1 - a_seat] = levels[1];
    const Played p = play_clash(setup, {});
    ++t.games;
    t.refused += p.refused, t.rounds += p.rounds, t.orders += p.orders;
    ++t.a_of[a_seat];
    ++t.by[index(p.verdict.winner)][static_cast<std::size_t>(p.verdict.how)];
    t.blue_wins += p.verdict.winner == Seat::kBlue;
    if (index(p.verdict.winner) == a_seat) ++t.a_wins, ++t.a_as[a_seat];
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const std::size_t who = seat == a_seat ? 0 : 1;
      t.ms[who] += p.ms[seat], t.turns[who] += p.turns[seat];
      t.worst_ms[who] = std::max(t.worst_ms[who], p.worst_ms[seat]);
    }
  });
  print(levels, all);
  return 0;
}

}  // namespace wg
