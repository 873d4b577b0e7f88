// faces/clash/cards.cpp — sheets of paper laid on the table.
#include "faces/clash/cards.h"

#include <algorithm>
#include <cmath>

#include "clash/guide.h"
#include "clash/words.h"

#include "faces/bar.h"
#include "faces/clash/input.h"
#include "faces/clash/keys.h"
#include "faces/clash/readings.h"
#include "faces/help.h"
#include "faces/settings.h"

namespace wg::clash_face {
namespace {

using ui::Style;
using ui::text;

// What can be done with the game at hand, each in a row; returns where the rows end.
struct Rows {
  const Sitting& s;
  Rect place;
  float y, tall;

  bool row(const ui::Button& b) {
    const bool pressed = ui::button(s.frame, {place.x, y, place.w, tall}, b);
    y += tall + 8;
    return pressed;
  }
};

void resigning(const Sitting& s, Rows& rows) {
  ui::Frame& f = s.frame;
  const bool may = s.may_order();
  const std::string not_now = sentence(s.scene.over() ? Refusal::kGameOver : Refusal::kNotYourTurn);
  if (!s.desk.asks_to_resign) {
    if (rows.row({.name = "resign", .label = "Resign", .enabled = may, .why = not_now}))
      s.desk.asks_to_resign = true;
    return;
  }
  const float w = std::floor((rows.place.w - 8) / 2);
  if (ui::button(f, {rows.place.x, rows.y, w, rows.tall},
                 {.name = "resign.yes", .label = "Yes, resign", .tone = ui::Tone::kPrimary})) {
    s.give(Resign{});
    s.desk.asks_to_resign = false;
    s.desk.popover = Popover::kNone;
  }
  if (ui::button(f, {rows.place.x + w + 8, rows.y, rows.place.w - w - 8, rows.tall},
                 {.name = "resign.no", .label = "Play on"}))
    s.desk.asks_to_resign = false;
  rows.y += rows.tall + 8;
}

void menu_sheet(const Sitting& s) {
  ui::Frame& f = s.frame;
  const ui::Over over(f);
  const Locks& locks = s.desk.locks;
  const bool phone = s.areas.shape == Shape::kPhone;
  const float tall = f.coarse || phone ? 44 : 38;
  const float rows_n = 3 + (phone ? 2.0f : 0.0f);
  const Rect r = face::centred(340, 58 + 12 + rows_n * (tall + 8) + 12);
  const Rect inside = face::sheet(f, s.desk, r, "This game");
  face::close_outside(s.desk, r);
  ui::rule(f, r.x, r.x + r.w, inside.y);
  const float x = r.x + face::sheet_pad(r), w = r.w - 2 * (x - r.x);
  ui::Scroll scroll(f, "menu", {inside.x + 1, inside.y + 1, inside.w - 2, inside.h - 9});
  Rows rows{s, {x, 0, w, 0}, scroll.top() + 12, tall};
  if (phone) {
    const float half = std::floor((w - 8) / 2);
    if (!locks.copy) face::reserve_copy(f, s.scene.card.has_value(), {x, rows.y, half, tall});
    if (!locks.undo &&
        ui::button(
            f, {x + half + 8, rows.y, w - half - 8, tall},
            {.name = "redo", .label = "Redo", .icon = Icon::kRedo, .enabled = s.scene.can_redo}))
      s.wish(wish::Redo{});
    rows.y += tall + 8;
    if (!locks.settings &&
        ui::button(f, {x, rows.y, half, tall},
                   {.name = "settings", .label = "Settings", .icon = Icon::kSettings}))
      s.desk.popover = Popover::kSettings;
    if (!locks.help && ui::button(f, {x + half + 8, rows.y, w - half - 8, tall},
                                  {.name = "help", .label = "Help", .icon = Icon::kHelp}))
      s.desk.popover = Popover::kHelp;
    rows.y += tall + 8;
  }
  if (rows.row({.name = "print.log", .label = "All fights as text"})) {
    s.wish(wish::Print{});
    s.desk.popover = Popover::kNone;
  }
  resigning(s, rows);
  if (!locks.another && rows.row({.name = "leave", .label = "Leave this game"})) {
    s.wish(wish::ToStart{});
    s.desk.popover = Popover::kNone;
  }
  scroll.ends_at(rows.y);
}

// Nothing was ordered: that may be meant, or a slip.
void idle_sheet(const Sitting& s) {
  ui::Frame& f = s.frame;
  const ui::Over over(f);
  const Rect r = face::centred(380, 190);
  const Rect inside = face::sheet(f, s.desk, r, "End the turn?");
  face::close_outside(s.desk, r);
  const float x = r.x + face::sheet_pad(r), w = r.w - 2 * (x - r.x);
  ui::paragraph(f, Style::kBody14, {x, inside.y + 14}, f.palette.ink,
                "Nothing was ordered in it. Units that stay and do not fight dig in and recover.",
                w);
  const float half = std::floor((w - 12) / 2), y = r.y + r.h - 68;
  if (ui::button(f, {x, y, half, 44}, {.name = "summary.back", .label = "Go back"}))
    s.desk.popover = Popover::kNone;
  if (ui::button(f, {x + half + 12, y, half, 44},
                 {.name = "summary.end", .label = "End turn", .tone = ui::Tone::kPrimary}) ||
      f.take(ImGuiKey_Enter))
    end_turn(s);
}

}  // namespace

void settings_sheet(ui::Frame& f, Desk& desk, Answer& answer, const Sitting* in_play) {
  const face::SettingsRows rows = face::settings_rows(f.coarse);
  const bool leaves = in_play && !desk.locks.another;
  face::SettingsSheet sheet(f, desk, 16 + 2 * rows.check + (leaves ? rows.button + 16 : 0));
  if (leaves) {
    sheet.gap(12);
    if (sheet.button({.name = "leave", .label = "Leave this game"})) {
      in_play->wish(wish::ToStart{});
      desk.popover = Popover::kNone;
    }
    sheet.gap(4);
    sheet.rule();
  }
  answer.take(sheet.looks());
  sheet.gap(8);
  if (sheet.check("animation", "Show the computer’s orders one by one", desk.animates))
    desk.animates = !desk.animates;
  if (sheet.check("summary.every", "Ask before an empty turn ends", desk.sums_up))
    desk.sums_up = !desk.sums_up;
}

void help_sheet(ui::Frame& f, Desk& desk) {
  face::HelpSheet sheet(f, desk, kReadings);
  sheet.facts(how_to_play());
  sheet.keys(kKeys);
  sheet.facts(sources());
}

void show_popover(const Sitting& s) {
  switch (s.desk.popover) {
    case Popover::kSettings:
      return settings_sheet(s.frame, s.desk, s.answer, &s);
    case Popover::kHelp:
      return help_sheet(s.frame, s.desk);
    case Popover::kMenu:
      return menu_sheet(s);
    case Popover::kSummary:
      return idle_sheet(s);
    case Popover::kNone:
    case Popover::kNews:
    case Popover::kOpponents:
      return;
  }
}

}  // namespace wg::clash_face
