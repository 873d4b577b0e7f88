// faces/clash/board.cpp — everything that moves on the board, from the ground up.
#include <algorithm>
#include <cmath>
#include <string>

#include "faces/clash/ground.h"
#include "faces/clash/picture.h"
#include "faces/clash/plates.h"
#include "faces/clash/symbols.h"

namespace wg::clash_face {
namespace {

using type::Align;
using type::Style;

struct Painter {
  ImDrawList& d;
  const Grid& g;
  const Picture& p;
  const Palette& c;  // colours
  const float k = g.scale();
  const float thick = c.stroke * g.stroke();

  std::uint32_t ink(Seat side) const { return line_of(c, drawn_as(side)); }
  ImVec2 at(Tile t) const { return middle_of(g, t); }
  bool in_sight(Tile t) const { return overlap(rect_of(g, t).grown(g.cell / 2), g.pane); }

  // ---- tiles ----
  void reach_of_chosen() const {
    if (!p.reach) return;
    for (Tile t = 0; t < kTiles; ++t) {
      if (p.reach->left[t] < 0 || !in_sight(t)) continue;
      const Rect r = rect_of(g, t).grown(-1.5f * k);
      fill(d, r, paint(wash_of(c, drawn_as(p.own)), 0.72f), 4 * k);
      box(d, r, paint(ink(p.own), 0.35f), thick, 4 * k);
    }
  }
  // What would be left of its movement, above the ground and below whoever stands there.
  void reach_left() const {
    if (!p.reach || g.cell < 30) return;
    for (Tile t = 0; t < kTiles; ++t) {
      const int left = p.reach->left[t];
      if (left < 0 || !in_sight(t)) continue;
      const std::string words = left == 1  ? "½"
                                : left % 2 ? std::to_string(left / 2) + "½"
                                           : std::to_string(left / 2);
      const Rect r = rect_of(g, t);
      type::draw(d, Style::kCaptionStrong, {r.max().x - 4, r.y + 13}, paint(ink(p.own)), words,
                 {Align::kRight, paint(c.halo)});
    }
  }
  void way_there() const {
    if (p.way.size() < 2) return;
    Points path;
    for (const Tile t : p.way) path.push_back(at(t));
    path.front() = lerp(path[0], path[1], 0.42f);
    arrow({d, c, std::max(k, 0.6f)}, path, When::kNext, drawn_as(p.own));
  }

  // ---- hostile tiles: can this be broken? ----
  void verdict_on(const Hostile& h) const {
    const Rect r = rect_of(g, h.tile).grown(-1.5f * k);
    const float s = std::max(17 * k, 8.0f);
    const ImVec2 corner = r.min();
    const ImVec2 path[] = {corner, corner + ImVec2{s, 0}, corner + ImVec2{0, s}};
    const ImU32 colour = paint(h.outlook == Outlook::kNever ? c.ink3 : ink(p.own));
    box(d, r, paint(c.halo), 4.5f * thick, 2);
    box(d, r, colour, (h.outlook == Outlook::kCertain ? 2.25f : 1.5f) * thick, 2);
    stroke(d, path, paint(c.halo), 4 * thick, ImDrawFlags_Closed);
    if (h.outlook == Outlook::kCertain) {
      triangle(d, path[0], path[1], path[2], colour);
    } else {
      triangle(d, path[0], path[1], path[2], paint(c.panel));
      if (h.outlook == Outlook::kOpen)
        hatch(d, path, h.by_fog ? 4 * std::max(k, 0.7f) : 6 * std::max(k, 0.7f), colour, 1.5f);
    }
    stroke(d, path, colour, 1.5f * thick, ImDrawFlags_Closed);
    if (h.by_fog) {  // open because of what is not seen: the whole tile is in doubt
      const ImVec2 corners[] = {r.min(), {r.x + r.w, r.y}, r.max(), {r.x, r.y + r.h}};
      hatch(d, corners, 9 * std::max(k, 0.7f), paint(ink(p.own), 0.45f), 1);
    }
  }

