// faces/clash/column_news.cpp — how the battle stands: places, fights, who can still act; and what
// is told before all else.
#include <algorithm>

#include "clash/guide.h"
#include "clash/words.h"

#include "faces/clash/column.h"
#include "faces/clash/input.h"
#include "faces/clash/picture.h"
#include "faces/clash/plates.h"
#include "faces/clash/start.h"
#include "faces/clash/symbols.h"
#include "faces/themes.h"
#include "ui/charts.h"

namespace wg::clash_face {

float Column::heading(float y, std::string_view words, bool ruled) const {
  if (ruled) ui::rule(f, left, right, y);
  const float base = y + 24;
  std::string capitals(words);
  for (char& c : capitals)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  text(f, Style::kCaps, {x, base}, p.ink2, type::fit(Style::kCaps, capitals, width()));
  return base + 23;
}

float Column::pair(float y, std::string_view words, std::string_view value, Style style,
                   Style value_style, std::uint32_t ink, std::uint32_t value_ink) const {
  const float value_w = type::width(value_style, value);
  text(f, style, {x, y}, ink, type::fit(style, words, width() - value_w - 10));
  text(f, value_style, {r, y}, value_ink, value, Align::kRight);
  return y + row();
}

namespace {

struct Banner {  // a strip across the panel
  const Column& c;
  float y;

