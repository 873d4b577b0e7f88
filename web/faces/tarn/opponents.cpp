// faces/tarn/opponents.cpp — levels as groups of radio rows, a sentence under each name.
#include "faces/tarn/opponents.h"

#include <cmath>

#include "board/marks.h"
#include "faces/sheets.h"
#include "faces/tarn/start.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

constexpr float kHeading = 34;

float row_height(float words_w, const tarn::Opponent& o) {
  const auto lines = static_cast<float>(type::wrap(Style::kNote, o.does, words_w).size());
  return 30 + lines * type::line_height(Style::kNote) + 6;
}

}  // namespace

Seat rival_of(const Choice& c) { return other(c.side); }

const tarn::Opponent& opponent_of(const Choice& c) { return opponent(setup_of(c), rival_of(c)); }

void choose_opponent(Choice& c, const tarn::Opponent& o) {
  tarn::Setup both;
  seat_opponent(both, rival_of(c), o);
  seat_opponent(both, c.side, counterpart(c.side, o));
  c.blue = both.blue;
  c.red = both.red;
}

float opponent_button(ui::Frame& f, Desk& desk, ImVec2 at, float width) {
  const tarn::Opponent& o = opponent_of(desk.choice);
  const Palette& p = f.palette;
  const Rect r{at.x, at.y, width, f.coarse ? 44.0f : 40.0f};
  const std::string name(o.name), level(level_name(o.level));
  if (desk.locks.opponent) {
    text(f, Style::kLabel14, {at.x, at.y + 14}, p.ink, name);
    return at.y + 38 + ui::paragraph(f, Style::kBody14, {at.x, at.y + 38}, p.ink2, o.does, width) -
           20;
  }
  const ui::Touch t = f.touch("start.rival", r, name);
  if (t.pressed) desk.popover = Popover::kOpponents;
  fill(f.list(), r, paint(t.held ? p.line : t.hovered ? p.panel2 : p.panel), 3);
  box(f.list(), r.grown(-f.border() / 2), paint(p.line2), f.border(), 3);
  const float y = r.middle().y + 5;
  text(f, Style::kLabel14, {r.x + 14, y}, p.ink, name);
  text(f, Style::kBody14, {r.x + r.w - 36, y}, p.ink2, level, Align::kRight);
  draw(f.list(), Icon::kDown, {r.x + r.w - 19, std::round(r.middle().y)}, paint(p.ink), 0.8f);
  if (t.focused) focus(f.pen(), r);
  const float below = r.y + r.h + 24;
  return below + ui::paragraph(f, Style::kBody14, {at.x, below}, p.ink2, o.does, width) - 20;
}

void opponents_sheet(ui::Frame& f, Desk& desk) {
  const ui::Over over(f);
  const Seat rival = rival_of(desk.choice);
  const auto all = tarn::opponents(rival);
  const tarn::Opponent& chosen = opponent_of(desk.choice);
  const float w = std::min(440.0f, face::window_rect().w - 16), pad = w < 400 ? 20 : 28;
  const float words_w = w - 2 * pad - 28;
  float needed = 58 + 12;
  const tarn::Opponent* before = nullptr;
  for (const tarn::Opponent& o : all) {
    if (!before || before->level != o.level) needed += kHeading + 4;
    needed += row_height(words_w, o);
    before = &o;
  }
  const Rect r = face::centred(w, needed + 8);
  const Rect inside = sheet(f, desk, r, "The other commander");
  close_outside(desk, r);
  ui::rule(f, r.x, r.x + r.w, inside.y);
  ui::Scroll scroll(f, "opponents", {inside.x + 1, inside.y + 1, inside.w - 2, inside.h - 9});
  float y = scroll.top();
  before = nullptr;
  for (const tarn::Opponent& o : all) {
    if (!before || before->level != o.level) {
      ui::caps(f, {r.x + pad, y + 26}, level_name(o.level));
      y += kHeading;
    }
    const Rect row{r.x + pad, y, w - 2 * pad, row_height(words_w, o)};
    // The whole row can be touched; its circle stands beside the name.
    const ui::Touch t = f.touch("rival." + std::string(o.id), row, o.name, {true, &o == &chosen});
    if (t.pressed) {
      choose_opponent(desk.choice, o);
      desk.popover = Popover::kNone;
    }
    const Palette& p = f.palette;
    const bool is_on = &o == &chosen;
    if (t.hovered) fill(f.list(), row.grown(4), paint(p.panel2), 3);
    const ImVec2 c{row.x + 9, row.y + 16};
    disc(f.list(), c, 9, paint(p.panel));
    ring(f.list(), c, 9 - f.border() / 2, paint(is_on ? p.ink : p.line2), is_on ? 2 : f.border());
    if (is_on) disc(f.list(), c, 4.5f, paint(p.ink));
    text(f, Style::kLabel14, {row.x + 28, row.y + 21}, p.ink, o.name);
    ui::paragraph(f, Style::kNote, {row.x + 28, row.y + 40}, p.ink2, o.does, words_w);
    if (t.focused) focus(f.pen(), row);
    y += row.h;
    if (&o != &all.back() && (&o)[1].level != o.level) {
      ui::rule(f, r.x + pad, r.x + r.w - pad, y + 2);
      y += 4;
    }
    before = &o;
  }
  scroll.ends_at(y + 8);
}

}  // namespace wg::tarn_face
