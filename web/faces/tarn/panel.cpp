// faces/tarn/panel.cpp — the hour, the chosen unit, and what to do.
#include "faces/tarn/panel.h"

#include <algorithm>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/tarn/coach.h"
#include "faces/tarn/finish.h"
#include "faces/tarn/input.h"
#include "faces/tarn/symbols.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

constexpr float kFact = 84;  // where the values of facts begin

struct Edges {
  float x, r, y;
  float width() const { return r - x; }
};
Edges edges(const Sitting& s, Rect r) {
  const float right = r.w > 260 ? s.areas.pad : s.areas.pad - 2;
  return {r.x + s.areas.pad, r.x + r.w - right, r.y};
}

std::uint32_t own_line(const Sitting& s) { return line_of(s.frame.palette, drawn_as(s.seat())); }

board::Strength strength_of(const Sitting& s, UnitId id) {
  Mark m = mark_of(s.view(), id, {});
  return m.strength;
}

void big_symbol(const Sitting& s, ImVec2 middle, float scale, UnitId id) {
  Mark m = symbol_of(s.seat(), roster(id).kind);
  m.rim = false;
  m.echelon = roster(id).kind == Kind::kRecon ? 1 : 2;
  m.dummy = false;
  draw(s.frame.pen(scale), middle, m);
}

std::string whereabouts(const UnitRow& u, const Unit& unit) {
  return u.kind + (unit.where == Where::kMap ? " at " : ", ") + u.at;
}

void stay_button(const Sitting& s, Rect block, const UnitRow& u) {
  const bool standing = unit_in(s.view(), u.subject).where == Where::kMap;
  if (u.order.empty() || !standing || !s.may_order()) return;
  const float side = s.frame.coarse ? 44 : 32;
  const Rect r{block.x + block.w - side - 8, block.y + 8, side, side};
  if (ui::tool(s.frame, r, "unit.stay", "Stay: take its order back", Icon::kClose))
    s.wish(wish::Give{March{u.subject, unit_in(s.view(), u.subject).sector}});
}

void full(const Sitting& s, Rect r, const UnitRow& u) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Edges e = edges(s, r);
  big_symbol(s, {e.x + 27, e.y + 46}, s.seat() == Seat::kBlue ? 1.45f : 1.3f, u.subject);
  text(f, Style::kName, {e.x + 70, e.y + 40}, p.ink, u.name);
  text(f, Style::kBody14, {e.x + 70, e.y + 60}, p.ink2,
       type::fit(Style::kBody14, whereabouts(u, unit_in(s.view(), u.subject)), e.width() - 70));
  const float y = e.y + 100;
  text(f, Style::kBody14, {e.x, y}, p.ink2, "Strength");
  bar(f.pen(), {e.x + kFact, y - 9, std::min(110.0f, e.width() - kFact - 84), 8},
      drawn_as(s.seat()), strength_of(s, u.subject));
  text(f, Style::kBody14, {e.r, y}, p.ink, u.strength, Align::kRight);
  text(f, Style::kBody14, {e.x, y + 24}, p.ink2, "Posture");
  text(f, Style::kBody14, {e.x + kFact, y + 24}, p.ink, u.posture);
  text(f, Style::kBody14, {e.x, y + 48}, p.ink2, "Order");
  if (u.order.empty())
    text(f, Style::kBody14, {e.x + kFact, y + 48}, p.ink2, "none: it stays");
  else
    text(f, Style::kLabel14, {e.x + kFact, y + 48}, own_line(s),
         order_within(s, u, Style::kLabel14, e.width() - kFact));
  show_stance(s, {e.x, y + 64, e.width(), f.coarse ? 44.0f : 32.0f});
}

void close(const Sitting& s, Rect r, const UnitRow& u) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Edges e = edges(s, r);
  big_symbol(s, {e.x + 22, e.y + 38}, 1.15f, u.subject);
  text(f, Style::kLabel16, {e.x + 54, e.y + 34}, p.ink,
       type::fit(Style::kLabel16, u.name, e.width() - 54 - 30));
  text(f, Style::kNote, {e.x + 54, e.y + 53}, p.ink2,
       type::fit(Style::kNote, u.at, e.width() - 54));
  bar(f.pen(), {e.x, e.y + 70, std::min(112.0f, e.width() - 80), 8}, drawn_as(s.seat()),
      strength_of(s, u.subject));
  text(f, Style::kNote, {e.r, e.y + 78}, p.ink, u.strength, Align::kRight);
  if (u.order.empty())
    text(f, Style::kBody14, {e.x, e.y + 104}, p.ink2,
         type::fit(Style::kBody14, u.posture, e.width()));
  else
    text(f, Style::kLabel14, {e.x, e.y + 104}, own_line(s),
         order_within(s, u, Style::kLabel14, e.width()));
  show_stance(s, {e.x, e.y + 116, e.width(), f.coarse ? 44.0f : 32.0f});
}

