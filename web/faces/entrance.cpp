// faces/entrance.cpp — upright windows have the picture above, as a strip.
#include "faces/entrance.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets.h"

namespace wg::face {

using ui::Style;
using ui::text;

Entrance entrance(ImVec2 size, bool compact) {
  Entrance e;
  e.window = {0, 0, size.x, size.y};
  e.beside = size.x >= 560 && size.x > size.y * 0.9f;
  const float strip = size.y < 480 || compact ? 0.0f : size.y < 700 ? 136.0f : 160.0f;
  const float w = e.beside ? std::round(std::clamp(0.406f * size.x, 376.0f, 560.0f)) : size.x;
  e.picture = e.beside ? Rect{0, 0, size.x - w, size.y} : Rect{0, 0, size.x, strip};
  e.column = e.beside ? Rect{e.picture.w, 0, w, size.y} : Rect{0, strip, w, size.y - strip};
  return e;
}

void lay_column(ui::Frame& f, const Entrance& e) {
  ui::surface(f, e.column, f.palette.panel);
  if (e.beside)
    fill(f.list(), Rect{e.column.x, 0, 1, e.window.h}, paint(f.palette.ink));
  else if (e.picture.h > 0)
    fill(f.list(), Rect{0, e.picture.h, e.window.w, 1}, paint(f.palette.ink));
}

void title_plate(ui::Frame& f, Rect on, std::string_view title, std::string_view words,
                 float widest) {
  const Palette& p = f.palette;
  const float w = std::min(widest, on.w - (on.w < 480 ? 24 : 80));
  if (w < 180) return;
  const bool small = w < 400;
  const Style style = small ? Style::kNote : Style::kBody16;
  const float inset = small ? 18 : 26, words_w = w - 2 * inset + (small ? 4 : 0);
  const auto lines = static_cast<float>(type::wrap(style, words, words_w).size());
  const float h = (small ? 68 : 94) + lines * type::line_height(style);
  const bool strip = on.h < 200;
  const float below = strip ? std::floor((on.h - h) / 2) : on.w < 480 ? 24.0f : 40.0f;
  const Rect r{on.x + (on.w < 480 ? std::floor((on.w - w) / 2) : 40.0f), on.y + on.h - h - below, w,
               h};
  ui::surface(f, r, p.panel);
  box(f.list(), r.grown(-0.5f), paint(p.ink), 1);
  box(f.list(), r.grown(-4.5f), paint(p.ink), 2.25f);
  const float x = r.x + inset;
  text(f, small ? Style::kFigure28 : Style::kDisplay, {x, r.y + (small ? 42 : 60)}, p.ink, title);
  ui::paragraph(f, style, {x + (small ? 0 : 2), r.y + (small ? 66 : 92)}, p.ink2, words, words_w);
}

float show_tools(ui::Frame& f, Desk& desk, float r, float y) {
  const float side = f.coarse ? 44 : 36;
  float left = r + 8;  // of what stands there already
  const auto tool = [&](std::string_view name, std::string_view label, Icon icon) {
    left -= side;
    return ui::tool(f, {left, y + 12 - side, side, side}, name, label, icon);
  };
  if (!desk.locks.help && tool("help", "How to play", Icon::kHelp)) desk.popover = Popover::kHelp;
  left -= 2;
  if (!desk.locks.settings && tool("settings", "Settings", Icon::kSettings))
    desk.popover = Popover::kSettings;
  return left;
}

int games_waiting(const Lobby& lobby) {
  return lobby.unfinished.has_value() + lobby.kept.has_value();
}

std::optional<CommonWish> show_waiting(ui::Frame& f, const Lobby& lobby, float x, float r,
                                       float& y) {
  std::optional<CommonWish> wish;
  const auto go_on = [&](const std::optional<Unfinished>& game, const ui::Button& button,
                         wish::Continue to) {
    if (!game) return;
    ui::rule(f, x, r, y);
    const float w = 108, tall = f.coarse ? 44 : 40, room = r - x - w - 12;
    text(f, Style::kLabel14, {x, y + 28}, f.palette.ink,
         type::fit(Style::kLabel14, game->title, room));
    text(f, Style::kBody14, {x, y + 48}, f.palette.ink2,
         type::fit(Style::kBody14, game->note, room));
    if (ui::button(f, {r - w, y + 14, w, tall}, button)) wish = to;
    y += kGameRow;
  };
  go_on(lobby.unfinished, {.name = "start.continue", .label = "Continue"}, {});
  go_on(lobby.kept, {.name = "start.kept", .label = "Go back"}, {.kept = true});
  return wish;
}

}  // namespace wg::face
