// faces/tarn/lists.cpp — one line a unit, one line a report.
#include "faces/tarn/lists.h"

#include <algorithm>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/tarn/input.h"
#include "faces/tarn/symbols.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

struct Columns {
  float x, r;
  bool narrow;
  float name, place;
  Style style;
};
Columns columns(const Sitting& s, Rect r) {
  const bool narrow = r.w < 290;
  const float x = r.x + s.areas.pad, right = r.x + r.w - (narrow ? s.areas.pad - 2 : s.areas.pad);
  return {x,
          right,
          narrow,
          x + (narrow ? 56 : 64),
          narrow ? right - 56 : right - 104,
          narrow ? Style::kNote : Style::kBody14};
}

void strike(const Sitting& s, float x1, float x2, float y) {
  fill(s.frame.list(), Rect{x1, y - 1, x2 - x1, 1}, paint(s.frame.palette.ink3));
}

// What it is doing, as a small picture at the right edge.
void state_icon(const Sitting& s, ImVec2 c, UnitId id) {
  const Unit& u = unit_in(s.view(), id);
  const Palette& p = s.frame.palette;
  ImDrawList& d = s.frame.list();
  if (u.where == Where::kGone) return;
  const tarn::Intent& intent = s.scene.plan.unit[place_in(s.view(), id)];
  const auto icon = [&](Icon which, std::uint32_t colour) {
    draw(d, which, c, paint(colour), 0.7f);
  };
  if (intent.to && intent.starts_next_hour) return board::clock(s.frame.pen(), c, 6.5f);
  if (intent.to) return icon(Icon::kMove, line_of(p, drawn_as(s.seat())));
  if (u.fought) return icon(Icon::kFight, p.bad);
  if (intent.stance == Stance::kGiveGround) return icon(Icon::kGiveGround, p.ink2);
  if (u.where != Where::kMap || posture(u, s.view().hour) == Posture::kOpen) return;
  box(d, around(c, 5, 4), paint(p.ink2), 1.5f);
  if (posture(u, s.view().hour) == Posture::kPrepared)
    fill(d, around(c, 2.2f, 1.4f), paint(p.ink2));
}

void unit_row(const Sitting& s, Rect r, const UnitRow& u) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Columns col = columns(s, r);
  const bool is_chosen = s.desk.chosen == u.subject;
  if (ui::row(f, r, "unit." + u.key, u.name + ", " + u.place, {true, is_chosen}).pressed)
    choose(s, u.subject);
  const float y = std::round(r.y + r.h / 2);
  ui::keycap(f, {col.x + 9, y}, u.key);
  Mark m = symbol_of(s.seat(), roster(u.subject).kind);
  m.rim = m.dummy = false;
  m.echelon = 0;
  m.broken = u.gone;
  if (u.gone) m.fresh = 0.25f;
  draw(f.pen(col.narrow ? 0.55f : 0.62f), {col.x + (col.narrow ? 38 : 42), y}, m);
  const std::uint32_t ink = u.gone ? p.ink3 : p.ink;
  const Style strong = col.narrow ? Style::kNoteStrong : Style::kLabel14;
  text(f, is_chosen ? strong : col.style, {col.name, y + 5}, ink,
       type::fit(col.style, u.name, col.place - col.name - 6));
  if (u.gone) strike(s, col.name, col.name + type::width(col.style, u.name), y + 1);
  const Unit& unit = unit_in(s.view(), u.subject);
  text(f, col.style, {col.place, y + 5}, u.gone ? p.ink3 : p.ink2, u.place);
  if (!col.narrow && unit.where == Where::kMap && roster(u.subject).full > 0)
    bar(f.pen(), {col.r - 74, y - 3, 44, 6}, drawn_as(s.seat()),
        mark_of(s.view(), u.subject, {}).strength);
  state_icon(s, {col.r - 8, y}, u.subject);
}

void battery_row(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Columns col = columns(s, r);
  const std::string name = battery_name(s.seat());
  if (ui::row(f, r, "battery", name, {s.may_order(), s.desk.aiming}).pressed) aim(s);
  const float y = std::round(r.y + r.h / 2);
  ui::keycap(f, {col.x + 9, y}, "A");
  Mark m = battery_symbol(s.seat());
  m.rim = false;
  m.echelon = 0;
  draw(f.pen(col.narrow ? 0.55f : 0.62f), {col.x + (col.narrow ? 38 : 42), y}, m);
  text(f, col.style, {col.name, y + 5}, p.ink, name);
  const auto at = s.scene.plan.fire;
  text(f, col.style, {col.place, y + 5}, p.ink2, at ? code(*at) : "–");
  if (at) draw(f.list(), Icon::kFire, {col.r - 8, y}, paint(p.ink2), 0.7f);
}

