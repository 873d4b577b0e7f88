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

struct Walk {
  const Rect& frame;
  Sector at;
  std::optional<Sector> half_way_to;  // along a track
  ImVec2 stands;
  Route route;

  void on(Sector to, When when) {
    while (at != to) {
      const Sector next = next_step(at, to);
      Points step = way_between(frame, at, next);
      if (route.path.empty()) step = beside(step, stands, step.back());
      const float from = length(route.path), edge = length(step);
      append(route.path, step);
      const int hours = half_way_to == next ? 1 : edge_h(at, next);
      for (int h = 1; h <= hours; ++h, when = When::kLater)
        route.legs.push_back({from + edge * static_cast<float>(h) / static_cast<float>(hours), when,
                              h < hours ? at : next});
      half_way_to.reset();
      at = next;
    }
  }
  void halt_after_an_hour() {
    route.legs.resize(1);
    route.path = part(route.path, 0, route.legs[0].end);
    at = route.legs[0].at;
  }
};

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
  if (unit.where != Where::kMap || !intent.to) return {};
  Walk walk{frame, unit.sector, unit.on_track_to, stands, {}};
  int waits_h = intent.starts_next_hour ? 1 : 0;
  // An order that waits lets an older march go on for one more hour.
  if (waits_h && unit.destination && *unit.destination != unit.sector) {
    waits_h = 0;
    walk.on(*unit.destination, When::kNow);
    walk.halt_after_an_hour();
    // From half way along a track it may turn back: no use drawing on.
    if (walk.at == unit.sector) return walk.route;
  }
  walk.on(*intent.to, intent.starts_next_hour ? When::kNext : When::kNow);
  walk.route.arrives_h = waits_h + static_cast<int>(walk.route.legs.size());
  return walk.route;
}

}  // namespace wg::tarn_face
