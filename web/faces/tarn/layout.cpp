// faces/tarn/layout.cpp — fractions of the sheet become pixels here and nowhere else.
#include "faces/tarn/layout.h"

#include <algorithm>
#include <limits>

#include "faces/tarn/survey.h"

namespace wg::tarn_face {

Layout lay_out(Rect room, const View& v, float ratio, const Camera& camera) {
  const bool somebody_waits =
      v.seat == Seat::kRed && std::any_of(v.own.begin(), v.own.end(),
                                          [](const Unit& u) { return u.where == Where::kStaging; });
  Layout l{room, std::nullopt, 1, ratio};
  if (somebody_waits) {
    constexpr float kTray = 52;
    const float below = l.small() ? 10 : 18;  // the neatline, and the ways to the gates
    const float above = l.small() ? 0 : 22;
    l.tray = Rect{room.x, room.y - above, room.w, kTray};
    const float taken = kTray + below - above;
    l.frame = {room.x, room.y + taken, room.w, room.h - taken};
  }
  if (!camera.is_whole()) {
    const Rect pane = l.frame;
    l.frame = face::seen_through(camera, pane);
    l.pane = pane;
  }
  // 0.74 on a phone of 320 by 376, 1 from 776 by 626.
  const float by_width = (l.frame.w - 320) * 0.00057f, by_height = (l.frame.h - 376) * 0.00104f;
  l.scale = std::clamp(0.74f + std::min(by_width, by_height), 0.58f, 1.0f);
  return l;
}

ImVec2 on_sheet(const Rect& f, float x, float y) { return {f.x + x * f.w, f.y + y * f.h}; }

namespace {
ImVec2 from_survey(const Rect& f, std::int16_t x, std::int16_t y) {
  return on_sheet(f, static_cast<float>(x) / survey::kUnit, static_cast<float>(y) / survey::kUnit);
}
}  // namespace

ImVec2 node(const Rect& f, Sector s) {
  const survey::Spot& n = survey::kNodes[index(s)];
  return from_survey(f, n.x, n.y);
}

Points to_frame(const Rect& f, std::span<const std::int16_t> line) {
  Points out;
  for (std::size_t i = 0; i + 1 < line.size(); i += 2)
    out.push_back(from_survey(f, line[i], line[i + 1]));
  return out;
}

Points outline(const Rect& f, Sector s) { return to_frame(f, survey::kSectorEdges[index(s)]); }

Span span_at(Path polygon, float y) {
  Span span{std::numeric_limits<float>::max(), std::numeric_limits<float>::lowest()};
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const ImVec2 a = polygon[j], b = polygon[i];
    if ((a.y > y) == (b.y > y)) continue;
    const float x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
    span = {std::min(span.left, x), std::max(span.right, x)};
  }
  return span;
}

float top_at(Path polygon, float x) {
  float top = std::numeric_limits<float>::max();
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const ImVec2 a = polygon[j], b = polygon[i];
    if ((a.x > x) == (b.x > x)) continue;
    top = std::min(top, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x));
  }
  return top;
}

std::optional<Sector> sector_under(const Rect& frame, ImVec2 p) {
  for (const Sector s : kEverySector)
    if (inside(outline(frame, s), p)) return s;
  return std::nullopt;
}

}  // namespace wg::tarn_face
