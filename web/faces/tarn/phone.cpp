// faces/tarn/phone.cpp — one thumb reaches everything.
#include "faces/tarn/phone.h"

#include <algorithm>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/tarn/coach.h"
#include "faces/tarn/finish.h"
#include "faces/tarn/input.h"
#include "faces/tarn/lists.h"
#include "faces/tarn/panel.h"
#include "faces/tarn/symbols.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

void show_top(const Sitting& s) {
  ui::Frame& f = s.frame;
  const Rect& r = s.areas.bar;
  ui::surface(f, r, f.palette.panel);
  show_clock(s, r);
  const auto tool = [&](float x, std::string_view name, std::string_view label, Icon icon,
                        bool enabled) {
    return ui::tool(f, {x, r.y, 44, 44}, name, label, icon, enabled);
  };
  if (tool(r.w - 46, "menu", "Menu", Icon::kMenu, true)) s.desk.popover = Popover::kMenu;
  if (!s.scene.over() && !s.desk.locks.undo &&
      tool(r.w - 98, "undo", "Undo", Icon::kUndo, s.scene.can_undo))
    s.wish(wish::Undo{});
}

constexpr float kText_x = 84, kNext = 62;
float text_room(Rect r) { return r.w - kNext - 12 - kText_x; }
Rect touched(Rect r) { return {r.x, r.y + 1, r.w - kNext - 8, r.h - 2}; }

// Who is chosen, in short; touching it opens the list.
void show_unit(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const UnitRow& u = row_of(s.scene, *s.desk.chosen);
  const float y = r.y, width = text_room(r);
  if (f.touch("unit.sheet", touched(r), u.name).pressed) s.desk.popover = Popover::kMenu;
  Mark m = symbol_of(s.seat(), roster(u.subject).kind);
  m.rim = m.dummy = false;
  m.waits = u.waits;
  m.echelon = roster(u.subject).kind == Kind::kRecon ? 1 : 2;
  draw(f.pen(s.seat() == Seat::kBlue ? 1.25f : 1.1f), {44, y + 40}, m);
  text(f, Style::kLabel16, {kText_x, y + 30}, p.ink, type::fit(Style::kLabel16, u.name, width));
  if (u.order.empty())
    text(f, Style::kBody14, {kText_x, y + 49}, p.ink2, type::fit(Style::kBody14, u.at, width));
  else
    text(f, Style::kLabel14, {kText_x, y + 49}, line_of(p, drawn_as(s.seat())),
         order_within(s, u, Style::kLabel14, width));
  if (roster(u.subject).full == 0) return;
  bar(f.pen(), {kText_x, y + 57, 110, 8}, drawn_as(s.seat()),
      mark_of(s.view(), u.subject, {}).strength);
  text(f, Style::kNote, {kText_x + 118, y + 65}, p.ink2,
       points(unit_in(s.view(), u.subject).strength));
}

void show_report(const Sitting& s, Rect r, const LookedAt& at_it) {
  const Palette& p = s.frame.palette;
  if (s.frame.touch("report.sheet", touched(r), at_it.row.what).pressed)
    s.desk.popover = Popover::kNews;
  Mark m = mark_of(s.view(), s.scene.before, at_it.contact);
  m.rim = false;
  m.echelon = 0;
  draw(s.frame.pen(1.1f), {44, r.y + 36}, m);
  text(s.frame, Style::kLabel16, {kText_x, r.y + 34}, p.ink,
       type::fit(Style::kLabel16, at_it.row.what, text_room(r)));
  text(s.frame, Style::kBody14, {kText_x, r.y + 54}, at_it.row.hearsay ? p.signal : p.ink2,
       type::fit(Style::kBody14, at(at_it.contact.sector) + ", " + at_it.row.how, text_room(r)));
}

