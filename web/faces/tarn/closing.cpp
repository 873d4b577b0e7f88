// faces/tarn/closing.cpp — the summary's groups, and the two ways on.
#include "faces/tarn/closing.h"

#include <algorithm>
#include <cmath>

#include "tarn/summary.h"

#include "faces/sheets.h"
#include "faces/tarn/symbols.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

struct Lines {  // where the parts of a line stand, by the width there is
  float x, r;
  bool narrow;
  float row, gap;
};

// As in the list of units.
void dug_icon(const Sitting& s, ImVec2 c, const Unit& u) {
  const Posture dug = posture(u, s.view().hour);
  if (dug == Posture::kOpen) return;
  box(s.frame.list(), around(c, 5, 4), paint(s.frame.palette.ink2), 1.5f);
  if (dug == Posture::kPrepared)
    fill(s.frame.list(), around(c, 2.2f, 1.4f), paint(s.frame.palette.ink2));
}

void doing_icon(const Sitting& s, ImVec2 c, const SummaryLine& l) {
  const Palette& p = s.frame.palette;
  const auto icon = [&](Icon which, std::uint32_t colour) {
    draw(s.frame.list(), which, c, paint(colour), 0.75f);
  };
  switch (l.doing) {
    case Doing::kMoves:
      return icon(Icon::kMove, line_of(p, drawn_as(s.seat())));
    case Doing::kWaits:
      return board::clock(s.frame.pen(), c, 7);
    case Doing::kFires:
      return icon(Icon::kFire, p.ink2);
    case Doing::kFights:
      return icon(Icon::kFight, line_of(p, drawn_as(other(s.seat()))));
    case Doing::kGivesGround:
      return icon(Icon::kGiveGround, p.ink2);
    case Doing::kStays:
      if (l.subject == SummaryLine::kBattery) return icon(Icon::kMinus, p.ink3);
      return dug_icon(s, c, unit_in(s.view(), l.subject));
    case Doing::kInStaging:
      return icon(Icon::kHourglass, p.signal);
  }
}

Mark symbol_for(const Sitting& s, const SummaryLine& l) {
  Mark m = l.subject == SummaryLine::kBattery ? battery_symbol(s.seat())
                                              : symbol_of(s.seat(), roster(l.subject).kind);
  m.rim = m.dummy = false;
  m.echelon = 0;
  return m;
}

float line(const Sitting& s, const Lines& at, float y, const SummaryLine& l) {
  const Palette& p = s.frame.palette;
  const float middle = y + at.row / 2;
  draw(s.frame.pen(s.seat() == Seat::kBlue ? 0.74f : 0.62f), {at.x + 15, std::round(middle)},
       symbol_for(s, l));
  doing_icon(s, {at.r - 9, std::round(middle)}, l);
  const float name_x = at.x + 46, room = at.r - 26 - name_x;
  if (!at.narrow) {
    constexpr float kWhat = 146;  // from the name to what it does
    text(s.frame, Style::kLabel14, {name_x, middle + 5}, p.ink, l.name);
    text(s.frame, Style::kBody14, {name_x + kWhat, middle + 5}, p.ink,
         type::fit(Style::kBody14, l.what, room - kWhat));
    return y + at.row;
  }
  text(s.frame, Style::kLabel14, {name_x, y + 15}, p.ink, l.name);
  const float tall = ui::paragraph(s.frame, Style::kNote, {name_x, y + 33}, p.ink2, l.what, room);
  return y + std::max(at.row, 20 + tall + 4);
}

float more_row(const Sitting& s) { return s.frame.coarse ? 44.0f : 30.0f; }

float group(const Sitting& s, const Lines& at, float y, const SummaryGroup& g) {
  const Palette& p = s.frame.palette;
  ui::rule(s.frame, at.x, at.r, y);
  ui::caps(s.frame, {at.x, y + 24}, g.title);
  text(s.frame, Style::kBody14, {at.r, y + 24}, p.ink2, g.count, Align::kRight);
  y += 33;
  for (const SummaryLine& l : g.lines) y = line(s, at, y, l);
  if (!g.more.empty()) {
    constexpr float kPad = 12;  // so that it begins below the names
    const float w = std::ceil(type::width(Style::kLabel14, g.more)) + 2 * kPad;
    const Rect r{at.x + 46 - kPad, y, w, more_row(s)};
    if (ui::button(s.frame, r, {.name = "summary.more", .label = g.more, .tone = ui::Tone::kQuiet}))
      s.desk.sums_up_all = true;
    y += more_row(s);
  }
  return y + at.gap;
}

