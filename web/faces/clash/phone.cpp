// faces/clash/phone.cpp — one thumb reaches everything.
#include "faces/clash/phone.h"

#include <algorithm>

#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/finish.h"
#include "faces/clash/panel.h"

namespace wg::clash_face {
namespace {

void show_top(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  ui::surface(f, r, p.panel);
  const std::string round = "Round " + std::to_string(s.view().round);
  const Style style = r.w < 360 ? Style::kLabel16 : Style::kName;
  text(f, style, {r.x + 12, r.y + 28}, p.ink, round);
  if (!s.scene.over())
    text(f, style, {r.x + 12 + type::width(style, round) + 9, r.y + 28}, s.ink(s.view().to_move),
         side_name(s.view().to_move));
  float x = r.w - 2;
  const auto tool = [&](std::string_view name, std::string_view label, Icon icon, bool enabled) {
    x -= 44;
    return ui::tool(f, {x, r.y, 44, 44}, name, label, icon, enabled);
  };
  if (tool("menu", "Menu", Icon::kMenu, true)) s.desk.popover = Popover::kMenu;
  if (s.scene.live && !s.scene.over() && !s.desk.locks.undo &&
      tool("undo", "Undo", Icon::kUndo, s.scene.can_undo))
    s.wish(wish::Undo{});
  ui::rule(f, 0, r.w, r.y + r.h);
}

// Where somebody who looks nearer wants to look: at the chosen unit, else amid one's own.
ImVec2 of_interest(const Sitting& s, Rect pane) {
  const Grid g = lay_out(s.areas.map, s.frame.ratio, s.desk.camera);
  const auto kept = [&](ImVec2 q) {
    return ImVec2{std::clamp(q.x, pane.x, pane.max().x), std::clamp(q.y, pane.y, pane.max().y)};
  };
  if (const Piece* p = s.chosen()) return kept(middle_of(g, p->tile));
  ImVec2 sum{};
  int n = 0;
  for (const Piece& p : s.view().pieces) {
    if (p.side != s.own()) continue;
    sum = sum + middle_of(g, p.tile);
    ++n;
  }
  return n == 0 ? pane.middle() : kept(sum * (1 / static_cast<float>(n)));
}

void show_zoom(const Sitting& s, Rect r) {
  const Rect pane = lay_out(s.areas.map, s.frame.ratio).pane;
  const ImVec2 nearer = of_interest(s, pane);
  const auto step = [&](float x, std::string_view name, std::string_view label, Icon icon,
                        float factor, bool able) {
    if (ui::tool(s.frame, {x, r.y, r.w / 2, r.h}, name, label, icon, able))
      s.desk.camera =
          face::zoomed(s.desk.camera, pane, factor, factor > 1 ? nearer : pane.middle());
  };
  constexpr float kStep = 1.6f;
  step(r.x, "map.farther", "Farther", Icon::kMinus, 1 / kStep, !s.desk.camera.is_whole());
  step(r.x + r.w / 2, "map.nearer", "Nearer", Icon::kPlus, kStep,
       s.desk.camera.zoom < face::kNearest);
}

}  // namespace

void show_phone(const Sitting& s) {
  const Areas& a = s.areas;
  show_top(s, a.bar);
  show_zoom(s, a.zoom);
  ui::rule(s.frame, 0, a.window.w, a.body.y - 1);
  if (s.scene.over() && s.scene.live)
    return show_finish(s, {0, a.body.y, a.window.w, a.window.h - a.body.y});
  show_body(s, a.body);
  show_actions(s, a.actions);
}

}  // namespace wg::clash_face