void report_row(const Sitting& s, Rect r, const ReportRow& row) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const View& v = s.view();
  const float x = r.x + s.areas.pad, right = r.x + r.w - s.areas.pad, y = std::round(r.y + r.h / 2);
  const Contact* contact = contact_of(v, row.subject);
  const bool is_chosen = contact && s.desk.contact == row.subject;
  const std::string name = "report." + (contact ? std::to_string(row.subject) : row.place);
  const ui::Touch t = ui::row(f, r, name, row.what + ", " + row.place + ", " + row.how,
                              {contact != nullptr, is_chosen});
  if (t.pressed) {
    s.desk.contact = is_chosen ? std::nullopt : std::optional(row.subject);
    if (s.desk.contact) s.desk.chosen.reset();
  }
  Mark m = contact ? mark_of(v, s.scene.before, *contact) : mark_of(Movement{});
  m.rim = false;
  m.strength = {};
  m.echelon = 0;
  draw(f.pen(0.58f), {x + 12, y}, m);
  const bool narrow = r.w < 290;
  const Style style = narrow ? Style::kNote : Style::kBody14;
  const std::uint32_t ink = row.struck ? p.ink3 : p.ink;
  text(f, narrow ? Style::kNoteStrong : Style::kLabel14, {x + 34, y + 5}, ink, row.place);
  const float how_w = type::width(style, row.how);
  const std::string what = type::fit(style, row.what, right - how_w - 8 - x - 66);
  text(f, style, {x + 66, y + 5}, ink, what);
  if (row.struck) strike(s, x + 66, x + 66 + type::width(style, what), y + 1);
  text(f, style, {right, y + 5},
       row.struck    ? p.ink3
       : row.hearsay ? p.signal
                     : p.ink2,
       row.how, Align::kRight);
}

float row_height(const Sitting& s) { return s.frame.coarse ? 44.0f : 27.0f; }

}  // namespace

float unit_rows(const Sitting& s, Rect r, float y, float row) {
  for (const UnitRow& u : s.scene.sheet.units) {
    unit_row(s, {r.x, y, r.w, row}, u);
    y += row;
  }
  battery_row(s, {r.x, y, r.w, row});
  return y + row;
}

float report_rows(const Sitting& s, Rect r, float y, float row) {
  if (s.scene.sheet.reports.empty()) {
    text(s.frame, Style::kBody14, {r.x + s.areas.pad, y + row / 2 + 5}, s.frame.palette.ink2,
         "No reports of " + std::string(side_name(other(s.seat()))) + " yet.");
    return y + row;
  }
  for (const ReportRow& report : s.scene.sheet.reports) {
    report_row(s, {r.x, y, r.w, row}, report);
    y += row;
  }
  return y;
}

void show_units(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const Columns col = columns(s, r);
  const std::string side(side_name(s.seat())), theirs(side_name(other(s.seat())));
  ui::caps(f, {col.x, r.y + 21}, side + " units");
  if (!col.narrow)
    text(f, Style::kCaption, {col.r, r.y + 21}, f.palette.ink3, s.scene.sheet.count, Align::kRight);
  const float row = s.areas.row;
  ui::Scroll scroll(f, "units", {r.x, r.y + kHead, r.w, r.h - kHead});
  float y = unit_rows(s, r, scroll.top(), row);
  if (s.areas.reports.h <= 0) {  // they have no place of their own
    y += 6;
    ui::rule(f, r.x, r.x + r.w, y);
    ui::caps(f, {col.x, y + 21}, theirs + ", as reported");
    y = report_rows(s, r, y + kHead, row) + 8;
  }
  scroll.ends_at(y);
}

void show_reports(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y);
  ui::caps(f, {r.x + s.areas.pad, r.y + 21},
           std::string(side_name(other(s.seat()))) + ", as reported");
  const float row = row_height(s);
  const std::string name = "reports." + std::to_string(s.view().hour);  // from the top each hour
  ui::Scroll scroll(f, name.c_str(), {r.x, r.y + kHead, r.w, r.h - kHead});
  scroll.ends_at(report_rows(s, r, scroll.top(), row));
}

void show_reports_folded(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  std::size_t known = 0, fresh = 0;
  for (const ReportRow& row : s.scene.sheet.reports) known += !row.struck;
  for (const Contact& c : s.view().contacts) fresh += c.placed && age_h(s.view(), c) == 0;
  const std::string theirs(side_name(other(s.seat())));
  const std::string title =
      std::to_string(known) + (known == 1 ? " report of " : " reports of ") + theirs;
  if (ui::row(f, r, "reports", title).pressed) s.desk.popover = Popover::kNews;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const float x = r.x + s.areas.pad;
  text(f, Style::kLabel14, {x, r.y + 19}, p.ink, title);
  text(f, Style::kNote, {x, r.y + 37}, p.ink2, std::to_string(fresh) + " of the last hour");
  draw(f.list(), Icon::kRight, {r.x + r.w - 20, r.y + r.h / 2}, paint(p.ink), 0.8f);
}

}  // namespace wg::tarn_face
