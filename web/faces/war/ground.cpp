// faces/war/ground.cpp — every length is a share of a square of 34 pixels, as the board was
// designed.
#include "faces/war/ground.h"

#include <array>
#include <cmath>
#include <string>

namespace wg::war_face {
namespace {

constexpr float kDesigned = 34;

struct Printer {
  ImDrawList& d;
  const Grid& g;
  const Palette& p;
  const float k = g.cell / kDesigned;
  const float thick = p.stroke * g.stroke();

  ImVec2 at(Square s, float x, float y) const {
    const Rect r = rect_of(g, s);
    return {r.x + x * k, r.y + y * k};
  }
  bool in_sight(Square s) const { return overlap(rect_of(g, s), g.pane); }

  void squares() const {
    const Rect& f = g.frame;
    fill(d, f, paint(p.land));
    fill(d, Rect{f.x, f.y + f.h / 2, f.w, f.h / 2}, paint(p.tint1, 0.9f));
    const auto snapped = [&](float v) { return (std::floor(v * g.ratio) + 0.5f) / g.ratio; };
    const float hair = 1 / g.ratio * (g.ratio >= 1.5f ? 1.5f : 1);
    for (int c = 1; c < kColumns; ++c) {
      const float x = snapped(f.x + g.cell * static_cast<float>(c));
      line(d, {x, f.y}, {x, f.y + f.h}, paint(p.square), hair);
    }
    for (int r = 1; r < kRows; ++r) {
      const float y = snapped(f.y + g.cell * static_cast<float>(r));
      line(d, {f.x, y}, {f.x + f.w, y}, paint(p.square), hair);
    }
  }

  void frontier() const {
    const float y = g.frame.y + g.frame.h / 2, gap = std::max(1.5f * k, 1.6f);
    const float x1 = g.frame.x, x2 = g.frame.x + g.frame.w;
    line(d, {x1, y}, {x2, y}, paint(p.halo), 2 * gap + 3);
    for (const float side : {-gap, gap})
      line(d, {x1, y + side}, {x2, y + side}, paint(p.sector), 1.1f * thick);
  }

  static bool is_rock(Square s, int row, int column) {
    const int r = row_of(s) + row, c = column_of(s) + column;
    return on_board(r, c) && is_mountain(square_at(r, c));
  }
  // One patch for neighbours: only its outer corners are round.
  void rock(Square s) const {
    const bool above = is_rock(s, -1, 0), below = is_rock(s, 1, 0), left = is_rock(s, 0, -1),
               right = is_rock(s, 0, 1);
    ImDrawFlags round = ImDrawFlags_RoundCornersNone;
    if (!above && !left) round |= ImDrawFlags_RoundCornersTopLeft;
    if (!above && !right) round |= ImDrawFlags_RoundCornersTopRight;
    if (!below && !right) round |= ImDrawFlags_RoundCornersBottomRight;
    if (!below && !left) round |= ImDrawFlags_RoundCornersBottomLeft;
    const Rect r = rect_of(g, s);
    d.AddRectFilled(r.min(), r.max(), paint(p.tint3), 9 * k, round);
    if (p.flat) hatched(r);
  }
  void hatched(Rect r) const {  // a theme without tints
    const ImVec2 corners[] = {r.min(), {r.x + r.w, r.y}, r.max(), {r.x, r.y + r.h}};
    hatch(d, corners, 7 * k, paint(p.contour), 1);
  }
  void peaks(Square s) const {  // lit from the left
    const ImVec2 lit[] = {at(s, 12, 9), at(s, 17, 17), at(s, 12.5f, 29), at(s, 3, 29)};
    const ImVec2 dark[] = {at(s, 22, 6), at(s, 31, 29), at(s, 18, 29), at(s, 19, 17)};
    fill(d, lit, paint(p.panel, p.night ? 0.12f : 0.75f));
    fill(d, dark, paint(p.contour, 0.55f));
    const ImVec2 ridge[] = {at(s, 3, 29), at(s, 12, 9), at(s, 17, 17), at(s, 22, 6), at(s, 31, 29)};
    stroke(d, ridge, paint(p.spot), 1.5f * thick);
    if (g.cell < 20) return;
    line(d, at(s, 20.5f, 13), at(s, 24, 20), paint(p.spot), thick);
    line(d, at(s, 23, 11), at(s, 28, 22), paint(p.spot), thick);
  }

