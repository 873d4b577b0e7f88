// faces/tarn/ways.h — marches as lines on the sheet: along roads and tracks, cut at the hours.
#pragma once
#include <vector>

#include "faces/tarn/layout.h"
#include "faces/tarn/picture.h"

namespace wg::tarn_face {

// The road or track between two neighbouring sectors, from node to node.
Points way_between(const Rect& frame, Sector from, Sector to);
// The road from the sheet's upper edge to an entry sector's node.
Points way_in(const Rect& frame, Sector entry);

struct Leg {  // one hour of a march
  float end;  // px along the path
  When when;
  Sector at;  // where the unit is when the hour ends
};
struct Route {
  Points path;  // from the unit's place on the sheet
  std::vector<Leg> legs;
  int arrives_h = 0;  // hours from now
};
// What an intent amounts to; no legs if it stays. `stands` is where its symbol is drawn.
Route route_of(const Rect& frame, const Unit&, const Intent&, ImVec2 stands);

// A path that starts and ends beside the road: the swerve fades out toward its middle.
Points beside(Path road, ImVec2 start, ImVec2 end);

}  // namespace wg::tarn_face