void tight(const Sitting& s, Rect r, const UnitRow& u) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Edges e = edges(s, r);
  big_symbol(s, {e.x + 17, e.y + 28}, 0.9f, u.subject);
  text(f, Style::kLabel14, {e.x + 44, e.y + 23}, p.ink,
       type::fit(Style::kLabel14, u.name, e.width() - 44 - 30));
  const float room = e.width() - 44 - (u.order.empty() ? 0 : 26);
  text(f, Style::kNote, {e.x + 44, e.y + 41}, u.order.empty() ? p.ink2 : own_line(s),
       u.order.empty() ? type::fit(Style::kNote, u.place + ", " + u.strength, room)
                       : order_within(s, u, Style::kNote, room));
  show_stance(s, {e.x, e.y + 56, e.width(), f.coarse ? 44.0f : 32.0f});
}

void report(const Sitting& s, Rect r, const LookedAt& at_it) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Edges e = edges(s, r);
  const bool large = r.h > 150;
  Mark m = mark_of(s.view(), s.scene.before, at_it.contact);
  m.rim = false;
  draw(f.pen(large ? 1.35f : 1), {e.x + 27, e.y + (large ? 46.0f : 32.0f)}, m);
  const Style style = large ? Style::kName : Style::kLabel14;
  text(f, style, {e.x + 70, e.y + (large ? 40.0f : 27.0f)}, p.ink,
       type::fit(style, at_it.row.what, e.width() - 70));
  text(f, Style::kBody14, {e.x + 70, e.y + (large ? 60.0f : 46.0f)},
       at_it.row.hearsay ? p.signal : p.ink2,
       type::fit(Style::kBody14, at(at_it.contact.sector) + ", " + at_it.row.how, e.width() - 70));
  if (large && age_h(s.view(), at_it.contact) > 0)
    ui::paragraph(f, Style::kBody14, {e.x, e.y + 100}, p.ink2, old_report(s.view(), at_it.contact),
                  e.width());
}

}  // namespace

std::string order_within(const Sitting& s, const UnitRow& u, Style style, float room) {
  if (type::width(style, u.order) <= room) return u.order;
  const std::size_t place = place_in(s.view(), u.subject);
  const tarn::Intent& intent = s.scene.plan.unit[place];
  const std::string named = order_in_short(s.view(), place, intent, Brevity::kNamed);
  if (type::width(style, named) <= room) return named;
  return type::fit(style, order_in_short(s.view(), place, intent, Brevity::kCoded), room);
}

void show_clock(const Sitting& s, Rect r) {
  const bool wide = s.areas.shape == Shape::kWide, phone = s.areas.shape == Shape::kPhone;
  const Style style = wide ? Style::kFigure28 : Style::kFigure24;
  const float x = phone ? r.x + 14 : edges(s, r).x, y = r.y + (wide ? 34.0f : 30.0f);
  text(s.frame, style, {x, y}, s.frame.palette.ink, s.scene.sheet.clock);
  text(s.frame, Style::kBody14,
       {x + type::width(style, s.scene.sheet.clock) + (wide ? 12 : 10), y - 1},
       s.frame.palette.ink2, s.scene.sheet.turn);
}

void show_orders(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const Sheet& sheet = s.scene.sheet;
  const bool waits = s.scene.live && sheet.orders_wait && !s.scene.over();
  ui::surface(f, r, waits ? p.signal_fill : p.panel);
  ui::rule(f, r.x, r.x + r.w, r.y);
  ui::rule(f, r.x, r.x + r.w, r.y + r.h);
  const float x = s.areas.shape == Shape::kPhone ? r.x + 14 : edges(s, r).x;
  const float radius = r.h >= 52 ? 10 : r.h >= 34 ? 8 : 7.5f;
  const ImVec2 c{x + radius, r.y + r.h / 2};
  const std::string title = s.scene.live ? sheet.orders : "Looking at " + sheet.clock;
  const std::string note = s.scene.live ? sheet.orders_note : "Nothing can be ordered here.";
  if (!s.scene.live)
    draw(f.list(), Icon::kEye, c, paint(p.ink), 1);
  else if (waits)
    board::clock(f.pen(), c, radius);
  else
    draw(f.list(), Icon::kCheck, c, paint(p.ink), radius / 10);
  const float left = x + 2 * radius + (r.h >= 52 ? 12 : 9);
  if (r.h < 52) return text(f, Style::kLabel14, {left, c.y + 5}, p.ink, title);
  text(f, Style::kLabel14, {left, r.y + 22}, p.ink, title);
  text(f, Style::kNote, {left, r.y + 40}, p.ink2, note);
}

void show_stance(const Sitting& s, Rect r) {
  const UnitId id = *s.desk.chosen;
  const Stance now = s.scene.plan.unit[place_in(s.view(), id)].stance;
  const bool narrow = r.w < 240;
  const ui::Part parts[] = {{"unit.stance.hold", narrow ? "Hold" : "Hold ground"},
                            {"unit.stance.give", "Give ground"}};
  const bool able = s.may_order() && unit_in(s.view(), id).where != Where::kGone;
  if (const auto to = ui::segmented(s.frame, r, parts, now == Stance::kGiveGround ? 1 : 0, able))
    take_stance(s, *to == 1 ? Stance::kGiveGround : Stance::kHold);
}

