// faces/clash/ground.cpp — every length is a share of a tile of 52 pixels, as the board was
// designed.
#include "faces/clash/ground.h"

#include <array>
#include <cmath>
#include <string>

namespace wg::clash_face {
namespace {

// A number in 0…1 that is always the same for the same pair, so that no tile looks like another.
float scatter(int a, int b) {
  auto h = static_cast<std::uint32_t>(a) * 374761393u + static_cast<std::uint32_t>(b) * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return static_cast<float>((h ^ (h >> 16)) & 0xFFFF) / 65536;
}

struct Printer {
  ImDrawList& d;
  const Grid& g;
  const Palette& p;
  const Scenario& s;
  const float k = g.scale();
  const float thick = p.stroke * g.stroke();
  const bool small = g.cell < 26;

  ImVec2 at(Tile t, float x, float y) const {
    const Rect r = rect_of(g, t);
    return {r.x + x * k, r.y + y * k};
  }

  // ---- patches: neighbours are one, and only outer corners are round ----
  template <class Is>
  void patch(Tile t, Is is, std::uint32_t colour, float radius, std::uint32_t edge = 0) const {
    const auto same = [&](int c, int r) {
      const int x = column(t) + c, y = row(t) + r;
      return is_on_map(x, y) && is(s.ground[tile_at(x, y)]);
    };
    const bool up = same(0, -1), down = same(0, 1), left = same(-1, 0), right = same(1, 0);
    ImDrawFlags round = ImDrawFlags_RoundCornersNone;
    if (!up && !left) round |= ImDrawFlags_RoundCornersTopLeft;
    if (!up && !right) round |= ImDrawFlags_RoundCornersTopRight;
    if (!down && !right) round |= ImDrawFlags_RoundCornersBottomRight;
    if (!down && !left) round |= ImDrawFlags_RoundCornersBottomLeft;
    const Rect r = rect_of(g, t);
    const float q = radius * k;
    d.AddRectFilled(r.min(), r.max(), paint(colour), q, round);
    if (edge == 0) return;
    const float w = 1.2f * thick;
    const auto cut = [&](ImDrawFlags corner) { return (round & corner) == corner ? q : 0.0f; };
    const float a = cut(ImDrawFlags_RoundCornersTopLeft), b = cut(ImDrawFlags_RoundCornersTopRight),
                c = cut(ImDrawFlags_RoundCornersBottomRight),
                e = cut(ImDrawFlags_RoundCornersBottomLeft);
    const ImVec2 min = r.min(), max = r.max();
    const ImU32 ink = paint(edge);
    if (!up) line(d, {min.x + a, min.y}, {max.x - b, min.y}, ink, w);
    if (!down) line(d, {min.x + e, max.y}, {max.x - c, max.y}, ink, w);
    if (!left) line(d, {min.x, min.y + a}, {min.x, max.y - e}, ink, w);
    if (!right) line(d, {max.x, min.y + b}, {max.x, max.y - c}, ink, w);
    const auto arc = [&](ImVec2 middle, float from) {
      d.PathArcTo(middle, q, from, from + kPi / 2, 8);
      d.PathStroke(ink, 0, std::max(w, 1.0f));
    };
    if (a > 0) arc({min.x + q, min.y + q}, kPi);
    if (b > 0) arc({max.x - q, min.y + q}, 1.5f * kPi);
    if (c > 0) arc({max.x - q, max.y - q}, 0);
    if (e > 0) arc({min.x + q, max.y - q}, kPi / 2);
  }
  void patches() const {
    const auto only = [&](Terrain which, std::uint32_t colour, float radius,
                          std::uint32_t edge = 0) {
      for (Tile t = 0; t < kTiles; ++t)
        if (s.ground[t] == which)
          patch(
              t, [&](Terrain of) { return of == which; }, colour, radius, edge);
    };
    for (Tile t = 0; t < kTiles; ++t)
      if ((s.ground[t] == Terrain::kHills || s.ground[t] == Terrain::kMountain))
        patch(
            t, [](Terrain of) { return of == Terrain::kHills || of == Terrain::kMountain; }, p.hill,
            18);
    only(Terrain::kMountain, p.rock, 14);
    only(Terrain::kForest, p.forest, 17, p.forest_edge);
    only(Terrain::kMarsh, p.marsh, 18);
  }

