// faces/tarn/text_start.cpp — before a game, in words: which side, what digging in is worth,
// against whom.
#include "tarn/guide.h"
#include "tarn/opponents.h"
#include "tarn/words.h"

#include "faces/doors.h"
#include "faces/tarn/opponents.h"
#include "faces/tarn/readings.h"
#include "faces/tarn/start.h"
#include "faces/tarn/text_parts.h"

namespace wg::tarn_face {
namespace {

void tell_sides(const Telling& t) {
  std::vector<text::Option> sides;
  for (const Seat seat : kPlayers) {
    if (t.desk.locks.side && seat != t.desk.choice.side) continue;
    const Brief b = brief(seat);
    sides.push_back({seat == Seat::kBlue ? "blue" : "red",
                     std::string(side_name(seat)) + " " + b.role + ". " + b.goal + " " + b.force});
  }
  if (t.desk.locks.side) return t.leaf.words("You command " + sides[0].label);
  if (const auto to =
          t.leaf.radios("start.side", "You command", std::move(sides), side_id(t.desk.choice.side)))
    t.desk.choice.side = *to == "blue" ? Seat::kBlue : Seat::kRed;
}

void tell_balance_choice(const Telling& t) {
  Choice& c = t.desk.choice;
  if (t.desk.locks.balance)
    t.leaf.words("Offence–defence balance: " + balance_value(c.balance) + ".");
  else if (const auto to = t.leaf.range("start.balance", "Offence–defence balance", c.balance,
                                        kLastBalance, balance_value(c.balance)))
    c.balance = static_cast<std::uint8_t>(*to);
  t.leaf.words("0 favours the defender, 10 the attacker. " + balance_meaning(c.balance));
}

void tell_rival(const Telling& t) {
  Choice& c = t.desk.choice;
  std::vector<text::Option> all;
  for (const tarn::Opponent& o : tarn::opponents(rival_of(c)))
    all.push_back(
        {std::string(o.id), std::string(level_name(o.level)) + ": " + std::string(o.name)});
  const tarn::Opponent& now = opponent_of(c);
  if (t.desk.locks.opponent)
    t.leaf.words("The other commander: " + std::string(now.name) + ".");
  else if (const auto to =
               t.leaf.select("start.rival", "The other commander", std::move(all), now.id))
    choose_opponent(c, *tarn::find_opponent(rival_of(c), *to));
  t.leaf.words(std::string(opponent_of(c).does));
}

}  // namespace

Answer tell_start(text::Leaf& leaf, Desk& desk, const Lobby& lobby) {
  Answer answer;
  const Telling t{leaf, desk, answer};
  if (tell_what_lies_over(t, lobby.card, desk.choice.side, nullptr)) return answer;
  leaf.title(std::string(kTitle));
  leaf.words(std::string(kMotto));
  answer.take(face::tell_unfinished(leaf, lobby));
  {
    const text::Section s(leaf, "A new game");
    tell_sides(t);
    tell_balance_choice(t);
    tell_rival(t);
    if (leaf.button({.name = "start.begin", .label = "Begin at " + clock(0), .primary = true}))
      t.wish(wish::Begin{setup_of(desk.choice)});
  }
  {
    const text::Section s(leaf, "Other ways in");
    if (!desk.locks.another &&
        leaf.button({.name = "start.learn", .label = "First game, two minutes"}))
      t.wish(wish::Learn{});
    if (!desk.locks.paste && leaf.button({.name = "start.open", .label = "Open a link"}))
      t.wish(wish::OpenText{});
    if (leaf.button({.name = "balance.open", .label = "Balance check"})) t.wish(wish::ToBalance{});
    face::tell_tools(leaf, desk);
  }
  if (!desk.locks.another && !lobby.others.empty()) {
    const text::Section others(leaf, std::string(face::kOtherGames));
    face::tell_readings(leaf, lobby.others);
  }
  if (desk.locks.help) return answer;
  const text::Section s(leaf, "To read");
  leaf.link(kLearn.slot, "How to play, in full", std::string(kLearn.href));
  face::tell_readings(leaf, kBehindTheRules);
  return answer;
}

}  // namespace wg::tarn_face
