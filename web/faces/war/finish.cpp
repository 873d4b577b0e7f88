// faces/war/finish.cpp — the verdict large, its cause in a sentence, what both sides have left.
#include "faces/war/finish.h"

#include <algorithm>
#include <cmath>

#include "war/words.h"

#include "faces/bar.h"
#include "faces/war/column.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

float verdict(const Column& c, float y) {
  const Sitting& s = c.s;
  const Verdict& v = *s.scene.verdict;
  const bool roomy = !c.narrow();
  float indent = 0;
  if (v.winner) {
    draw_symbol(c.f.pen(), {c.x + 26, y + 40}, *v.winner, Kind::kInfantry,
                *v.winner == kNorth ? 46 : 34);
    indent = 68;
  }
  text(c.f, roomy ? Style::kResult : Style::kTitle, {c.x + indent, y + (roomy ? 50.0f : 47.0f)},
       c.p.ink, headline(v));
  y = c.paragraph(Style::kBody14, y + 92, c.p.ink, sentence(v));
  const std::string turns = std::to_string(s.state().number);
  return c.paragraph(Style::kBody14, y, c.p.ink2, "It ended in turn " + turns + ".") + 4;
}

float other_ways(const Sitting& s, Rect at, float tall, float gap) {
  ui::Frame& f = s.frame;
  const Locks& locks = s.desk.locks;
  const float cell_w = std::floor((at.w - gap) / 2);
  int placed = 0;
  const auto next_cell = [&](bool last = false) {
    const bool alone = last && placed % 2 == 0;
    const Rect cell{at.x + static_cast<float>(placed % 2) * (cell_w + gap),
                    at.y + static_cast<float>(placed / 2) * (tall + gap), alone ? at.w : cell_w,
                    tall};
    ++placed;
    return cell;
  };
  const Setup& setup = s.scene.setup;
  if (!locks.another && ui::button(f, next_cell(), {.name = "again.new", .label = "Play again"}))
    s.wish(wish::SameAgain{true});
  if (!locks.another && !locks.side &&
      ui::button(f, next_cell(),
                 {.name = "again.sides",
                  .label = "Swap sides",
                  .enabled = is_person(setup, kSouth) != is_person(setup, kNorth),
                  .why = "Both sides are played at this screen."}))
    s.wish(wish::ChangeSides{});
  if (!locks.copy) face::reserve_copy(f, s.scene.card.has_value(), next_cell());
  if (ui::button(f, next_cell(), {.name = "print.log", .label = "All turns"}))
    s.wish(wish::Print{});
  if (!locks.another && ui::button(f, next_cell(true), {.name = "leave", .label = "Other games"}))
    s.wish(wish::ToStart{});
  return at.y + static_cast<float>((placed + 1) / 2) * (tall + gap);
}

}  // namespace

void show_finish(const Sitting& s, Rect r) {
  ui::Frame& f = s.frame;
  ui::surface(f, r, f.palette.panel);
  ui::rule(f, r.x, r.x + r.w, r.y);
  const bool low = r.h < 520;
  const float tall = low && !f.coarse ? 40 : 44, first = low ? 46 : 52, gap = low ? 8 : 12;
  const float x = r.x + s.areas.pad, w = r.w - 2 * s.areas.pad;
  const Locks& locks = s.desk.locks;
  const int cells =
      1 + (locks.another ? 0 : 2) + (locks.another || locks.side ? 0 : 1) + (locks.copy ? 0 : 1);
  const auto rows = static_cast<float>((cells + 1) / 2);
  const float buttons = first + rows * (tall + gap) + 2 * (low ? 8 : 20);
  constexpr float kVerdict = 150;
  const bool all_stay = r.h - buttons >= kVerdict;
  const float foot = all_stay ? buttons : first + 16;
  {
    ui::Scroll scroll(f, "verdict", {r.x + 1, r.y + 1, r.w - 1, r.h - foot - 2});
    const Column c{s, r.x, r.x + r.w, s.areas.pad};
    float y = c.strength(verdict(c, scroll.top()));
    y = c.news(y);
    if (!all_stay) y = other_ways(s, {x, y + 4, w, 0}, tall, gap) + 4;
    scroll.ends_at(y);
  }
  float y = r.y + r.h - foot;
  ui::rule(f, r.x, r.x + r.w, y);
  y += low ? 8 : 20;
  if (ui::button(f, {x, y, w, first},
                 {.name = "replay",
                  .label = "Look back from the beginning",
                  .tone = ui::Tone::kPrimary,
                  .style = Style::kLabel16,
                  .enabled = s.scene.length > 0}))
    s.wish(wish::Seek{0});
  if (all_stay) other_ways(s, {x, y + first + gap, w, 0}, tall, gap);
}

}  // namespace wg::war_face
