// faces/tarn/cards.cpp — sheets of paper laid on the table.
#include "faces/tarn/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/bar.h"
#include "faces/cards.h"
#include "faces/help.h"
#include "faces/settings.h"
#include "faces/tarn/closing.h"
#include "faces/tarn/coach.h"
#include "faces/tarn/keys.h"
#include "faces/tarn/lists.h"
#include "faces/tarn/panel.h"
#include "faces/tarn/readings.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

// In a game: of it, and of the next one. Before one: of that.
void hint_level(face::SettingsSheet& sheet, Desk& desk, bool in_play) {
  constexpr std::array<ui::Part, 3> kLevels = {
      {{"hints.off", "Off"}, {"hints.nudges", "Nudges"}, {"hints.full", "Full"}}};
  const Hints now = in_play ? desk.hints : desk.choice.hints;
  sheet.heading("Hints");
  if (const auto to = sheet.choice(kLevels, static_cast<std::size_t>(now))) {
    desk.choice.hints = static_cast<Hints>(*to);
    if (in_play) desk.hints = desk.choice.hints;
  }
}

// What can be done with the game at hand.
void game_actions(face::SettingsSheet& sheet, const Sitting& s) {
  const auto act = [&](const ui::Button& button, Wish wish) {
    if (!sheet.button(button)) return;
    s.wish(std::move(wish));
    s.desk.popover = Popover::kNone;
  };
  if (!s.desk.locks.undo)
    act({.name = "orders.reset",
         .label = "Take this hour's orders back",
         .enabled = s.may_order() && !s.scene.pending.empty(),
         .why = "No order was given this hour."},
        wish::Reset{});
  act({.name = "print.log", .label = "Order log"}, wish::Print{wish::kLog});
  if (!s.desk.locks.another) act({.name = "leave", .label = "Leave this game"}, wish::ToStart{});
}

}  // namespace

void help_sheet(ui::Frame& f, Desk& desk, Seat seat, Answer& answer) {
  face::HelpSheet sheet(f, desk, kBehindTheRules);
  sheet.facts(how_to_play(seat));
  if (sheet.button("balance.open", "Balance check: play the strategies against each other",
                   "Balance check")) {
    desk.popover = Popover::kNone;
    answer.wishes.push_back(wish::ToBalance{});
  }
  sheet.keys(kKeys);
}

void settings_sheet(ui::Frame& f, Desk& desk, Answer& answer, const Sitting* in_play) {
  const face::SettingsRows rows = face::settings_rows(f.coarse);
  const Locks& locks = desk.locks;
  const int buttons = 1 + (locks.undo ? 0 : 1) + (locks.another ? 0 : 1);
  const float own = 8 + 2 * rows.check + 8 + (locks.hints ? 0 : rows.choice) +
                    (in_play ? static_cast<float>(buttons) * rows.button + 20 : 0);
  face::SettingsSheet sheet(f, desk, own);
  if (in_play) {
    sheet.gap(12);
    game_actions(sheet, *in_play);
    sheet.gap(4);
    sheet.rule();
  }
  answer.take(sheet.looks());
  sheet.gap(8);
  if (sheet.check("animation", "Play each hour on the map", desk.animates))
    desk.animates = !desk.animates;
  if (sheet.check("summary.every", "Sum up each hour before it ends", desk.sums_up))
    desk.sums_up = !desk.sums_up;
  sheet.gap(8);
  if (!locks.hints) hint_level(sheet, desk, in_play != nullptr);
}

