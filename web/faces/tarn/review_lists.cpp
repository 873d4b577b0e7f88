// faces/tarn/review_lists.cpp — what the review says in words: differences, moments, questions.
#include <algorithm>
#include <cmath>

#include "tarn/words.h"

#include "board/marks.h"
#include "faces/tarn/review_parts.h"

namespace wg::tarn_face {
namespace {

using ui::Style;
using ui::text;

// A row for each moment, as tall as its words; returns where they end.
float moment_rows(const Reviewing& s, Rect r, float y) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const float x = r.x + s.areas.pad, words_x = x + (s.areas.pad > 15 ? 52 : 46);
  const float width = r.x + r.w - s.areas.pad - words_x;
  if (s.scene.moments.empty()) {
    y += ui::paragraph(f, Style::kBody14, {x, y + 20}, p.ink2,
                       "Nothing that matters has happened yet.", r.w - 2 * s.areas.pad);
    return y + 20;
  }
  for (std::size_t i = 0; i < s.scene.moments.size(); ++i) {
    const tarn::KeyMoment& m = s.scene.moments[i];
    const auto lines = [&](Style style, const std::string& words) {
      return words.empty() ? 0.0f
                           : static_cast<float>(type::wrap(style, words, width).size()) *
                                 type::line_height(style);
    };
    const float title = lines(Style::kLabel14, m.title), note = lines(Style::kNote, m.note);
    const Rect row{r.x, y, r.w, std::max(std::ceil(title + note) + 18, f.coarse ? 44.0f : 0.0f)};
    const bool now = m.at == s.scene.hour;
    const std::string name = "moment." + std::to_string(i);
    if (ui::row(f, row, name, m.title, {.chosen = now}).pressed && !now) s.wish(seek_to(m.at));
    text(f, Style::kLabel14, {x, y + 23}, p.ink, clock_text(kFirstClock + m.at));
    ui::paragraph(f, Style::kLabel14, {words_x, y + 23}, p.ink, m.title, width);
    if (note > 0) ui::paragraph(f, Style::kNote, {words_x, y + 23 + title}, p.ink2, m.note, width);
    y += row.h;
    if (i + 1 < s.scene.moments.size()) ui::rule(f, x, r.x + r.w - s.areas.pad, y);
  }
  return y;
}

float question_height(const Reviewing& s, Rect r) {
  float h = 56;
  for (const std::string& q : s.scene.questions)
    h += static_cast<float>(type::wrap(Style::kBody14, q, r.w - 2 * s.areas.pad).size()) *
             type::line_height(Style::kBody14) +
         10;
  return h;
}

float question_lines(const Reviewing& s, Rect r, float y) {
  ui::Frame& f = s.frame;
  const float x = r.x + s.areas.pad;
  ui::rule(f, r.x, r.x + r.w, y);
  ui::caps(f, {x, y + 26}, "To discuss");
  y += 50;
  for (const std::string& q : s.scene.questions)
    y += ui::paragraph(f, Style::kBody14, {x, y}, f.palette.ink, q, r.w - 2 * s.areas.pad) + 10;
  return y;
}

}  // namespace

void choose_side(const Reviewing& s, Rect r, const char* name, Seat& side) {
  const std::string blue = std::string(name) + ".blue", red = std::string(name) + ".red";
  const ui::Part parts[] = {{blue, "Blue"}, {red, "Red"}};
  if (const auto now = ui::segmented(s.frame, r, parts, wg::index(side)))
    side = static_cast<Seat>(*now);
}

