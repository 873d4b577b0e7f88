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
#include "faces/themes.h"

namespace wg::tarn_face {
namespace {

using text::Option;

constexpr std::array<std::string_view, 3> kLevels = {"Off", "Nudges", "Full"};

void tell_card(const Telling& t, const Card& card) {
  t.leaf.title(card.title);
  t.leaf.words(card.sentence);
  if (t.leaf.button({.name = "card.action", .label = card.action, .primary = true}))
    t.wish(wish::Dismiss{});
}

void back(const Telling& t) {
  if (t.leaf.button({.name = "sheet.close", .label = "Go back", .primary = true}))
    t.desk.popover = Popover::kNone;
}

void tell_help(const Telling& t, Seat seat) {
  t.leaf.title("How to play");
  back(t);
  for (const Fact& fact : how_to_play(seat)) {
    const text::Section s(t.leaf, fact.name);
    t.leaf.words(fact.value);
  }
  {
    const text::Section s(t.leaf, "Keys on the map");
    t.leaf.words("They work while the map has the focus. In this view Tab and the arrow keys do.");
    t.leaf.open_table("Keys", {"Key", "What it does"});
    for (const Key& k : kKeys) {
      if (t.desk.locks.undo && k.what == "undo") continue;
      t.leaf.open_row(std::string(k.key));
      t.leaf.words(std::string(k.what));
      t.leaf.close();
    }
    t.leaf.close();
  }
  const text::Section s(t.leaf, "To read");
  t.leaf.link(kLearn.slot, "How to play, in full", std::string(kLearn.href));
  for (const Reading& page : kBehindTheRules)
    t.leaf.link(page.slot, std::string(page.label), std::string(page.href));
  if (t.leaf.button({.name = "balance.open", .label = "Balance check"})) {
    t.desk.popover = Popover::kNone;
    t.wish(wish::ToBalance{});
  }
}

void tell_settings(const Telling& t, bool in_play) {
  Desk& d = t.desk;
  t.leaf.title("Settings");
  std::vector<Option> themes;
  for (const auto& theme : face::kThemes)
    themes.push_back({std::string(theme.first), std::string(theme.second)});
  const std::string_view now = face::kThemes[static_cast<std::size_t>(d.theme)].first;
  std::vector<Option> sizes;
  for (const auto& size : face::kSizes)
    sizes.push_back({std::string(size.first), std::string(size.second)});
  if (const auto to = t.leaf.radios("scale", "Size", std::move(sizes), face::kSizes[d.scale].first))
    for (std::size_t i = 0; i < face::kSizes.size(); ++i)
      if (*to == face::kSizes[i].first) {
        d.scale = i;
        t.wish(wish::TextScale{i});
      }
  if (const auto to = t.leaf.radios("theme", "Look", std::move(themes), now))
    for (std::size_t i = 0; i < face::kThemes.size(); ++i)
      if (*to == face::kThemes[i].first) {
        d.theme = static_cast<ThemeChoice>(i);
        t.wish(wish::Theme{d.theme});
      }
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
  back(t);
}

}  // namespace

std::string place_of(std::string_view screen, const Desk& desk, const std::optional<Card>& card) {
  std::string place(screen);
  if (card) return place + "/card";
  switch (desk.popover) {
    case Popover::kSettings:
      return place + "/settings";
    case Popover::kHelp:
      return place + "/help";
    case Popover::kSummary:
      return place + "/summary";
    case Popover::kNone:
    case Popover::kMenu:  // these three are ways to what a leaf has anyway
    case Popover::kNews:
    case Popover::kOpponents:
      break;
  }
  return place;
}

bool tell_what_lies_over(const Telling& t, const std::optional<Card>& card, Seat help_for,
                         const Scene* in_play) {
  if (card) {
    tell_card(t, *card);
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

void tell_tools(const Telling& t) {
  if (!t.desk.locks.settings && t.leaf.button({.name = "settings", .label = "Settings"}))
    t.desk.popover = Popover::kSettings;
  if (!t.desk.locks.help && t.leaf.button({.name = "help", .label = "How to play"}))
    t.desk.popover = Popover::kHelp;
}

}  // namespace wg::tarn_face