namespace {

// Lists on a sheet begin under its title.
Areas on_sheet(Areas a) {
  a.pad = a.shape == Shape::kPhone ? 20 : 28;
  return a;
}

void reports_sheet(const Sitting& from) {
  ui::Frame& f = from.frame;
  const ui::Over over(f);
  const Areas roomy = on_sheet(from.areas);
  const Sitting s{f, from.desk, from.scene, roomy, from.answer, from.now_ms};
  const bool phone = s.areas.shape == Shape::kPhone;
  const float row = f.coarse || phone ? 44 : 27, pad = roomy.pad;
  const auto rows = static_cast<float>(std::max<std::size_t>(s.scene.sheet.reports.size(), 1));
  const auto hint = hint_now(s);
  const float hint_h =
      hint ? hint_height(s, *hint, std::min(420.0f, face::window_rect().max().x - 16) - 2 * pad)
           : 0;
  const Rect r =
      face::centred(420, phone ? face::window_rect().max().y : 58 + row * rows + 24 + hint_h);
  const std::string theirs = std::string(side_name(other(s.seat()))) + ", as reported";
  const Rect inside = sheet(f, s.desk, r, phone ? "Reports" : theirs);
  close_outside(s.desk, r);
  ui::rule(f, r.x, r.x + r.w, inside.y);
  const auto looked_at = s.desk.contact;
  ui::Scroll scroll(f, "all reports", {inside.x, inside.y + 1, inside.w, inside.h - 9});
  float y = scroll.top();
  if (hint) show_hint(s, {inside.x, y, inside.w, hint_h}, *hint, pad);
  y += hint_h + 8;
  if (phone) {
    ui::caps(f, {inside.x + pad, y + 14}, news_title(s));
    y = news_lines(s, {inside.x + pad, y + 38}, inside.w - 2 * pad, Style::kBody14) + 8;
    ui::rule(f, inside.x, inside.x + inside.w, y);
    ui::caps(f, {inside.x + pad, y + 21}, theirs);
    y += kHead;
  }
  scroll.ends_at(report_rows(s, inside, y, row));
  if (s.desk.contact != looked_at) s.desk.popover = Popover::kNone;
}

void menu_sheet(const Sitting& from) {
  ui::Frame& f = from.frame;
  const ui::Over over(f);
  const Areas roomy = on_sheet(from.areas);
  const Sitting s{f, from.desk, from.scene, roomy, from.answer, from.now_ms};
  const ImVec2 room = face::window_rect().max();
  const Rect r{8, 8, room.x - 16, room.y - 16};
  const Rect inside = sheet(f, s.desk, r, kTitle);
  close_outside(s.desk, r);
  const float x = r.x + face::sheet_pad(r), cell = (r.x + r.w / 2 - x) - 4;
  float y = inside.y + 4;
  const Locks& locks = s.desk.locks;
  int placed = 0;
  const auto next_cell = [&] {
    const auto column = static_cast<float>(placed % 2), line = static_cast<float>(placed / 2);
    ++placed;
    return Rect{x + column * (cell + 8), y + line * 52, cell, 44};
  };
  if (!locks.undo &&
      ui::button(
          f, next_cell(),
          {.name = "redo", .label = "Redo", .icon = Icon::kRedo, .enabled = s.scene.can_redo}))
    s.wish(wish::Redo{});
  if (!locks.copy) face::reserve_copy(f, s.scene.card.has_value(), next_cell());
  if (!locks.settings &&
      ui::button(f, next_cell(),
                 {.name = "settings", .label = "Settings", .icon = Icon::kSettings}))
    s.desk.popover = Popover::kSettings;
  if (!locks.help &&
      ui::button(f, next_cell(), {.name = "help", .label = "Help", .icon = Icon::kHelp}))
    s.desk.popover = Popover::kHelp;
  y += static_cast<float>((placed + 1) / 2) * 52 + 4;
  ui::rule(f, r.x, r.x + r.w, y);
  ui::caps(f, {x, y + 22}, std::string(side_name(s.seat())) + " units");
  const Rect list{r.x + 1, y + 32, r.w - 2, r.y + r.h - y - 32 - 8};
  constexpr float kRow = 44;
  ui::Scroll scroll(f, "everything", list);
  const auto chosen = s.desk.chosen;
  const auto contact = s.desk.contact;
  const bool aiming = s.desk.aiming;
  const float below = unit_rows(s, list, scroll.top(), kRow) + 6;
  ui::rule(f, r.x, r.x + r.w, below);
  ui::caps(f, {x, below + 22}, std::string(side_name(other(s.seat()))) + ", as reported");
  scroll.ends_at(report_rows(s, list, below + 32, kRow));
  if (s.desk.chosen != chosen || s.desk.contact != contact || s.desk.aiming != aiming)
    s.desk.popover = Popover::kNone;
}

}  // namespace

void show_prompt(const Sitting& s, Rect over) {
  if (s.desk.aiming && s.desk.toast.empty())
    face::draw_message(s.frame, over,
                       s.frame.coarse ? "Touch the sector to fire on."
                                      : "Choose the sector to fire on. Esc lets go.");
}

void show_popover(const Sitting& s, Rect map) {
  switch (s.desk.popover) {
    case Popover::kNone:
      return;
    case Popover::kSettings:
      return settings_sheet(s.frame, s.desk, s.answer, &s);
    case Popover::kHelp:
      return help_sheet(s.frame, s.desk, s.seat(), s.answer);
    case Popover::kMenu:
      return menu_sheet(s);
    case Popover::kNews:
      return reports_sheet(s);
    case Popover::kSummary:
      return show_closing(s, map);
    case Popover::kOpponents:
      return;  // the start screen's
  }
}

}  // namespace wg::tarn_face
