// faces/clash/text_play.cpp — the game in words, in the order in which it is to be known: whose
// turn, what happened, one's own orders, how things stand.
#include "clash/guide.h"

#include "faces/bar.h"
#include "faces/clash/keys.h"
#include "faces/clash/readings.h"
#include "faces/clash/start.h"
#include "faces/clash/text_parts.h"

namespace wg::clash_face {
namespace {

void tell_settings(const Telling& t) {
  t.leaf.title("Settings");
  t.answer.take(face::tell_looks(t.leaf, t.desk));
  if (t.leaf.check("animation", "Show the computer’s orders one by one", t.desk.animates))
    t.desk.animates = !t.desk.animates;
  if (t.leaf.check("summary.every", "Ask before an empty turn ends", t.desk.sums_up))
    t.desk.sums_up = !t.desk.sums_up;
  face::tell_back(t.leaf, t.desk);
}

// Nothing was ordered: that may be meant, or a slip.
void tell_idle(const Telling& t) {
  t.leaf.title("End the turn?");
  t.leaf.words("Nothing was ordered in it. Units that stay and do not fight dig in and recover.");
  const bool ends = t.leaf.button({.name = "summary.end", .label = "End turn", .primary = true});
  if (ends) t.wish(wish::EndTurn{});
  if (t.leaf.button({.name = "summary.back", .label = "Go back"}) || ends)
    t.desk.popover = Popover::kNone;
}

void tell_help(const Telling& t) {
  t.leaf.title("How to play");
  face::tell_back(t.leaf, t.desk);
  for (const auto& facts : {how_to_play(), sources(), how_sure()})
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

void tell_news(const Page& p) {
  if (p.sheet.news.empty()) return;
  const text::Section section(p.leaf, "What happened");
  p.leaf.list(p.sheet.news);
}

void tell_ground(const Page& p) {
  const text::Section section(p.leaf, "The ground");
  p.leaf.list(ground_in_words(p.map));
}

void tell_others(const Page& p) {
  const text::Section section(p.leaf, "More");
  if (!p.desk.locks.copy)
    p.leaf.button({.name = "share.copy", .label = face::kCopy, .copies_link = true});
  if (p.leaf.button({.name = "print.log", .label = "All fights as text"})) p.wish(wish::Print{});
  face::tell_tools(p.leaf, p.desk);
  if (!p.desk.locks.another && p.leaf.button({.name = "leave", .label = "Leave this game"}))
    p.wish(wish::ToStart{});
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
  if (t.desk.popover == Popover::kSettings) return tell_settings(t), true;
  if (t.desk.popover == Popover::kHelp) return tell_help(t), true;
  if (t.desk.popover == Popover::kSummary && in_play) return tell_idle(t), true;
  return false;
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
  tell_news(page);
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
