// faces/clash/plates.cpp — where a name lies depends on the ground, so that it seldom jumps: only
// from the bar of a unit, where another side of the place is free.
#include "faces/clash/plates.h"

#include <cmath>

namespace wg::clash_face {
namespace {

using type::Align;
using type::Style;

constexpr float kPoints_w = 22;  // a frame and what parts it from the name
constexpr float kTall = 16;

// What a name had better not hide, in tiles: where units stand at first, towns, roads.
float hides(const Scenario& s, const Rect& r) {  // in tiles
  float sum = 0;
  for (int row = 0; row < kHeight; ++row)
    for (int col = 0; col < kWidth; ++col) {
      const Tile t = tile_at(col, row);
      const Rect tile{static_cast<float>(col) + 0.12f, static_cast<float>(row) + 0.08f, 0.76f,
                      0.82f};
      if (!overlap(tile, r)) continue;
      const float w = std::min(tile.x + tile.w, r.x + r.w) - std::max(tile.x, r.x),
                  h = std::min(tile.y + tile.h, r.y + r.h) - std::max(tile.y, r.y);
      float weight = s.ground[t] == Terrain::kUrban ? 3.0f : 0.35f;
      if (s.roads[t] != 0) weight += 0.4f;
      for (const Muster& m : s.units)
        if (m.tile == t) weight = std::max(weight, 4.0f);
      sum += weight * w * h;
    }
  return sum;
}

Rect best_spot(const Scenario& s, const Place& place, float w, float h,
               const std::vector<Rect>& taken, const std::vector<Rect>& bars) {
  const float cx = static_cast<float>(column(place.tile)) + 0.5f,
              cy = static_cast<float>(row(place.tile)) + 0.5f;
  Rect best{cx - w / 2, cy + 0.5f, w, h};
  float least = 1e9f;
  // On the seam between two rows of tiles, where units leave most room; clear of a town's walls.
  const float out = place.city ? 0.49f + h / 2 : 0.5f;
  for (const float y : {out - 0.035f - h / 2, -out - 0.035f - h / 2})
    for (const float x : {-w / 2, -0.46f, 0.46f - w, 0.54f, -0.54f - w}) {
      if (cy + y < 0.02f || cy + y + h > kHeight - 0.02f) continue;
      const Rect r{std::clamp(cx + x, 0.06f, kWidth - 0.06f - w), cy + y, w, h};
      float cost = hides(s, r) + 0.25f * std::abs(r.x + w / 2 - cx) + 0.2f * std::abs(y + h / 2);
      // Not across the bar of whoever stands on the mark.
      if (!place.city && y > 0 && r.x < cx + 0.33f && r.x + w > cx - 0.33f) cost += 0.6f;
      for (const Rect& other_one : taken)
        if (overlap(r.grown(0.06f), other_one)) cost += 5;
      for (const Rect& bar : bars)
        if (overlap(r, bar)) cost += 3;
      if (cost >= least) continue;
      least = cost;
      best = r;
    }
  return best;
}

void small_frame(ImDrawList& d, const Palette& p, ImVec2 c, std::optional<Seat> side) {
  const bool red = side == Seat::kRed;
  const float r = red ? 4.6f : 3.3f;
  const ImVec2 path[] = {c + ImVec2{red ? 0 : -r, -r}, c + ImVec2{r, red ? 0 : -r},
                         c + ImVec2{red ? 0 : r, r}, c + ImVec2{-r, red ? 0 : r}};
  stroke(d, path, paint(p.halo), 3.5f, ImDrawFlags_Closed);
  d.AddConvexPolyFilled(path, 4, paint(!side ? p.panel : line_of(p, drawn_as(*side))));
  stroke(d, path, paint(p.halo), 1, ImDrawFlags_Closed);
}

}  // namespace

void draw_points(ImDrawList& d, const Palette& p, ImVec2 c, std::optional<Seat> side, int points) {
  const ImU32 ink = paint(p.sym_ink);
  if (side == Seat::kRed) {
    const ImVec2 path[] = {c + ImVec2{0, -9.5f}, c + ImVec2{9.5f, 0}, c + ImVec2{0, 9.5f},
                           c + ImVec2{-9.5f, 0}};
    d.AddConvexPolyFilled(path, 4, paint(p.red_fill));
    stroke(d, path, ink, 1.25f, ImDrawFlags_Closed);
  } else if (side == Seat::kBlue) {
    fill(d, around(c, 7.5f, 7.5f), paint(p.blue_fill));
    box(d, around(c, 7.5f, 7.5f), ink, 1.25f);
  } else {
    disc(d, c, 8, paint(p.panel));
    ring(d, c, 8, paint(p.ink), 1.25f);
  }
  type::draw(d, Style::kCaptionStrong, {c.x, c.y + 4.3f}, side ? ink : paint(p.ink),
             std::to_string(points), {Align::kMiddle});
}

std::vector<Rect> bars_of(const View& v) {
  std::vector<Rect> all;
  for (const Piece& p : v.pieces)
    all.push_back({static_cast<float>(column(p.tile)) + 0.16f,
                   static_cast<float>(row(p.tile)) + 0.63f, 0.68f, 0.17f});
  return all;
}

std::vector<Rect> lay_plates(float cell, const Scenario& s, const View& v) {
  // On small tiles they lie beneath all units anyway.
  const std::vector<Rect> bars = cell < 40 ? std::vector<Rect>() : bars_of(v);
  std::vector<Rect> all;
  for (const Place& place : s.places) {
    const float w =
        type::width(Style::kNoteStrong, place.name) + (place.points > 0 ? kPoints_w : 0.0f) + 4;
    all.push_back(best_spot(s, place, w / cell, kTall / cell, all, bars));
  }
  return all;
}

void draw_plates(ImDrawList& d, const Grid& g, const Palette& p, const Scenario& s, const View& v) {
  const bool named = g.cell >= kNamed;
  const std::vector<Rect> spots = named ? lay_plates(g.cell, s, v) : std::vector<Rect>();
  for (std::size_t i = 0; i < s.places.size(); ++i) {
    const Place& place = s.places[i];
    const Rect tile = rect_of(g, place.tile);
    if (!named) {  // no room for words: the holder's frame alone, in a corner of the tile
      if (place.points > 0 && g.pane.grown(8).has(tile.middle()))
        small_frame(d, p, {tile.max().x - 3.5f, tile.y + 3.5f}, v.holders[i]);
      continue;
    }
    const float name_w = type::width(Style::kNoteStrong, place.name),
                w = name_w + (place.points > 0 ? kPoints_w : 0.0f) + 4;
    const Rect& spot = spots[i];
    const ImVec2 at{std::round(g.frame.x + spot.x * g.cell),
                    std::round(g.frame.y + spot.y * g.cell)};
    if (!overlap({at.x, at.y, w, kTall}, g.pane)) continue;
    type::draw(d, Style::kNoteStrong, {at.x + 2, at.y + 12.5f}, paint(p.label), place.name,
               {Align::kLeft, paint(p.halo)});
    if (place.points > 0)
      draw_points(d, p, {at.x + 2 + name_w + 12, at.y + 8}, v.holders[i], place.points);
  }
}

}  // namespace wg::clash_face
