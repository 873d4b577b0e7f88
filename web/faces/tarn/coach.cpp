// faces/tarn/coach.cpp — whom a hint speaks of is one press away; what a lesson means is ringed.
#include "faces/tarn/coach.h"

#include <algorithm>
#include <cmath>

#include "tarn/lesson.h"
#include "tarn/words.h"

#include "board/marks.h"
#include "faces/tarn/berth.h"
#include "faces/tarn/input.h"

namespace wg::tarn_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

constexpr float kDisc = 9;  // of a hint, and of a step's number
constexpr float kIndent = 28;

void numbered(ImDrawList& d, const Palette& p, ImVec2 c, std::string_view number) {
  disc(d, c, kDisc + 1, paint(p.focus));
  type::draw(d, Style::kCaptionStrong, {c.x, c.y + 4.3f}, paint(p.on_ink), number,
             {Align::kMiddle});
}

const Lesson& step_of(const Sitting& s) { return lessons()[*s.desk.lesson]; }
Moment moment_of(const Sitting& s) {
  return {s.view(), s.scene.pending, s.desk.chosen, s.desk.aiming, s.areas.shape == Shape::kPhone};
}
std::string_view words_of(const Sitting& s) { return lesson_words(step_of(s), moment_of(s)); }
bool is_last(std::size_t step) { return step + 1 == lessons().size(); }

// The unit's own mark, or its sector where it stands in a stack.
Rect unit_place(const Layout& l, const View& v, UnitId id) {
  for (const ui::Slot& slot : ui::slots())
    if (slot.name == "mark." + key_of(id)) return slot.rect.grown(6);
  return around(node(l.frame, unit_in(v, id).sector), 30, 30);
}
std::optional<Rect> control_place(std::string_view name) {
  for (const ui::Control& c : ui::controls())
    if (c.name == name) return c.rect;
  return std::nullopt;
}
Rect sector_place(const Layout& l, Sector s) {
  const float r = std::clamp(34 * l.scale, 26.0f, 40.0f);
  return around(node(l.frame, s), r, r);
}

struct Ring {
  Rect rect;
  bool round = false;
};
std::optional<Ring> ring_of(const Sitting& s, const Layout& l) {
  const Lesson& step = step_of(s);
  const auto square = [](std::optional<Rect> r) -> std::optional<Ring> {
    if (!r) return std::nullopt;
    return Ring{r->grown(3)};
  };
  switch (step.at) {
    case Point::kNothing:
      return std::nullopt;
    case Point::kSector:
      if (in_hand(step, moment_of(s))) return Ring{sector_place(l, step.sector), true};
      return square(step.needs == Hand::kUnit ? unit_place(l, s.view(), step.unit)
                                              : control_place("fire"));
    case Point::kUnit:
      if (s.desk.chosen == step.unit) return Ring{sector_place(l, step.sector), true};
      return square(unit_place(l, s.view(), step.unit));
    case Point::kGiveGround:
      if (s.desk.chosen == step.unit) return square(control_place("unit.stance.give"));
      return square(unit_place(l, s.view(), step.unit));
    case Point::kOrderBar:
      return Ring{s.areas.orders.grown(-3)};
    case Point::kBattery:
      return square(control_place("fire"));
    case Point::kEndHour:
      return square(
          control_place(s.desk.popover == Popover::kSummary ? "summary.end" : "hour.end"));
  }
  return std::nullopt;
}

SectorSet spoken_of(const Sitting& s) {
  const Lesson& step = step_of(s);
  SectorSet all = step.speaks_of;
  if (step.at == Point::kSector) all |= bit(step.sector);
  const Unit& unit = unit_in(s.view(), step.unit);
  const bool of_unit =
      step.at == Point::kUnit || step.at == Point::kGiveGround || step.needs == Hand::kUnit;
  if (of_unit && unit.where == Where::kMap) all |= bit(unit.sector);
  return all;
}

}  // namespace

std::optional<Hint> hint_now(const Sitting& s) {
  if (!s.may_order() || s.desk.lesson) return std::nullopt;
  const auto all = hints(s.view(), s.scene.pending, s.desk.hints, s.scene.setup.balance);
  return all.empty() ? std::nullopt : std::optional(all.front());
}

