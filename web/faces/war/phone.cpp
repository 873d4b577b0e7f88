// faces/war/phone.cpp — one thumb reaches everything.
#include "faces/war/phone.h"

#include <algorithm>

#include "war/words.h"

#include "faces/thumb.h"
#include "faces/war/column.h"
#include "faces/war/finish.h"
#include "faces/war/grid.h"
#include "faces/war/panel.h"

namespace wg::war_face {
namespace {

void show_top(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  ui::surface(f, r, p.panel);
  const Seat side = s.mover();
  const std::string turn = s.turn();
  text(f, Style::kName, {r.x + 14, r.y + 29}, p.ink, turn);
  if (side != Seat::kUmpire)
    text(f, Style::kLabel16, {r.x + 14 + type::width(Style::kName, turn) + 12, r.y + 29},
         s.ink(side), side_name(side));
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
  if (const auto id = s.desk.chosen ? s.desk.chosen : s.desk.aimed; id && is_there(s.state(), *id))
    return kept(middle_of(g, s.state().at[*id]));
  ImVec2 sum{};
  int n = 0;
  const Seat own = s.seat() == kNorth ? kNorth : kSouth;
  for (std::size_t i = 0; i < kPerSide; ++i) {
    const auto id = static_cast<UnitId>(first_of(own) + i);
    if (!is_there(s.state(), id)) continue;
    sum = sum + middle_of(g, s.state().at[id]);
    ++n;
  }
  return n == 0 ? pane.middle() : kept(sum * (1 / static_cast<float>(n)));
}

}  // namespace

void show_phone(const Sitting& s) {
  const Areas& a = s.areas;
  show_top(s, a.bar);
  show_turn(s, a.turn);
  const Rect pane = lay_out(a.map, s.frame.ratio).pane;
  face::show_zoom(s.frame, s.desk, a.zoom, pane, of_interest(s, pane));
  ui::rule(s.frame, 0, a.window.w, a.body.y - 1);
  if (s.scene.over() && s.scene.live)
    return show_finish(s, {0, a.body.y, a.window.w, a.window.h - a.body.y});
  show_body(s, a.body);
  show_actions(s, a.actions);
}

}  // namespace wg::war_face