  // ---- the attack ----
  ImVec2 edge(ImVec2 from, ImVec2 to, float out) const {
    return from + unit(to - from) * (out * k);
  }
  void support(const Arrow& a) const {
    const ImVec2 to = at(a.to), from = at(a.from);
    const ImVec2 path[] = {edge(from, to, 17), edge(to, from, 24)};
    arrow({d, c, std::max(k, 0.55f)}, path, When::kNext, drawn_as(p.attacker));
  }
  void shells(const Arrow& a) const {  // dashes from both ends; what lies between stays clean
    const ImVec2 to = at(a.to), from = at(a.from);
    const ImVec2 path[] = {edge(from, to, 20), edge(to, from, 26)};
    stroke(d, path, paint(c.halo), 5 * thick);
    dashed(d, path, 7 * k, 5 * k, paint(ink(p.attacker)), 2.25f * thick);
    target({d, c, std::max(k, 0.6f)}, to, 23 * k, drawn_as(p.attacker));
  }
  void falls_back() const {
    if (!p.falls_back) return;
    const ImVec2 from = at(p.falls_back->from), to = at(p.falls_back->to);
    const ImU32 colour = paint(ink(other(p.attacker)));
    const ImVec2 way = unit(to - from);
    const ImVec2 tip = lerp(from, to, 1) - way * (4 * k), out = left_of(way) * (5.5f * k);
    const ImVec2 path[] = {edge(from, to, 26), tip - way * (8 * k)};
    stroke(d, path, paint(c.halo), 5 * thick);
    dashed(d, path, 6 * k, 4 * k, colour, 2 * thick);
    triangle(d, tip + way * (3 * k), tip - way * (9 * k) + out, tip - way * (9 * k) - out, colour);
  }
  void marches() const {
    if (!p.marches) return;
    const ImVec2 from = at(p.marches->from), to = at(p.marches->to);
    const ImVec2 path[] = {edge(from, to, 17), to};
    stroke(d, path, paint(c.halo), 4.5f * thick);
    dashed(d, path, 2, 4, paint(ink(p.attacker)), 2 * thick);
    disc(d, to, 4.5f * k, paint(c.panel));
    ring(d, to, 4.5f * k, paint(ink(p.attacker)), 2 * thick);
  }
  void target_box() const {
    if (!p.target) return;
    const Rect r = rect_of(g, *p.target).grown(-1 * k);
    box(d, r, paint(c.halo), 6 * thick, 2);
    box(d, r, paint(ink(other(p.attacker))), 2.5f * thick, 2);
  }
  void attack() const {
    if (!p.target) return;
    marches();
    falls_back();
    if (p.bombards && p.lead) return shells(*p.lead);
    for (const Arrow& a : p.supports) support(a);
    if (!p.lead) return;
    const ImVec2 from = at(p.lead->from), to = at(p.lead->to);
    const bool straight =
        column(p.lead->from) == column(p.lead->to) || row(p.lead->from) == row(p.lead->to);
    const float reach_ = straight ? 0.0f : 9.0f;
    const ImVec2 path[] = {edge(from, to, 16 + reach_), edge(to, from, 20 + reach_)};
    arrow({d, c, std::max(k, 0.55f)}, path, When::kNow, drawn_as(p.attacker));
  }

  // ---- what was fought lately ----
  void fought(const Bout& b) const {
    const auto* f = std::get_if<Fought>(&b.event);
    const auto* away = std::get_if<Slipped>(&b.event);
    const Tile t = f ? f->at : away->from;
    if (!in_sight(t)) return;
    const Rect r = rect_of(g, t);
    const ImVec2 q{r.x + 9 * std::max(k, 0.7f), r.max().y - 9 * std::max(k, 0.7f)};
    const float s = std::max(k, 0.6f);
    disc(d, q, 8 * s, paint(c.halo));
    ring(d, q, 7.5f * s, paint(c.ink2), 1);
    const ImU32 colour = paint(ink(b.by));
    if (f && f->bombards) {
      disc(d, q, 2.6f * s, colour);
      return ring(d, q, 5 * s, colour, 1.25f);
    }
    if (away)
      return triangle(d, q + ImVec2{-4, -3} * s, q + ImVec2{4, -3} * s, q + ImVec2{0, 4} * s,
                      colour);
    line(d, q + ImVec2{-4, -4} * s, q + ImVec2{4, 4} * s, colour, 1.75f * s);
    line(d, q + ImVec2{4, -4} * s, q + ImVec2{-4, 4} * s, colour, 1.75f * s);
  }