// With nobody chosen: the first of what the hour brought.
void show_headline(const Sitting& s, Rect r) {
  const auto& news = s.scene.sheet.news;
  const bool first = s.view().hour == 0;
  const std::string words =
      first          ? s.desk.lesson ? "The units stand where they began." : first_step(s.seat())
               : news.empty() ? "Nothing was heard or seen."
                     : news[0];
  const Palette& p = s.frame.palette;
  if (const auto hint = hint_now(s)) {  // one press opens both in full
    const Rect room = touched(r);
    const float tall = hint_height(s, *hint, room.w - 24, 2);
    if (s.frame.touch("news", room, hint->words).pressed) s.desk.popover = Popover::kNews;
    text(s.frame, Style::kNote, {14, r.y + 16}, p.ink2,
         type::fit(Style::kNote, words, room.w - 14));
    return draw_hint(s, {room.x, room.y + room.h - tall, room.w, tall}, *hint, 12);
  }
  if (s.frame.touch("news", touched(r), words).pressed) s.desk.popover = Popover::kNews;
  const auto lines = type::wrap(Style::kBody14, words, r.w - kNext - 12 - 14);
  const bool more = news.size() > 1 && !first;
  const std::size_t shown = std::min<std::size_t>(lines.size(), more ? 2 : 3);
  float y = r.y + 24;
  for (std::size_t i = 0; i < shown; ++i, y += 20) {
    const bool goes_on = i + 1 == shown && shown < lines.size();
    text(s.frame, Style::kBody14, {14, y}, p.ink, std::string(lines[i]) + (goes_on ? "…" : ""));
  }
  if (more)
    text(s.frame, Style::kNote, {14, y + 2}, p.ink2,
         "and " + std::to_string(news.size() - 1) + " more");
}

void show_sheet(const Sitting& s, Rect r) {
  if (s.desk.chosen)
    show_unit(s, r);
  else if (const auto at_it = looked_at(s))
    show_report(s, r, *at_it);
  else
    show_headline(s, r);
  if (ui::button(
          s.frame, {r.w - kNext, r.y + 16, 44, 44},
          {.name = "unit.next", .label = "Next unit", .icon = Icon::kRight, .icon_only = true}))
    choose_next(s);
}

void show_thumb_row(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::rule(f, r.x, r.x + r.w, r.y);
  const float y = r.y + 8;
  if (ui::button(f, {12, y, 52, 46},
                 {.name = "fire",
                  .label = "Fire mission",
                  .icon = Icon::kFire,
                  .icon_only = true,
                  .on = s.desk.aiming,
                  .enabled = s.may_order()}))
    aim(s);
  const bool able =
      s.desk.chosen && s.may_order() && unit_in(s.view(), *s.desk.chosen).where != Where::kGone;
  const bool gives =
      able && s.scene.plan.unit[place_in(s.view(), *s.desk.chosen)].stance == Stance::kGiveGround;
  if (ui::button(f, {72, y, 92, 46},
                 {.name = gives ? "unit.stance.hold" : "unit.stance.give",
                  .label = gives ? "Give" : "Hold",
                  .icon = gives ? Icon::kGiveGround : Icon::kDig,
                  .enabled = able,
                  .why = "Choose a unit first."}))
    take_stance(s, gives ? Stance::kHold : Stance::kGiveGround);
  if (ui::button(f, {172, y, r.w - 184, 46},
                 {.name = s.scene.live ? "hour.end" : "hour.now",
                  .label = s.scene.live ? "End hour" : "Back to now",
                  .tone = ui::Tone::kPrimary,
                  .style = Style::kLabel16}))
    end_hour(s);
}

}  // namespace

void show_phone(const Sitting& s) {
  ui::Frame& f = s.frame;
  const Areas& a = s.areas;
  show_top(s);
  if (a.orders.h > 0) show_orders(s, a.orders);
  const bool ended = s.scene.over() && s.scene.live;
  if (ended) return show_finish(s, {0, a.hours.y + 42, a.window.w, a.window.h - a.hours.y - 42});
  if (a.units.h > 0) show_units(s, a.units);
  ui::rule(f, 0, a.window.w, a.chosen.y);
  show_sheet(s, a.chosen);
  show_thumb_row(s, a.actions);
}

}  // namespace wg::tarn_face
