// faces/tarn/ground.cpp — layer upon layer, as a sheet is printed.
#include "faces/tarn/ground.h"

#include <cmath>
#include <string>

#include "faces/tarn/survey.h"

namespace wg::tarn_face {
namespace {

// A number in 0…1 that belongs to a place: the rings of a wood stand a little off their grid.
float scatter(std::int32_t i, std::int32_t j) {
  auto h = static_cast<std::uint32_t>(i) * 374761393u + static_cast<std::uint32_t>(j) * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return static_cast<float>((h ^ (h >> 16)) >> 8) / 16777216.0f;
}

struct Press {
  ImDrawList& d;
  const Rect frame;
  const Palette& p;
  const bool small;

  void lines(survey::Lines all, std::uint32_t ink, float width, ImDrawFlags closed = 0) const {
    for (const survey::Line line : all) stroke(d, to_frame(frame, line), paint(ink), width, closed);
  }

  void tints() const {
    fill(d, frame, paint(p.land));
    if (p.flat) return;
    const std::uint32_t inks[] = {p.tint1, p.tint2, p.tint3};
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (std::size_t step = 0; step < survey::kTints.size(); ++step) {
      const Points corners = to_frame(frame, survey::kTints[step]);
      const auto n = static_cast<int>(corners.size());
      d.PrimReserve(n, n);
      for (const ImVec2 corner : corners) d.PrimVtx(corner, white, paint(inks[step]));
    }
  }

  void woods() const {
    for (const survey::Line line : survey::kWoods) {
      const Points edge = to_frame(frame, line);
      fill(d, edge, paint(p.forest));
      stroke(d, edge, paint(p.forest_edge), 1, ImDrawFlags_Closed);
      if (!small || p.flat) trees(edge);
    }
  }

  void trees(Path edge) const {
    constexpr float kAcross = 13, kDown = kAcross * 0.82f, kClear = 3;
    const Rect b = bounds(edge);
    std::int32_t row = 0;
    for (float y = b.y; y < b.y + b.h; y += kDown, ++row)
      for (float x = b.x + (row % 2 ? kAcross / 2 : 0); x < b.x + b.w; x += kAcross) {
        const auto column = static_cast<std::int32_t>(x - b.x);
        const ImVec2 at{x + (scatter(row, column) - 0.5f) * 3,
                        y + (scatter(column, row) - 0.5f) * 3};
        if (inside(edge, at) && inside(edge, at + ImVec2{kClear, kClear}) &&
            inside(edge, at - ImVec2{kClear, kClear}))
          ring(d, at, 1.7f, paint(p.forest_edge), 0.9f);
      }
  }

  // Thin where a slope faces the light in the upper left, thick in the shade: this is what makes
  // the sheet look engraved.
  void contours() const {
    if (p.flat) return;
    constexpr float kWidth[] = {0.5f, 0.8f, 1.15f}, kInk[] = {0.42f, 0.6f, 0.8f};
    for (const survey::Contour& c : survey::kContours) {
      if (small && c.level % 2) continue;
      const float width = kWidth[c.shade] * (c.index ? 1.5f : 1) * (small ? 0.8f : 1);
      stroke(d, to_frame(frame, c.line), paint(p.contour, kInk[c.shade]), width);
    }
  }

  void water() const {
    lines(survey::kBecks, p.water_line, small ? 1 : 1.4f);
    const Points river = to_frame(frame, survey::kWaters[0]),
                 lake = to_frame(frame, survey::kWaters[1]);
    const float wide = small ? 5 : 10;
    stroke(d, river, paint(p.water_line), wide + 2);
    stroke(d, lake, paint(p.water_line), 2.2f, ImDrawFlags_Closed);
    stroke(d, river, paint(p.water), wide);
    fill(d, lake, paint(p.water));
  }

  void roads() const {  // all casings first, then all fills, so that crossings join
    const float main = small ? 3.5f : 5.5f, side = small ? 2 : 3;
    lines(survey::kTracks, p.road2_case, side + 1.6f);
    lines(survey::kRoads, p.road_case, main + 1.8f);
    lines(survey::kTracks, p.road2, side);
    lines(survey::kRoads, p.road, main);
  }

  void bridge() const {
    const ImVec2 c = on_sheet(frame, 0.5f, 0.8385f);
    const float half = small ? 2.5f : 3.5f, reach = small ? 7 : 11, flare = 3.5f;
    fill(d, around(c, half, reach), paint(p.road));
    for (const float side : {-1.0f, 1.0f}) {
      const ImVec2 rail[] = {c + ImVec2{side * (half + flare), -reach - 3},
                             c + ImVec2{side * half, -reach}, c + ImVec2{side * half, reach},
                             c + ImVec2{side * (half + flare), reach + 3}};
      stroke(d, rail, paint(p.town), small ? 1.2f : 1.8f);
    }
  }

  void houses() const {
    const float k = small ? 0.6f : 1;
    for (const survey::House& h : survey::kHouses) {
      const ImVec2 at = node(frame, static_cast<Sector>(h.sector)) + ImVec2{h.dx * k, h.dy * k};
      fill(d, around(at, h.w * k / 2, h.h * k / 2), paint(p.town));
    }
  }
};

}  // namespace

void draw_ground(ImDrawList& d, const Layout& l, const Palette& p) {
  const Crisp crisp(d, l.ratio);
  const Press press{d, l.frame, p, l.small()};
  press.tints();
  press.woods();
  press.contours();
  press.water();
  press.roads();
  press.bridge();
  press.houses();
}

void draw_ground_names(ImDrawList& d, const Layout& l, const Palette& p) {
  using type::Align;
  using type::Style;
  if (l.small()) return;
  const ImU32 halo = paint(p.halo);
  const auto put = [&](Style style, float x, float y, std::uint32_t ink, std::string_view text,
                       type::Setting how, ImVec2 moved = {0, 0}) {
    type::draw(d, style, on_sheet(l.frame, x, y) + moved, paint(ink), text, how);
  };
  put(Style::kWater, 0.885f, 0.822f, p.water_ink, "River Tarn", {Align::kLeft, halo, 3});
  put(Style::kLake, 0.128f, 0.808f, p.water_ink, "Low Tarn", {Align::kMiddle}, {0, 4});
  for (const float x : {0.292f, 0.622f})
    for (const float y : {0.213f, 0.503f})
      put(Style::kCaptionStrong, x, y, p.label2, "2 h", {Align::kMiddle, halo}, {0, -6});
  for (const survey::Spot& s : survey::kSpots) {
    const ImVec2 at = on_sheet(l.frame, s.x / survey::kUnit, s.y / survey::kUnit);
    triangle(d, at + ImVec2{0, -3.4f}, at + ImVec2{3.2f, 2.4f}, at + ImVec2{-3.2f, 2.4f},
             paint(p.spot));
    const bool at_the_edge = s.x > 0.9f * survey::kUnit;
    type::draw(d, Style::kSpot, at + ImVec2{at_the_edge ? -7.0f : 7.0f, 4}, paint(p.spot),
               std::to_string(s.height_m), {at_the_edge ? Align::kRight : Align::kLeft, halo});
  }
}

}  // namespace wg::tarn_face
