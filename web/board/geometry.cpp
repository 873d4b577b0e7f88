// board/geometry.cpp — the arithmetic that Dear ImGui 1.90 leaves to its users.
#include "board/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace wg::board {
namespace {

constexpr float kFar = std::numeric_limits<float>::max();

float cross(ImVec2 a, ImVec2 b) { return a.x * b.y - a.y * b.x; }
float dot(ImVec2 a, ImVec2 b) { return a.x * b.x + a.y * b.y; }

float area(Path polygon) {
  float twice = 0;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
    twice += cross(polygon[j], polygon[i]);
  return twice / 2;
}

bool in_triangle(ImVec2 p, ImVec2 a, ImVec2 b, ImVec2 c) {
  return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

}  // namespace

float length(ImVec2 v) { return std::sqrt(dot(v, v)); }

ImVec2 unit(ImVec2 v) {
  const float l = length(v);
  return l > 0 ? v * (1 / l) : ImVec2{1, 0};
}

Rect at_least(Rect r, float w, float h) {
  return around(r.middle(), std::max(r.w, w) / 2, std::max(r.h, h) / 2);
}

Rect bounds(Path path) {
  ImVec2 lo{kFar, kFar}, hi{-kFar, -kFar};
  for (const ImVec2 p : path) {
    lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
    hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
  }
  return {lo.x, lo.y, hi.x - lo.x, hi.y - lo.y};
}

bool inside(Path polygon, ImVec2 p) {
  bool in = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const ImVec2 a = polygon[j], b = polygon[i];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) in = !in;
  }
  return in;
}

float length(Path path) {
  float sum = 0;
  for (std::size_t i = 1; i < path.size(); ++i) sum += length(path[i] - path[i - 1]);
  return sum;
}

ImVec2 along(Path path, float at) {
  for (std::size_t i = 1; i < path.size(); ++i) {
    const float step = length(path[i] - path[i - 1]);
    if (at <= step)
      return step > 0 ? lerp(path[i - 1], path[i], std::max(at, 0.0f) / step) : path[i];
    at -= step;
  }
  return path.back();
}

Points part(Path path, float from, float to) {
  if (to < from) {
    Points back = part(path, to, from);
    std::reverse(back.begin(), back.end());
    return back;
  }
  Points piece{along(path, from)};
  float at = 0;
  for (std::size_t i = 1; i < path.size(); ++i) {
    at += length(path[i] - path[i - 1]);
    if (at > from && at < to) piece.push_back(path[i]);
  }
  piece.push_back(along(path, to));
  return piece;
}

float nearest(Path path, ImVec2 to) {
  float best = kFar, best_at = 0, at = 0;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const ImVec2 step = path[i] - path[i - 1];
    const float step_length = length(step);
    const float t =
        std::clamp(dot(to - path[i - 1], step) / std::max(dot(step, step), 1e-6f), 0.0f, 1.0f);
    if (const float away = length(path[i - 1] + step * t - to); away < best) {
      best = away;
      best_at = at + t * step_length;
    }
    at += step_length;
  }
  return best_at;
}

Points spline(Path p, ImDrawFlags closed, int steps) {
  const auto n = static_cast<int>(p.size());
  const auto at = [&](int i) {
    return p[static_cast<std::size_t>(closed ? (i + n) % n : std::clamp(i, 0, n - 1))];
  };
  Points out;
  for (int i = 0; i < (closed ? n : n - 1); ++i)
    for (int j = 0; j < steps; ++j) {
      const ImVec2 a = at(i - 1), b = at(i), c = at(i + 1), d = at(i + 2);
      const float t = static_cast<float>(j) / static_cast<float>(steps);
      out.push_back((b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * (t * t) +
                     (b * 3 - a - c * 3 + d) * (t * t * t)) *
                    0.5f);
    }
  if (!closed) out.push_back(p.back());
  return out;
}

Points offset(Path path, float by) {
  Points out;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const ImVec2 in = left_of(unit(path[i] - path[i ? i - 1 : 0]));
    const ImVec2 on = left_of(unit(path[std::min(i + 1, path.size() - 1)] - path[i]));
    const ImVec2 n = i == 0 ? on : i + 1 == path.size() ? in : unit(in + on);
    out.push_back(path[i] +
                  n * (by / std::max(dot(n, i ? in : on), 0.3f)));  // 0.3: a mitre's limit
  }
  return out;
}

std::vector<Segment> hatching(Path polygon, float gap) {
  float lo = kFar, hi = -kFar;
  for (const ImVec2 p : polygon) {
    lo = std::min(lo, p.x + p.y);
    hi = std::max(hi, p.x + p.y);
  }
  std::vector<Segment> out;
  Points hits;
  for (float k = std::ceil(lo / gap) * gap; k < hi; k += gap) {  // the line x + y = k
    hits.clear();
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
      const float from = polygon[j].x + polygon[j].y - k, to = polygon[i].x + polygon[i].y - k;
      if ((from > 0) != (to > 0)) hits.push_back(lerp(polygon[j], polygon[i], from / (from - to)));
    }
    std::sort(hits.begin(), hits.end(), [](ImVec2 a, ImVec2 b) { return a.x < b.x; });
    for (std::size_t i = 0; i + 1 < hits.size(); i += 2) out.push_back({hits[i], hits[i + 1]});
  }
  return out;
}

std::vector<Points> dashes(Path path, float on, float off) {
  std::vector<Points> out;
  const float end = length(path);
  for (float at = 0; at < end; at += on + off)
    out.push_back(part(path, at, std::min(at + on, end)));
  return out;
}

std::vector<std::uint16_t> ears(Path polygon) {
  std::vector<std::uint16_t> left(polygon.size()), out;
  const bool turned = area(polygon) < 0;
  for (std::size_t i = 0; i < left.size(); ++i)
    left[i] = static_cast<std::uint16_t>(turned ? left.size() - 1 - i : i);
  const auto is_ear = [&](std::size_t i) {
    const std::size_t n = left.size();
    const std::uint16_t ia = left[(i + n - 1) % n], ib = left[i], ic = left[(i + 1) % n];
    const ImVec2 a = polygon[ia], b = polygon[ib], c = polygon[ic];
    if (cross(b - a, c - b) < 0) return false;
    return std::none_of(left.begin(), left.end(), [&](std::uint16_t k) {
      return k != ia && k != ib && k != ic && in_triangle(polygon[k], a, b, c);
    });
  };
  while (left.size() > 2) {
    std::size_t i = 0;
    while (i + 1 < left.size() && !is_ear(i)) ++i;  // a polygon that crosses itself still ends
    const std::size_t n = left.size();
    out.insert(out.end(), {left[(i + n - 1) % n], left[i], left[(i + 1) % n]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return out;
}

}  // namespace wg::board
