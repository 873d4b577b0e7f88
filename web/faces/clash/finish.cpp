// faces/clash/finish.cpp — the verdict large, its cause in a sentence, points and losses.
#include "faces/clash/finish.h"

#include <algorithm>
#include <cmath>

#include "clash/words.h"

#include "faces/bar.h"
#include "faces/clash/column.h"
#include "faces/clash/symbols.h"

namespace wg::clash_face {
namespace {

float verdict(const Column& c, float y) {
  const Sitting& s = c.s;
  const Verdict& v = *s.scene.verdict;
  draw_symbol(c.f.pen(), {c.x + 26, y + 40}, v.winner, Type::kRifles,
              v.winner == Seat::kRed ? 46 : 34);
  const Style style = c.narrow() ? Style::kTitle : Style::kResult;
  text(c.f, style, {c.x + 68, y + (c.narrow() ? 47.0f : 50.0f)}, c.p.ink, headline(v));
  y = c.paragraph(Style::kBody14, y + 92, c.p.ink, sentence(s.map(), v));
  return c.paragraph(Style::kBody14, y, c.p.ink2,
                     "It ended in round " + std::to_string(s.view().round) + ".") +
         4;
}

// A unit was lost in a fight or on its way back: counted from the log, as the seat heard it.
float losses(const Column& c, float y) {
  const Scenario& map = c.s.map();
  std::array<int, 2> lost{};
  for (const Bout& b : c.s.scene.bouts) {
    const auto* f = std::get_if<Fought>(&b.event);
    if (!f) continue;
    lost[index(b.by)] += f->result.destroyed_attacker ? 1 : 0;
    lost[index(other(b.by))] += f->result.destroyed_defender ? 1 : 0;
    for (const FellBack& back : f->back) lost[index(other(b.by))] += back.to == kNowhere ? 1 : 0;
  }
  y = c.heading(y, "Units lost");
  for (const Seat side : kPlayers) {
    int all = 0;
    for (const Muster& m : map.units) all += m.side == side ? 1 : 0;
    y = c.pair(y, side_name(side), std::to_string(lost[index(side)]) + " of " + std::to_string(all),
               Style::kLabel14, Style::kBody14, c.s.ink(side), c.p.ink);
  }
  return c.foot(y - c.row());
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
                  .enabled = is_person(setup, Seat::kBlue) != is_person(setup, Seat::kRed),
                  .why = "Both sides are played at this screen."}))
    s.wish(wish::ChangeSides{});
  if (!locks.copy) face::reserve_copy(f, s.scene.card.has_value(), next_cell());
  if (ui::button(f, next_cell(), {.name = "print.log", .label = "All fights"}))
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
    float y = c.lesson(scroll.top());
    y = c.places(verdict(c, y));
    y = losses(c, y);
    y = c.fights(y);
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

}  // namespace wg::clash_face