std::optional<Hint> hint_in_hand(const Sitting& s) {
  if (!s.may_order() || s.desk.lesson) return std::nullopt;
  for (Hint& h : hints(s.view(), s.scene.pending, s.desk.hints, s.scene.setup.balance)) {
    const bool held = s.desk.aiming ? h.fires : h.unit && h.unit == s.desk.chosen;
    if (held && h.words != s.desk.hushed) return std::move(h);
  }
  return std::nullopt;
}

float hint_height(const Sitting& s, const Hint& h, float width, std::size_t most_lines) {
  const std::size_t lines = type::wrap(Style::kNote, h.words, width - kIndent).size();
  return std::max(
      static_cast<float>(std::min(lines, most_lines)) * type::line_height(Style::kNote) + 18,
      s.frame.coarse ? 48.0f : 40.0f);
}

std::size_t hint_lines_within(float height) {
  return static_cast<std::size_t>(
      std::max(1.0f, (height - 17.5f) / type::line_height(Style::kNote)));
}

void draw_hint(const Sitting& s, Rect r, const Hint& h, float pad) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  ui::rule(f, r.x + pad, r.x + r.w - pad, r.y);
  numbered(f.list(), p, {r.x + pad + kDisc, r.y + 19}, "?");
  const float width = r.w - 2 * pad - kIndent;
  const auto lines = type::wrap(Style::kNote, h.words, width);
  const std::size_t shown = std::min(lines.size(), hint_lines_within(r.h));
  for (std::size_t i = 0; i < shown; ++i) {
    std::string words(lines[i]);
    if (i + 1 == shown && shown < lines.size()) {  // with … where there is no more room
      const auto from = static_cast<std::size_t>(lines[i].data() - h.words.data());
      words = type::fit(Style::kNote, h.words.substr(from), width);
    }
    const float y = r.y + 23 + type::line_height(Style::kNote) * static_cast<float>(i);
    text(f, Style::kNote, {r.x + pad + kIndent, y}, p.ink, words);
  }
}

void show_hint(const Sitting& s, Rect r, const Hint& h, float pad) {
  const std::size_t lines = type::wrap(Style::kNote, h.words, r.w - 2 * pad - kIndent).size();
  const bool shortened = lines > hint_lines_within(r.h);
  const ui::Touch t = ui::row(s.frame, r, "hint", h.words,
                              {.why = shortened ? std::string_view(h.words) : std::string_view()});
  draw_hint(s, r, h, pad);
  if (!t.pressed) return;
  s.desk.popover = Popover::kNone;
  s.desk.hushed.clear();
  if (h.unit) choose(s, *h.unit);
  if (h.fires) s.desk.aiming = true;
  s.desk.pointed = h.sector;
}

namespace {

constexpr float kCross = 30;  // lets the plate go

}  // namespace

std::optional<Rect> hint_plate(const Sitting& s, const Layout& l, const Hint& h) {
  constexpr float kPrompt = 64;  // what the battery asks for stands below
  const float w = std::floor(std::min(l.in_sight().w - 16, 320.0f));
  const float tall = hint_height(s, h, w - 20 - kCross);
  Rect room = l.in_sight();
  if (s.desk.aiming) room.h -= kPrompt;
  if (room.h < tall + 16) return std::nullopt;
  SectorSet of = h.sector ? bit(*h.sector) : 0;
  if (h.unit && unit_in(s.view(), *h.unit).where == Where::kMap)
    of |= bit(unit_in(s.view(), *h.unit).sector);
  return berth(s, l, room, {w, tall}, of);
}

void show_hint_plate(const Sitting& s, Rect r, const Hint& h) {
  ui::Frame& f = s.frame;
  const ui::Touch t = f.touch("hint.plate", r, h.words);
  fill(f.list(), r, paint(f.palette.panel), 4);
  draw_hint(s, {r.x, r.y, r.w - kCross, r.h}, h, 10);
  box(f.list(), r.grown(-f.border()), paint(f.palette.focus), 2, 4);  // over the hint's own rule
  draw(f.list(), Icon::kClose, {r.x + r.w - 16, r.y + 18}, paint(f.palette.ink2), 0.75f);
  if (t.focused) focus(f.pen(), r);
  if (t.pressed) s.desk.hushed = h.words;
}

