// faces/war/text_play.cpp — the game in words, in the order in which it is to be known: whose turn,
// what happened, one's own, the attack, the other side.
#include "war/guide.h"

#include "faces/bar.h"
#include "faces/war/keys.h"
#include "faces/war/readings.h"
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

void tell_settings(const Telling& t) {
  t.leaf.title("Settings");
  t.answer.take(face::tell_looks(t.leaf, t.desk));
  if (t.leaf.check("animation", "Play the other side's turns on the board", t.desk.animates))
    t.desk.animates = !t.desk.animates;
  if (t.leaf.check("summary.every", "Ask before an empty turn ends", t.desk.sums_up))
    t.desk.sums_up = !t.desk.sums_up;
  face::tell_back(t.leaf, t.desk);
}

// Nothing was ordered: that may be meant, or a slip.
void tell_idle(const Telling& t) {
  t.leaf.title("End the turn?");
  t.leaf.words("Nothing was ordered in it: no move, no attack.");
  const bool ends = t.leaf.button({.name = "summary.end", .label = "End turn", .primary = true});
  if (ends) t.wish(wish::EndTurn{});
  if (t.leaf.button({.name = "summary.back", .label = "Go back"}) || ends)
    t.desk.popover = Popover::kNone;
}

void tell_help(const Telling& t) {
  t.leaf.title("How to play");
  face::tell_back(t.leaf, t.desk);
  for (const auto& facts : {how_to_play(), sources()})
    for (const Fact& fact : facts) {
      const text::Section s(t.leaf, fact.name);
      t.leaf.words(fact.value);
    }
  face::tell_keys(t.leaf, t.desk, kKeys);
  const text::Section s(t.leaf, "To read");
  face::tell_readings(t.leaf, kReadings);
}

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

void tell_news(const Page& p) {
  if (p.sheet.news.empty()) return;
  const text::Section section(p.leaf, "What happened");
  p.leaf.list(p.sheet.news);
}

void tell_others(const Page& p) {
  const text::Section section(p.leaf, "More");
  if (!p.desk.locks.copy)
    p.leaf.button({.name = "share.copy", .label = face::kCopy, .copies_link = true});
  if (p.leaf.button({.name = "print.log", .label = "The game on paper"})) p.wish(wish::Print{});
  face::tell_tools(p.leaf, p.desk);
  if (!p.desk.locks.another && p.leaf.button({.name = "leave", .label = "Leave this game"}))
    p.wish(wish::ToStart{});
}

}  // namespace

bool tell_what_lies_over(const Telling& t, const std::optional<Card>& card, bool in_play) {
  if (card) {
    if (face::tell_card(t.leaf, *card)) t.wish(wish::Dismiss{});
    return true;
  }
  if (t.desk.popover == Popover::kSettings) return tell_settings(t), true;
  if (t.desk.popover == Popover::kHelp) return tell_help(t), true;
  if (t.desk.popover == Popover::kSummary && in_play) return tell_idle(t), true;
  return false;
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
  tell_news(page);
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
