// faces/tarn/finish.cpp — the verdict large, its cause in a sentence, losses as bars.
#include "faces/tarn/finish.h"

#include <algorithm>
#include <cmath>

#include "tarn/words.h"

#include "faces/bar.h"
#include "faces/tarn/symbols.h"
#include "ui/charts.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

struct Page {  // what is told, from the top down; each part says where it ends
  const Sitting& s;
  float x, r;
  const Palette& p = s.frame.palette;

  float width() const { return r - x; }
  float words(Style style, float y, std::string_view what, float indent = 0) const {
    return y + ui::paragraph(s.frame, style, {x + indent, y}, p.ink, what, width() - indent);
  }
  void heading(float y, std::string_view what) const {
    ui::rule(s.frame, x - s.areas.pad, r + s.areas.pad, y);
    ui::caps(s.frame, {x, y + 28}, what);
  }

  float verdict(float y, bool roomy) const {
    const Story& story = *s.scene.story;
    const float scale = roomy ? 1.5f : 1.0f;
    Mark m = symbol_of(story.winner, story.winner == Seat::kRed ? Kind::kTank : Kind::kInfantry);
    m.rim = false;
    m.echelon = 0;
    draw(s.frame.pen(scale), {x + 20 * scale, y + (roomy ? 52.0f : 30.0f)}, m);
    const float below = roomy ? words(Style::kResult, y + 46, story.title, 74)
                              : words(Style::kName, y + 36, story.title, 54);
    return words(Style::kBody14, std::max(below, y + (roomy ? 86 : 60)) + (roomy ? 16 : 8),
                 story.cause) +
           4;
  }

  float losses(float y) const {
    const Story& story = *s.scene.story;
    heading(y, "Losses");
    y += 56;
    for (const Seat side : kPlayers) {
      const std::uint32_t ink = line_of(p, drawn_as(side));
      const tarn::Strength lost = story.lost[wg::index(side)], had = story.had[wg::index(side)];
      const Rect whole{x + 52, y - 10, width() - 150, 11};
      const float share = had > 0 ? static_cast<float>(lost) / static_cast<float>(had) : 0;
      text(s.frame, Style::kLabel14, {x, y}, ink, side_name(side));
      fill(s.frame.list(), whole, paint(p.panel2));
      box(s.frame.list(), whole.grown(-0.5f), paint(p.line2), 1);
      fill(s.frame.list(), Rect{whole.x, whole.y, whole.w * share, whole.h}, paint(ink));
      text(s.frame, Style::kBody14, {r, y}, p.ink, points(lost) + " of " + whole_points(had),
           Align::kRight);
      y += 28;
    }
    return y - 6;
  }

  float facts(float y) const {
    for (const Fact& fact : s.scene.story->facts) {
      heading(y, fact.name);
      y = words(Style::kBody14, y + 52, fact.value);
    }
    return y;
  }

  // The same orders again: was it luck?
  float reruns(float y) const {
    const Seat seat = s.scene.measures[wg::index(s.seat())] ? s.seat() : other(s.seat());
    const Measure* m = s.scene.measures[wg::index(seat)];
    if (!m || m->wanted == 0) return y;
    const std::string who(side_name(seat));
    const bool alone = is_person(s.scene.setup, seat) && !is_person(s.scene.setup, other(seat));
    heading(y, (alone ? "Your" : who + "'s") + " orders" +
                   (width() < 250 ? ", fresh dice" : " again, fresh dice"));
    const Share won = first_of(m->worth.won);
    const std::string share = won.n ? percent(share_of(won)) : "–";
    text(s.frame, Style::kFigure28, {x, y + 66}, p.ink, share);
    const float beside = std::max(type::width(Style::kFigure28, share), 90.0f) + 16;
    const Interval i = interval_of(won);
    const std::string result = seat == Seat::kBlue ? " holds" : " takes the crossing";
    float end = words(Style::kBody14, y + 54,
                      who + result + " in " + std::to_string(won.won) + " of " +
                          std::to_string(won.n) + " reruns.",
                      beside);
    end += ui::paragraph(s.frame, Style::kNote, {x + beside, end}, p.ink2,
                         "95 % interval " + percent(i.low) + " to " + percent(i.high),
                         width() - beside);
    if (m->runs()) ui::progress(s.frame, {x, y + 80, beside - 16, 6}, m->done());
    return std::max(end, y + 94);
  }
};

