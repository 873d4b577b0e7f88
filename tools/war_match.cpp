// tools/war_match.cpp — `wargames war-match`: two levels of the Game of War against each other, on
// every pair of deployments, from each side, beginning and not.
#include <ctime>
#ifndef __EMSCRIPTEN__
#include <atomic>
#include <thread>
#endif

#include "war/bench.h"
#include "war/commanders/commander.h"
#include "war/war.h"

#include "commands.h"
#include "options.h"

namespace wg {
namespace {

using namespace war;

enum class Mover { kRandom, kEasy, kMiddle, kHard };
const std::vector<std::string_view> kMovers = {"random", "easy", "middle", "hard"};

std::vector<Order> orders_of(Mover m, const Setup& setup, const View& view, std::uint32_t seed) {
  if (m == Mover::kRandom) return random_turn(setup, view.state, Dice{seed});
  return think(setup, view, static_cast<Player>(m), seed);
}

// Of this thread: what else runs on the machine does not count.
double cpu_ms() {
  std::timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) / 1e6;
}

constexpr std::size_t kHows = 7;
constexpr const char* kHowWords[kHows] = {"arsenals",         "fighters",  "collapse",
                                          "resignation",      "agreement", "repetition",
                                          "forty quiet turns"};

struct Tally {
  std::uint32_t games = 0, turns = 0, moves = 0, undone = 0, attacks = 0, refused = 0;
  std::array<std::array<std::uint32_t, kHows>, 3> by{};  // a wins, b wins, draws
  std::array<double, 2> ms{}, worst_ms{};
  std::array<std::uint32_t, 2> thought{};
  void add(const Tally& t) {
    games += t.games, turns += t.turns, moves += t.moves, undone += t.undone;
    attacks += t.attacks, refused += t.refused;
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t h = 0; h < kHows; ++h) by[i][h] += t.by[i][h];
    for (std::size_t i = 0; i < 2; ++i) {
      ms[i] += t.ms[i], thought[i] += t.thought[i];
      worst_ms[i] = std::max(worst_ms[i], t.worst_ms[i]);
    }
  }
};

Setup setup_of(std::uint32_t g, std::uint32_t seed, bool collapse) {
  constexpr Deployment kDeployments[] = {Deployment::kBook, Deployment::kPumpHouse,
                                         Deployment::kRio};
  Setup s;
  s.seed = seed + g;
  const std::uint32_t n = g / 4;  // four games each: sides and the first turn exchanged
  s.deployment = {kDeployments[n % 3], kDeployments[n / 3 % 3]};
  s.first = g / 2 % 2 == 0 ? First::kNorthBegins : First::kSouthBegins;
  s.options.network_collapse = collapse;
  return s;
}

constexpr std::uint16_t kLongestGame = 500;

void play_game(const std::array<Mover, 2>& movers, std::uint32_t g, std::uint32_t seed,
               bool collapse, bool verbose, Tally& t) {
  const Setup setup = setup_of(g, seed, collapse);
  const std::size_t a_seat = g % 2;  // where a sits
  State s = Rules::start(setup);
  std::array<std::vector<Move>, 2> before;
  std::array<Squares, 2> stood{};
  while (!s.verdict && s.number < kLongestGame) {
    const Seat seat = s.to_move;
    const std::size_t who = index(seat) == a_seat ? 0 : 1;
    const View view = Rules::view(setup, s, seat);
    const double from = cpu_ms();
    const auto orders =
        orders_of(movers[who], setup, view, setup.seed * 2 + static_cast<std::uint32_t>(who));
    const double ms = cpu_ms() - from;
    t.ms[who] += ms;
    t.worst_ms[who] = std::max(t.worst_ms[who], ms);
    ++t.thought[who];
    View ahead = view;
    std::vector<Order> taken;
    for (const Order& o : orders) {
      if (Rules::refuse(setup, ahead, o)) {
        ++t.refused;
        break;
      }
      if (const auto* m = std::get_if<Move>(&o)) {
        ++t.moves;
        for (const Move& was : before[index(seat)])
          if (was.unit == m->unit && stood[index(seat)][m->unit] == m->to) ++t.undone;
      }
      t.attacks += std::holds_alternative<Attack>(o) ? 1 : 0;
      taken.push_back(o);
      ahead = Rules::ahead(setup, std::move(ahead), o);
    }
    before[index(seat)].clear();
    stood[index(seat)] = s.at;
    for (const Order& o : taken)
      if (const auto* m = std::get_if<Move>(&o)) before[index(seat)].push_back(*m);
    if (Rules::refuse_end(setup, ahead)) {
      ++t.refused;
      break;
    }
    s = Rules::step(setup, std::move(s), taken, Dice{}).state;
    ++t.turns;
  }
  ++t.games;
  const std::size_t how = s.verdict ? static_cast<std::size_t>(s.verdict->how) : kHows - 1;
  std::size_t result = 2;
  if (s.verdict && s.verdict->winner) result = index(*s.verdict->winner) == a_seat ? 0 : 1;
  ++t.by[result][how];
  if (verbose) {
    std::printf("game %u %s: %s by %s, turn %u, fighters %d:%d\n", g,
                a_seat == 0 ? "a South" : "a North",
                result == 0   ? "a"
                : result == 1 ? "b"
                              : "draw",
                kHowWords[how], s.number, fighters(s, static_cast<Seat>(a_seat)),
                fighters(s, static_cast<Seat>(1 - a_seat)));
    std::fflush(stdout);
  }
}

