// faces/tarn/play.cpp — puts the parts in their places.
#include "faces/tarn/play.h"

#include <algorithm>

#include "tarn/guide.h"
#include "tarn/words.h"

#include "faces/bar.h"
#include "faces/cards.h"
#include "faces/lens.h"
#include "faces/tarn/cards.h"
#include "faces/tarn/coach.h"
#include "faces/tarn/finish.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/input.h"
#include "faces/tarn/lists.h"
#include "faces/tarn/map.h"
#include "faces/tarn/motion.h"
#include "faces/tarn/panel.h"
#include "faces/tarn/phone.h"
#include "faces/tarn/sitting.h"
#include "faces/tarn/tray.h"
#include "faces/themes.h"

namespace wg::tarn_face {
namespace {

Stage stage_of(const Scene& scene) {
  return scene.over() && scene.live ? Stage::kEnded : Stage::kOrders;
}
Rows rows_of(const Scene& scene) {
  return {static_cast<int>(scene.sheet.units.size()) + 1,
          static_cast<int>(scene.sheet.reports.size())};
}

float progress(const Desk& desk, const Scene& scene, std::uint64_t now_ms) {
  if (!desk.playing || !scene.before) return 1;
  const auto since = static_cast<float>(now_ms - desk.play_began_ms);
  const auto whole = static_cast<float>(
      std::max(play_ms(*scene.before, scene.view) / face::kPaces[desk.pace].times, 1));
  return std::clamp(since / whole, 0.0f, 1.0f);
}

// While the hour is played, a key or a tap ends the play and does nothing else.
bool plays(Desk& desk, const Scene& scene, Answer& answer, const ui::Frame& frame,
           std::uint64_t now_ms) {
  if (!desk.playing) return false;
  const bool skipped = frame.any_key() || ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  if (skipped) answer.wishes.push_back(wish::SkipAnimation{});
  desk.playing = !skipped && scene.live && progress(desk, scene, now_ms) < 1;
  answer.restless = desk.playing;
  return desk.playing || skipped;
}

Rect touched_by(const Layout& l) {
  const Rect pane = l.in_sight();
  if (!l.tray) return pane;
  return {pane.x, l.tray->y, pane.w, pane.y + pane.h - l.tray->y};
}

void name_the_map(const Layout& l, const Picture& p) {
  for (const Sector s : kEverySector) {
    const ImVec2 n = node(l.frame, s);
    if (l.in_sight().has(n)) ui::slot("sector." + std::string(code(s)), around(n, 1, 1));
  }
  for (const Piece& piece : arrange(l, p)) {
    const Rect r = footprint(l, piece);
    if (piece.hidden || !l.in_sight().has(r.middle())) continue;
    if (const auto* own = std::get_if<OnUnit>(&piece.subject))
      ui::slot("mark." + key_of(own->id), r);
    if (const auto* c = std::get_if<OnContact>(&piece.subject))
      ui::slot("mark.contact." + std::to_string(c->number), r);
    if (std::holds_alternative<OnBattery>(piece.subject)) ui::slot("mark.battery", r);
  }
  if (l.tray)
    for (const Piece& piece : waiting(l, p))
      ui::slot("mark." + key_of(std::get<OnStaging>(piece.subject).id), around(piece.at, 12, 12));
}

void show_map(const Sitting& s, const Layout& l) {
  ui::Frame& f = s.frame;
  Desk& d = s.desk;
  const ui::Touch t = f.touch("map", touched_by(l), "The map");
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  const Picture before = picture_of(d, s.scene, s.now_ms, f.coarse);
  d.hovered.reset();
  if (t.hovered && !f.coarse && s.may_order() && (d.chosen || d.aiming) &&
      l.in_sight().has(pointer))
    d.hovered = sector_under(l.frame, pointer);
  if (t.held && face::was_dragged()) face::drag_map(f, d, l.in_sight());
  if (t.pressed) d.pointed.reset();
  if (t.pressed && t.focused) {
    enter_the_map(s);
  } else if (t.pressed && !face::was_dragged()) {
    d.cursor.reset();
    click(s, hit(l, before, pointer));
  }
  ImDrawList& list = f.list();
  if (s.scene.ground) {
    s.scene.ground(list, l);
  } else {
    list.PushClipRect(l.in_sight().min(), l.in_sight().max(), true);
    draw_ground(list, l, f.palette);
    list.PopClipRect();
  }
  const Picture picture = picture_of(d, s.scene, s.now_ms, f.coarse);
  draw_map(list, l, picture, f.palette);
  if (!l.has_neatline())
    fill(list, Rect{l.in_sight().x, l.in_sight().max().y, l.in_sight().w, 1}, paint(f.palette.ink));
  if (t.focused) focus(f.pen(), l.in_sight().grown(l.has_neatline() ? 4.0f : -4.0f));
  name_the_map(l, picture);
}

// What lies on the map is touched before it, and drawn above it.
void show_map_and_cards(const Sitting& s, const Layout& l, const std::optional<Rect>& card) {
  ImDrawList& list = s.frame.list();
  ImDrawListSplitter layers;
  layers.Split(&list, 2);
  layers.SetCurrentChannel(&list, 1);
  face::show_lens(s.frame, s.desk, l.in_sight());
  if (card) show_lesson(s, *card);
  if (const auto hint = hint_in_hand(s))
    if (const auto plate = hint_plate(s, l, *hint)) show_hint_plate(s, *plate, *hint);
  layers.SetCurrentChannel(&list, 0);
  show_map(s, l);
  layers.Merge(&list);
}

void show_day(const Sitting& s, Rect r) {
  const float tall = std::max(r.h + 12, s.frame.coarse ? 44.0f : 0.0f);
  const Rect target{r.x, std::min(r.y - 6, s.areas.window.h - tall), r.w, tall};
  const ui::Touch t = s.frame.touch("hours", target, "The hours of the day");
  if ((t.pressed || t.held) && !t.focused) {
    const int at = static_cast<int>((ImGui::GetIO().MousePos.x - r.x) / r.w * kHours);
    const int hour = std::clamp(at, 0, kHours - 1);
    if (hour <= s.scene.day.now && hour != s.view().hour) look(s, hour - s.view().hour);
  }
  draw_hours(s.frame.list(), r, s.frame.ratio, s.scene.day, s.frame.palette);
  if (t.focused) focus(s.frame.pen(), r);
}

void show_panel(const Sitting& s) {
  const Areas& a = s.areas;
  ui::Frame& f = s.frame;
  ui::surface(f, a.panel, f.palette.panel);
  show_clock(s, a.clock);
  if (s.scene.over() && s.scene.live) {
    show_finish(s, {a.panel.x, a.clock.y + a.clock.h, a.panel.w, a.panel.h - a.clock.h});
  } else {
    show_orders(s, a.orders);
    show_chosen(s, a.chosen);
    show_actions(s, a.actions);
    if (a.units.h > 0 && a.lists.h <= 0) show_units(s, a.units);
    if (a.reports.h > 0) (a.folded ? show_reports_folded : show_reports)(s, a.reports);
  }
  if (a.lists.h > 0) {
    ui::surface(f, a.lists, f.palette.panel);
    show_units(s, a.units);
    ui::upright(f, a.lists.x, 0, a.window.h);
  }
  ui::upright(f, a.panel.x, 0, a.panel.h);
}

}  // namespace

Picture picture_of(const Desk& desk, const Scene& scene, std::uint64_t now_ms, bool coarse) {
  Picture p;
  p.now = &scene.view;
  p.before = scene.before;
  p.progress = progress(desk, scene, now_ms);
  p.plan = scene.plan;
  p.chosen = desk.chosen;
  p.chosen_contact = desk.contact;
  p.hovered = desk.hovered;
  p.opened = desk.opened;
  if (desk.cursor) p.focus = OnSector{*desk.cursor};
  p.shows_reach = scene.live && !desk.aiming;
  p.is_coarse = coarse;
  return p;
}

Layout sheet_of(ImVec2 window, const Scene& scene, float ratio, bool coarse) {
  return lay_out(areas(window, coarse, rows_of(scene), stage_of(scene)).map, scene.view, ratio);
}

Answer show_play(ui::Frame& frame, Desk& desk, const Scene& scene, std::uint64_t now_ms) {
  Answer answer;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const Areas a = areas(window, frame.coarse, rows_of(scene), stage_of(scene));
  const Sitting s{frame, desk, scene, a, answer, now_ms};
  const bool is_playing = plays(desk, scene, answer, frame, now_ms);
  const bool beneath_something = is_playing || scene.card || desk.popover != Popover::kNone;
  const Rect pane = lay_out(a.map, scene.view, frame.ratio).frame;
  if (!beneath_something) face::move_camera(frame, desk, pane);
  const Layout sheet = lay_out(a.map, scene.view, frame.ratio, desk.camera);
  if (!is_playing) follow_lesson(s);
  const auto card = lesson_card(s, sheet);
  Rect clear = pane;  // of the lesson's card: for messages
  if (card && card->max().y > clear.max().y - 80) clear.h = card->y - clear.y;
  ui::surface(frame, a.window,
              a.shape == Shape::kPhone ? frame.palette.panel : frame.palette.paper);
  {
    const ui::Beneath beneath(frame, beneath_something);
    show_map_and_cards(s, sheet, card);
    show_day(s, a.hours);
    if (a.shape == Shape::kPhone) {
      show_phone(s);
    } else {
      answer.take(face::show_bar(frame, desk, a.bar,
                                 {.title = kTitle,
                                  .note = scene.sheet.task,
                                  .wide = a.shape == Shape::kWide,
                                  .over = scene.over(),
                                  .covered = scene.card.has_value(),
                                  .can_undo = scene.can_undo,
                                  .can_redo = scene.can_redo}));
      show_panel(s);
    }
    show_prompt(s, clear);
  }
  show_popover(s, pane);
  ring_pointed(s, sheet);
  if (scene.card && face::draw_card(frame, pane, *scene.card)) s.wish(wish::Dismiss{});
  face::show_toast(frame, desk, clear, now_ms);
  if (!is_playing) {
    const auto from = desk.cursor;
    take_keys(s, sheet);
    if (!scene.card) face::take_lens_keys(frame, desk, pane);
    if (desk.cursor && desk.cursor != from)
      desk.camera = face::showing(desk.camera, place_of(*desk.cursor));
  }
  desk.focus.away = desk.cursor.has_value();
  if (!desk.toast.empty()) answer.wake_ms = desk.toast_ends_ms;
  return answer;
}

}  // namespace wg::tarn_face