  void pass(Square s) const {  // two arcs that face each other
    const Rect r = rect_of(g, s);
    fill(d, r, paint(p.tint3, 0.55f));
    for (const float side : {-1.0f, 1.0f}) {
      const ImVec2 from = at(s, 5, 17 + side * 13), over = at(s, 17, 17 + side * 4),
                   to = at(s, 29, 17 + side * 13);
      d.PathLineTo(from);
      d.PathBezierQuadraticCurveTo(over, to, 12);
      d.PathStroke(paint(p.spot), 0, 2 * thick);
    }
  }

  void fort(Square s) const {                                      // four bastions
    constexpr float a = 13.5f, b = 5.6f, c = a - b, e = c - 2.3f;  // tip, shoulder, neck, wall
    constexpr std::array<ImVec2, 20> kWalls = {{{-a, -a}, {-c, -a}, {-e, -c}, {e, -c},  {c, -a},
                                                {a, -a},  {a, -c},  {c, -e},  {c, e},   {a, c},
                                                {a, a},   {c, a},   {e, c},   {-e, c},  {-c, a},
                                                {-a, a},  {-a, c},  {-c, e},  {-c, -e}, {-a, -c}}};
    Points walls;
    for (const ImVec2 q : kWalls) walls.push_back(at(s, 17 + q.x, 17 + q.y));
    fill(d, walls, paint(p.urban));
    stroke(d, walls, paint(p.spot), 1.5f * thick, ImDrawFlags_Closed);
  }
};

}  // namespace

void draw_ground(ImDrawList& d, const Grid& g, const Palette& p) {
  const Printer print{d, g, p};
  print.squares();
  print.frontier();
  for (Square s = 0; s < kSquares; ++s)
    if (is_mountain(s) && print.in_sight(s)) print.rock(s);
  for (Square s = 0; s < kSquares; ++s) {
    if (!print.in_sight(s)) continue;
    switch (ground(s)) {
      case Ground::kMountain:
        print.peaks(s);
        break;
      case Ground::kPass:
        print.pass(s);
        break;
      case Ground::kFort:
        print.fort(s);
        break;
      case Ground::kPlain:
      case Ground::kArsenal:
        break;
    }
  }
}

void draw_margin(ImDrawList& d, const Grid& g, const Palette& p) {
  const auto style = type::Style::kCaptionStrong;
  const bool small = g.pane.w < 420;     // no room for a double line
  const int step = g.cell < 19 ? 2 : 1;  // figures of two digits need their room
  for (int c = 0; c < kColumns; c += step) {
    const float x = g.frame.x + g.cell * (static_cast<float>(c) + 0.5f);
    if (x < g.pane.x + 4 || x > g.pane.max().x - 4) continue;
    type::draw(d, style, {x, g.pane.y - (small ? 5.0f : 8.0f)}, paint(p.ink2),
               std::to_string(c + 1), {type::Align::kMiddle});
  }
  const int rows_step = g.cell < 14 ? 2 : 1;
  for (int r = 0; r < kRows; r += rows_step) {
    const float y = g.frame.y + g.cell * (static_cast<float>(r) + 0.5f);
    if (y < g.pane.y + 4 || y > g.pane.max().y - 4) continue;
    const std::string name(1, static_cast<char>('A' + r));
    type::draw(d, style, {g.pane.x - (small ? 8.0f : 12.0f), y + 4.5f}, paint(p.ink2), name,
               {type::Align::kMiddle});
  }
  if (small) return box(d, g.pane.grown(0.75f), paint(p.ink), 1.5f);
  box(d, g.pane.grown(1), paint(p.ink), 1);
  box(d, g.pane.grown(4), paint(p.ink), 2.25f);
}

}  // namespace wg::war_face
