// faces/tarn/cards.cpp — sheets of paper laid on the table.
#include "faces/tarn/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/tarn/bar.h"
#include "faces/tarn/closing.h"
#include "faces/tarn/coach.h"
#include "faces/tarn/keys.h"
#include "faces/tarn/lists.h"
#include "faces/tarn/panel.h"
#include "faces/tarn/readings.h"
#include "faces/tarn/sheets.h"
#include "faces/themes.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

ImVec2 window() { return window_rect().max(); }

// In a game: of it, and of the next one. Before one: of that.
void hint_level(ui::Frame& f, Desk& desk, Rect r, bool in_play) {
  constexpr std::array<ui::Part, 3> kLevels = {
      {{"hints.off", "Off"}, {"hints.nudges", "Nudges"}, {"hints.full", "Full"}}};
  const Hints now = in_play ? desk.hints : desk.choice.hints;
  if (const auto to = ui::segmented(f, r, kLevels, static_cast<std::size_t>(now))) {
    desk.choice.hints = static_cast<Hints>(*to);
    if (in_play) desk.hints = desk.choice.hints;
  }
}

// Places for links to the pages to read, in as many lines as they need. Returns how tall they are;
// with `keep` off it only measures.
float reading_links(const ui::Frame& f, float x, float y, float width, bool keep) {
  const float tall = f.coarse ? 44 : 32, gap = 24;
  float left = 0, top = 0;
  for (const Reading& page : kBehindTheRules) {
    const float w = std::ceil(type::width(Style::kLabel14, page.label)) + 2;
    if (left > 0 && left + w > width) {
      left = 0;
      top += tall;
    }
    if (keep) ui::slot(page.slot, {x + left, y + top, w, tall});
    left += w + gap;
  }
  return top + tall;
}

}  // namespace

void help_sheet(ui::Frame& f, Desk& desk, Seat seat, Answer& answer) {
  const ui::Over over(f);
  const auto guide = how_to_play(seat);
  const Rect r = centred(600, f.coarse ? 520 : 640);
  const Rect inside = sheet(f, desk, r, "How to play");
  close_outside(desk, r);
  const bool narrow = r.w < 480;
  const float x = r.x + sheet_pad(r), indent = narrow ? 0 : 104;
  const float width = r.w - 2 * (x - r.x) - indent;
  ui::rule(f, r.x, r.x + r.w, inside.y);
  const float links_w = r.w - 2 * (x - r.x), links = reading_links(f, 0, 0, links_w, false) + 16;
  ui::rule(f, r.x, r.x + r.w, r.y + r.h - links);
  reading_links(f, x, r.y + r.h - links + 8, links_w, true);
  ui::Scroll scroll(f, "guide", {inside.x, inside.y + 1, inside.w, inside.h - links - 2});
  float y = scroll.top() + 26;
  for (const Fact& fact : guide) {
    text(f, Style::kLabel14, {x, y}, f.palette.ink, fact.name);
    if (narrow) y += 20;
    y += ui::paragraph(f, Style::kBody14, {x + indent, y}, f.palette.ink, fact.value, width) + 8;
  }
  const float tall = f.coarse ? 44 : 36;
  if (ui::button(f, {x, y, links_w, tall},
                 {.name = "balance.open",
                  .label = narrow ? "Balance check"
                                  : "Balance check: play the strategies against each other"})) {
    desk.popover = Popover::kNone;
    answer.wishes.push_back(wish::ToBalance{});
  }
  y += tall + 16;
  scroll.ends_at(y);
  if (f.coarse) return;
  ui::caps(f, {x, y + 12}, "Keys");
  std::size_t i = 0;
  for (const Key& key : kKeys) {
    if (desk.locks.undo && key.what == "undo") continue;
    const std::size_t half = (kKeys.size() + 1) / 2;
    const float kx = x + (narrow || i < half ? 0.0f : 286.0f);
    const float ky = y + 38 + 26 * static_cast<float>(narrow ? i : i % half);
    ui::keycap(f, {kx + 24, ky}, key.key);
    text(f, Style::kBody14, {kx + 60, ky + 5}, f.palette.ink, key.what);
    scroll.ends_at(ky + 24);
    ++i;
  }
}

