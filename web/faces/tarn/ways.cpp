// faces/tarn/ways.cpp — the same roads that are drawn are marched along.
#include "faces/tarn/ways.h"

#include <algorithm>

#include "faces/tarn/survey.h"

namespace wg::tarn_face {
namespace {

Points road(const Rect& frame, Road r) { return to_frame(frame, survey::kRoads[index(r)]); }

bool by_track(Sector a, Sector b) { return on_road(a) && on_road(b) && road_of(a) != road_of(b); }

Points track(const Rect& frame, Sector a, Sector b) {
  const std::size_t west = std::min(index(road_of(a)), index(road_of(b)));
  return to_frame(frame, survey::kTracks[(row_of(a) == 1 ? 0 : 2) + west]);
}

void append(Points& path, const Points& more) {
  path.insert(path.end(), more.begin() + (path.empty() ? 0 : 1), more.end());
}

}  // namespace

Points way_between(const Rect& frame, Sector a, Sector b) {
  const Points line = by_track(a, b) ? track(frame, a, b)
                                     : road(frame, on_road(a)   ? road_of(a)
                                                   : on_road(b) ? road_of(b)
                                                                : Road::kCentre);
  return part(line, nearest(line, node(frame, a)), nearest(line, node(frame, b)));
}

Points way_in(const Rect& frame, Sector entry) {
  const Points line = road(frame, road_of(entry));
  return part(line, 0, nearest(line, node(frame, entry)));
}

Points beside(Path road, ImVec2 start, ImVec2 end) {
  constexpr float kStep = 5;
  const ImVec2 first = start - road.front(), last = end - road.back();
  const float whole = length(road);
  const int steps = std::max(2, static_cast<int>(whole / kStep));
  Points out;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(steps), smooth = t * t * (3 - 2 * t);
    out.push_back(along(road, whole * t) + lerp(first, last, smooth));
  }
  return out;
}

Route route_of(const Rect& frame, const Unit& unit, const Intent& intent, ImVec2 stands) {
  Route m;
  if (unit.where != Where::kMap || !intent.to) return m;
  // An order that waits lets an older march go on for one more hour.
  const bool goes_on =
      intent.starts_next_hour && unit.destination && *unit.destination != unit.sector;
  Sector at = unit.sector, to = goes_on ? *unit.destination : *intent.to;
  bool half_way = unit.on_track_to && *unit.on_track_to == next_step(at, to);
  m.arrives_h = intent.starts_next_hour && !goes_on ? 1 : 0;
  while (at != to) {
    const Sector next = next_step(at, to);
    Points step = way_between(frame, at, next);
    if (m.path.empty()) step = beside(step, stands, step.back());
    const float from = length(m.path), edge = length(step);
    append(m.path, step);
    const int hours = half_way ? 1 : edge_h(at, next);
    half_way = false;
    for (int h = 1; h <= hours; ++h) {
      const std::size_t i = m.legs.size();
      const When when = i == 0   ? (m.arrives_h ? When::kNext : When::kNow)
                        : i == 1 ? (goes_on ? When::kNext : When::kLater)
                                 : When::kLater;
      m.legs.push_back({from + edge * static_cast<float>(h) / static_cast<float>(hours), when,
                        h < hours ? at : next});
      if (goes_on && i == 0) break;
    }
    if (goes_on && m.legs.size() == 1) {
      m.path = part(m.path, 0, m.legs[0].end);
      to = *intent.to;
      if (m.legs[0].at != next) break;  // it would turn back from half way along a track
    }
    at = next;
  }
  m.arrives_h += static_cast<int>(m.legs.size());
  return m;
}

}  // namespace wg::tarn_face
