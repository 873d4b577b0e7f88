// tools/clash_metrics.cpp — `wargames clash-metrics`: the playtest's table over games of the
// computer against itself.
#include "clash/metric_rows.h"
#include "core/csv.h"

#include "clash_play.h"
#include "commands.h"
#include "crew.h"

namespace wg {
namespace {

using namespace clash;

struct Logs {
  std::vector<std::pair<std::uint32_t, GameLog>> games;
  void add(const Logs& l) { games.insert(games.end(), l.games.begin(), l.games.end()); }
};

}  // namespace

int clash_metrics(std::span<char*> args) {
  Options options(args, {"games", "seed", "level", "scenario", "format"});
  const std::uint32_t games = options.number("games", 100, 1, 100'000);
  const std::uint32_t seed = options.number("seed", 1, 0, ~0u);
  const Player level = level_option(options, "level");
  const bool csv = options.choice("format", {"table", "csv"}) == 1;
  Setup base;
  base.player = {level, level};
  scenario_option(options, base);
  if (!options.words().empty())
    options.blame("clash-metrics takes options only, not \"" + std::string(options.words()[0]) +
                  "\"");
  if (options.fault()) return fail(*options.fault());
  Logs played = in_crew<Logs>(games, [&](std::uint32_t g, Logs& logs) {
    Setup setup = base;
    setup.seed = seed + g;
    Recorder recorder(setup);
    play_clash(setup, [&](const State& before, const Order& order,
                          const Outcome<State, Event>& out) { recorder.step(before, order, out); });
    logs.games.emplace_back(g, recorder.log());
  });
  std::vector<GameLog> all(games);
  for (auto& [g, log] : played.games) all[g] = std::move(log);
  const auto rows = metric_rows(measure(all));
  if (csv) {
    std::vector<std::vector<std::string>> cells = {
        {"number", "metric", "formula", "target", "measured", "met"}};
    for (const MetricRow& r : rows)
      cells.push_back({std::to_string(r.number), r.metric, r.formula, r.target, r.measured,
                       met_in_words(r.met)});
    std::fputs(to_csv(cells).c_str(), stdout);
    return 0;
  }
  std::printf("%u games of %s against itself, seeds from %u\n", games, level_name(level), seed);
  for (const MetricRow& r : rows)
    std::printf("%2d %-16s %s\n   %s; should be %s: %s\n", r.number, r.metric.c_str(),
                r.measured.c_str(), r.formula.c_str(), r.target.c_str(),
                met_in_words(r.met).c_str());
  return 0;
}

}  // namespace wg