namespace {

// One of a few, by name; the new one, if another was pressed.
template <class Choices>
std::optional<std::size_t> one_of(ui::Frame& f, Rect r, const Choices& choices, std::size_t now) {
  std::vector<ui::Part> parts;
  for (const auto& choice : choices) parts.push_back({choice.first, choice.second});
  return ui::segmented(f, r, parts, now);
}

// What can be done with the game at hand; returns where it ends.
float game_actions(const Sitting& s, float x, float y, float width) {
  ui::Frame& f = s.frame;
  Desk& desk = s.desk;
  const Locks& locks = desk.locks;
  const float tall = f.coarse ? 44 : 36;
  if (!locks.undo) {
    if (ui::button(f, {x, y, width, tall},
                   {.name = "orders.reset",
                    .label = "Take this hour's orders back",
                    .enabled = s.may_order() && !s.scene.pending.empty(),
                    .why = "No order was given this hour."})) {
      s.wish(wish::Reset{});
      desk.popover = Popover::kNone;
    }
    y += tall + 8;
  }
  if (ui::button(f, {x, y, width, tall}, {.name = "print.log", .label = "Order log"})) {
    s.wish(wish::Print{wish::kLog});
    desk.popover = Popover::kNone;
  }
  y += tall + 8;
  if (locks.another) return y;
  if (ui::button(f, {x, y, width, tall}, {.name = "leave", .label = "Leave this game"})) {
    s.wish(wish::ToStart{});
    desk.popover = Popover::kNone;
  }
  return y + tall + 8;
}

}  // namespace

