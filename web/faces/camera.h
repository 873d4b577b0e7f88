// faces/camera.h — which part of a map is looked at, and how near.
#pragma once
#include "board/geometry.h"

namespace wg::face {

using namespace board;

// How much nearer than the whole map, and what lies in the middle.
struct Camera {
  float zoom = 1;         // 1 … kNearest; at 1 the whole map, whatever `at` says
  ImVec2 at{0.5f, 0.5f};  // in 0…1 of the map
  bool is_whole() const { return zoom <= 1; }
};
inline constexpr float kNearest = 4;

// Nearer by `factor`, so that what is under the pointer stays there; and moved by so many layout
// pixels. Both keep the map's edges outside the room it is shown in.
Camera zoomed(const Camera&, const Rect& room, float factor, ImVec2 pointer);
Camera panned(const Camera&, const Rect& room, ImVec2 by);
// Moves no further than it must for the place, in 0…1 of the map, to be well in sight.
Camera showing(const Camera&, ImVec2 place);
// Where the whole map lies, so that the room shows what the camera looks at.
Rect seen_through(const Camera&, const Rect& room);

}  // namespace wg::face