  // ---- what grows and stands on them ----
  void trees(Tile t) const {
    const int rows = small ? 3 : 4;
    const float step = 52.0f / static_cast<float>(rows), r = std::max(2.1f * k, 1.15f);
    for (int y = 0; y < rows; ++y)
      for (int x = 0; x < rows; ++x) {
        const int i = y * rows + x, c = column(t), w = row(t);
        const ImVec2 q =
            at(t,
               step * (static_cast<float>(x) + 0.5f) + (y % 2 == 1 ? 3.0f : -3.0f) +
                   (scatter(c * 13 + i, w * 7) - 0.5f) * 4,
               step * (static_cast<float>(y) + 0.5f) + (scatter(w * 17 + i, c * 5) - 0.5f) * 4);
        ring(d, q, r, paint(p.forest_edge), thick);
      }
  }
  void hachures(Tile t) const {
    constexpr std::array<std::array<float, 3>, 2> kHumps = {
        {{15.6f, 32.2f, 12.5f}, {34.3f, 20.8f, 11.4f}}};
    for (const auto& h : kHumps) {
      const float x = h[0], y = h[1], r = h[2];
      d.PathLineTo(at(t, x - r, y + r * 0.45f));
      d.PathBezierQuadraticCurveTo(at(t, x, y - r * 1.1f), at(t, x + r, y + r * 0.45f), 10);
      d.PathStroke(paint(p.contour), 0, std::max(1.4f * thick, 1.0f));
      if (small) continue;
      for (const float v : {-0.55f, -0.1f, 0.35f})
        line(d, at(t, x + r * v + 2, y - r * 0.12f + std::abs(v) * 3),
             at(t, x + r * (v + 0.25f) + 2, y + r * 0.45f), paint(p.contour), thick);
    }
  }
  void peaks(Tile t) const {  // lit from the left
    const ImVec2 dark[] = {at(t, 34, 10), at(t, 47, 41), at(t, 27, 41), at(t, 29, 27)};
    const ImVec2 lit[] = {at(t, 18, 14), at(t, 26, 27), at(t, 20, 41), at(t, 5, 41)};
    fill(d, dark, paint(p.contour, 0.55f));
    fill(d, lit, paint(p.panel, p.night ? 0.1f : 0.7f));
    const ImVec2 ridge[] = {at(t, 5, 41), at(t, 18, 14), at(t, 26, 27), at(t, 34, 10),
                            at(t, 47, 41)};
    stroke(d, ridge, paint(p.spot), 1.6f * thick);
    if (small) return;
    line(d, at(t, 33, 20), at(t, 39, 31), paint(p.spot), thick);
    line(d, at(t, 36, 17), at(t, 44, 32), paint(p.spot), thick);
  }
  void tufts(Tile t) const {
    for (int i = 0; i < 4; ++i) {
      const float x = 7 + 22 * static_cast<float>(i % 2), y = 13 + 10 * static_cast<float>(i);
      line(d, at(t, x, y), at(t, x + 15, y), paint(p.water_line), 1.5f * thick);
      if (small) continue;
      for (const float v : {4.0f, 7.5f, 11.0f})
        line(d, at(t, x + v, y - 1), at(t, x + v + (v - 7.5f) * 0.25f, y - 5), paint(p.water_line),
             1.1f * thick);
    }
  }
  void town(Tile t) const {
    fill(d, Rect{at(t, 5, 5).x, at(t, 5, 5).y, 42 * k, 42 * k}, paint(p.urban), 2 * k);
    constexpr std::array<std::array<float, 4>, 8> kBlocks = {{{-17, -15, 9, 7},
                                                              {-5, -17, 7, 9},
                                                              {6, -15, 10, 6},
                                                              {-16, -4, 6, 9},
                                                              {9, -3, 8, 8},
                                                              {-15, 9, 10, 7},
                                                              {-1, 10, 7, 7},
                                                              {9, 10, 7, 6}}};
    for (const auto& b : kBlocks) {
      const ImVec2 q = at(t, 26 + b[0], 26 + b[1]);
      fill(d, Rect{q.x, q.y, b[2] * k, b[3] * k}, paint(p.town, 0.9f));
    }
  }
  void works(Tile t, int level) const {
    if (level == 0) return;
    const ImVec2 q = at(t, 4, 4);
    box(d, {q.x, q.y, 44 * k, 44 * k}, paint(p.town), (level > 2 ? 2.75f : 1.5f) * thick, 2);
    if (level != 2) return;
    const ImVec2 e = at(t, 1.5f, 1.5f);
    box(d, {e.x, e.y, 49 * k, 49 * k}, paint(p.town), 1.25f * thick, 2);
  }
  void mark(Tile t) const {  // points for the ground itself: its four corners
    const float in = 3, arm = 9;
    for (const ImVec2 v : {ImVec2{-1, -1}, ImVec2{1, -1}, ImVec2{1, 1}, ImVec2{-1, 1}}) {
      const float x = 26 + v.x * (26 - in), y = 26 + v.y * (26 - in);
      const ImVec2 path[] = {at(t, x - v.x * arm, y), at(t, x, y), at(t, x, y - v.y * arm)};
      stroke(d, path, paint(p.label2), 1.5f * thick);
    }
  }
  void ground(Tile t) const {
    switch (s.ground[t]) {
      case Terrain::kOpen:
        return;
      case Terrain::kHills:
        return hachures(t);
      case Terrain::kForest:
        return trees(t);
      case Terrain::kMarsh:
        return tufts(t);
      case Terrain::kMountain:
        return peaks(t);
      case Terrain::kUrban:
        return town(t);
    }
  }