void settings_sheet(ui::Frame& f, Desk& desk, Answer& answer, const Sitting* in_play) {
  const ui::Over over(f);
  const float row = f.coarse ? 44 : 32;
  const float level_h = f.coarse ? 44 : 36;
  const Locks& locks = desk.locks;
  const int buttons = in_play ? 1 + (locks.undo ? 0 : 1) + (locks.another ? 0 : 1) : 0;
  const float choice_h = 34 + level_h + 8;
  const float needed = 58 + 36 + row * 7 + 24 + (locks.hints ? 2 : 3) * choice_h + 8 +
                       (in_play ? static_cast<float>(buttons) * (f.coarse ? 52 : 44) + 20 : 0);
  const Rect r = centred(360, needed);
  const Rect inside = sheet(f, desk, r, "Settings");
  close_outside(desk, r);
  const float x = r.x + sheet_pad(r), width = r.w - 2 * (x - r.x);
  ui::rule(f, r.x, r.x + r.w, inside.y);
  ui::Scroll scroll(f, "settings", {inside.x, inside.y + 1, inside.w, inside.h - 9});
  scroll.ends_at(scroll.top() + needed - 68);
  float y = scroll.top();
  if (in_play) {
    y = game_actions(*in_play, x, y + 12, width) + 4;
    ui::rule(f, x, x + width, y);
  }
  ui::caps(f, {x, y + 24}, "Look");
  y += 34;
  for (std::size_t i = 0; i < face::kThemes.size(); ++i, y += row)
    if (ui::radio(f, {x, y, width, row}, face::kThemes[i].first, face::kThemes[i].second,
                  desk.theme == static_cast<ThemeChoice>(i))) {
      desk.theme = static_cast<ThemeChoice>(i);
      answer.wishes.push_back(wish::Theme{desk.theme});
    }
  y += 8;
  ui::rule(f, x, x + width, y);
  ui::caps(f, {x, y + 24}, "Size");
  y += 34;
  if (const auto to = one_of(f, {x, y, width, level_h}, face::kSizes, desk.scale)) {
    desk.scale = *to;
    answer.wishes.push_back(wish::TextScale{*to});
  }
  y += level_h + 8;
  ui::rule(f, x, x + width, y);
  ui::caps(f, {x, y + 24}, "View");
  y += 34;
  const auto view = static_cast<std::size_t>(desk.view);
  if (const auto to = one_of(f, {x, y, width, level_h}, face::kViews, view))
    answer.wishes.push_back(wish::ShowAs{static_cast<ViewChoice>(*to)});
  y += level_h + 8;
  ui::rule(f, x, x + width, y);
  y += 8;
  if (ui::check(f, {x, y, width, row}, "animation", "Play each hour on the map", desk.animates))
    desk.animates = !desk.animates;
  y += row;
  if (ui::check(f, {x, y, width, row}, "summary.every", "Sum up each hour before it ends",
                desk.sums_up))
    desk.sums_up = !desk.sums_up;
  y += row + 8;
  if (!locks.hints) {
    ui::rule(f, x, x + width, y);
    ui::caps(f, {x, y + 24}, "Hints");
    y += 34;
    hint_level(f, desk, {x, y, width, level_h}, in_play != nullptr);
    y += level_h + 8;
  }
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
      hint ? hint_height(s, *hint, std::min(420.0f, window().x - 16) - 2 * pad) : 0;
  const Rect r = centred(420, phone ? window().y : 58 + row * rows + 24 + hint_h);
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
  const ImVec2 room = window();
  const Rect r{8, 8, room.x - 16, room.y - 16};
  const Rect inside = sheet(f, s.desk, r, kTitle);
  close_outside(s.desk, r);
  const float x = r.x + sheet_pad(r), cell = (r.x + r.w / 2 - x) - 4;
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
  if (!locks.copy) reserve_copy(s, next_cell());
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

void draw_card(ui::Frame& f, Rect on, const Card& card, Answer& answer) {
  const ui::Over over(f);
  const float w = std::min(420.0f, window().x - 24);
  const auto lines = type::wrap(Style::kBody14, card.sentence, w - 48);
  const float h = 24 + 24 + static_cast<float>(lines.size()) * 20 + 16 + 44 + 20;
  const Rect r{
      std::floor(std::clamp(on.middle().x - w / 2, 12.0f, window().x - w - 12)),
      std::floor(std::clamp(on.middle().y - h / 2, 8.0f, std::max(window().y - h - 8, 8.0f))), w,
      h};
  ui::shade(f, window_rect());
  ui::plate(f, r);
  text(f, Style::kName, {r.x + 24, r.y + 40}, f.palette.ink, card.title);
  ui::paragraph(f, Style::kBody14, {r.x + 24, r.y + 66}, f.palette.ink, card.sentence, w - 48);
  ui::Button action{.name = "card.action", .label = card.action, .tone = ui::Tone::kPrimary};
  const float bw = std::max(110.0f, ui::button_width(action) + 36);
  const bool pressed = ui::button(f, {r.x + r.w - 24 - bw, r.y + r.h - 64, bw, 44}, action);
  if (pressed || f.take(ImGuiKey_Enter) || f.take(ImGuiKey_Escape))
    answer.wishes.push_back(wish::Dismiss{});
}

void show_card(const Sitting& s, Rect over, const Card& card) {
  draw_card(s.frame, over, card, s.answer);
}

void draw_message(ui::Frame& f, Rect over, std::string_view words) {
  const float room = std::min(over.w - 24, 340.0f);
  const auto lines = type::wrap(Style::kBody14, words, room - 28);
  float w = 0;
  for (const auto line : lines) w = std::max(w, type::width(Style::kBody14, line));
  const float h = 20 * static_cast<float>(lines.size()) + 20;
  const Rect r{over.x + 12, over.y + over.h - 12 - h, std::ceil(w) + 28, h};
  fill(f.list(), r, paint(f.palette.panel), 3);
  box(f.list(), r.grown(-0.5f), paint(f.palette.ink), f.border(), 3);
  float y = r.y + 25;
  for (const auto line : lines) {
    text(f, Style::kBody14, {r.x + 14, y}, f.palette.ink, line);
    y += 20;
  }
}

void show_toast(const Sitting& s, Rect over) {
  if (s.desk.toast.empty()) return;
  if (s.now_ms >= s.desk.toast_ends_ms) return s.desk.toast.clear();
  draw_message(s.frame, over, s.desk.toast);
}

void show_prompt(const Sitting& s, Rect over) {
  if (s.desk.aiming && s.desk.toast.empty())
    draw_message(s.frame, over,
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
