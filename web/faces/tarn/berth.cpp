// faces/tarn/berth.cpp — what a card may hide: names, units, reports.
#include "faces/tarn/berth.h"

#include <algorithm>

#include "faces/berth.h"
#include "faces/tarn/pieces.h"
#include "faces/tarn/play.h"
#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

constexpr float kBar = 12;                  // the bar below a mark
constexpr float kMark = 3, kSpoken = 1000;  // against a name

std::vector<face::Thing> things(const Sitting& s, const Layout& l, SectorSet speaks_of) {
  std::vector<face::Thing> all;
  const auto weight = [&](Sector at) { return has(speaks_of, at) ? kSpoken : 1.0f; };
  const float ring = std::clamp(34 * l.scale, 26.0f, 40.0f);
  for (const Sector at : kEverySector) {
    all.push_back({name_box(l, at).grown(2), weight(at)});
    if (has(speaks_of, at)) all.push_back({around(node(l.frame, at), ring, ring), kSpoken});
  }
  for (const Piece& piece : arrange(l, picture_of(s.desk, s.scene, s.now_ms, s.frame.coarse))) {
    const bool battery = std::holds_alternative<OnBattery>(piece.subject);
    Rect r = footprint(l, piece).grown(4);
    r.h += kBar * l.scale;
    all.push_back({r, kMark * (battery ? 1.0f : weight(piece.sector))});
  }
  return all;
}

}  // namespace

Rect berth(const Sitting& s, const Layout& l, Rect room, ImVec2 size, SectorSet speaks_of) {
  return face::berth(things(s, l, speaks_of), room, size);
}

}  // namespace wg::tarn_face
