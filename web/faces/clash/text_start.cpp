// faces/clash/text_start.cpp — before a game, in words: which battle, who plays whom, what is
// known.
#include "clash/guide.h"

#include "faces/clash/readings.h"
#include "faces/clash/start.h"
#include "faces/clash/text_parts.h"
#include "faces/doors.h"

namespace wg::clash_face {
namespace {

void tell_battle(const Telling& t) {
  Choice& c = t.desk.choice;
  const auto to = t.leaf.radios("start.battle", "The battle",
                                {{"lesson", "First lesson, five minutes"},
                                 {"gap", std::string(battle_name(Battle::kBelvoirGap))}},
                                is_lesson(c.battle) ? "lesson" : "gap");
  if (to) c.battle = *to == "lesson" ? Battle::kLessonPanel : Battle::kBelvoirGap;
  t.leaf.words(std::string(what_it_means(c.battle)));
}

void tell_players(const Telling& t) {
  Choice& c = t.desk.choice;
  if (t.desk.locks.side)
    t.leaf.words("You play " + std::string(side_name(c.side)) + ".");
  else if (const auto to = t.leaf.radios("start.side", "You play",
                                         {{"blue", "Blue, who attacks"}, {"red", "Red, who holds"}},
                                         side_id(c.side)))
    c.side = *to == "blue" ? Seat::kBlue : Seat::kRed;
  constexpr Player kRivals[] = {Player::kEasy, Player::kMiddle, Player::kHard, Player::kPerson};
  if (t.desk.locks.opponent) {
    t.leaf.words("Against: " + std::string(player_name(c.rival)) + ".");
  } else {
    std::vector<text::Option> options;
    for (const Player p : kRivals)
      options.push_back({std::string(player_id(p)), std::string(player_name(p))});
    if (const auto to =
            t.leaf.select("start.rival", "The other side", std::move(options), player_id(c.rival)))
      for (const Player p : kRivals)
        if (*to == player_id(p)) c.rival = p;
  }
  t.leaf.words(std::string(what_it_does(c.rival)));
  if (const auto to =
          t.leaf.radios("start.fog", "What you know of the enemy",
                        {{"on", "As far as is seen"}, {"off", "Everything"}}, c.fog ? "on" : "off"))
    c.fog = *to == "on";
  t.leaf.words(std::string(what_fog_means(c.fog)));
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
    tell_battle(t);
    const Battle battle = desk.choice.battle;
    if (!is_lesson(battle)) {
      const Scenario& s = scenario(battle);
      leaf.words(task(s, Seat::kBlue) + ". " + at_once(s));
      tell_players(t);
    }
    if (leaf.button({.name = "start.begin",
                     .label = is_lesson(battle) ? "Begin the lesson" : "Begin",
                     .primary = true}))
      t.wish(wish::Begin{setup_of(desk.choice)});
  }
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

}  // namespace wg::clash_face
