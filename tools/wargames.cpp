// tools/wargames.cpp — the engine on the command line: replay, log, bench, duel, new.
#include <chrono>
#include <cmath>
#include <cstring>
#include <ctime>

#include "core/link.h"
#include "tarn/bench.h"
#include "tarn/duel.h"
#include "tarn/opponents.h"
#include "tarn/pack.h"
#include "tarn/scenario.h"
#include "tarn/words.h"
#include "war/bench.h"
#include "war/commanders/commander.h"

#include "commands.h"
#include "options.h"

namespace {

using namespace wg;

constexpr const char* kUsage =
    "usage: wargames COMMAND\n"
    "  replay TOKEN [--side blue|red|truth]   the game hour by hour in words, with its digest each "
    "hour\n"
    "  review TOKEN [--pairs 2000]            what decided it, and its orders again with fresh "
    "dice\n"
    "  log TOKEN [--side blue|red|truth] [--format markdown|csv]   who ordered what, and what came "
    "of "
    "it\n"
    "  bench [--quick | --clash]              signatures, and how fast it all is; quick: no times; "
    "clash:\n"
    "                                         a fight's times alone\n"
    "  duel [--ratio 3.0] [--posture prepared|hasty|open] [--balance 0..10] [--trials N] [--seed "
    "N]\n"
    "  balance [--games N] [--seed N] [--shard I/N] [--tables ID,ID] [--format "
    "markdown|json|csv|counts]\n"
    "  balance merge FILE... [--format F]     the tables from the counts of all shards\n"
    "  new [--side blue|red|both|none] [--balance 0..10] [--seed N] [--opponent NAME] [--hours N]\n"
    "  new --scenario FILE [--seed N] [--hours N]   an assignment kept as text; the seed where it "
    "names none\n"
    "      Red as the opponent: spread, all-in, commander, mass, feint-and-mass, all-seeing\n"
    "      Blue: idle, turtle, static, guess, commander, doctrinal, all-seeing\n"
    "  facts                                  the numbers of the model, as JSON\n"
    "the Game of War:\n"
    "  replay TOKEN                           the game turn by turn, in the book's notation\n"
    "  war-new [--north person|easy|middle|hard] [--south ...] [--deploy-north "
    "free|book|pump-house|rio]\n"
    "      [--deploy-south ...] [--first lot|north|south] [--contact-relay 0|1] "
    "[--network-collapse 0|1] [--seed N]\n"
    "  war-published opening|battle           the published game, turns 1 to 8 or 42 to 48, as a "
    "link\n"
    "  war-match --a LEVEL --b LEVEL [--games 100] [--seed N] [--collapse off|on] [--verbose "
    "off|on]\n"
    "                                         random, easy, middle or hard against each other\n"
    "The Clash:\n"
    "  replay TOKEN [--side blue|red|truth]   the game order by order, in words\n"
    "  clash-new [--blue person|easy|middle|hard] [--red ...] [--battle "
    "belvoir-gap|lesson-panel|lesson-guns|lesson-road]\n"
    "      [--fog 0|1] [--seed N]\n"
    "  clash-match [--a LEVEL] [--b LEVEL] [--games 100] [--seed N] [--scenario FILE] [--fog "
    "on|off]\n"
    "                                         easy, middle or hard against each other, sides "
    "exchanged\n"
    "  clash-metrics [--games 100] [--level LEVEL] [--seed N] [--scenario FILE] [--format "
    "table|csv]\n"
    "                                         the playtest's metrics over a level's games against "
    "itself\n";

void tell_hour(const tarn::Setup& setup, const tarn::World& before, const tarn::World& after,
               std::span<const Notice<tarn::Event>> events, Seat seat) {
  const tarn::View view = tarn::Rules::view(setup, after, seat);
  std::printf("\n%s to %s\n", tarn::clock(before.hour).c_str(), tarn::clock(after.hour).c_str());
  for (const auto& n : events) {
    if (!may_hear(n.audience, seat)) continue;
    const std::string line =
        seat == Seat::kUmpire ? tarn::truth(n.event) : tarn::sentence(view, n.event);
    if (!line.empty()) std::printf("  %s\n", line.c_str());
  }
}

int replay(std::span<char*> args) {
  Options options(args, {"side"});
  const std::size_t side = options.choice("side", {"truth", "blue", "red"});
  if (options.words().size() != 1) options.blame("replay takes one token or link");
  if (options.fault()) return fail(*options.fault());
  const Seat seat = side == 0 ? Seat::kUmpire : side == 1 ? Seat::kBlue : Seat::kRed;
  if (const auto told = replay_war(options.words()[0])) return *told;
  if (const auto told = replay_clash(options.words()[0], seat)) return *told;
  auto read = read_link<tarn::Rules>(options.words()[0]);
  if (const auto* f = std::get_if<LinkFault>(&read)) return fail(sentence(*f));
  const auto& linked = std::get<Linked<tarn::Rules>>(read);
  const auto& record = linked.record;
  std::printf("Tarn Crossing, seed %u, balance %u. Blue: %s. Red: %s.\n", record.setup.seed,
              record.setup.balance, tarn::commander_name(Seat::kBlue, record.setup).c_str(),
              tarn::commander_name(Seat::kRed, record.setup).c_str());
  tarn::World before = tarn::Rules::start(record.setup);
  const auto played = play<tarn::Rules>(record, [&](const auto& p, const auto& events) {
    tell_hour(record.setup, before, p.state, events, seat);
    std::printf("  digest %016llx\n", static_cast<unsigned long long>(digest(p.state)));
    before = p.state;
  });
  if (played.refusal) {
    return fail("stopped at " + tarn::clock(static_cast<int>(played.reached)) + ": " +
                tarn::sentence(*played.refusal));
  }
  if (short_digest(played.state) != linked.claims)
    return fail("the game does not end in the state the link claims");
  if (!played.state.verdict)
    std::printf("\nThe game stands at %s.\n", tarn::clock(played.state.hour).c_str());
  return 0;
}

// The level against itself from the book's opening, twenty turns.
void time_war_levels() {
  constexpr std::pair<war::Player, const char*> kLevels[] = {
      {war::Player::kEasy, "easy"}, {war::Player::kMiddle, "middle"}, {war::Player::kHard, "hard"}};
  for (const auto& [level, name] : kLevels) {
    war::Setup setup;
    war::State s = war::Rules::start(setup);
    const std::clock_t from = std::clock();
    int turns = 0;
    for (; turns < 20 && !s.verdict; ++turns) {
      const auto orders = war::think(setup, war::Rules::view(setup, s, s.to_move), level, 1);
      s = war::Rules::step(setup, std::move(s), orders, Dice{}).state;
    }
    std::printf("war: %.1f ms a turn, %s\n",
                1e3 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC / turns, name);
  }
}

int bench(std::span<char*> args) {
  bool quick = false, clash = false;
  for (const char* a : args) {
    if (std::strcmp(a, "--quick") == 0)
      quick = true;
    else if (std::strcmp(a, "--clash") == 0)
      clash = true;
    else
      return fail(std::string("bench takes --quick, --clash or nothing, not \"") + a + "\"");
  }
  if (clash) return clash_times(), 0;
  const auto fixed = tarn::signature_games(tarn::kSignatureGames);
  std::printf("tarn: %u games, %u hours\n", fixed.games, fixed.hours);
  std::printf("signature %016llx\n", static_cast<unsigned long long>(fixed.signature));
  const auto turns = war::signature_games(war::kSignatureGames);
  std::printf("war: %u games of random turns, %u turns\n", turns.games, turns.turns);
  std::printf("signature %016llx\n", static_cast<unsigned long long>(turns.signature));
  const auto thought = war::computer_games(war::kComputerGames);
  std::printf("war: %u games of the computer, %u turns\n", thought.games, thought.turns);
  std::printf("signature %016llx\n", static_cast<unsigned long long>(thought.signature));
  clash_signature();
  if (quick) return 0;
  clash_times();
  time_war_levels();
  using Clock = std::chrono::steady_clock;
  constexpr std::uint32_t kGames = 10'000;
  double best_us = 1e9;
  std::uint32_t held = 0;
  for (int run = 0; run < 5; ++run) {
    const auto from = Clock::now();
    held = tarn::play_commanders(kGames, 1);
    const double us =
        std::chrono::duration<double, std::micro>(Clock::now() - from).count() / kGames;
    if (us < best_us) best_us = us;
  }
  std::printf(
      "tarn: %.1f us a game of the two commanders, %.0f games a second (best of 5 runs of %u; Blue "
      "held %u)\n",
      best_us, 1e6 / best_us, kGames, held);
  return 0;
}

int duel(std::span<char*> args) {
  Options options(args, {"ratio", "posture", "balance", "trials", "seed"});
  tarn::DuelSetup setup;
  setup.ratio_pc = static_cast<std::int32_t>(options.hundredths("ratio", 300, 10, 2000));
  constexpr tarn::Posture kPostures[] = {tarn::Posture::kPrepared, tarn::Posture::kHasty,
                                         tarn::Posture::kOpen};
  const std::size_t posture = options.choice("posture", {"prepared", "hasty", "open"});
  setup.posture = kPostures[posture];
  setup.balance = static_cast<std::uint8_t>(
      options.number("balance", tarn::kStandardBalance, 0, tarn::kLastBalance));
  const std::uint32_t n = options.number("trials", 10'000, 1, 100'000'000);
  const std::uint32_t seed = options.number("seed", 1, 0, ~0u);
  if (!options.words().empty())
    options.blame("duel takes options only, not \"" + std::string(options.words()[0]) + "\"");
  if (options.fault()) return fail(*options.fault());
  const tarn::Trials t = tarn::duel(setup, seed, n);
  const double k = tarn::posture_k(setup.posture, setup.balance) / 1000.0;
  const double held = static_cast<double>(t.held) / static_cast<double>(t.n);
  std::printf(
      "defender 12.0, attacker %.1f (%.2f : 1), balance %u: k = %.3f, breaks even at %.1f : 1\n",
      0.12 * setup.ratio_pc, setup.ratio_pc / 100.0, setup.balance, k, std::sqrt(k));
  std::printf("%lld trials, %.1f hours each: the defender holds %.2f %% (standard error %.2f)\n",
              static_cast<long long>(t.n), static_cast<double>(t.hours) / static_cast<double>(t.n),
              100 * held, 100 * std::sqrt(held * (1 - held) / static_cast<double>(t.n)));
  return 0;
}

// Every scripted seat takes the opponent of that name, if its side has one: the commander
// otherwise.
void seat_scripts(tarn::Setup& setup, const std::string& name, Options& options) {
  bool found = false;
  std::string names;
  for (const Seat seat : kPlayers) {
    if (is_person(setup, seat)) continue;
    if (const tarn::Opponent* o = tarn::find_opponent(seat, name)) {
      tarn::seat_opponent(setup, seat, *o);
      found = true;
    }
    names += (names.empty() ? "" : " for Blue; ") + tarn::opponent_ids(seat);
  }
  if (found) return;
  options.blame(names.empty() ? "--opponent has no seat to take where both sides are people"
                              : "--opponent is one of " + names + ", not \"" + name + "\"");
}

// An assignment kept as text. A fault is told as compilers tell it: FILE:LINE:COLUMN.
std::optional<tarn::Scenario> scenario_in(const std::string& file, Options& options) {
  std::FILE* in = std::fopen(file.c_str(), "rb");
  if (!in) {
    options.blame("--scenario cannot open \"" + file + "\"");
    return std::nullopt;
  }
  std::string text(tarn::kLongestScenario + 1, '\0');  // one more than may be: then it is too long
  text.resize(std::fread(text.data(), 1, text.size(), in));
  std::fclose(in);
  auto read = tarn::read_scenario(text);
  if (const auto* fault = std::get_if<tarn::ScenarioFault>(&read)) {
    options.blame(file + ":" + std::to_string(fault->line) + ":" + std::to_string(fault->column) +
                  ": " + fault->reason);
    return std::nullopt;
  }
  return std::get<tarn::Scenario>(std::move(read));
}

int make_new(std::span<char*> args) {
  Options options(args, {"side", "balance", "seed", "opponent", "hours", "scenario"});
  Record<tarn::Rules> record;
  const std::size_t side = options.choice("side", {"blue", "red", "both", "none"});
  using B = tarn::BlueCommander;
  using R = tarn::RedCommander;
  record.setup.seed = options.number("seed", 1, 0, ~0u);
  record.setup.balance = static_cast<std::uint8_t>(
      options.number("balance", tarn::kStandardBalance, 0, tarn::kLastBalance));
  record.setup.blue = side == 0 || side == 2 ? B::kPerson : B::kCommander;
  record.setup.red = side == 1 || side == 2 ? R::kPerson : R::kCommander;
  if (const std::string name = options.text("opponent", ""); !name.empty())
    seat_scripts(record.setup, name, options);
  if (const std::string file = options.text("scenario", ""); !file.empty()) {
    for (const char* other : {"side", "balance", "opponent"})
      if (options.has(other))
        options.blame("--" + std::string(other) + " and --scenario say the same thing: give one");
    if (const auto scenario = scenario_in(file, options)) {
      if (scenario->names_seed && options.has("seed"))
        options.blame("--seed and " + file + " both name a seed: give one");
      const std::uint32_t seed = record.setup.seed;
      record.setup = scenario->setup;
      if (!scenario->names_seed) record.setup.seed = seed;
    }
  }
  record.length = options.number("hours", 0, 0, tarn::kHours);
  if (!options.words().empty())
    options.blame("new takes options only, not \"" + std::string(options.words()[0]) + "\"");
  if (options.fault()) return fail(*options.fault());
  auto played = play(record);  // hours in which nobody gives an order, to where they lead
  record.length = played.reached;
  std::printf("%s\n", to_link(record, played.state).c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> args(argv + 1, argc > 0 ? static_cast<std::size_t>(argc - 1) : 0);
  const std::string_view command = args.empty() ? "" : args[0];
  if (command == "replay") return replay(args.subspan(1));
  if (command == "review") return review(args.subspan(1));
  if (command == "log") return order_log(args.subspan(1));
  if (command == "bench") return bench(args.subspan(1));
  if (command == "duel") return duel(args.subspan(1));
  if (command == "balance") return balance(args.subspan(1));
  if (command == "new") return make_new(args.subspan(1));
  if (command == "facts") return facts(args.subspan(1));
  if (command == "war-match") return war_match(args.subspan(1));
  if (command == "war-new") return war_new(args.subspan(1));
  if (command == "war-published") return war_published(args.subspan(1));
  if (command == "clash-match") return clash_match(args.subspan(1));
  if (command == "clash-metrics") return clash_metrics(args.subspan(1));
  if (command == "clash-new") return clash_new(args.subspan(1));
  std::fputs(kUsage, stderr);
  return command == "help" || command == "--help" ? 0 : 2;
}
