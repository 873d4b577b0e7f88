// faces/war/finish.cpp — the verdict large, its cause in a sentence, what both sides have left.
#include "faces/war/finish.h"

#include "war/words.h"

#include "faces/ending.h"
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

}  // namespace

void show_finish(const Sitting& s, Rect r) {
  const Setup& setup = s.scene.setup;
  face::EndSheet sheet(s.frame, s.desk, r, s.areas.pad,
                       {.can_look_back = s.scene.length > 0,
                        .can_swap = is_person(setup, kSouth) != is_person(setup, kNorth),
                        .covered = s.scene.card.has_value(),
                        .print = "All turns"});
  {
    ui::Scroll scroll(s.frame, "verdict", sheet.verdict());
    const Column c{s, r.x, r.x + r.w, s.areas.pad};
    float y = c.strength(verdict(c, scroll.top()));
    y = c.news(y);
    scroll.ends_at(sheet.scrolled(y));
  }
  const face::WayOn way = sheet.foot();
  s.answer.take(way.wish);
  if (way.print) s.wish(wish::Print{});
}

}  // namespace wg::war_face
