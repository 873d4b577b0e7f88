// faces/war/play.cpp — puts the parts in their places.
#include "faces/war/play.h"

#include <algorithm>

#include "war/words.h"

#include "board/marks.h"
#include "faces/bar.h"
#include "faces/cards.h"
#include "faces/lens.h"
#include "faces/war/captions.h"
#include "faces/war/cards.h"
#include "faces/war/finish.h"
#include "faces/war/input.h"
#include "faces/war/panel.h"
#include "faces/war/phone.h"
#include "faces/war/picture.h"
#include "faces/war/steps.h"

namespace wg::war_face {
namespace {

// While the other side's turn is played, a key or a tap ends the play and does nothing else.
bool plays(Desk& desk, const Scene& scene, const Picture& p, Answer& answer, const ui::Frame& f) {
  if (!desk.playing) return false;
  const bool skipped = f.any_key() || ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  const bool over = p.at_ms < 0 || !scene.live;
  if (skipped && !over) answer.wishes.push_back(wish::SkipAnimation{});
  desk.playing = !skipped && !over;
  answer.restless = desk.playing;
  return desk.playing || (skipped && !over);
}

void name_the_squares(const Grid& g) {
  for (Square q = 0; q < kSquares; ++q)
    if (const Rect r = rect_of(g, q); g.pane.has(r.middle())) ui::slot("square." + name(q), r);
}

// A finger covers several squares of a small board: it looks nearer, and chooses or aims at whom it
// meant, but gives no order.
constexpr float kFingertip = 20;
void tap_from_afar(const Sitting& s, const Grid& g, Square square, ImVec2 at) {
  constexpr float kNearer = 28;
  Desk& d = s.desk;
  d.camera = face::zoomed(d.camera, g.pane, kNearer / g.cell, at);
  const UnitId there = s.board().on(square);
  const bool orders = d.in_hand || (there != kNobody && d.aimed == there);
  if (there != kNobody && !orders) click(s, square);
}

void show_map(const Sitting& s, const Grid& g) {
  ui::Frame& f = s.frame;
  Desk& d = s.desk;
  const ui::Touch t = f.touch("board", g.pane, "The board");
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  d.hovered.reset();
  if (t.hovered && !f.coarse && s.may_order()) d.hovered = square_under(g, pointer);
  if (t.held && face::was_dragged()) face::drag_map(f, d, g.pane);
  if (t.pressed && t.focused) {
    enter_the_board(s);
  } else if (t.pressed && !face::was_dragged()) {
    d.cursor.reset();
    d.asks_to_resign = false;
    const auto square = square_under(g, pointer);
    if (square && f.coarse && g.cell < kFingertip)
      tap_from_afar(s, g, *square, pointer);
    else if (square)
      click(s, *square);
  }
  draw_board(f.list(), g, picture_of(d, s.scene, s.now_ms), f.palette);
  if (t.focused) focus(f.pen(), g.pane.grown(4));
  name_the_squares(g);
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
  const std::string note = s.plays                 ? moves_now(s.mover())
                           : s.scene.title.empty() ? whose_turn(s.state())
                                                   : s.scene.title;
  s.answer.take(face::show_bar(s.frame, s.desk, r,
                               {.title = kTitle,
                                .note = note,
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
    show_finish(s, {a.panel.x, a.turn.y, a.panel.w, a.panel.h - a.turn.y});
  } else {
    show_turn(s, a.turn);
    show_body(s, a.body);
    show_actions(s, a.actions);
  }
  if (a.more.h > 0) {
    ui::surface(f, a.more, f.palette.panel);
    show_body(s, a.more, true);
    ui::upright(f, a.more.x, 0, a.window.h);
  }
  ui::upright(f, a.panel.x, 0, a.panel.h);
}

}  // namespace

Answer show_play(ui::Frame& frame, Desk& desk, const Scene& scene, std::uint64_t now_ms) {
  Answer answer;
  const Areas a = areas(ImGui::GetIO().DisplaySize, frame.coarse);
  const Picture picture = picture_of(desk, scene, now_ms);
  const Sitting s{
      frame,           desk,   scene,  a,
      picture.assault, answer, now_ms, desk.playing && scene.live && picture.at_ms >= 0};
  const bool is_playing = plays(desk, scene, picture, answer, frame);
  const bool beneath_something = is_playing || scene.card || desk.popover != Popover::kNone;
  const Rect pane = lay_out(a.map, frame.ratio).pane;
  if (!beneath_something) face::move_camera(frame, desk, pane);
  const Grid grid = lay_out(a.map, frame.ratio, desk.camera);
  if (!is_playing && !scene.live) replay(s);
  ui::surface(frame, a.window,
              a.shape == Shape::kPhone ? frame.palette.panel : frame.palette.paper);
  {
    const ui::Beneath beneath(frame, beneath_something);
    show_map_and_lens(s, grid);
    show_layers(s, a.layers);
    show_track(s, a.track);
    if (a.shape == Shape::kPhone) {
      show_phone(s);
    } else {
      show_top(s, a.bar);
      show_panel(s);
    }
  }
  show_popover(s);
  if (scene.card && face::draw_card(frame, pane, *scene.card)) s.wish(wish::Dismiss{});
  face::show_toast(frame, desk, a.body, now_ms);  // beside the board, never on it
  if (!is_playing) {
    const auto from = desk.cursor;
    take_keys(s);
    face::take_lens_keys(frame, desk, pane);
    if (desk.cursor && desk.cursor != from)
      desk.camera = face::showing(desk.camera, place_of(*desk.cursor));
  }
  // What was refused before is of no interest once something succeeds.
  for (const Wish& w : answer.wishes)
    if (const auto* g = std::get_if<wish::Give>(&w);
        g && !Rules::refuse(scene.setup, scene.now, g->order))
      desk.toast.clear();
  desk.focus.away = desk.cursor.has_value();
  if (!desk.toast.empty())
    answer.wake_ms =
        answer.wake_ms == 0 ? desk.toast_ends_ms : std::min(answer.wake_ms, desk.toast_ends_ms);
  return answer;
}

}  // namespace wg::war_face
