// faces/tarn/text_sheets.cpp — what lies over the table, in words: cards, help, settings, the
// hour's summary; and what a coach says.
#include "tarn/guide.h"
#include "tarn/hints.h"
#include "tarn/lesson.h"
#include "tarn/summary.h"
#include "tarn/words.h"

#include "faces/tarn/keys.h"
#include "faces/tarn/readings.h"
#include "faces/tarn/text_parts.h"

namespace wg::tarn_face {
namespace {

using text::Option;

constexpr std::array<std::string_view, 3> kLevels = {"Off", "Nudges", "Full"};

void tell_help(const Telling& t, Seat seat) {
  t.leaf.title("How to play");
  face::tell_back(t.leaf, t.desk);
  for (const Fact& fact : how_to_play(seat)) {
    const text::Section s(t.leaf, fact.name);
    t.leaf.words(fact.value);
  }
  face::tell_keys(t.leaf, t.desk, kKeys);
  const text::Section s(t.leaf, "To read");
  t.leaf.link(kLearn.slot, "How to play, in full", std::string(kLearn.href));
  face::tell_readings(t.leaf, kBehindTheRules);
  if (t.leaf.button({.name = "balance.open", .label = "Balance check"})) {
    t.desk.popover = Popover::kNone;
    t.wish(wish::ToBalance{});
  }
}

void tell_settings(const Telling& t, bool in_play) {
  Desk& d = t.desk;
  t.leaf.title("Settings");
  t.answer.take(face::tell_looks(t.leaf, d));
  const Hints level = in_play ? d.hints : d.choice.hints;
  std::vector<Option> levels;
  for (const std::string_view name : kLevels)
    levels.push_back({std::string(name), std::string(name)});
  const std::string_view level_now = kLevels[static_cast<std::size_t>(level)];
  if (d.locks.hints)
    t.leaf.words("Hints: " + std::string(level_now) + ".");
  else if (const auto to = t.leaf.radios("hints", "Hints", std::move(levels), level_now))
    for (std::size_t i = 0; i < kLevels.size(); ++i)
      if (*to == kLevels[i]) {
        d.choice.hints = static_cast<Hints>(i);
        if (in_play) d.hints = d.choice.hints;
      }
  if (t.leaf.check("summary.every", "Sum up each hour before it ends", d.sums_up))
    d.sums_up = !d.sums_up;
  if (t.leaf.check("animation", "Play each hour on the map", d.animates)) d.animates = !d.animates;
  face::tell_back(t.leaf, t.desk);
}

}  // namespace

bool tell_what_lies_over(const Telling& t, const std::optional<Card>& card, Seat help_for,
                         const Scene* in_play) {
  if (card) {
    if (face::tell_card(t.leaf, *card)) t.wish(wish::Dismiss{});
    return true;
  }
  switch (t.desk.popover) {
    case Popover::kSettings:
      tell_settings(t, in_play != nullptr);
      return true;
    case Popover::kHelp:
      tell_help(t, help_for);
      return true;
    case Popover::kSummary:
      if (!in_play) break;
      tell_closing(t, *in_play);
      return true;
    default:
      break;
  }
  return false;
}

void tell_closing(const Telling& t, const Scene& scene) {
  const tarn::Summary all = tarn::summary(scene.view, scene.pending);
  t.leaf.title(all.title);
  for (const tarn::SummaryGroup& g : all.groups) {
    const text::Section s(t.leaf, g.title + (g.count.empty() ? "" : " (" + g.count + ")"));
    std::vector<std::string> lines;
    for (const tarn::SummaryLine& l : g.lines) lines.push_back(l.name + ": " + l.what);
    t.leaf.list(std::move(lines));
  }
  if (t.leaf.button({.name = "summary.end", .label = "End hour", .primary = true})) {
    t.desk.popover = Popover::kNone;
    t.wish(wish::EndTurn{});
  }
  if (t.leaf.button({.name = "summary.back", .label = "Go back"})) t.desk.popover = Popover::kNone;
  if (t.leaf.check("summary.every", "Show this every hour", t.desk.sums_up))
    t.desk.sums_up = !t.desk.sums_up;
}

// A unit is chosen in its own row here, so that no step waits for one to be in hand.
void tell_lesson(const Telling& t, const Scene& scene) {
  std::optional<std::size_t>& step = t.desk.lesson;
  if (!step || !scene.live) return;
  const auto moment = [&] {
    return tarn::Moment{scene.view, scene.pending, tarn::lessons()[*step].unit, true};
  };
  for (std::size_t next = 0; (next = lesson_at(*step, moment())) != *step;) step = next;
  const tarn::Lesson& now = tarn::lessons()[*step];
  const text::Section s(t.leaf, "First game, step " + std::to_string(*step + 1));
  t.leaf.words(std::string(lesson_words(now, moment())));
  if (*step + 1 == tarn::lessons().size()) {
    if (t.leaf.button({.name = "lesson.new", .label = "New game"})) {
      step.reset();
      return t.wish(wish::ToStart{});
    }
    if (t.leaf.button({.name = "lesson.end", .label = "Go on with this game"})) step.reset();
    return;
  }
  const std::size_t at = *step;
  if (now.at != tarn::Point::kEndHour &&
      t.leaf.button({.name = "lesson.next", .label = "Next step"}))
    step = lesson_at(at + 1, moment());
  if (t.leaf.button({.name = "lesson.end", .label = "Skip the lesson"})) step.reset();
}

void tell_hints(const Telling& t, const Scene& scene) {
  if (!scene.live || scene.over() || t.desk.lesson) return;
  const auto all = tarn::hints(scene.view, scene.pending, t.desk.hints, scene.setup.balance);
  if (all.empty()) return;
  const text::Section s(t.leaf, all.size() == 1 ? "A hint" : "Hints");
  std::vector<std::string> lines;
  for (const Hint& h : all) lines.push_back(h.words);
  t.leaf.list(std::move(lines));
}

}  // namespace wg::tarn_face
