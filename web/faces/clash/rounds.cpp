// faces/clash/rounds.cpp — ten cells; what was fought in each stands in it.
#include "faces/clash/rounds.h"

#include <algorithm>
#include <cmath>

#include "clash/words.h"

#include "board/marks.h"
#include "faces/scrubber.h"
#include "faces/themes.h"

namespace wg::clash_face {
namespace {

using ui::Align;
using ui::Style;
using ui::text;

constexpr std::uint64_t kOrder_ms = 700;

face::Scrubber by_orders(const Sitting& s) {
  return {s.desk.replay,
          static_cast<int>(s.scene.step),
          static_cast<int>(s.scene.length),
          s.now_ms,
          "order.previous",
          "replay.play",
          "order.next",
          "orders",
          "Back by one order",
          "Play on, order by order",
          "Stop",
          "On by one order",
          "The orders"};
}

void look(const Sitting& s, std::optional<Step> to) {
  if (!to) return;
  if (*to >= s.scene.length) return s.wish(wish::BackToNow{});
  s.wish(wish::Seek{*to});
}

// The step with which a round begins; none: it has not yet.
std::optional<Step> begin_of(const Scene& scene, int round) {
  for (std::size_t i = 0; i < scene.steps.size(); ++i)
    if (scene.steps[i].round == round) return static_cast<Step>(i);
  return std::nullopt;
}

struct Cell {
  const Sitting& s;
  Rect r;
  int round;
  bool is_now;   // looked at
  bool running;  // the present one

  void signs()
      const {  // a cross where units were lost, a dot for a fight, a triangle: a place taken
    ImDrawList& d = s.frame.list();
    float x = r.x + 5;
    bool fell[2]{}, fought[2]{}, took[2]{};
    for (const Told& t : s.scene.steps) {
      if (t.round != round) continue;
      fell[index(t.side)] |= t.fell;
      fought[index(t.side)] |= t.fought;
      took[index(t.side)] |= t.took;
    }
    for (const Seat side : kPlayers) {
      const std::size_t i = index(side);
      const ImU32 ink = paint(is_now ? s.frame.palette.on_ink : s.ink(side));
      const ImVec2 c{x, r.max().y - 4.5f};
      if (took[i])
        triangle(d, c + ImVec2{-3.5f, -3}, c + ImVec2{3.5f, -3}, c + ImVec2{0, 3}, ink);
      else if (fell[i]) {
        line(d, c + ImVec2{-2.5f, -2.5f}, c + ImVec2{2.5f, 2.5f}, ink, 1.4f);
        line(d, c + ImVec2{2.5f, -2.5f}, c + ImVec2{-2.5f, 2.5f}, ink, 1.4f);
      } else if (fought[i]) {
        disc(d, c, 1.75f, ink);
      } else {
        continue;
      }
      x += 9;
    }
  }
  void show() const {
    ui::Frame& f = s.frame;
    const Palette& p = f.palette;
    const auto begins = begin_of(s.scene, round);
    const bool able = begins.has_value() || running;
    const std::string label = "Round " + std::to_string(round);
    const ui::Touch t = f.touch("round." + std::to_string(round), r, label, {able, is_now});
    const bool past = begins && !is_now;
    if (past) fill(f.list(), r, paint(t.hovered ? p.line : p.panel2));
    if (is_now) fill(f.list(), {r.x, r.y - 3, r.w, r.h + 6}, paint(p.ink));
    const float base = r.y + r.h / 2 + 4.5f;
    const bool roomy = r.w >= type::width(Style::kNoteStrong, label) + 10;
    text(f, is_now ? Style::kNoteStrong : Style::kNote, {r.middle().x, base},
         is_now   ? p.on_ink
         : begins ? p.ink
                  : p.ink2,
         is_now && roomy ? label : std::to_string(round), Align::kMiddle);
    if (r.w >= 30) signs();
    if (t.focused) focus(f.pen(), r.grown(-2));
    if (!t.pressed) return;
    s.desk.replay.playing = false;
    if (running && (is_now || !begins)) return s.wish(wish::BackToNow{});
    look(s, begins);
  }
};

}  // namespace

void show_rounds(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const Palette& p = f.palette;
  const int n = std::max<int>(s.map().rounds, 1);
  const auto last = s.scene.steps.empty() ? 1 : static_cast<int>(s.scene.steps.back().round);
  fill(f.list(), r, paint(p.panel));
  const float w = r.w / static_cast<float>(n);
  for (int i = 0; i < n; ++i) {
    const float x = std::round(r.x + w * static_cast<float>(i)),
                to = std::round(r.x + w * static_cast<float>(i + 1));
    const bool running = s.scene.live ? i + 1 == s.view().round : i + 1 == last;
    Cell{s, {x, r.y, to - x, r.h}, i + 1, i + 1 == s.view().round, running}.show();
    if (i > 0) fill(f.list(), Rect{x - 0.5f, r.y, 1, r.h}, paint(p.line2));
  }
  box(f.list(), r.grown(0.5f), paint(p.line2), 1);
}

void show_score(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  const float y = r.y + r.h / 2 + 5;
  float left = r.x, right = r.x + r.w;
  for (const Seat side : kPlayers) {
    const std::string words =
        std::string(side_name(side)) + " " + points(points_of(s.map(), s.view().holders, side));
    const bool blue = side == Seat::kBlue;
    text(f, Style::kNoteStrong, {blue ? left : right, y}, s.ink(side), words,
         blue ? Align::kLeft : Align::kRight);
    const float w = type::width(Style::kNoteStrong, words);
    blue ? left += w : right -= w;
  }
  const std::string goal = "Blue needs " + std::to_string(s.map().points);
  if (right - left > type::width(Style::kNote, goal) + 32)
    text(f, Style::kNote, {(left + right) / 2, y}, f.palette.ink2, goal, Align::kMiddle);
}

void show_step_buttons(const Sitting& s, Rect r) {
  look(s, face::step_buttons(s.frame, r, by_orders(s)));
}

void step_by(const Sitting& s, int orders) {
  s.desk.replay.playing = false;
  const int now = static_cast<int>(s.scene.step), last = static_cast<int>(s.scene.length),
            to = std::clamp(now + orders, 0, last);
  if (to != now) look(s, static_cast<Step>(to));
}

void take_replay_keys(const Sitting& s) {
  if (s.desk.cursor) return;  // the arrows are the board's
  look(s, face::take_step_keys(s.frame, by_orders(s)));
}

void replay(const Sitting& s) {
  const auto times = static_cast<std::uint64_t>(face::kPaces[s.desk.pace].times);
  const face::Played played = face::play_on(by_orders(s), kOrder_ms / times, 0);
  look(s, played.next);
  if (played.wake_ms > 0) s.answer.wake_ms = played.wake_ms;
}

}  // namespace wg::clash_face