  // ---- water and ways ----
  Points river() const {
    Points bends;
    const float x = g.frame.x + g.cell * static_cast<float>(*s.river + 1);
    for (int i = -1; i <= 2 * kHeight; ++i) {
      const auto v = static_cast<float>(i);
      bends.push_back(
          {x + (5 * std::sin(v * 0.9f) + 3 * std::sin(v * 0.37f)) * k, g.frame.y + v * g.cell / 2});
    }
    return spline(bends, 0, 4);
  }
  void water() const {
    if (!s.river) return;
    const Points path = river();
    stroke(d, path, paint(p.water_line), std::max(11 * k, 5.0f));
    stroke(d, path, paint(p.water), std::max(8.5f * k, 3.2f));
  }
  void roads() const {
    const float casing = std::max(6.2f * k, 3.4f), deck = std::max(4.2f * k, 2.0f);
    for (const auto& [colour, width] : {std::pair{p.road_case, casing}, std::pair{p.road, deck}})
      for (Tile t = 0; t < kTiles; ++t) {
        if (s.roads[t] == 0) continue;
        disc(d, middle_of(g, t), width / 2, paint(colour));
        for (const Tile to : beside(t))
          if (to > t && is_road(s, t, to))
            line(d, middle_of(g, t), middle_of(g, to), paint(colour), width);
      }
  }
  void crossings() const {
    if (!s.river) return;
    const Points path = river();
    for (const Scenario::Crossing& c : s.crossings) {
      const ImVec2 bank = {g.frame.x + g.cell * static_cast<float>(*s.river + 1),
                           middle_of(g, c.west).y};
      const float by = nearest(path, bank);
      const ImVec2 q{along(path, by).x, bank.y};
      if (c.bridge) {
        fill(d, around(q, 10 * k, std::max(2.1f * k, 1.0f)), paint(p.road));
        for (const float v : {-1.0f, 1.0f}) {
          const ImVec2 rail[] = {q + ImVec2{-14, v * 8} * k, q + ImVec2{-10, v * 4} * k,
                                 q + ImVec2{10, v * 4} * k, q + ImVec2{14, v * 8} * k};
          stroke(d, rail, paint(p.town), 1.8f * thick);
        }
        continue;
      }
      stroke(d, part(path, by - 7 * k, by + 7 * k), paint(p.water), std::max(8.5f * k, 3.2f));
      for (const float v : {-8.0f, -3.0f, 2.0f, 7.0f})
        line(d, q + ImVec2{v, -3} * k, q + ImVec2{v, 3} * k, paint(p.water_line), 1.6f * thick);
    }
  }
  void squares() const {
    const Rect& f = g.frame;
    const auto snapped = [&](float v) { return (std::floor(v * g.ratio) + 0.5f) / g.ratio; };
    const float hair = 1 / g.ratio * (g.ratio >= 1.5f ? 1.5f : 1);
    const ImU32 ink = paint(p.sector, p.night ? 0.28f : 0.16f);
    for (int c = 1; c < kWidth; ++c) {
      const float x = snapped(f.x + g.cell * static_cast<float>(c));
      line(d, {x, f.y}, {x, f.y + f.h}, ink, hair);
    }
    for (int r = 1; r < kHeight; ++r) {
      const float y = snapped(f.y + g.cell * static_cast<float>(r));
      line(d, {f.x, y}, {f.x + f.w, y}, ink, hair);
    }
  }
};

}  // namespace

void draw_ground(ImDrawList& d, const Grid& g, const Palette& p, const Scenario& s) {
  const Printer print{d, g, p, s};
  fill(d, g.frame, paint(p.land));
  print.patches();
  for (Tile t = 0; t < kTiles; ++t) print.ground(t);
  print.water();
  print.roads();
  print.crossings();
  print.squares();
  // Over the roads: a town is not a crossroads.
  for (Tile t = 0; t < kTiles; ++t)
    if (s.ground[t] == Terrain::kUrban) print.town(t);
  for (const Place& place : s.places) {
    if (place.city) print.works(place.tile, place.works);
    if (!place.city) print.mark(place.tile);
  }
}

void draw_margin(ImDrawList& d, const Grid& g, const Palette& p) {
  const auto style = type::Style::kCaptionStrong;
  const bool tight = g.pane.w < 420;  // no room for a double line
  for (int c = 0; c < kWidth; ++c) {
    const float x = g.frame.x + g.cell * (static_cast<float>(c) + 0.5f);
    if (x < g.pane.x + 4 || x > g.pane.max().x - 4) continue;
    type::draw(d, style, {x, g.pane.y - (tight ? 5.0f : 10.0f)}, paint(p.ink2),
               std::string(1, static_cast<char>('A' + c)), {type::Align::kMiddle});
  }
  for (int r = 0; r < kHeight; ++r) {
    const float y = g.frame.y + g.cell * (static_cast<float>(r) + 0.5f);
    if (y < g.pane.y + 4 || y > g.pane.max().y - 4) continue;
    type::draw(d, style, {g.pane.x - (tight ? 4.0f : 10.0f), y + 4.5f}, paint(p.ink2),
               std::to_string(r + 1), {type::Align::kRight});
  }
  if (tight) return box(d, g.pane.grown(0.75f), paint(p.ink), 1.5f);
  box(d, g.pane.grown(1), paint(p.ink), 1);
  box(d, g.pane.grown(4), paint(p.ink), 2.25f);
}

}  // namespace wg::clash_face
