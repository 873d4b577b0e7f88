// tools/clash.cpp — The Clash on the command line: replay, new games.
#include "clash/pack.h"
#include "clash/words.h"
#include "core/link.h"

#include "commands.h"
#include "options.h"

namespace wg {

namespace {

using namespace clash;

void print_digest(const State& s) {
  std::printf("  digest %016llx\n", static_cast<unsigned long long>(digest(s)));
}

// A line for each order, as whoever reads would have heard of it, and what came of it.
int tell(const Linked<Rules>& linked, Seat reader) {
  const Record<Rules>& r = linked.record;
  const Scenario& battle = scenario_of(r.setup);
  State before = Rules::start(r.setup);
  std::printf("The Clash: %s, seed %u. Blue: %s. Red: %s.\n", battle.title.c_str(), r.setup.seed,
              std::string(player_name(r.setup.player[index(Seat::kBlue)])).c_str(),
              std::string(player_name(r.setup.player[index(Seat::kRed)])).c_str());
  print_digest(before);
  const auto played = play<Rules>(r, [&](const auto& p, const auto& events) {
    const Seat mover = before.to_move;
    std::printf("\nRound %u, %s", unsigned{before.round}, std::string(side_name(mover)).c_str());
    if (reader == Seat::kUmpire || reader == mover) {
      const View view = Rules::view(r.setup, before, mover);
      for (const auto& g : orders_of(r, p.reached - 1))
        std::printf(": %s", sentence(battle, view, g.order).c_str());
    }
    std::printf("\n");
    for (const std::string& line : news(battle, reader, events))
      std::printf("  %s\n", line.c_str());
    print_digest(p.state);
    before = p.state;
  });
  if (played.refusal)
    return fail("stopped in round " + std::to_string(played.state.round) + ", at order " +
                std::to_string(played.reached + 1) + ": " + sentence(*played.refusal));
  if (short_digest(played.state) != linked.claims)
    return fail("the game does not end in the state the link claims");
  if (!played.state.verdict)
    std::printf("\nThe game stands in round %u, %s to move.\n", unsigned{played.state.round},
                std::string(side_name(played.state.to_move)).c_str());
  return 0;
}

}  // namespace

std::optional<int> replay_clash(std::string_view text, Seat reader) {
  constexpr std::string_view kGames[] = {Rules::kId};
  const auto found = find_token(text, kGames);
  const auto* token = std::get_if<Token>(&found);
  if (!token) {
    const auto& fault = std::get<LinkFault>(found);
    if (fault.id != Rules::kId) return std::nullopt;
    return fail(sentence(fault));
  }
  if (token->id != Rules::kId) return std::nullopt;
  const auto read = read_link<Rules>(*token);
  if (const auto* fault = std::get_if<LinkFault>(&read)) return fail(sentence(*fault));
  return tell(std::get<Linked<Rules>>(read), reader);
}

int clash_new(std::span<char*> args) {
  wg::Options options(args, {"blue", "red", "battle", "fog", "seed"});
  Record<Rules> r;
  Setup& s = r.setup;
  s.seed = options.number("seed", 1, 0, ~0u);
  s.player[index(Seat::kBlue)] =
      static_cast<Player>(options.choice("blue", {"person", "easy", "middle", "hard"}));
  constexpr Player kRed[] = {Player::kMiddle, Player::kPerson, Player::kEasy, Player::kHard};
  s.player[index(Seat::kRed)] = kRed[options.choice("red", {"middle", "person", "easy", "hard"})];
  std::vector<std::string_view> battles;
  for (std::size_t i = 0; i < kBattles; ++i) battles.push_back(battle_id(static_cast<Battle>(i)));
  s.battle = static_cast<Battle>(options.choice("battle", battles));
  s.fog = options.choice("fog", {"1", "0"}) == 0;
  if (!options.words().empty())
    options.blame("clash-new takes options only, not \"" + std::string(options.words()[0]) + "\"");
  if (options.fault()) return fail(*options.fault());
  std::printf("%s\n", to_link<Rules>(r).c_str());
  return 0;
}

}  // namespace wg
