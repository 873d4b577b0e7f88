// tools/clash_play.cpp — see clash_play.h.
#include "clash_play.h"

#include <ctime>

#include "clash/commanders/commander.h"

namespace wg {
namespace {

using namespace clash;

constexpr std::uint32_t kMostOrders = 20'000;

// Of this thread: what else runs on the machine does not count.
double cpu_ms() {
  std::timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) / 1e6;
}

}  // namespace

Played play_clash(const Setup& setup, const Watch& watch) {
  Played p;
  State s = Rules::start(setup);
  double turn_ms = 0;
  while (!s.verdict && p.orders < kMostOrders) {
    const Seat seat = s.to_move;
    const View view = Rules::view(setup, s, seat);
    const double from = cpu_ms();
    Order order = think(setup, view, setup.player[index(seat)], setup.seed);
    turn_ms += cpu_ms() - from;
    if (Rules::refuse(setup, view, order)) {
      ++p.refused;
      order = EndTurn{};
    }
    ++p.orders;
    const auto before = watch ? s : State{};
    auto after = Rules::step(setup, std::move(s), {&order, 1}, Dice{setup.seed});
    if (watch) watch(before, order, after);
    s = std::move(after.state);
    if (!std::holds_alternative<EndTurn>(order) && !s.verdict) continue;
    p.ms[index(seat)] += turn_ms;
    p.worst_ms[index(seat)] = std::max(p.worst_ms[index(seat)], turn_ms);
    ++p.turns[index(seat)];
    turn_ms = 0;
  }
  WG_CHECK(s.verdict.has_value());
  p.verdict = *s.verdict;
  p.rounds = s.round;
  return p;
}

namespace {
const std::vector<std::string_view> kLevels = {"easy", "middle", "hard"};
}

const char* level_name(Player p) { return kLevels[static_cast<std::size_t>(p) - 1].data(); }

Player level_option(Options& options, const std::string& name) {
  if (!options.has(name)) return Player::kMiddle;
  return static_cast<Player>(1 + options.choice(name, kLevels));
}

void scenario_option(Options& options, Setup& setup) {
  if (!options.has("scenario")) return;
  const std::string name = options.text("scenario", "");
  std::FILE* file = std::fopen(name.c_str(), "rb");
  if (!file) return options.blame("the file \"" + name + "\" cannot be opened");
  std::string text;
  char part[4096];
  for (std::size_t n; (n = std::fread(part, 1, sizeof part, file)) > 0;) {
    text.append(part, n);
    if (text.size() > kLongestScenario) break;
  }
  std::fclose(file);
  auto read = read_scenario(text);
  if (const auto* fault = std::get_if<ScenarioFault>(&read))
    return options.blame(name + ": " + sentence(*fault));
  setup.own = std::move(std::get<Scenario>(read));
}

}  // namespace wg