// Everything else that can be done now, in rows; returns their foot.
float other_ways(const Sitting& s, Rect at, int columns, float tall, float gap) {
  ui::Frame& f = s.frame;
  const Locks& locks = s.desk.locks;
  const bool again = !locks.another, swaps = again && !locks.side;
  const auto across = static_cast<float>(columns);
  const float cell_w = std::floor((at.w - (across - 1) * gap) / across);
  int placed = 0;
  const auto next_cell = [&] {
    const Rect cell{at.x + static_cast<float>(placed % columns) * (cell_w + gap),
                    at.y + static_cast<float>(placed / columns) * (tall + gap), cell_w, tall};
    ++placed;
    return cell;
  };
  if (again && ui::button(f, next_cell(), {.name = "again.same", .label = "Same dice"}))
    s.wish(wish::SameAgain{false});
  if (again && ui::button(f, next_cell(), {.name = "again.new", .label = "New dice"}))
    s.wish(wish::SameAgain{true});
  if (swaps && ui::button(f, next_cell(),
                          {.name = "again.sides",
                           .label = "Swap sides",
                           .enabled = is_person(s.scene.setup, Seat::kBlue) !=
                                      is_person(s.scene.setup, Seat::kRed),
                           .why = "Both sides are played at this screen."}))
    s.wish(wish::ChangeSides{});
  if (!locks.copy) face::reserve_copy(f, s.scene.card.has_value(), next_cell());
  if (ui::button(f, next_cell(), {.name = "print.log", .label = "Order log"}))
    s.wish(wish::Print{wish::kLog});
  if (!locks.review &&
      ui::button(f, next_cell(), {.name = "print.review", .label = "Print review"}))
    s.wish(wish::Print{wish::kReview});
  return at.y + static_cast<float>((placed + columns - 1) / columns) * (tall + gap);
}

}  // namespace

void show_finish(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const bool low = r.h < 560;
  const float tall = low && !f.coarse ? 40 : 44, first = low ? 46 : 52, gap = low ? 8 : 12;
  const float x = r.x + s.areas.pad, right = r.x + r.w - s.areas.pad;
  const float w = right - x;
  const Locks& locks = s.desk.locks;
  const int cells = 1 + (locks.another ? 0 : 2) + (locks.another || locks.side ? 0 : 1) +
                    (locks.copy ? 0 : 1) + (locks.review ? 0 : 1);
  const int columns = w < 250 ? 2 : 3, rows = (cells + columns - 1) / columns;
  const float review_h = locks.review ? 0 : first + gap;
  const float buttons =
      review_h + static_cast<float>(rows) * (tall + gap) - gap + 2 * (low ? 8 : 20);
  // The verdict is what the screen is for: where little room is left only the way on stays put.
  constexpr float kVerdict = 96;  // its title and two lines
  const bool all_stay = r.h - buttons >= kVerdict;
  const float foot = all_stay ? buttons : locks.review ? 0 : first + 16;
  const Rect room{r.x, r.y + 1, r.w, r.h - foot - 2};
  {
    ui::Scroll scroll(f, "story", room);
    const Page page{s, x, right};
    float end = page.facts(page.reruns(page.losses(page.verdict(scroll.top(), !low) + 12)));
    if (!all_stay) end = other_ways(s, {x, end + 8, w, 0}, columns, tall, gap) + 8;
    scroll.ends_at(end);
  }
  float y = r.y + r.h - foot;
  ui::rule(f, r.x, r.x + r.w, y);
  y += low ? 8 : 20;
  if (!locks.review && ui::button(f, {x, y, w, first},
                                  {.name = "review",
                                   .label = "Review the game",
                                   .tone = ui::Tone::kPrimary,
                                   .style = Style::kLabel16}))
    s.wish(wish::Review{});
  if (all_stay) other_ways(s, {x, y + review_h, w, 0}, columns, tall, gap);
}

}  // namespace wg::tarn_face
