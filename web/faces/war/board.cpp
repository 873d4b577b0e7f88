// faces/war/board.cpp — everything that moves on the board, from the ground up.
#include <algorithm>
#include <cmath>
#include <string>

#include "faces/war/ground.h"
#include "faces/war/lines.h"
#include "faces/war/picture.h"
#include "faces/war/reach.h"
#include "faces/war/symbols.h"

namespace wg::war_face {
namespace {

using type::Align;
using type::Style;

constexpr float kMove_ms = 320, kAttack_ms = 700;

float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

struct Painter {
  ImDrawList& d;
  const Grid& g;
  const Picture& p;
  const Palette& c;  // colours
  const float k = g.cell / 34;
  const float thick = c.stroke * g.stroke();
  const std::vector<Prospect> prospects_ =
      p.chosen && p.shows_reach ? prospects(*p.now, *p.board, *p.chosen) : std::vector<Prospect>{};

  std::uint32_t ink(Seat side) const { return line_of(c, drawn_as(side)); }
  ImVec2 at(Square s) const { return middle_of(g, s); }
  bool plays() const { return p.at_ms >= 0; }

  // ---- squares ----
  void reach() const {
    for (const Prospect& to : prospects_) {
      const Rect r = rect_of(g, to.square).grown(-1.5f * k);
      fill(d, r, paint(wash_of(c, drawn_as(p.seat)), 0.9f), 3 * k);
      if (to.linked) continue;
      const ImVec2 corners[] = {r.min(), {r.x + r.w, r.y}, r.max(), {r.x, r.y + r.h}};
      hatch(d, corners, 6 * k, paint(ink(p.seat), 0.55f), 1);
    }
  }
  // Linked there: a dot. Cut off: the sign that the unit would carry.
  void reach_signs() const {
    for (const Prospect& to : prospects_) {
      const ImVec2 q = at(to.square);
      if (!to.linked) {
        draw_cut_off(d, c, q, std::max(5.2f * k, 3.2f));
        continue;
      }
      disc(d, q, 5.2f * k, paint(wash_of(c, drawn_as(p.seat))));
      disc(d, q, 3.6f * k, paint(ink(p.seat)));
    }
  }
  // Where units may be placed is in the light.
  void other_half() const {
    if (!p.deploying || p.seat == Seat::kUmpire) return;
    const Rect& f = g.frame;
    fill(d, Rect{f.x, f.y + (p.seat == kNorth ? f.h / 2 : 0), f.w, f.h / 2}, paint(c.veil, 0.5f));
  }

  void origin(ImVec2 q, Seat side, float alpha) const {  // somebody stood here
    const float r = 4 * k;
    if (side == kSouth) {
      disc(d, q, r, paint(c.panel, alpha));
      ring(d, q, r, paint(ink(side), alpha), 1.75f * thick);
      return;
    }
    const float t = r * 1.3f;
    const ImVec2 path[] = {q + ImVec2{0, -t}, q + ImVec2{t, 0}, q + ImVec2{0, t},
                           q + ImVec2{-t, 0}};
    d.AddConvexPolyFilled(path, 4, paint(c.panel, alpha));
    stroke(d, path, paint(ink(side), alpha), 1.75f * thick, ImDrawFlags_Closed);
  }
  void trace(const Trace& t, float alpha) const {
    const Seat side = side_of(t.unit);
    const ImVec2 from = at(t.from), to = at(t.to);
    const ImVec2 way = unit(to - from);
    line(d, from + way * (4.5f * k), to, paint(c.halo, 0.8f), 4 * thick);
    const ImVec2 path[] = {from + way * (4.5f * k), to};
    if (side == kSouth)
      line(d, path[0], path[1], paint(ink(side), alpha), 1.75f * thick);
    else
      dashed(d, path, 4 * k, 3 * k, paint(ink(side), alpha), 1.75f * thick);
    origin(from, side, 1);
  }
  void traces() const {
    if (plays()) return;
    if (p.moved.empty() && !p.assault)
      for (const Trace& t : p.before) trace(t, 0.75f);
    for (const Trace& t : p.moved) trace(t, 0.9f);
  }