void show_moments(const Reviewing& s, Rect r) {
  ui::Frame& f = s.frame;
  Rect list = r;
  if (s.areas.tabs.h <= 0) {
    ui::caps(f, {r.x + s.areas.pad, r.y + 29}, "Decision moments");
    list.y += 42;
    list.h -= 42;
  }
  constexpr float kLeast = 330;  // of moments, where the questions stand still below them
  const float asked = question_height(s, list);
  const bool apart = list.h - asked >= kLeast;
  if (apart) {
    list.h -= asked;
    question_lines(s, list, list.y + list.h);
  }
  ui::Scroll scroll(f, "moments", list);
  float y = moment_rows(s, list, scroll.top());
  if (!apart) y = question_lines(s, list, y + 12);
  if (s.areas.actions.h <= 0) {
    const Rect below{list.x, y, list.w, 2 * 44 + 32};
    show_actions(s, below);
    y += below.h;
  }
  scroll.ends_at(y);
}

void show_actions(const Reviewing& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const float tall = f.coarse || r.h > 110 ? 44 : 40, gap = 12;
  const float x = r.x + s.areas.pad, w = r.w - 2 * s.areas.pad, half = std::floor((w - gap) / 2);
  float y = r.y + 12;
  const std::string from = "Play from " + clock_text(kFirstClock + s.scene.hour);
  const bool before_the_end = s.scene.hour < s.scene.last || s.scene.last < kHours;
  if (!s.desk.locks.another &&
      ui::button(f, {x, y, w, tall},
                 {.name = "review.branch",
                  .label = from,
                  .enabled = s.scene.can_branch && before_the_end,
                  .why = s.scene.can_branch ? "The day is over then: choose an earlier hour."
                                            : "Nobody plays a side of this game."}))
    s.wish(wish::PlayFromHere{});
  y += tall + gap;
  if (ui::button(f, {x, y, half, tall}, {.name = "review.print", .label = "Print review"}))
    s.wish(wish::Print{wish::kReview});
  if (ui::button(f, {x + half + gap, y, w - half - gap, tall},
                 {.name = "review.log", .label = "Order log"}))
    s.wish(wish::Print{wish::kLog});
}

void show_wrong(const Reviewing& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Seat side = s.desk.review.side;
  const auto& all = s.scene.differences[wg::index(side)];
  const std::string at = clock_text(kFirstClock + s.scene.hour);
  const std::string who(tarn::side_name(side));
  const bool tab = s.areas.wrong.h <= 0;
  const float pad = tab ? s.areas.pad : 0;
  float top = r.y;
  if (!tab) {
    text(f, Style::kLabel14, {r.x, r.y + 21}, p.ink, "Where " + who + " was wrong at " + at);
    if (s.areas.choice.h <= 0)
      choose_side(s,
                  {r.x + r.w - 132, r.y + (f.coarse ? -8.0f : 0.0f), 132, f.coarse ? 44.0f : 30.0f},
                  "review", s.desk.review.side);
    top += f.coarse ? 42 : 32;
  }
  ui::Scroll scroll(f, "wrong", {r.x, top, r.w, r.y + r.h - top});
  const float x = r.x + pad, w = r.w - 2 * pad;
  float y = scroll.top();
  if (tab) {
    text(f, Style::kLabel14, {x, y + 20}, p.ink, "Where " + who + " was wrong at " + at);
    y += 34;
  }
  if (all.empty()) {
    y += ui::paragraph(f, Style::kBody14, {x, y + 15}, p.ink2,
                       "Nothing on " + who + "'s map was wrong, and nothing was missing.", w);
    return scroll.ends_at(y + 8);
  }
  const int columns = w >= 660 ? 3 : w >= 400 ? 2 : 1;
  const float cell = std::floor(w / static_cast<float>(columns));
  float tallest = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int column = static_cast<int>(i) % columns;
    const float cx = x + cell * static_cast<float>(column);
    difference(f.pen(), {cx + 9, y + 11}, static_cast<int>(i) + 1);
    const float tall =
        ui::paragraph(f, Style::kNote, {cx + 26, y + 15.5f}, p.ink, all[i].sentence, cell - 38);
    tallest = std::max(tallest, tall);
    if (column + 1 < columns && i + 1 < all.size()) continue;
    y += std::max(tallest, 20.0f) + 4;
    tallest = 0;
  }
  scroll.ends_at(y);
}

}  // namespace wg::tarn_face
