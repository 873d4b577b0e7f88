// tools/war.cpp — the Game of War on the command line: replay, new games, the published one.
#include "core/link.h"
#include "war/pack.h"
#include "war/published.h"
#include "war/words.h"

#include "commands.h"
#include "options.h"

namespace wg {

namespace {

using namespace war;

void print_turn(const State& before, std::span<const Given<Order>> given, const State& after,
                std::span<const Notice<Event>> events) {
  std::vector<Order> orders;
  for (const auto& g : given) orders.push_back(g.order);
  if (before.phase == Phase::kPlay)
    std::printf("\n%s\n", write_turn(before, orders).c_str());
  else
    std::printf("\nDeployment\n  North %s\n  South %s\n", write_units(after, kNorth).c_str(),
                write_units(after, kSouth).c_str());
  for (const std::string& line : news(after, events)) std::printf("  %s\n", line.c_str());
  std::printf("  digest %016llx\n", static_cast<unsigned long long>(digest(after)));
}

int tell(const Linked<Rules>& linked) {
  const Record<Rules>& r = linked.record;
  State before = Rules::start(r.setup);
  std::printf("Two Arsenals, seed %u. North: %s. South: %s.\n", r.setup.seed,
              std::string(player_name(r.setup.player[index(kNorth)])).c_str(),
              std::string(player_name(r.setup.player[index(kSouth)])).c_str());
  if (before.phase == Phase::kPlay)
    std::printf("  North %s\n  South %s\n", write_units(before, kNorth).c_str(),
                write_units(before, kSouth).c_str());
  std::printf("  digest %016llx\n", static_cast<unsigned long long>(digest(before)));
  const auto played = play<Rules>(r, [&](const auto& p, const auto& events) {
    print_turn(before, orders_of(r, p.reached - 1), p.state, events);
    before = p.state;
  });
  if (played.refusal)
    return fail("stopped at turn " + std::to_string(played.state.number) + " of " +
                std::string(side_name(played.state.to_move)) + ": " + sentence(*played.refusal));
  if (short_digest(played.state) != linked.claims)
    return fail("the game does not end in the state the link claims");
  if (!played.state.verdict)
    std::printf("\nThe game stands at turn %u, %s.\n", unsigned{played.state.number},
                whose_turn(played.state).c_str());
  return 0;
}

template <class E, std::size_t N>
E chosen(wg::Options& options, const std::string& name, const std::array<std::string_view, N>& ids,
         E otherwise) {
  std::vector<std::string_view> words{ids[static_cast<std::size_t>(otherwise)]};
  for (const std::string_view id : ids)
    if (id != words[0]) words.push_back(id);
  const std::string_view word = words[options.choice(name, words)];
  return static_cast<E>(std::find(ids.begin(), ids.end(), word) - ids.begin());
}

int print(const Record<Rules>& r) {
  std::printf("%s\n", to_link<Rules>(r).c_str());
  return 0;
}

}  // namespace

std::optional<int> replay_war(std::string_view text) {
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
  return tell(std::get<Linked<Rules>>(read));
}

int war_new(std::span<char*> args) {
  wg::Options options(args, {"north", "south", "deploy-north", "deploy-south", "first", "seed",
                             "contact-relay", "network-collapse"});
  constexpr std::array<std::string_view, 4> kPlayers_{"person", "easy", "middle", "hard"};
  constexpr std::array<std::string_view, 4> kDeployments{"free", "book", "pump-house", "rio"};
  constexpr std::array<std::string_view, 3> kFirsts{"lot", "north", "south"};
  constexpr std::array<std::string_view, 2> kOffOn{"0", "1"};
  Record<Rules> r;
  Setup& s = r.setup;
  s.seed = options.number("seed", 1, 0, ~0u);
  s.player[index(kNorth)] = chosen(options, "north", kPlayers_, Player::kMiddle);
  s.player[index(kSouth)] = chosen(options, "south", kPlayers_, Player::kPerson);
  s.deployment[index(kNorth)] = chosen(options, "deploy-north", kDeployments, Deployment::kBook);
  s.deployment[index(kSouth)] = chosen(options, "deploy-south", kDeployments, Deployment::kBook);
  s.first = chosen(options, "first", kFirsts, First::kByLot);
  s.options.contact_relay = chosen(options, "contact-relay", kOffOn, 0) == 1;
  s.options.network_collapse = chosen(options, "network-collapse", kOffOn, 0) == 1;
  if (!options.words().empty())
    options.blame("war-new takes options only, not \"" + std::string(options.words()[0]) + "\"");
  if (options.fault()) return fail(*options.fault());
  return print(r);
}

int war_published(std::span<char*> args) {
  wg::Options options(args, {});
  const bool one = options.words().size() == 1;
  if (!options.fault() && one && options.words()[0] == "opening")
    return print(published(Fragment::kOpening));
  if (!options.fault() && one && options.words()[0] == "battle")
    return print(published(Fragment::kBattle));
  options.blame("war-published takes opening (turns 1 to 8) or battle (turns 42 to 48)");
  return fail(*options.fault());
}

}  // namespace wg
