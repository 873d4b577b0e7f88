// faces/war/text_play.cpp — the game in words, in the order in which it is to be known: whose turn,
// what happened, one's own, the attack, the other side.
#include "war/guide.h"

#include "faces/tell_turns.h"
#include "faces/war/keys.h"
#include "faces/war/readings.h"
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

void tell_situation(const Page& p) {
  const Scene& scene = p.scene;
  p.leaf.title(p.sheet.clock + ": " + p.sheet.turn,
               scene.deploying() ? side_id(p.seat()) : side_id(p.s.to_move));
  p.leaf.notice(p.desk.toast);
  p.leaf.words(scene.title);
  if (!scene.live) return p.leaf.words("You are looking back: nothing can be ordered here.");
  if (scene.thinking)
    return p.leaf.progress("The computer is thinking", static_cast<std::uint32_t>(*scene.thinking),
                           1000);
  p.leaf.words(p.sheet.task + ".");
  p.leaf.words(game_in_words(scene.setup));
  if (scene.deploying()) return;
  if (p.may_order() && p.s.offer == other(p.seat())) p.leaf.notice(p.them() + " offers a draw.");
  p.leaf.words(p.sheet.orders + ".");
  p.leaf.words(capital(p.sheet.orders_note) + ".");
}

void tell_others(const Page& p) {
  const text::Section section(p.leaf, "More");
  if (face::tell_more(p.leaf, p.desk, "The game on paper")) p.wish(wish::Print{});
  p.answer.take(face::tell_leaving(p.leaf, p.desk));
}

std::vector<Fact> all_facts() {
  std::vector<Fact> all;
  for (const auto& facts : {how_to_play(), sources()})
    all.insert(all.end(), facts.begin(), facts.end());
  return all;
}

}  // namespace

bool tell_what_lies_over(const Telling& t, const std::optional<Card>& card, bool in_play) {
  if (card) {
    if (face::tell_card(t.leaf, *card)) t.wish(wish::Dismiss{});
    return true;
  }
  if (t.desk.popover == Popover::kSettings)
    t.answer.take(
        face::tell_turn_settings(t.leaf, t.desk, "Play the other side's turns on the board"));
  else if (t.desk.popover == Popover::kHelp)
    face::tell_help(t.leaf, t.desk, all_facts(), kKeys, kReadings);
  else if (t.desk.popover == Popover::kSummary && in_play)
    t.answer.take(
        face::tell_idle(t.leaf, t.desk, "Nothing was ordered in it: no move, no attack."));
  else
    return false;
  return true;
}

Answer tell_play(text::Leaf& leaf, Desk& desk, const Scene& scene) {
  Answer answer;
  const Telling t{leaf, desk, answer};
  if (tell_what_lies_over(t, scene.card, true)) return answer;
  const Page page(t, scene);
  if (scene.over() && scene.live)
    tell_end(page);
  else
    tell_situation(page);
  face::tell_news(leaf, page.sheet.news);
  if (!scene.live) tell_look_back(page);
  if (scene.deploying() && page.may_order()) {
    tell_placing(page);
  } else {
    tell_units(page);
    tell_attacks(page);
    tell_turn(page);
    if (!scene.deploying()) tell_enemy(page);
    tell_lines(page);
  }
  tell_ground(page);
  if (scene.live) tell_look_back(page);
  tell_others(page);
  return answer;
}

Answer tell_curtain(text::Leaf& leaf, Seat next) {
  Answer answer;
  if (face::tell_curtain(leaf, {take_seat(next), look_away(other(next)), seated(next)},
                         side_id(next)))
    answer.wishes.push_back(wish::Dismiss{});
  return answer;
}

}  // namespace wg::war_face