// As tall as it will be, so that the plate can be laid first.
float height_of(const Sitting& s, const Summary& all, const Lines& at, float words_w) {
  float h = 0;
  for (const SummaryGroup& g : all.groups) {
    h += 33 + at.gap + (g.more.empty() ? 0 : more_row(s));
    for (const SummaryLine& l : g.lines) {
      const auto lines = static_cast<float>(type::wrap(Style::kNote, l.what, words_w).size());
      h += at.narrow ? std::max(at.row, 24 + lines * type::line_height(Style::kNote)) : at.row;
    }
  }
  return h;
}

void end(const Sitting& s) {
  s.desk.popover = Popover::kNone;
  s.wish(wish::EndTurn{});
}

void ways_on(const Sitting& s, Rect r, bool narrow) {
  ui::Frame& f = s.frame;
  const float pad = face::sheet_pad(r), x = r.x + pad, w = r.w - 2 * pad;
  const float tall = narrow || f.coarse ? 48 : 48, check_h = f.coarse ? 44 : 32;
  const float y = r.y + r.h - pad + 4 - tall;
  const float check_y = narrow ? y - check_h - 8 : y + (tall - check_h) / 2;
  if (ui::check(f, {x, check_y, narrow ? w : 190, check_h}, "summary.every", "Show this every hour",
                s.desk.sums_up))
    s.desk.sums_up = !s.desk.sums_up;
  const float back_w = narrow ? std::floor((w - 12) * 0.4f) : 110;
  const float end_w = narrow ? w - 12 - back_w : 178;
  if (ui::button(f, {x + w - end_w - 12 - back_w, y, back_w, tall},
                 {.name = "summary.back", .label = "Go back"}))
    s.desk.popover = Popover::kNone;
  const bool pressed = ui::button(f, {x + w - end_w, y, end_w, tall},
                                  {.name = "summary.end",
                                   .label = "End hour",
                                   .tone = ui::Tone::kPrimary,
                                   .key = "↵",
                                   .style = Style::kLabel16});
  if (pressed || f.take(ImGuiKey_Enter) || f.take(ImGuiKey_KeypadEnter)) end(s);
}

}  // namespace

void show_closing(const Sitting& s, Rect map) {
  ui::Frame& f = s.frame;
  const ui::Over over(f);
  Summary all = summary(s.view(), s.scene.pending);
  const Rect window = face::window_rect();
  const bool phone = s.areas.shape == Shape::kPhone && window.w < 600;
  const float w = phone ? window.w - 16 : std::min(560.0f, window.w - 16), pad = w < 400 ? 20 : 28;
  Lines at{0, 0, w < 480, 28, 8};
  if (at.narrow) at.row = 40;
  const float foot = at.narrow ? pad + 48 + 8 + (f.coarse ? 44 : 32) + 8 : pad + 48 + 12;
  // As many as there is room for; a press names all.
  const Summary whole = all;
  const auto tall = [&] { return 62 + height_of(s, all, at, w - 2 * pad - 72) + foot; };
  const bool all_named = s.desk.sums_up_all;
  for (std::size_t n = kMostUnits; !all_named && n > kLeastNamed && tall() > window.h - 16;)
    all = in_short(whole, --n);
  const float needed = tall();
  const float h = phone ? window.h - 16 : std::min(needed, window.h - 16);
  const float middle = phone ? window.middle().x : map.middle().x;
  Rect r{std::floor(std::clamp(middle - w / 2, 8.0f, std::max(window.w - w - 8, 8.0f))),
         std::floor(std::clamp(map.middle().y - h / 2, 8.0f, std::max(window.h - h - 8, 8.0f))), w,
         h};
  if (phone) r.y = 8;
  const Rect inside = sheet(f, s.desk, r, all.title);
  close_outside(s.desk, r);
  at.x = r.x + pad;
  at.r = r.x + r.w - pad;
  {
    ui::Scroll scroll(f, "summary", {r.x + 1, inside.y, r.w - 2, r.y + r.h - foot - inside.y});
    float y = scroll.top() + 4;
    for (const SummaryGroup& g : all.groups) y = group(s, at, y, g);
    scroll.ends_at(y);
  }
  if (needed > h) ui::rule(f, r.x, r.x + r.w, r.y + r.h - foot);
  ways_on(s, r, at.narrow);
}

}  // namespace wg::tarn_face
