// faces/clash/play.cpp — puts the parts in their places.
#include "faces/clash/play.h"

#include <algorithm>

#include "clash/guide.h"
#include "clash/words.h"

#include "board/marks.h"
#include "faces/bar.h"
#include "faces/cards.h"
#include "faces/clash/cards.h"
#include "faces/clash/finish.h"
#include "faces/clash/input.h"
#include "faces/clash/panel.h"
#include "faces/clash/phone.h"
#include "faces/clash/picture.h"
#include "faces/clash/rounds.h"
#include "faces/lens.h"

namespace wg::clash_face {
namespace {

void name_the_tiles(const Grid& g) {
  for (Tile t = 0; t < kTiles; ++t)
    if (const Rect r = rect_of(g, t); g.pane.has(r.middle())) ui::slot("tile." + name(t), r);
}

// A finger covers more than a tile of a small board: it looks nearer, and chooses whom it meant,
// but gives no order.
constexpr float kFingertip = 22;
void tap_from_afar(const Sitting& s, const Grid& g, Tile tile, ImVec2 at) {
  constexpr float kNearer = 40;
  s.desk.camera = face::zoomed(s.desk.camera, g.pane, kNearer / g.cell, at);
  if (!pieces_on(s.view(), tile, s.own()).empty()) return choose_at(s, tile);
  if (!s.chosen()) click(s, tile);
}

void show_map(const Sitting& s, const Grid& g) {
  ui::Frame& f = s.frame;
  Desk& d = s.desk;
  const ui::Touch t = f.touch("board", g.pane, "The board");
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  d.hovered.reset();
  if (t.hovered && !f.coarse && s.may_order()) d.hovered = tile_under(g, pointer);
  if (t.held && face::was_dragged()) face::drag_map(f, d, g.pane);
  if (t.pressed && t.focused) {
    enter_the_board(s);
  } else if (t.pressed && !face::was_dragged()) {
    d.cursor.reset();
    d.asks_to_resign = false;
    const auto tile = tile_under(g, pointer);
    if (tile && f.coarse && g.cell < kFingertip)
      tap_from_afar(s, g, *tile, pointer);
    else if (tile)
      click(s, *tile);
  }
  draw_board(f.list(), g, picture_of(d, s.scene), f.palette);
  if (t.focused) focus(f.pen(), g.pane.grown(4));
  name_the_tiles(g);
}

// What lies on the board is touched before it, and drawn above it.
void show_map_and_lens(const Sitting& s, const Grid& g) {
  ImDrawListSplitter layers;
  ImDrawList& list = s.frame.list();
  layers.Split(&list, 2);
  layers.SetCurrentChannel(&list, 1);
  if (s.areas.shape != Shape::kPhone) face::show_lens(s.frame, s.desk, g.pane);
  layers.SetCurrentChannel(&list, 0);
  show_map(s, g);
  layers.Merge(&list);
}

void show_top(const Sitting& s, Rect r) {
  const Scenario& map = s.map();
  s.answer.take(face::show_bar(s.frame, s.desk, r,
                               {.title = kTitle,
                                .note = map.title + ": " + aim_of(map, s.own()),
                                .cuts_note = true,
                                .wide = s.areas.shape == Shape::kWide,
                                .over = s.scene.over() && s.scene.live,
                                .covered = s.scene.card.has_value(),
                                .can_undo = s.scene.can_undo,
                                .can_redo = s.scene.can_redo}));
}

void show_panel(const Sitting& s) {
  const Areas& a = s.areas;
  ui::Frame& f = s.frame;
  ui::surface(f, a.panel, f.palette.panel);
  show_head(s, a.head);
  if (s.scene.over() && s.scene.live) {
    show_finish(s, {a.panel.x, a.body.y, a.panel.w, a.panel.y + a.panel.h - a.body.y});
  } else {
    show_body(s, a.body);
    show_actions(s, a.actions);
  }
  ui::upright(f, a.panel.x, 0, a.panel.h);
}

// The lesson wants to know whether its attack has been looked at.
void note_what_was_seen(Desk& d, const Scene& scene, const std::optional<Spoken>& attack) {
  if (!is_lesson(scene.setup.battle) || !attack || attack->bombards) return;
  d.panel_seen = d.panel_seen || attack->target == lesson_target(scene.scenario());
}

}  // namespace

Answer show_play(ui::Frame& frame, Desk& desk, const Scene& scene, std::uint64_t now_ms) {
  Answer answer;
  const Areas a = areas(ImGui::GetIO().DisplaySize, frame.coarse);
  const auto attack = spoken(desk, scene);
  if (!attack) desk.aim.reset();  // its lead or its target is gone
  const Piece* own = desk.chosen ? piece(scene.now, *desk.chosen) : nullptr;
  if (!own) desk.chosen.reset();
  const auto threat = own && own->side == scene.now.seat && scene.live && !attack
                          ? danger(scene, *own)
                          : std::nullopt;
  if (!threat) desk.reverse = false;
  note_what_was_seen(desk, scene, attack);
  desk.read = std::min(desk.read, scene.bouts.size());  // some were taken back
  const Sitting s{frame, desk, scene, a, attack, threat, answer, now_ms};
  const bool covered = scene.card || desk.popover != Popover::kNone;
  const Rect pane = lay_out(a.map, frame.ratio).pane;
  if (!covered) face::move_camera(frame, desk, pane);
  const Grid grid = lay_out(a.map, frame.ratio, desk.camera);
  if (!scene.live) replay(s);
  const bool phone = a.shape == Shape::kPhone;
  ui::surface(frame, a.window, phone ? frame.palette.panel : frame.palette.paper);
  {
    const ui::Beneath beneath(frame, covered);
    show_map_and_lens(s, grid);
    show_rounds(s, phone ? a.rounds : Rect{pane.x, a.rounds.y, pane.w, a.rounds.h});
    show_score(s, phone ? Rect{a.score.x + 12, a.score.y, a.score.w - 24, a.score.h}
                        : Rect{pane.x, a.score.y, pane.w, a.score.h});
    if (phone) {
      show_phone(s);
    } else {
      show_panel(s);
      show_top(s, a.bar);
    }
  }
  show_popover(s);
  if (scene.card && face::draw_card(frame, pane, *scene.card)) s.wish(wish::Dismiss{});
  face::show_toast(frame, desk, a.body, now_ms);  // beside the board, never on it
  const auto from = desk.cursor;
  take_keys(s);
  face::take_lens_keys(frame, desk, pane);
  if (desk.cursor && desk.cursor != from)
    desk.camera = face::showing(desk.camera, place_of(*desk.cursor));
  // What was refused before is of no interest once something succeeds.
  for (const Wish& w : answer.wishes)
    if (const auto* g = std::get_if<wish::Give>(&w); g && !s.refuse(g->order)) desk.toast.clear();
  desk.focus.away = desk.cursor.has_value();
  if (!desk.toast.empty())
    answer.wake_ms =
        answer.wake_ms == 0 ? desk.toast_ends_ms : std::min(answer.wake_ms, desk.toast_ends_ms);
  return answer;
}

}  // namespace wg::clash_face