  // ---- attacks ----
  // On the way to the target, above whoever stands beside it.
  void charge(ImVec2 from, ImVec2 to, std::uint32_t colour) const {
    const ImVec2 way = unit(to - from), side = left_of(way),
                 tip = lerp(from, to, 0.5f) + way * (4 * k);
    const ImVec2 path[] = {tip - way * (6 * k) + side * (6.5f * k), tip,
                           tip - way * (6 * k) - side * (6.5f * k)};
    stroke(d, path, paint(c.halo), 5.5f * thick);
    stroke(d, path, paint(colour), 2.75f * thick);
  }
  void charges() const {
    if (!p.assault) return;
    const Square target = p.assault->at;
    for (const Part& part : p.assault->totals.attack) {
      if (!part.charges) continue;
      // Each of a column rides on the one before it.
      const Square from = p.assault->where[part.unit];
      charge(at(from), at(next(from, *way_to(from, target))), ink(side_of(part.unit)));
    }
  }
  void fire_lines(const Totals& t, const Squares& where, Square target, float alpha) const {
    const ImVec2 to = at(target);
    for (const Part& part : t.attack)
      line(d, at(where[part.unit]), to, paint(c.halo, alpha), 6 * thick);
    for (const Part& part : t.defence)
      if (where[part.unit] != target)
        line(d, at(where[part.unit]), to, paint(c.halo, alpha), 5 * thick);
    for (const Part& part : t.defence) {
      if (where[part.unit] == target || part.factor == 0) continue;
      const ImVec2 path[] = {at(where[part.unit]), to};
      dashed(d, path, 3 * k, 3 * k, paint(ink(side_of(part.unit)), alpha), 2 * thick);
    }
    for (const Part& part : t.attack) {
      const std::uint32_t colour = ink(side_of(part.unit));
      line(d, at(where[part.unit]), to, paint(colour, alpha), 3 * thick);
    }
  }
  void crossed(ImVec2 q, Seat side) const {  // destroyed here
    const float x = 8.5f * k;
    for (const auto& [colour, width] : {std::pair{c.halo, 6.0f}, std::pair{ink(side), 2.75f}}) {
      line(d, q + ImVec2{-x, -x}, q + ImVec2{x, x}, paint(colour), width * thick);
      line(d, q + ImVec2{x, -x}, q + ImVec2{-x, x}, paint(colour), width * thick);
    }
  }
  // "23 : 18" on ink, above the square if the board goes on there.
  void totals_pill(Square target, const Totals& t, bool strong) const {
    const Rect box_ = rect_of(g, target);
    const std::string words = std::to_string(t.offence) + " : " + std::to_string(t.against);
    const Style style = Style::kNoteStrong;
    const float w = type::width(style, words) + 16, h = 21;
    const bool below = box_.y - h - 4 < g.pane.y;
    ImVec2 m{box_.middle().x, below ? box_.max().y + h / 2 + 3 : box_.y - h / 2 - 3};
    m.x = std::clamp(m.x, g.pane.x + w / 2, g.pane.max().x - w / 2);
    const Rect r{std::round(m.x - w / 2), std::round(m.y - h / 2), w, h};
    fill(d, r.grown(1.5f), paint(c.halo), 4);
    fill(d, r, paint(strong ? c.ink : c.panel), 3);
    box(d, r.grown(-0.5f), paint(c.ink), 1, 3);
    type::draw(d, style, {r.middle().x, r.middle().y + 4.7f}, paint(strong ? c.on_ink : c.ink),
               words, {Align::kMiddle});
  }
  void assault_lines() const {
    if (p.assault) return fire_lines(p.assault->totals, p.assault->where, p.assault->at, 1);
  }
  void assault_frame() const {
    if (!p.assault) {
      before_attack();
      return;
    }
    const Rect r = rect_of(g, p.assault->at);
    box(d, r, paint(c.halo), 6 * thick, 2);
    box(d, r, paint(c.ink), 2.5f * thick, 2);
    if (p.assault->made && p.assault->totals.result == Result::kDestroyed)
      crossed(r.middle(), side_of(p.assault->target));
    totals_pill(p.assault->at, p.assault->totals, true);
  }
  void before_attack() const {
    if (!p.attacked_before || !p.moved.empty()) return;
    const float from = static_cast<float>(p.before.size()) * kMove_ms;
    if (plays() && p.at_ms < from) return;
    const Attacked& a = *p.attacked_before;
    if (a.totals.result == Result::kDestroyed) crossed(at(a.at), side_of(a.target));
    totals_pill(a.at, a.totals, false);
  }