void show_chosen(const Sitting& s, Rect r) {
  if (const auto at_it = looked_at(s)) return report(s, r, *at_it);
  if (!s.desk.chosen) return show_news(s, r);
  const UnitRow& u = row_of(s.scene, *s.desk.chosen);
  stay_button(s, r, u);
  if (r.h >= 205 && r.w >= 280) return full(s, r, u);
  if (r.h >= 155) return close(s, r, u);
  tight(s, r, u);
}

std::string news_title(const Sitting& s) {
  const int hour = s.view().hour;
  return hour == 0 ? (s.scene.live && !s.desk.lesson ? "Your first order" : "Before the first hour")
                   : clock(hour - 1) + " to " + clock(hour);
}

namespace {

constexpr float kFirst = 14, kGap = 5, kDescent = 5;  // of the news: to its first baseline; between

std::vector<std::string> news_of(const Sitting& s) {
  if (s.view().hour == 0)
    return {s.scene.live && !s.desk.lesson ? first_step(s.seat())
                                           : "The units stand where they began."};
  if (s.scene.sheet.news.empty()) return {"Nothing was heard or seen."};
  return s.scene.sheet.news;
}

// As much of `room` as ends below a line and not within one.
float whole_lines(const Sitting& s, float room, float width, Style style) {
  float y = kFirst, end = 0;
  for (const std::string& words : news_of(s)) {
    for (std::size_t n = type::wrap(style, words, width).size(); n > 0; --n) {
      if (y + kDescent > room) return end > 0 ? end : room;
      end = y + kDescent;
      y += type::line_height(style);
    }
    y += kGap;
  }
  return room;
}

}  // namespace

float news_lines(const Sitting& s, ImVec2 at, float width, Style style) {
  for (const std::string& words : news_of(s))
    at.y += ui::paragraph(s.frame, style, at, s.frame.palette.ink, words, width) + kGap;
  return at.y - kFirst;
}

void show_news(const Sitting& s, Rect r) {
  const Edges e = edges(s, r);
  ui::caps(s.frame, {e.x, e.y + 24}, news_title(s));
  const Style style = r.w > 260 ? Style::kBody14 : Style::kNote;
  // A name for each hour: the next one's news begins at its first line.
  const std::string name = "news." + std::to_string(s.view().hour);
  // The hint has the lower end to itself, shortened where it would hide the news; where even that
  // is too much it follows them.
  constexpr float kLeastNews = 46, kTop = 34, kBelow = 6;
  const auto hint = hint_now(s);
  const float pad = s.areas.pad, room = r.h - kTop - kBelow - kLeastNews;
  float tall = hint ? hint_height(s, *hint, r.w - 2 * pad) : 0;
  if (hint && tall > room)
    tall = hint_height(s, *hint, r.w - 2 * pad, std::max<std::size_t>(2, hint_lines_within(room)));
  const bool apart = hint && tall <= room;
  if (apart) show_hint(s, {r.x, r.y + r.h - tall, r.w, tall}, *hint, pad);
  const float h = r.h - kTop - kBelow - (apart ? tall - 4 : 0);
  ui::Scroll scroll(s.frame, name.c_str(),
                    {r.x, e.y + kTop, r.w, whole_lines(s, h, e.width(), style)});
  float y = news_lines(s, {e.x, scroll.top() + kFirst}, e.width(), style);
  if (hint && !apart) {
    show_hint(s, {r.x, y + 4, r.w, tall}, *hint, pad);
    y += tall + 4;
  }
  scroll.ends_at(y);
}

void show_actions(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const Edges e = edges(s, r);
  const bool wide = e.width() > 250;
  const float h = wide ? 48 : 46, y = r.y + std::round((r.h - h) / 2) + (r.h > h + 8 ? 0.0f : 1.0f);
  const float gap = wide ? 12 : 10;
  const float fire_w =
      wide ? std::round(e.width() * 0.46f) : std::max(72.0f, std::round(e.width() * 0.34f));
  const auto at = s.scene.plan.fire;
  const std::string where = at ? std::string(code(*at)) : std::string();
  const std::string label = wide ? at ? "Fire on " + where : "Fire mission" : at ? where : "Fire";
  if (s.scene.over()) {
    if (ui::button(f, {e.x, y, fire_w, h}, {.name = "review", .label = "Review"}))
      s.wish(wish::Review{});
  } else if (ui::button(f, {e.x, y, fire_w, h},
                        {.name = "fire",
                         .label = label,
                         .key = "A",
                         .on = s.desk.aiming,
                         .enabled = s.may_order(),
                         .why = "You are looking back."})) {
    aim(s);
  }
  if (ui::button(f, {e.x + fire_w + gap, y, e.width() - fire_w - gap, h},
                 {.name = s.scene.live ? "hour.end" : "hour.now",
                  .label = s.scene.live ? "End hour" : "Back to now",
                  .tone = ui::Tone::kPrimary,
                  .key = wide ? "↵" : "",
                  .style = Style::kLabel16}))
    end_hour(s);
}

}  // namespace wg::tarn_face
