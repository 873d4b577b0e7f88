// faces/camera.cpp — the map's edges never come into the room.
#include "faces/camera.h"

#include <algorithm>

namespace wg::face {
namespace {

ImVec2 kept(ImVec2 at, float zoom) {
  const float least = 0.5f / zoom;
  return {std::clamp(at.x, least, 1 - least), std::clamp(at.y, least, 1 - least)};
}

}  // namespace

Camera zoomed(const Camera& c, const Rect& room, float factor, ImVec2 pointer) {
  const float zoom = std::clamp(c.zoom * factor, 1.0f, kNearest);
  const ImVec2 from_middle{(pointer.x - room.middle().x) / room.w,
                           (pointer.y - room.middle().y) / room.h};
  return {zoom, kept(c.at + from_middle * (1 / c.zoom - 1 / zoom), zoom)};
}

Camera panned(const Camera& c, const Rect& room, ImVec2 by) {
  return {c.zoom,
          kept({c.at.x - by.x / (room.w * c.zoom), c.at.y - by.y / (room.h * c.zoom)}, c.zoom)};
}

Camera showing(const Camera& c, ImVec2 place) {
  const float half = 0.5f / c.zoom, near_the_middle = half * 0.7f;
  const auto toward = [&](float at, float to) {
    return std::clamp(std::clamp(at, to - near_the_middle, to + near_the_middle), half, 1 - half);
  };
  return {c.zoom, {toward(c.at.x, place.x), toward(c.at.y, place.y)}};
}

Rect seen_through(const Camera& c, const Rect& room) {
  const float w = room.w * c.zoom, h = room.h * c.zoom;
  return {room.middle().x - c.at.x * w, room.middle().y - c.at.y * h, w, h};
}

}  // namespace wg::face
