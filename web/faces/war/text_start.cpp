// faces/war/text_start.cpp — before a game, in words: who plays whom, from where, by which rules.
#include "war/guide.h"

#include "faces/doors.h"
#include "faces/war/readings.h"
#include "faces/war/start.h"
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

using text::Option;

template <class Choice, class Words>
std::optional<Choice> one_of(text::Leaf& leaf, const char* control, const char* label,
                             std::initializer_list<Choice> all, Choice now, const Words& words) {
  std::vector<Option> options;
  for (const Choice c : all)
    options.push_back({std::to_string(static_cast<int>(c)), std::string(words(c))});
  const auto to =
      leaf.select(control, label, std::move(options), std::to_string(static_cast<int>(now)));
  for (const Choice c : all)
    if (to && *to == std::to_string(static_cast<int>(c))) return c;
  return std::nullopt;
}

void tell_players(const Telling& t) {
  Choice& c = t.desk.choice;
  const std::string you = "You play ";
  if (t.desk.locks.side)
    t.leaf.words(you + std::string(side_name(c.side)) + ".");
  else if (const auto to = t.leaf.radios(
               "start.side", "You play",
               {{"red", std::string(side_name(kNorth))}, {"blue", std::string(side_name(kSouth))}},
               side_id(c.side)))
    c.side = *to == "blue" ? kSouth : kNorth;
  if (t.desk.locks.opponent)
    t.leaf.words("Against: " + std::string(player_name(c.rival)) + ".");
  else if (const auto to = one_of(t.leaf, "start.rival", "Against",
                                  {Player::kEasy, Player::kMiddle, Player::kHard, Player::kPerson},
                                  c.rival, player_name))
    c.rival = *to;
  t.leaf.words(std::string(what_it_does(c.rival)));
}

void tell_positions(const Telling& t) {
  Choice& c = t.desk.choice;
  if (const auto to =
          one_of(t.leaf, "start.deployment", "Where the units begin",
                 {Deployment::kBook, Deployment::kPumpHouse, Deployment::kRio, Deployment::kFree},
                 c.deployment, deployment_name))
    c.deployment = *to;
  t.leaf.words(std::string(what_it_means(c.deployment)));
  if (const auto to =
          one_of(t.leaf, "start.first", "Who plays first",
                 {First::kByLot, First::kNorthBegins, First::kSouthBegins}, c.first, first_name))
    c.first = *to;
}

void tell_options(const Telling& t) {
  Options& o = t.desk.choice.options;
  const text::Section section(t.leaf, "Options");
  t.leaf.words("Both are off in the rulebook.");
  if (t.leaf.check("start.contact", std::string(kContactRelay), o.contact_relay))
    o.contact_relay = !o.contact_relay;
  if (t.leaf.check("start.collapse", std::string(kNetworkCollapse), o.network_collapse))
    o.network_collapse = !o.network_collapse;
}

void tell_published(const Telling& t) {
  if (t.desk.locks.another) return;
  const text::Section section(t.leaf, "The published game");
  t.leaf.words(std::string(kPublished));
  if (t.leaf.button({.name = "start.published.opening", .label = "Turns 1 to 8"}))
    t.wish(wish::ShowPublished{Fragment::kOpening});
  if (t.leaf.button({.name = "start.published.battle", .label = "Turns 42 to 48"}))
    t.wish(wish::ShowPublished{Fragment::kBattle});
}

}  // namespace

Answer tell_start(text::Leaf& leaf, Desk& desk, const Lobby& lobby) {
  Answer answer;
  const Telling t{leaf, desk, answer};
  if (tell_what_lies_over(t, lobby.card, false)) return answer;
  leaf.title(std::string(kTitle));
  leaf.notice(desk.toast);
  leaf.words(std::string(kSubtitle) + ".");
  leaf.words(std::string(kMotto));
  answer.take(face::tell_unfinished(leaf, lobby));
  {
    const text::Section section(leaf, "A new game");
    tell_players(t);
    tell_positions(t);
    tell_options(t);
    if (leaf.button({.name = "start.begin", .label = "Begin", .primary = true}))
      t.wish(wish::Begin{setup_of(desk.choice)});
  }
  tell_published(t);
  {
    const text::Section section(leaf, "Other ways in");
    if (!desk.locks.paste && leaf.button({.name = "start.open", .label = "Open a link"}))
      t.wish(wish::OpenText{});
    face::tell_tools(leaf, desk);
  }
  if (!desk.locks.another && !lobby.others.empty()) {
    const text::Section others(leaf, std::string(face::kOtherGames));
    face::tell_readings(leaf, lobby.others);
  }
  if (desk.locks.help) return answer;
  const text::Section section(leaf, "To read");
  face::tell_readings(leaf, kReadings);
  return answer;
}

}  // namespace wg::war_face
