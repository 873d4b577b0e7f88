// faces/tarn/margin.cpp — what a sheet says at its edge: roads, zones, the scale, north.
#include <algorithm>
#include <string_view>
#include <utility>

#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

using type::Align;
using type::Style;

// Along the edges of what is in sight, beside what they name.
void draw_zones(ImDrawList& d, const Layout& l, const Palette& p) {
  const Rect pane = l.in_sight();
  const auto across = [&](float x) { return ImVec2{on_sheet(l.frame, x, 0).x, pane.y}; };
  const auto down = [&](float y) { return ImVec2{pane.x, on_sheet(l.frame, 0, y).y}; };
  const float clear = l.pane ? 50 : 0;  // half of the longest name
  const ImU32 ink = paint(p.ink), ink2 = paint(p.ink2);
  constexpr std::pair<std::string_view, float> kRoadNames[] = {
      {"WEST ROAD", 0.168f}, {"CENTRE ROAD", 0.5f}, {"EAST ROAD", 0.832f}};
  for (const auto& [text, x] : kRoadNames) {
    const ImVec2 top = across(x);
    if (top.x < pane.x + clear || top.x > pane.max().x - clear) continue;
    // Above the sheet, unless Red's tray is there.
    type::draw(d, Style::kCaps, top + (l.tray ? ImVec2{0, pane.h + 20} : ImVec2{0, -12}), ink2,
               text, {Align::kMiddle});
  }
  constexpr std::pair<std::string_view, float> kZones[] = {{"ENTRY", 0.0725f},
                                                           {"FORWARD ZONE", 0.29f},
                                                           {"MAIN ZONE", 0.58f},
                                                           {"CROSSING", 0.795f},
                                                           {"REAR", 0.93f}};
  for (const auto& [text, y] : kZones) {
    const ImVec2 left = down(y);
    const float half = l.pane ? type::width(Style::kCaps, text) / 2 : 0;
    if (left.y - half < pane.y || left.y + half > pane.max().y) continue;
    type::draw(d, Style::kCaps, left - ImVec2{13, 0}, ink2, text, {Align::kMiddle, 0, -90});
  }
  for (const float y : {0.145f, 0.435f, 0.725f, 0.862f}) {
    const ImVec2 left = down(y), right = left + ImVec2{pane.w, 0};
    if (left.y < pane.y || left.y > pane.max().y) continue;
    line(d, left - ImVec2{9, 0}, left - ImVec2{5, 0}, ink, 1.5f);
    line(d, right + ImVec2{5, 0}, right + ImVec2{9, 0}, ink, 1.5f);
  }
  for (const float x : {0.336f, 0.664f}) {
    const ImVec2 top = across(x);
    if (top.x < pane.x || top.x > pane.max().x) continue;
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
    box(d, l.in_sight().grown(0.5f), paint(p.ink), 1 * p.stroke);
    box(d, l.in_sight().grown(4.5f), paint(p.ink), 2.25f * p.stroke);
  }
  if (l.has_margin()) draw_zones(d, l, p);
  if (l.small()) return;
  d.PushClipRect(l.in_sight().min(), l.in_sight().max(), true);
  draw_scale(d, l.frame, p);
  d.PopClipRect();
}

}  // namespace wg::tarn_face