  // ---- units ----
  // Where it is drawn: on its way while the turn before is played.
  std::optional<ImVec2> stands(UnitId id) const {
    const Square now = p.now->at[id];
    if (!plays()) return now == kNowhere ? std::nullopt : std::optional(at(now));
    float begins = 0;
    for (const Trace& t : p.before) {
      if (t.unit == id) {
        const float share = std::clamp((p.at_ms - begins) / kMove_ms, 0.0f, 1.0f);
        return lerp(at(t.from), at(t.to), ease_out(share));
      }
      begins += kMove_ms;
    }
    if (p.attacked_before && p.attacked_before->target == id && now == kNowhere) {
      const float moves = static_cast<float>(p.before.size()) * kMove_ms;
      return p.at_ms < moves + kAttack_ms / 2 ? std::optional(at(p.attacked_before->at))
                                              : std::nullopt;
    }
    return now == kNowhere ? std::nullopt : std::optional(at(now));
  }
  bool is_cut_off(UnitId id) const { return !plays() && p.board->is_isolated(id); }
  Pen pen(Palette& thinner, UnitId id) const {
    thinner = c;
    thinner.stroke *= g.cell < 20 ? 0.68f : 1;
    return {d, thinner, g.scale(side_of(id))};
  }
  void unit_on(UnitId id) const {
    const auto where = stands(id);
    if (!where || !g.pane.grown(g.cell).has(*where)) return;
    Palette thinner{};
    Mark m = mark_of(id);
    if (is_cut_off(id)) m.fresh = 0.3f;
    draw(pen(thinner, id), *where, m);
    badges(id, *where);
  }
  void badges(UnitId id, ImVec2 q) const {
    const ImVec2 corner = q + ImVec2{12 * k, -11 * k};
    const float r = std::max(5.5f * k, 3.2f);
    if (is_cut_off(id)) draw_cut_off(d, c, corner, r);
    if (plays() || p.deploying) return;
    const ImVec2 other_corner = q + ImVec2{-12 * k, -11 * k};
    if (p.now->dislodged == id) draw_dislodged(d, c, other_corner, r * 1.1f);
    if (p.now->turn.barred == id) draw_barred(d, c, other_corner, r);
  }
  void chosen_box() const {
    if (!p.chosen || p.now->at[*p.chosen] == kNowhere) return;
    board::chosen({d, c, 1}, rect_of(g, p.now->at[*p.chosen]).grown(0.5f), c.ink);
  }

  // Beside the board still, and over the square where it would stand.
  void in_hand() const {
    if (!p.deploying || !p.chosen || p.now->at[*p.chosen] != kNowhere) return;
    const auto over = p.cursor ? p.cursor : p.hovered;
    if (!over || half_of(*over) != p.seat || !p.board->is_free(*over)) return;
    Mark m = mark_of(*p.chosen);
    m.fresh = 0.45f;
    draw(Pen{d, c, g.scale(p.seat)}, at(*over), m);
  }

