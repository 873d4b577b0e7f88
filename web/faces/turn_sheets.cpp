// faces/turn_sheets.cpp — whatever is pressed on them closes them.
#include "faces/turn_sheets.h"

#include <cmath>

#include "faces/bar.h"

namespace wg::face {

bool idle_sheet(ui::Frame& f, Desk& desk, std::string_view words) {
  const ui::Over over(f);
  const Rect r = centred(380, 190);
  const Rect inside = sheet(f, desk, r, "End the turn?");
  close_outside(desk, r);
  const float x = r.x + sheet_pad(r), w = r.w - 2 * (x - r.x);
  ui::paragraph(f, type::Style::kBody14, {x, inside.y + 14}, f.palette.ink, words, w);
  const float half = std::floor((w - 12) / 2), y = r.y + r.h - 68;
  if (ui::button(f, {x, y, half, 44}, {.name = "summary.back", .label = "Go back"}))
    desk.popover = Popover::kNone;
  return ui::button(f, {x + half + 12, y, half, 44},
                    {.name = "summary.end", .label = "End turn", .tone = ui::Tone::kPrimary}) ||
         f.take(ImGuiKey_Enter);
}

std::optional<CommonWish> turn_settings(ui::Frame& f, Desk& desk, std::string_view animation,
                                        bool in_play) {
  const SettingsRows rows = settings_rows(f.coarse);
  const bool leaves = in_play && !desk.locks.another;
  std::optional<CommonWish> wish;
  SettingsSheet sheet(f, desk, 16 + 2 * rows.check + (leaves ? rows.button + 16 : 0));
  if (leaves) {
    sheet.gap(12);
    if (sheet.button({.name = "leave", .label = "Leave this game"})) {
      wish = wish::ToStart{};
      desk.popover = Popover::kNone;
    }
    sheet.gap(4);
    sheet.rule();
  }
  if (const auto looks = sheet.looks()) wish = looks;
  sheet.gap(8);
  if (sheet.check("animation", animation, desk.animates)) desk.animates = !desk.animates;
  if (sheet.check("summary.every", "Ask before an empty turn ends", desk.sums_up))
    desk.sums_up = !desk.sums_up;
  return wish;
}

namespace {

Rect titled(ui::Frame& f, Desk& desk, Rect r) {
  const Rect inside = sheet(f, desk, r, "This game");
  close_outside(desk, r);
  ui::rule(f, r.x, r.x + r.w, inside.y);
  return inside;
}

}  // namespace

MenuSheet::MenuSheet(ui::Frame& f, Desk& desk, bool phone, int rows)
    : over_(f),
      f_(f),
      desk_(desk),
      phone_(phone),
      tall_(f.coarse || phone ? 44.0f : 38.0f),
      r_(centred(340, 70 + static_cast<float>(rows + (phone ? 2 : 0)) * (tall_ + 8) + 12)),
      inside_(titled(f, desk, r_)),
      x_(r_.x + sheet_pad(r_)),
      w_(r_.w - 2 * sheet_pad(r_)),
      scroll_(f, "menu", {inside_.x + 1, inside_.y + 1, inside_.w - 2, inside_.h - 9}),
      y_(scroll_.top() + 12) {}

float MenuSheet::half() const { return std::floor((w_ - 8) / 2); }

std::optional<CommonWish> MenuSheet::tools(bool covered, bool can_redo) {
  if (!phone_) return {};
  std::optional<CommonWish> wish;
  const Locks& locks = desk_.locks;
  const float left = half();
  const auto place = [&](bool second) {
    return Rect{second ? x_ + left + 8 : x_, y_, second ? w_ - left - 8 : left, tall_};
  };
  if (!locks.copy) reserve_copy(f_, covered, place(false));
  if (!locks.undo &&
      ui::button(f_, place(true),
                 {.name = "redo", .label = "Redo", .icon = Icon::kRedo, .enabled = can_redo}))
    wish = wish::Redo{};
  y_ += tall_ + 8;
  if (!locks.settings &&
      ui::button(f_, place(false),
                 {.name = "settings", .label = "Settings", .icon = Icon::kSettings}))
    desk_.popover = Popover::kSettings;
  if (!locks.help &&
      ui::button(f_, place(true), {.name = "help", .label = "Help", .icon = Icon::kHelp}))
    desk_.popover = Popover::kHelp;
  y_ += tall_ + 8;
  return wish;
}

bool MenuSheet::row(const ui::Button& b) {
  const bool pressed = ui::button(f_, {x_, y_, w_, tall_}, b);
  y_ += tall_ + 8;
  return pressed;
}

bool MenuSheet::resigning(bool& asks, bool may, std::string_view not_now) {
  if (!asks) {
    asks = row({.name = "resign", .label = "Resign", .enabled = may, .why = not_now});
    return false;
  }
  const float left = half();
  const bool yes =
      ui::button(f_, {x_, y_, left, tall_},
                 {.name = "resign.yes", .label = "Yes, resign", .tone = ui::Tone::kPrimary});
  if (ui::button(f_, {x_ + left + 8, y_, w_ - left - 8, tall_},
                 {.name = "resign.no", .label = "Play on"}) ||
      yes)
    asks = false;
  if (yes) desk_.popover = Popover::kNone;
  y_ += tall_ + 8;
  return yes;
}

bool MenuSheet::print(std::string_view label) {
  const bool pressed = row({.name = "print.log", .label = label});
  if (pressed) desk_.popover = Popover::kNone;
  return pressed;
}

std::optional<CommonWish> MenuSheet::leaving() {
  if (desk_.locks.another || !row({.name = "leave", .label = "Leave this game"})) return {};
  desk_.popover = Popover::kNone;
  return wish::ToStart{};
}

}  // namespace wg::face