void print(const std::array<Mover, 2>& movers, const Tally& t) {
  const char* names[3] = {"a wins", "b wins", "draws"};
  std::printf("a: %s, b: %s, %u games\n", kMovers[static_cast<std::size_t>(movers[0])].data(),
              kMovers[static_cast<std::size_t>(movers[1])].data(), t.games);
  for (std::size_t r = 0; r < 3; ++r) {
    std::uint32_t n = 0;
    for (const auto k : t.by[r]) n += k;
    std::printf("%-7s %4u (%.1f %%)", names[r], n, 100.0 * n / t.games);
    for (std::size_t h = 0; h < kHows; ++h)
      if (t.by[r][h] > 0) std::printf("  %s %u", kHowWords[h], t.by[r][h]);
    std::printf("\n");
  }
  std::printf(
      "%.1f turns a game, %.1f attacks a game, %.1f moves a turn, %.2f %% of moves undo the last, "
      "%u refused\n",
      1.0 * t.turns / t.games, 1.0 * t.attacks / t.games, 1.0 * t.moves / t.turns,
      100.0 * t.undone / std::max(1u, t.moves), t.refused);
  for (std::size_t i = 0; i < 2; ++i)
    std::printf("%s: %.2f ms a turn, longest %.1f ms\n", i == 0 ? "a" : "b",
                t.ms[i] / std::max(1u, t.thought[i]), t.worst_ms[i]);
}

}  // namespace

int war_match(std::span<char*> args) {
  wg::Options options(args, {"a", "b", "games", "seed", "collapse", "verbose"});
  const std::array<Mover, 2> movers = {static_cast<Mover>(options.choice("a", kMovers)),
                                       static_cast<Mover>(options.choice("b", kMovers))};
  const std::uint32_t games = options.number("games", 100, 1, 100'000);
  const std::uint32_t seed = options.number("seed", 1, 0, ~0u);
  const bool collapse = options.choice("collapse", {"off", "on"}) == 1;
  const bool verbose = options.choice("verbose", {"off", "on"}) == 1;
  if (!options.words().empty())
    options.blame("war-match takes options only, not \"" + std::string(options.words()[0]) + "\"");
  if (options.fault()) return fail(*options.fault());
  Tally all;
#ifdef __EMSCRIPTEN__
  for (std::uint32_t g = 0; g < games; ++g) play_game(movers, g, seed, collapse, verbose, all);
#else
  const std::uint32_t threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<Tally> part(threads);
  std::vector<std::thread> crew;
  std::atomic<std::uint32_t> next{0};
  for (std::uint32_t i = 0; i < threads; ++i)
    crew.emplace_back([&, i] {
      for (std::uint32_t g = next++; g < games; g = next++)
        play_game(movers, g, seed, collapse, verbose, part[i]);
    });
  for (std::thread& t : crew) t.join();
  for (const Tally& t : part) all.add(t);
#endif
  print(movers, all);
  return 0;
}

}  // namespace wg