  float show(std::string_view words, std::uint32_t ground, float below = 0) const {
    const auto lines = type::wrap(Style::kLabel14, words, c.width()).size();
    const float h = 34 + 20 * static_cast<float>(lines - 1) + below;
    ui::surface(c.f, {c.left, y, c.right - c.left, h}, ground);
    ui::paragraph(c.f, Style::kLabel14, {c.x, y + 22}, c.p.ink, words, c.width());
    return y + h;
  }
};

}  // namespace

float Column::notices(float y) const {
  const float tall = f.coarse ? 44 : 34;
  if (s.scene.thinking) {
    const std::string who(side_name(s.view().to_move));
    if (s.scene.may_skip) {
      const float end = Banner{*this, y}.show(who + " plays its orders.", p.panel2, tall + 8);
      if (ui::button(f, {x, end - tall - 8, std::min(width(), 200.0f), tall},
                     {.name = "turn.skip", .label = "Skip to the end"}))
        s.wish(wish::SkipAnimation{});
      return end;
    }
    const float end = Banner{*this, y}.show(who + " is thinking.", p.panel2, 14);
    ui::progress(f, {x, end - 18, width(), 6}, static_cast<float>(*s.scene.thinking) / 1000);
    return end;
  }
  if (!s.scene.live) {
    const std::string words = "Looking back, after order " + std::to_string(s.scene.step) + " of " +
                              std::to_string(s.scene.length) + ".";
    const float end = Banner{*this, y}.show(words, p.panel2, tall + 8);
    const float pace_w = std::max(tall, 48.0f), top = end - tall - 8;
    if (!s.desk.locks.another &&
        ui::button(f, {x, top, std::min(width() - pace_w - 8, 200.0f), tall},
                   {.name = "play.here", .label = "Play on from here"}))
      s.wish(wish::PlayFromHere{});
    if (ui::button(f, {r - pace_w, top, pace_w, tall},
                   {.name = "replay.pace", .label = face::kPaces[s.desk.pace].label}))
      s.desk.pace = (s.desk.pace + 1) % face::kPaces.size();
    return end;
  }
  // A unit of one's own that has come is easily missed on a full map.
  std::string come;
  for (const auto& notice : s.scene.last)
    if (std::holds_alternative<Arrived>(notice.event))
      come += (come.empty() ? "" : " ") + sentence(s.map(), s.view().seat, notice.event);
  return come.empty() || s.scene.over() ? y : Banner{*this, y}.show(come, p.panel2);
}

// The result of one's own last fight, beside what was predicted, until it is put away or another
// attack is spoken of.
float Column::result(float y, const Bout& b) const {
  const float top = y, side = f.coarse ? 44 : 32;
  const auto* fought = std::get_if<Fought>(&b.event);
  const std::string words = sentence(s.map(), s.view().seat, b.event);
  const auto lines = static_cast<float>(type::wrap(Style::kBody14, words, width()).size());
  const bool both = fought && !fought->bombards;
  const float h = 48 + lines * 20 + (both ? 80.0f : fought ? 42.0f : 0.0f);
  ui::surface(f, {left, y, right - left, h}, p.signal_fill);
  text(f, Style::kLabel16, {x, y + 26}, p.ink, "What came of it");
  y = paragraph(Style::kBody14, y + 50, p.ink, words);
  const auto bar = [&](std::string_view who, std::int32_t before, std::int32_t lost,
                       const Range& was, Seat whose) {
    const std::string is = std::string(who) + " lost " + std::to_string(lost);
    text(f, Style::kLabel14, {x, y + 2}, p.ink, is);
    text(f, Style::kNote, {r, y + 2}, p.ink2, "predicted " + from_to(was.least, was.most),
         Align::kRight);
    range({x, y + 9, width(), 9}, {before, was.least, was.most, lost}, whose);
    y += 38;
  };
  if (fought) {
    const Exchange& e = fought->result.exchange;
    const int before = fought->defender_strength > 0 ? fought->defender_strength : 100;  // unseen
    const Predicted was = fought->predicted.value_or(Predicted{});
    bar("They", before, e.lost_defender, was.lost_defender, other(b.by));
    if (both) bar("You", fought->lead_strength, e.lost_attacker, was.lost_attacker, b.by);
  }
  if (ui::tool(f, {right - side - 4, top + 3, side, side}, "result.close", "Put away",
               Icon::kClose))
    s.desk.read = s.scene.bouts.size();
  return top + h;
}

float Column::places(float y) const {
  y = heading(y, "Points");
  const Scenario& map = s.map();
  for (const Seat side : kPlayers) {
    y = pair(y, side_name(side), std::to_string(points_of(map, s.view().holders, side)),
             Style::kLabel14, Style::kLabel14, s.ink(side), s.ink(side));
    for (std::size_t i = 0; i < map.places.size(); ++i) {
      if (s.view().holders[i] != side || map.places[i].points == 0) continue;
      const Place& place = map.places[i];
      draw_points(f.list(), p, {x + 10, y - 4.5f}, side, place.points);
      text(f, Style::kBody14, {x + 28, y}, p.ink,
           type::fit(Style::kBody14, place.name, width() - 80));
      text(f, Style::kNote, {r, y}, p.ink2, name(place.tile), Align::kRight);
      y += row();
    }
    y += 4;
  }
  y = paragraph(Style::kNote, y, p.ink2, task(map, Seat::kBlue) + ". " + at_once(map));
  return foot(y - 18);
}

float Column::fights(float y, bool ruled) const {
  auto all = lately(s.scene);
  if (result_of(s) && !all.empty()) all.pop_back();  // it has just been told
  y = heading(y, "Fights lately", ruled);
  if (all.empty())
    return foot(paragraph(Style::kBody14, y, p.ink2, "None in this turn, or in the one before.") -
                20);
  for (auto it = all.rbegin(); it != all.rend(); ++it)
    y = paragraph(Style::kBody14, y, p.ink, sentence(s.map(), s.view().seat, (*it)->event)) + 5;
  return foot(y - 25);
}

float Column::ready_units(float y) const {
  if (!s.may_order()) return y;
  const int n = ready(s);
  const std::string words =
      n == 0     ? "Every unit has acted."
      : narrow() ? std::to_string(n) + " can still act."
      : n == 1   ? "One unit can still act."
                 : capital(n <= 12 ? wg::in_words(n) : std::to_string(n)) + " units can still act.";
  const float side = f.coarse ? 44 : 32, w = 96;
  text(f, Style::kBody14, {x, y + 12 + side / 2 + 5}, p.ink,
       type::fit(Style::kBody14, words, width() - (n > 0 ? w + 8 : 0)));
  if (n > 0 &&
      ui::button(f, {r - w, y + 12, w, side}, {.name = "unit.next", .label = "Next", .key = "N"}))
    choose_next(s);
  return y + 24 + side;
}

float Column::lesson(float y) const {
  const auto step = lesson_step(s.scene.setup, s.view(), s.desk.panel_seen);
  if (!step || !s.scene.live) return y;
  const LessonStep& now = wg::clash::lesson()[*step];
  const bool done = is_done(*step, s.map(), s.view(), s.desk.panel_seen);
  const float top = y, tall = f.coarse ? 44 : 34;
  const std::string_view words = done ? now.done : now.text;
  const auto lines = [&](Style style, std::string_view what) {
    return static_cast<float>(type::wrap(style, what, width()).size());
  };
  const float h = 52 + lines(Style::kBody14, words) * 20 +
                  (done ? tall + 8 : lines(Style::kLabel14, now.task) * 20 + 4);
  ui::surface(f, {left, y, right - left, h}, p.panel2);
  text(f, Style::kLabel16, {x, y + 26}, p.ink,
       type::fit(Style::kLabel16, capital("lesson " + std::string(now.heading)), width()));
  y = paragraph(Style::kBody14, y + 50, p.ink, words);
  if (!done) {
    paragraph(Style::kLabel14, y + 4, p.ink, now.task);
    return top + h;
  }
  const auto next = next_lesson(s.scene.setup.battle);
  const bool last = *step + 1 >= kLessonSteps;
  if (last) {
    if (ui::button(f, {x, y - 6, std::min(width(), 200.0f), tall},
                   {.name = "lesson.battle", .label = "To Belvoir Gap"}))
      s.wish(wish::Begin{setup_of(Choice{})});
  } else if (next && ui::button(f, {x, y - 6, std::min(width(), 200.0f), tall},
                                {.name = "lesson.next", .label = "Next position"})) {
    Choice choice;
    choice.battle = *next;
    s.wish(wish::Begin{setup_of(choice)});
  }
  return top + h;
}

float Column::looking_back(float y) const {
  y = heading(y, "What to do");
  const std::string to = s.scene.over() ? "the end." : "the turn under way.";
  return foot(paragraph(Style::kBody14, y, p.ink,
                        "A round below the board leads to its beginning; the buttons go order by "
                        "order. Back to now leads to " +
                            to) -
              20);
}

float Column::signs(float y) const {
  const Seat own = s.own();
  y = heading(y, "Signs");
  Piece u;
  u.side = own;
  u.sight = look(Unit{Type::kRifles, Grade::kVeteran, Posture::kHold, 80, 40, 0, 0}, Level::kKnown);
  ImDrawList& d = f.list();
  const float from = x + 48;
  const auto line_ = [&](std::string_view words) {
    text(f, Style::kNote, {from, y}, p.ink2, type::fit(Style::kNote, words, r - from));
    y += narrow() ? 22.0f : 24.0f;
  };
  draw_condition(f.pen(), {x, y - 9, 38, 8}, u);
  line_("strength, broken up by disorder");
  Piece unseen_one = u;
  unseen_one.side = other(own);
  unseen_one.sight.least_strength = 60;
  unseen_one.sight.most_strength = 100;
  draw_condition(f.pen(), {x, y - 9, 38, 8}, unseen_one);
  line_("strength known within a band");
  draw_grade(f.pen(1.2f), {x + 19, y - 5}, u);
  line_("grade: Veteran; a ring is Green");
  draw_supply(f.pen(), {x + 12, y - 5}, 6, Supply::kStrained);
  draw_supply(f.pen(), {x + 28, y - 5}, 6, Supply::kCut);
  line_("supply strained, cut");
  draw(f.pen(0.42f), {x + 19, y - 5}, mark_of(Ghost{0, Type::kRifles, 0}, other(own)));
  line_("last seen there, rounds ago: −1");
  disc(d, {x + 19, y - 5}, 4, paint(p.disc));
  ring(d, {x + 19, y - 5}, 4, paint(p.sym_ink), 1);
  line_("can still act");
  float at_x = x + 3;
  for (const Outlook o : {Outlook::kCertain, Outlook::kOpen, Outlook::kNever}) {
    const ImVec2 q[] = {{at_x, y - 11}, {at_x + 11, y - 11}, {at_x, y}};
    const ImU32 ink = paint(o == Outlook::kNever ? p.ink3 : s.ink(own));
    if (o == Outlook::kCertain) triangle(d, q[0], q[1], q[2], ink);
    if (o == Outlook::kOpen) hatch(d, q, 4, ink, 1.25f);
    stroke(d, q, ink, 1.25f, ImDrawFlags_Closed);
    at_x += 14;
  }
  line_("breaks for certain, perhaps, never");
  return foot(y - 24);
}

}  // namespace wg::clash_face
