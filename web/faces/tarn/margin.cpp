// faces/tarn/margin.cpp — what a sheet says at its edge: roads, zones, the scale, north.
#include <algorithm>
#include <string_view>
#include <utility>

#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

using type::Align;
using type::Style;

void draw_zones(ImDrawList& d, const Layout& l, const Palette& p) {
  const Rect& f = l.frame;
  const ImU32 ink = paint(p.ink), ink2 = paint(p.ink2);
  constexpr std::pair<std::string_view, float> kRoadNames[] = {
      {"WEST ROAD", 0.168f}, {"CENTRE ROAD", 0.5f}, {"EAST ROAD", 0.832f}};
  for (const auto& [text, x] : kRoadNames)
    // Above the sheet, unless Red's tray is there.
    type::draw(d, Style::kCaps,
               l.tray ? on_sheet(f, x, 1) + ImVec2{0, 20} : on_sheet(f, x, 0) - ImVec2{0, 12}, ink2,
               text, {Align::kMiddle});
  constexpr std::pair<std::string_view, float> kZones[] = {{"ENTRY", 0.0725f},
                                                           {"FORWARD ZONE", 0.29f},
                                                           {"MAIN ZONE", 0.58f},
                                                           {"CROSSING", 0.795f},
                                                           {"REAR", 0.93f}};
  for (const auto& [text, y] : kZones)
    type::draw(d, Style::kCaps, on_sheet(f, 0, y) - ImVec2{13, 0}, ink2, text,
               {Align::kMiddle, 0, -90});
  for (const float y : {0.145f, 0.435f, 0.725f, 0.862f}) {
    const ImVec2 left = on_sheet(f, 0, y), right = on_sheet(f, 1, y);
    line(d, left - ImVec2{9, 0}, left - ImVec2{5, 0}, ink, 1.5f);
    line(d, right + ImVec2{5, 0}, right + ImVec2{9, 0}, ink, 1.5f);
  }
  for (const float x : {0.336f, 0.664f}) {
    const ImVec2 top = on_sheet(f, x, 0);
    line(d, top - ImVec2{0, 9}, top - ImVec2{0, 5}, ink, 1.5f);
  }
}

// In the lower left corner, where nobody stands.
void draw_scale(ImDrawList& d, const Rect& f, const Palette& p) {
  const ImU32 ink = paint(p.ink);
  const ImVec2 c{f.x + 22, f.y + f.h - 24};
  const float hour = 0.145f * f.h, north_x = std::max(122.0f, hour + 22);
  fill(d, Rect{c.x - 10, c.y - 20, north_x + 28, 34}, paint(p.halo, 0.82f));
  type::draw(d, Style::kCaption, c - ImVec2{0, 6}, paint(p.label), "One hour on a road");
  line(d, c + ImVec2{0, 5}, c + ImVec2{hour, 5}, ink, 2);
  for (const float t : {0.0f, 0.5f, 1.0f})
    line(d, c + ImVec2{hour * t, t == 0.5f ? 2.0f : 0.0f}, c + ImVec2{hour * t, 8}, ink, 1.5f);
  const ImVec2 north = c + ImVec2{north_x, -17};
  line(d, north + ImVec2{0, 5}, north + ImVec2{0, 26}, ink, 1.5f);
  triangle(d, north, north + ImVec2{4.5f, 11}, north + ImVec2{-4.5f, 11}, ink);
  type::draw(d, Style::kCaptionStrong, c + ImVec2{north_x + 7, 8}, ink, "N");
}

}  // namespace

void draw_margin(ImDrawList& d, const Layout& l, const Palette& p) {
  if (l.has_neatline()) {
    box(d, l.frame.grown(0.5f), paint(p.ink), 1 * p.stroke);
    box(d, l.frame.grown(4.5f), paint(p.ink), 2.25f * p.stroke);
  }
  if (l.has_margin()) draw_zones(d, l, p);
  if (!l.small()) draw_scale(d, l.frame, p);
}

}  // namespace wg::tarn_face
