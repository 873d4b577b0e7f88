// board/geometry.h — points, paths and polygons as plain arithmetic; draws nothing.
#pragma once
#include <cstdint>
#include <numbers>
#include <span>
#include <vector>

#include "imgui.h"

namespace wg::board {

inline constexpr float kPi = std::numbers::pi_v<float>;

constexpr ImVec2 operator+(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr ImVec2 operator-(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr ImVec2 operator*(ImVec2 a, float k) { return {a.x * k, a.y * k}; }
constexpr ImVec2 lerp(ImVec2 a, ImVec2 b, float t) { return a + (b - a) * t; }
constexpr float lerp(float a, float b, float t) { return a + (b - a) * t; }
float length(ImVec2 v);
ImVec2 unit(ImVec2 v);                                      // of length 1; {1, 0} for no length
constexpr ImVec2 left_of(ImVec2 v) { return {v.y, -v.x}; }  // a quarter turn; y points down

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  constexpr ImVec2 min() const { return {x, y}; }
  constexpr ImVec2 max() const { return {x + w, y + h}; }
  constexpr ImVec2 middle() const { return {x + w / 2, y + h / 2}; }
  constexpr bool has(ImVec2 p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
  constexpr Rect grown(float by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }
};
constexpr bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
constexpr Rect around(ImVec2 middle, float half_w, float half_h) {
  return {middle.x - half_w, middle.y - half_h, 2 * half_w, 2 * half_h};
}
// At least `w` by `h`, about the same middle.
Rect at_least(Rect, float w, float h);

using Points = std::vector<ImVec2>;
using Path = std::span<const ImVec2>;

Rect bounds(Path);
bool inside(Path polygon, ImVec2);
float length(Path);
ImVec2 along(Path, float at);             // the point `at` px from the start, kept on the path
Points part(Path, float from, float to);  // backwards if to < from
float nearest(Path, ImVec2 to);           // where along the path it comes closest
Points spline(Path, ImDrawFlags closed, int steps);  // Catmull–Rom through the points
Points offset(Path, float by);  // a parallel path, `by` to the left, corners mitred

struct Segment {
  ImVec2 a, b;
};
// Lines at 45 degrees, `gap` apart along x, clipped to any simple polygon. Their phase belongs to
// the page, so that neighbouring areas hatch as one.
std::vector<Segment> hatching(Path polygon, float gap);
// Pieces of the path that are drawn; the phase runs on round corners.
std::vector<Points> dashes(Path, float on, float off);
// Ear clipping: indices of n - 2 triangles that cover a simple polygon exactly.
std::vector<std::uint16_t> ears(Path polygon);

}  // namespace wg::board