void follow_lesson(const Sitting& s) {
  if (!s.desk.lesson || !s.scene.live) return;
  if (s.scene.over() || s.seat() != Seat::kBlue)
    s.desk.lesson.reset();
  else
    s.desk.lesson = lesson_at(std::min(*s.desk.lesson, lessons().size() - 1), moment_of(s));
}

std::optional<Rect> lesson_card(const Sitting& s, const Layout& l) {
  if (!s.desk.lesson || !s.scene.live) return std::nullopt;
  const Rect map = l.in_sight();
  const float w = std::min(map.w - 16, 330.0f), button = s.frame.coarse ? 44 : 34;
  const auto lines =
      static_cast<float>(type::wrap(Style::kBody14, words_of(s), w - 28 - kIndent).size());
  const float h = 14 + lines * 20 + 10 + button + 10;
  return berth(s, l, map, {std::floor(w), h}, spoken_of(s));
}

void show_lesson(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const std::size_t step = *s.desk.lesson;
  const Lesson& now = step_of(s);
  fill(f.list(), r, paint(p.panel), 4);
  box(f.list(), r.grown(-f.border()), paint(p.focus), 2, 4);
  numbered(f.list(), p, {r.x + 14 + kDisc, r.y + 24}, std::to_string(step + 1));
  ui::paragraph(f, Style::kBody14, {r.x + 14 + kIndent, r.y + 29}, p.ink, words_of(s),
                r.w - 28 - kIndent);
  const float tall = f.coarse ? 44 : 34, y = r.y + r.h - 10 - tall;
  if (is_last(step)) {
    const float half = std::floor((r.w - 28 - 8) / 2);
    if (ui::button(f, {r.x + 14, y, half, tall}, {.name = "lesson.new", .label = "New game"})) {
      s.desk.lesson.reset();
      s.wish(wish::ToStart{});
    }
    if (ui::button(f, {r.x + r.w - 14 - half, y, half, tall},
                   {.name = "lesson.end", .label = "Go on"}))
      s.desk.lesson.reset();
  } else {
    if (ui::button(f, {r.x + 8, y, 130, tall},
                   {.name = "lesson.end", .label = "Skip the lesson", .tone = ui::Tone::kQuiet}))
      s.desk.lesson.reset();
    // Only the real hour's end goes on to the next hour.
    if (now.at != Point::kEndHour &&
        ui::button(f, {r.x + r.w - 14 - 84, y, 84, tall}, {.name = "lesson.next", .label = "Next"}))
      s.desk.lesson = lesson_at(step + 1, moment_of(s));
  }
  f.touch("lesson", r, words_of(s), {.enabled = false});  // no click goes through
}

void ring_pointed(const Sitting& s, const Layout& l) {
  const bool covered = s.desk.popover != Popover::kNone && s.desk.popover != Popover::kSummary;
  if (covered || s.scene.card || !s.scene.live) return;
  std::optional<Ring> ring;
  if (s.desk.lesson)
    ring = ring_of(s, l);
  else if (s.desk.pointed && s.desk.popover == Popover::kNone)
    ring = Ring{sector_place(l, *s.desk.pointed), true};
  if (!ring) return;
  if (s.desk.popover == Popover::kSummary && step_of(s).at != Point::kEndHour) return;
  const Palette& p = s.frame.palette;
  ImDrawList& d = *ImGui::GetForegroundDrawList();
  const Crisp crisp(d, s.frame.ratio);
  const Rect& r = ring->rect;
  if (ring->round) {
    board::ring(d, r.middle(), r.w / 2, paint(p.halo), 6);
    board::ring(d, r.middle(), r.w / 2, paint(p.focus), 3);
  } else {
    box(d, r.grown(1.5f), paint(p.focus), 3, 5);
  }
  if (!s.desk.lesson) return;
  const ImVec2 corner =
      ring->round ? r.middle() + ImVec2{-0.72f, -0.72f} * (r.w / 2) : ImVec2{r.x + 1, r.y + 1};
  const ImVec2 room = ImGui::GetIO().DisplaySize;
  numbered(d, p,
           {std::clamp(corner.x, kDisc + 2, room.x - kDisc - 2),
            std::clamp(corner.y, kDisc + 2, room.y - kDisc - 2)},
           std::to_string(*s.desk.lesson + 1));
}

}  // namespace wg::tarn_face
