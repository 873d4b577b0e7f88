// faces/clash/text_play.cpp — the game in words, in the order in which it is to be known: whose
// turn, what happened, one's own orders, how things stand.
#include "clash/guide.h"

#include "faces/clash/keys.h"
#include "faces/clash/readings.h"
#include "faces/clash/start.h"
#include "faces/clash/text_parts.h"
#include "faces/tell_turns.h"

namespace wg::clash_face {
namespace {

void tell_situation(const Page& p) {
  const Scene& scene = p.scene;
  p.leaf.title(p.sheet.clock + ": " + p.sheet.turn, side_id(p.now.to_move));
  p.leaf.notice(p.desk.toast);
  if (!scene.live) return p.leaf.words("You are looking back: nothing can be ordered here.");
  if (scene.thinking) {
    p.leaf.progress("The computer is thinking", static_cast<std::uint32_t>(*scene.thinking), 1000);
    if (scene.may_skip && p.leaf.button({.name = "turn.skip", .label = "Skip to the end"}))
      p.wish(wish::SkipAnimation{});
    return;
  }
  p.leaf.words(p.sheet.task + ". " + p.sheet.orders_note);
  p.leaf.words(p.sheet.orders + ".");
  p.leaf.words(game_in_words(scene.setup));
}

void tell_ground(const Page& p) {
  const text::Section section(p.leaf, "The ground");
  p.leaf.list(ground_in_words(p.map));
}

void tell_others(const Page& p) {
  const text::Section section(p.leaf, "More");
  if (face::tell_more(p.leaf, p.desk, "All fights as text")) p.wish(wish::Print{});
  p.answer.take(face::tell_leaving(p.leaf, p.desk));
}

std::vector<Fact> all_facts() {
  std::vector<Fact> all;
  for (const auto& facts : {how_to_play(), sources(), how_sure()})
    all.insert(all.end(), facts.begin(), facts.end());
  return all;
}

// What is chosen or aimed at may be gone; some fights may have been taken back.
void tidy(Desk& d, const Scene& scene, const std::optional<Spoken>& attack) {
  if (!attack) d.aim.reset();
  const Piece* own = d.chosen ? piece(scene.now, *d.chosen) : nullptr;
  if (!own) d.chosen.reset();
  if (!own || !scene.live || attack) d.reverse = false;
  d.read = std::min(d.read, scene.bouts.size());
  if (!attack || attack->bombards || !is_lesson(scene.setup.battle)) return;
  d.panel_seen = d.panel_seen || attack->target == lesson_target(scene.scenario());
}

}  // namespace

bool tell_what_lies_over(const Telling& t, const std::optional<Card>& card, bool in_play) {
  if (card) {
    if (face::tell_card(t.leaf, *card)) t.wish(wish::Dismiss{});
    return true;
  }
  if (t.desk.popover == Popover::kSettings)
    t.answer.take(
        face::tell_turn_settings(t.leaf, t.desk, "Show the computer’s orders one by one"));
  else if (t.desk.popover == Popover::kHelp)
    face::tell_help(t.leaf, t.desk, all_facts(), kKeys, kReadings);
  else if (t.desk.popover == Popover::kSummary && in_play)
    t.answer.take(face::tell_idle(
        t.leaf, t.desk,
        "Nothing was ordered in it. Units that stay and do not fight dig in and recover."));
  else
    return false;
  return true;
}

void tell_lesson(const Page& p) {
  const auto step = lesson_step(p.scene.setup, p.now, p.desk.panel_seen);
  if (!step || !p.scene.live) return;
  const LessonStep& now = lesson()[*step];
  const text::Section section(p.leaf, "Lesson " + std::string(now.heading));
  if (!is_done(*step, p.map, p.now, p.desk.panel_seen)) {
    p.leaf.words(std::string(now.text));
    return p.leaf.words(std::string(now.task));
  }
  p.leaf.words(std::string(now.done));
  if (p.desk.locks.another) return;
  Choice choice;
  if (const auto next = next_lesson(p.scene.setup.battle)) {
    choice.battle = *next;
    if (p.leaf.button({.name = "lesson.next", .label = "Next position", .primary = true}))
      p.wish(wish::Begin{setup_of(choice)});
  } else if (p.leaf.button({.name = "lesson.battle", .label = "To Belvoir Gap", .primary = true})) {
    p.wish(wish::Begin{setup_of(choice)});
  }
}

Answer tell_play(text::Leaf& leaf, Desk& desk, const Scene& scene) {
  Answer answer;
  const Telling t{leaf, desk, answer};
  if (tell_what_lies_over(t, scene.card, true)) return answer;
  tidy(desk, scene, spoken(desk, scene));
  const Page page(t, scene);
  if (scene.over() && scene.live)
    tell_end(page);
  else
    tell_situation(page);
  tell_lesson(page);
  face::tell_news(leaf, page.sheet.news);
  if (!scene.live) tell_look_back(page);
  tell_unit(page);
  tell_turn(page);
  tell_units(page);
  tell_enemy(page);
  tell_places(page);
  tell_fights(page);
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

}  // namespace wg::clash_face
