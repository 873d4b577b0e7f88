// faces/clash/finish.cpp — the verdict large, its cause in a sentence, points and losses.
#include "faces/clash/finish.h"

#include <array>

#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/symbols.h"
#include "faces/ending.h"

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

}  // namespace

void show_finish(const Sitting& s, Rect r) {
  const Setup& setup = s.scene.setup;
  face::EndSheet sheet(s.frame, s.desk, r, s.areas.pad,
                       {.can_look_back = s.scene.length > 0,
                        .can_swap = is_person(setup, Seat::kBlue) != is_person(setup, Seat::kRed),
                        .covered = s.scene.card.has_value(),
                        .print = "All fights"});
  {
    ui::Scroll scroll(s.frame, "verdict", sheet.verdict());
    const Column c{s, r.x, r.x + r.w, s.areas.pad};
    float y = c.lesson(scroll.top());
    y = c.places(verdict(c, y));
    y = losses(c, y);
    y = c.fights(y);
    scroll.ends_at(sheet.scrolled(y));
  }
  const face::WayOn way = sheet.foot();
  s.answer.take(way.wish);
  if (way.print) s.wish(wish::Print{});
}

}  // namespace wg::clash_face
