// faces/tarn/review_worth.cpp — the reruns: when the crossing falls, twice on one axis; shares with
// their intervals; the difference.
#include <algorithm>
#include <cmath>

#include "tarn/words.h"

#include "faces/tarn/review_parts.h"
#include "ui/charts.h"

namespace wg::tarn_face {
namespace {

using tarn::Worth;
using ui::Align;
using ui::Style;
using ui::text;

constexpr std::size_t kSees = 0, kSeesAll = 1;

std::uint32_t colour_of(const Palette& p, std::size_t rival) {
  return rival == kSees ? p.chart : p.chart2;
}
ui::Series series_of(std::size_t rival) { return rival == kSees ? ui::Series::kA : ui::Series::kB; }
Share share(const Worth& w, std::size_t rival) {
  return rival == kSees ? first_of(w.won) : second_of(w.won);
}
std::string rival_name(const Worth& w, std::size_t rival) {
  const std::string side(tarn::side_name(other(w.seat)));
  return rival == kSees ? "Same " + side + " commander" : "All-seeing " + side;
}
std::string_view rival_note(std::size_t rival) {
  return rival == kSees ? "acts on what it sees" : "sees every unit";
}
std::string won_in_words(const Worth& w) {
  return w.seat == Seat::kBlue ? "Blue holds" : "Red takes the crossing";
}

// Solid for the one, hatched for the other: colour alone says nothing in grey.
void bar_of(ui::Frame& f, Rect r, std::size_t rival) {
  ui::bar(f, r, colour_of(f.palette, rival), series_of(rival));
}
// In how many reruns the crossing fell in each hour: up for the one, down for the other.
void draw_falls(ui::Frame& f, Rect r, const Worth& w) {
  const Palette& p = f.palette;
  int first = kHours - 6;
  std::uint32_t most = 1;
  for (const auto& fell : w.fell)
    for (int h = 0; h < kHours; ++h)
      if (const auto n = fell[static_cast<std::size_t>(h)]; n > 0) {
        first = std::min(first, std::max(h - 1, 0));
        most = std::max(most, n);
      }
  const auto hours = static_cast<float>(kHours - first);
  const float cell = r.w / hours, axis = std::round(r.y + (r.h - 18) * 0.5f);
  const float tall = (r.h - 18) * 0.5f - 3;
  for (std::size_t rival : {kSees, kSeesAll})
    for (int h = first; h < kHours; ++h) {
      const auto n = static_cast<float>(w.fell[rival][static_cast<std::size_t>(h)]);
      const float high = std::round(tall * n / static_cast<float>(most));
      const Rect bar{std::round(r.x + cell * static_cast<float>(h - first) + 3),
                     rival == kSees ? axis - 2 - high : axis + 2, std::round(cell - 6), high};
      bar_of(f, bar, rival);
    }
  fill(f.list(), Rect{r.x, axis - 1, r.w, 2}, paint(p.ink2));
  for (int h = first; h <= kHours; ++h) {
    const float x = std::round(r.x + cell * static_cast<float>(h - first));
    fill(f.list(), Rect{x, axis - 3, 1, 6}, paint(p.ink2));
    if ((kHours - h) % 2 && cell < 34) continue;
    text(f, Style::kCaption, {x, r.y + r.h - 2}, p.ink2, clock_text(kFirstClock + h).substr(0, 2),
         Align::kMiddle);
  }
}

void draw_share(ui::Frame& f, Rect r, const Worth& w, std::size_t rival) {
  const Share won = share(w, rival);
  if (won.n == 0) return fill(f.list(), r, paint(f.palette.panel2));
  const auto part = [](std::int32_t hundredths) {
    return static_cast<float>(hundredths) / static_cast<float>(kWhole);
  };
  const Interval i = interval_of(won);
  ui::share_bar(f, r, part(share_of(won)), {part(i.low), part(i.high)}, colour_of(f.palette, rival),
                series_of(rival));
}

std::string left_out(const Worth& w) {
  const std::string skipped = skipped_in(w), outlasted = outlasted_in(w);
  return skipped.empty() ? outlasted : outlasted.empty() ? skipped : skipped + " " + outlasted;
}

// Progress and its button, right-aligned in `r`.
void show_running(const Reviewing& s, Rect r, const Measure& m) {
  ui::Frame& f = s.frame;
  const ui::Button button{.name = m.runs() ? "reruns.stop" : "reruns.more",
                          .label = m.runs() ? "Stop" : "Run 2,000 more"};
  const float w = ui::button_width(button) + 24;
  float x = r.x + r.w - w;
  if (ui::button(f, {x, r.y, w, r.h}, button)) s.wish(wish::Rerun{!m.runs()});
  const float y = r.y + r.h / 2;
  const std::string n = with_commas(m.worth.won.n);
  const std::string told = m.runs() ? n + " of " + with_commas(m.wanted)
                                    : n + (r.w > 260 ? " pairs of reruns" : " pairs");
  x -= 14;
  text(f, Style::kNote, {x, y + 4.5f}, f.palette.ink2, told, Align::kRight);
  x -= type::width(Style::kNote, told) + 12;
  if (m.runs() && x - r.x > 200) ui::progress(f, {x - 120, y - 4, 120, 8}, m.done());
}

void show_legend(ui::Frame& f, ImVec2 at, const Worth& w, float step) {
  for (std::size_t rival : {kSees, kSeesAll}) {
    text(f, Style::kLabel14, at, colour_of(f.palette, rival), rival_name(w, rival));
    text(f, Style::kNote, at + ImVec2{0, 18}, f.palette.ink2, rival_note(rival));
    at.y += step;
  }
}

}  // namespace

void show_worth_below(const Reviewing& s, Rect r) {
  const Measure* m = s.measure();
  if (!m) return;
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Worth& w = m->worth;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const std::string title = "What hiding was worth to " + std::string(tarn::side_name(w.seat));
  text(f, Style::kLabel16, {r.x, r.y + 31}, p.ink, title);
  const float tall = f.coarse ? 44 : 30, row = r.y + 26 - tall / 2;
  if (s.both_measured())
    choose_side(s, {r.x + type::width(Style::kLabel16, title) + 16, row, 120, tall}, "reruns.side",
                s.desk.review.measured);
  show_running(s, {r.x + r.w / 2, row, r.w / 2, tall}, *m);
  const float top = r.y + 50, h = 92;
  show_legend(f, {r.x, top + 22}, w, 46);
  const float figure = 108, shares = std::clamp(r.w * 0.26f, 190.0f, 280.0f), legend = 168;
  const Rect falls{r.x + legend, top, r.w - legend - shares - figure - 40, h};
  draw_falls(f, falls, w);
  text(f, Style::kCaption, {falls.middle().x, falls.y + h + 14}, p.ink2,
       "hour in which the crossing falls; the others held", Align::kMiddle);
  const float sx = falls.x + falls.w + 36, sw = shares - 74;
  for (std::size_t rival : {kSees, kSeesAll}) {
    const Rect bar{sx, top + (rival == kSees ? 10.0f : 50.0f), sw, 18};
    draw_share(f, bar, w, rival);
    text(f, Style::kLabel16, {sx + sw + 10, bar.y + 15}, colour_of(p, rival),
         w.won.n ? tarn::percent(share_of(share(w, rival))) : "–");
  }
  for (const auto& [label, at] :
       {std::pair{"0", 0.0f}, std::pair{"50", 0.5f}, std::pair{"100 %", 1.0f}})
    text(f, Style::kCaption, {sx + sw * at, top + h - 2}, p.ink2, label,
         at > 0 ? Align::kMiddle : Align::kLeft);
  text(f, Style::kCaption, {sx, top + h + 14}, p.ink2, won_in_words(w) + ", 95 % interval");
  if (w.won.n > 0) {
    const Interval i = interval_of(w.won);
    const float right = r.x + r.w;
    text(f, Style::kFigure34, {right, top + 42}, p.ink, tarn::in_points(difference_of(w.won)),
         Align::kRight);
    text(f, Style::kNote, {right, top + 62}, p.ink2, "points", Align::kRight);
    text(f, Style::kCaption, {right, top + h + 14}, p.ink2,
         tarn::in_points(i.low) + " to " + tarn::in_points(i.high), Align::kRight);
  }
  float y = top + h + 38;
  y += ui::paragraph(f, Style::kBody14, {r.x, y}, p.ink, verdict_on(w), r.w);
  ui::paragraph(f, Style::kCaption, {r.x, y - 1}, p.ink2, left_out(w), r.w);
}

void show_worth_tab(const Reviewing& s, Rect r) {
  const Measure* m = s.measure();
  if (!m) return;
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Worth& w = m->worth;
  ui::Scroll scroll(f, "worth", r);
  const float x = r.x + s.areas.pad, right = r.x + r.w - s.areas.pad - 4, width = right - x;
  const float tall = f.coarse ? 44 : 32;
  float y = scroll.top() + 4;
  if (s.both_measured()) {
    choose_side(s, {x, y, width, tall}, "reruns.side", s.desk.review.measured);
    y += tall + 8;
  }
  y +=
      10 + ui::paragraph(f, Style::kLabel16, {x, y + 18}, p.ink,
                         "What hiding was worth to " + std::string(tarn::side_name(w.seat)), width);
  if (w.won.n > 0) {
    const Interval i = interval_of(w.won);
    const std::string figure = tarn::in_points(difference_of(w.won));
    text(f, Style::kFigure34, {x, y + 32}, p.ink, figure);
    const float beside = x + type::width(Style::kFigure34, figure) + 12;
    text(f, Style::kNote, {beside, y + 16}, p.ink2, "points");
    text(f, Style::kNote, {beside, y + 33}, p.ink2,
         tarn::in_points(i.low) + " to " + tarn::in_points(i.high));
    y += 50;
  }
  show_running(s, {x, y, width, tall}, *m);
  y += tall + 6;
  if (m->runs()) ui::progress(f, {x, y + 2, width, 6}, m->done());
  y += 24;
  y += ui::paragraph(f, Style::kBody14, {x, y}, p.ink, verdict_on(w), width) + 10;
  for (std::size_t rival : {kSees, kSeesAll}) {
    text(f, Style::kLabel14, {x, y}, colour_of(p, rival), rival_name(w, rival));
    text(f, Style::kLabel14, {right, y}, colour_of(p, rival),
         w.won.n ? tarn::percent(share_of(share(w, rival))) : "–", Align::kRight);
    draw_share(f, {x, y + 8, width, 14}, w, rival);
    y += 46;
  }
  text(f, Style::kCaption, {x, y - 8}, p.ink2, won_in_words(w) + ", 95 % interval");
  y += 8;
  draw_falls(f, {x + 6, y, width - 12, 92}, w);
  y += 110;
  y += ui::paragraph(f, Style::kCaption, {x, y}, p.ink2,
                     "Hour in which the crossing falls, in how many reruns; the others held.",
                     width) +
       4;
  y += ui::paragraph(f, Style::kCaption, {x, y}, p.ink2, left_out(w), width);
  scroll.ends_at(y + 4);
}

}  // namespace wg::tarn_face
