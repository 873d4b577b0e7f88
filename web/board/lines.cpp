// board/lines.cpp — exact strokes: ImGui's own rectangles and circles shrink by half a pixel.
#include "board/lines.h"

#include <array>
#include <cmath>
#include <string>

namespace wg::board {

void stroke(ImDrawList& d, Path path, ImU32 colour, float width, ImDrawFlags closed) {
  // ImGui draws nothing between the fringe and one pixel: what it cannot thin, we make lighter.
  const float drawn = width <= d._FringeScale ? d._FringeScale : std::max(width, 1.0f);
  const auto alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * width / drawn;
  colour = (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(alpha + 0.5f) << IM_COL32_A_SHIFT;
  d.AddPolyline(path.data(), static_cast<int>(path.size()), colour, closed, drawn);
}

void line(ImDrawList& d, ImVec2 from, ImVec2 to, ImU32 colour, float width) {
  const ImVec2 ends[] = {from, to};
  stroke(d, ends, colour, width);
}

void box(ImDrawList& d, Rect r, ImU32 colour, float width, float rounding) {
  d.PathRect(r.min(), r.max(), rounding);
  stroke(d, {d._Path.Data, static_cast<std::size_t>(d._Path.Size)}, colour, width,
         ImDrawFlags_Closed);
  d.PathClear();
}

void ring(ImDrawList& d, ImVec2 middle, float radius, ImU32 colour, float width) {
  d.PathArcTo(middle, radius, 0, kPi * 2);
  // The last point is the first again: a closed path must not hold it twice.
  stroke(d, {d._Path.Data, static_cast<std::size_t>(d._Path.Size - 1)}, colour, width,
         ImDrawFlags_Closed);
  d.PathClear();
}

void dashed(ImDrawList& d, Path path, float on, float off, ImU32 colour, float width,
            ImDrawFlags closed) {
  Points round(path.begin(), path.end());
  if (closed) round.push_back(path[0]);
  for (const Points& dash : dashes(round, on, off)) stroke(d, dash, colour, width);
}

void hatch(ImDrawList& d, Path polygon, float gap, ImU32 colour, float width) {
  for (const Segment& s : hatching(polygon, gap)) line(d, s.a, s.b, colour, width);
}

void fill(ImDrawList& d, Path polygon, ImU32 colour) {
  const auto triangles = ears(polygon);
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  d.PrimReserve(static_cast<int>(triangles.size()), static_cast<int>(polygon.size()));
  for (const std::uint16_t i : triangles)
    d.PrimWriteIdx(static_cast<ImDrawIdx>(d._VtxCurrentIdx + i));
  for (const ImVec2 p : polygon) d.PrimWriteVtx(p, white, colour);
}

void fill(ImDrawList& d, Rect r, ImU32 colour, float rounding) {
  d.AddRectFilled(r.min(), r.max(), colour, rounding);
}

void triangle(ImDrawList& d, ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) {
  // ImGui's soft edge lies outside only if the corners go round clockwise.
  const ImVec2 ab = b - a, ac = c - a;
  if (ab.x * ac.y < ab.y * ac.x) std::swap(b, c);
  d.AddTriangleFilled(a, b, c, colour);
}

void disc(ImDrawList& d, ImVec2 middle, float radius, ImU32 colour) {
  d.AddCircleFilled(middle, radius, colour);
}

void arrow(const Pen& pen, Path path, When when, Side side) {
  if (path.size() < 2) return;
  ImDrawList& d = pen.list;
  const float k = pen.palette.stroke;
  const ImU32 colour = paint(line_of(pen.palette, side)), halo = paint(pen.palette.halo);
  if (when == When::kLater) {
    stroke(d, path, halo, 4.5f * k);
    dashed(d, path, 6, 4, colour, 2 * k);
    return;
  }
  const float s = std::max(0.85f, pen.scale), long_px = 13 * k * s, half_px = 7.5f * k * s;
  const float total = length(path);
  const ImVec2 tip = path.back(), back = unit(along(path, total - long_px) - tip) * long_px;
  const ImVec2 out = left_of(unit(back)) * half_px;
  const std::array<ImVec2, 3> head{tip + back + out, tip, tip + back - out};
  if (when == When::kNow) {
    const Points shaft = part(path, 0, total - long_px * 0.8f);
    stroke(d, shaft, halo, 8 * k * s);
    stroke(d, head, halo, 3, ImDrawFlags_Closed);
    stroke(d, shaft, colour, 5 * k * s);
    triangle(d, head[0], head[1], head[2], colour);
  } else {
    stroke(d, path, halo, 5.5f * k);
    stroke(d, head, halo, 5.5f * k);
    dashed(d, path, 7, 4, colour, 2.25f * k);
    stroke(d, head, colour, 2.25f * k);
  }
}

void station(const Pen& pen, ImVec2 at, Side side) {
  const float radius = 4.5f * std::max(0.8f, pen.scale);
  disc(pen.list, at, radius, paint(pen.palette.panel));
  ring(pen.list, at, radius, paint(line_of(pen.palette, side)), 2 * pen.palette.stroke);
}

float pill(const Pen& pen, ImVec2 middle, std::string_view text, type::Style style,
           std::uint32_t ink, float tall) {
  const float wide = std::ceil(type::width(style, text) + 10);
  Rect r = around(middle, wide / 2, tall / 2);
  r.x = std::floor(r.x) + 0.5f;  // a border of one pixel lies on the pixel
  r.y = std::floor(r.y) + 0.5f;
  fill(pen.list, r, paint(pen.palette.panel), 2);
  box(pen.list, r, paint(ink), 1, 2);
  type::draw(pen.list, style, {r.middle().x, r.middle().y + 4.5f}, paint(ink), text,
             {type::Align::kMiddle});
  return wide;
}

void count(const Pen& pen, ImVec2 middle, int n) {
  const std::string text = "×" + std::to_string(n);
  const Rect r = around(middle, type::width(type::Style::kCaptionStrong, text) / 2 + 5, 8);
  fill(pen.list, r.grown(1.5f), paint(pen.palette.halo), 9.5f);
  fill(pen.list, r, paint(pen.palette.ink), 8);
  type::draw(pen.list, type::Style::kCaptionStrong, {middle.x, middle.y + 4.2f},
             paint(pen.palette.on_ink), text, {type::Align::kMiddle});
}

}  // namespace wg::board