  // ---- units ----
  ImVec2 stands(Tile t, Seat side) const {
    return at(t) - ImVec2{0, (side == Seat::kRed ? 3.0f : 2.0f) * k};
  }
  void stack(Tile t, Seat side) const {
    const auto all = pieces_on(*p.now, t, side);
    if (all.empty() || !in_sight(t)) return;
    Palette thinner = c;
    thinner.stroke *= g.cell < 30 ? 0.68f : 1;
    const Pen pen{d, thinner, scale_on(g, side)};
    // The chosen one is on top, to be seen; else whoever defends.
    const Piece* front = all.front();
    for (const Piece* q : all)
      if (q == p.chosen) front = q;
    const int n = static_cast<int>(all.size());
    const ImVec2 q = stands(t, side) - ImVec2{n > 1 ? 2.5f : 0.0f, 0} * k;
    for (int behind = std::min(n - 1, 2); behind > 0; --behind)
      silhouette(pen, q + ImVec2{4.5f, -3.5f} * (k * static_cast<float>(behind)), drawn_as(side));
    bool ready = false;
    if (p.mine && side == p.own)
      for (const Piece* one : all) ready = ready || is_ready(*one);
    draw_piece(pen, q, *front, ready);
    if (n > 1 && g.cell >= 26)
      count(pen, q + ImVec2{(side == Seat::kRed ? 15.0f : 17.0f) * k, 9 * k}, n);
  }
  void ghosts() const {
    for (const Ghost& ghost : p.now->ghosts) {
      if (!in_sight(ghost.tile)) continue;
      const Seat side = other(p.own);
      const Pen pen{d, c, scale_on(g, side)};
      const ImVec2 q = stands(ghost.tile, side);
      draw(pen, q, mark_of(ghost, side));
      const int age = p.now->turn - ghost.turn;
      if (age > 0 && g.cell >= 30)
        type::draw(d, Style::kCaptionStrong, q + ImVec2{-15 * k, 24 * k}, paint(c.label2),
                   "−" + std::to_string((age + 1) / 2), {Align::kMiddle, paint(c.halo)});
    }
  }
  void chosen_box() const {
    if (p.chosen)
      board::chosen({d, c, 1}, rect_of(g, p.chosen->tile).grown(-1 * k), c.ink);
    else if (p.looked_at)
      board::chosen({d, c, 1}, rect_of(g, *p.looked_at).grown(-1 * k), c.ink2);
  }
  void cursor() const {
    if (p.hovered) box(d, rect_of(g, *p.hovered).grown(-0.5f), paint(c.ink, 0.55f), 1.5f, 2);
    if (!p.cursor) return;
    const Rect r = rect_of(g, *p.cursor);
    box(d, r.grown(1), paint(c.halo), 5, 3);
    box(d, r.grown(1), paint(c.focus), 2.5f, 3);
  }
};

}  // namespace

void draw_board(ImDrawList& d, const Grid& g, const Picture& p, const Palette& palette) {
  const Crisp crisp(d, g.ratio);
  d.PushClipRect(g.pane.min(), g.pane.max(), true);
  if (p.ground && *p.ground)
    (*p.ground)(d, g);
  else
    draw_ground(d, g, palette, *p.scenario);
  const Painter b{d, g, p, palette};
  b.reach_of_chosen();
  b.chosen_box();
  b.ghosts();
  b.reach_left();
  b.target_box();
  for (const Hostile& h : p.hostiles)
    if (p.target != h.tile) b.verdict_on(h);
  const bool beneath = g.cell >= kNamed && g.cell < 40;  // units matter more than words
  if (beneath) draw_plates(d, g, palette, *p.scenario, *p.now);
  for (Tile t = 0; t < kTiles; ++t)
    for (const Seat side : kPlayers) b.stack(t, side);
  for (const Bout* bout : p.fought) b.fought(*bout);
  b.way_there();
  b.attack();
  if (!beneath) draw_plates(d, g, palette, *p.scenario, *p.now);
  b.cursor();
  d.PopClipRect();
  if (p.margin) draw_margin(d, g, palette);
}

}  // namespace wg::clash_face