  // ---- what could come ----
  void threats() const {
    if (plays() || !p.threats) return;
    for (std::size_t i = 0; i < kArsenals.size(); ++i)
      if ((p.threats->arsenals >> i & 1u) != 0) {
        const ImVec2 q = at(kArsenals[i]);
        ring(d, q, 16.5f * k, paint(c.halo), 4.5f * thick);
        ring(d, q, 16.5f * k, paint(ink(other(p.seat))), 2.25f * thick);
      }
    for (const Threat& t : p.threats->on) {
      if ((!t.destroys && !t.dislodges) || !is_there(*p.now, t.unit)) continue;
      const Rect r = rect_of(g, p.now->at[t.unit]).grown(-0.75f * k);
      const std::uint32_t colour = ink(other(p.seat));
      box(d, r, paint(c.halo), 4.5f * thick, 2);
      if (t.destroys) {
        box(d, r, paint(colour), 2.25f * thick, 2);
      } else {
        const ImVec2 path[] = {r.min(), {r.x + r.w, r.y}, r.max(), {r.x, r.y + r.h}};
        dashed(d, path, 4 * k, 3 * k, paint(colour), 1.75f * thick, ImDrawFlags_Closed);
      }
      if (g.cell < 30) continue;
      const std::string words = std::to_string(t.offence) + ":" + std::to_string(t.against);
      const float w = type::width(Style::kCaptionStrong, words) + 6;
      const Rect tag{std::round(r.middle().x - w / 2), std::round(r.max().y - 5), w, 14};
      fill(d, tag, paint(c.panel), 2);
      box(d, tag.grown(-0.5f), paint(colour), 1, 2);
      type::draw(d, Style::kCaptionStrong, {tag.middle().x, tag.y + 11.3f}, paint(colour), words,
                 {Align::kMiddle});
    }
    for (std::size_t i = 0; i < kPerSide; ++i) {  // one move would cut it off: the sign, hollow
      const auto id = static_cast<UnitId>(first_of(p.seat) + i);
      if ((p.threats->cut >> i & 1u) == 0 || !is_there(*p.now, id)) continue;
      const ImVec2 q = at(p.now->at[id]) + ImVec2{12 * k, -11 * k};
      const float r = std::max(5.2f * k, 3.2f), e = r / 5.5f;
      disc(d, q, r + 1.25f, paint(c.halo));
      disc(d, q, r, paint(c.panel));
      ring(d, q, r, paint(c.ink), 1.25f);
      line(d, q + ImVec2{0, -3 * e}, q + ImVec2{0, 0.6f * e}, paint(c.ink), 1.5f * e);
      disc(d, q + ImVec2{0, 2.7f * e}, 1.0f * e, paint(c.ink));
    }
  }

  void cursor() const {
    if (p.hovered) box(d, rect_of(g, *p.hovered).grown(-0.5f), paint(c.ink, 0.55f), 1.5f, 2);
    if (p.cursor) {
      const Rect r = rect_of(g, *p.cursor);
      box(d, r.grown(1), paint(c.halo), 5, 3);
      box(d, r.grown(1), paint(c.focus), 2.5f, 3);
    }
  }
};

}  // namespace

void draw_board(ImDrawList& d, const Grid& g, const Picture& p, const Palette& palette) {
  const Crisp crisp(d, g.ratio);
  d.PushClipRect(g.pane.min(), g.pane.max(), true);
  draw_ground(d, g, palette);
  const Painter b{d, g, p, palette};
  b.other_half();
  b.reach();
  const Seat own = p.seat == kNorth ? kNorth : kSouth;
  if (p.layers.enemy && !b.plays()) draw_lines(d, g, palette, *p.now, *p.board, other(own));
  if (p.layers.own && !b.plays()) draw_lines(d, g, palette, *p.now, *p.board, own);
  // While the turn is played it stands: the last move takes it.
  const bool still = b.plays() && p.arsenal_lost;
  draw_arsenals(d, g, palette,
                static_cast<std::uint8_t>(p.now->arsenals | (still ? 1u << *p.arsenal_lost : 0u)));
  b.traces();
  b.reach_signs();
  b.chosen_box();
  b.assault_lines();
  for (UnitId id = 0; id < kUnits; ++id) b.unit_on(id);
  b.charges();
  b.threats();
  b.in_hand();
  b.assault_frame();
  if (p.glanced) b.totals_pill(p.glanced->at, p.glanced->totals, false);
  b.cursor();
  d.PopClipRect();
  if (p.margin) draw_margin(d, g, palette);
}

}  // namespace wg::war_face
