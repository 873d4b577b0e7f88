// faces/tarn/berth.cpp — weighs what a card would hide: names, units, reports.
#include "faces/tarn/berth.h"

#include <algorithm>
#include <cmath>

#include "faces/tarn/pieces.h"
#include "faces/tarn/play.h"
#include "faces/tarn/sectors.h"

namespace wg::tarn_face {
namespace {

constexpr float kGap = 8, kStep = 6, kBar = 12;  // the bar below a mark
constexpr float kTouched = 300;                  // px² that a hidden edge weighs
constexpr float kMark = 3, kSpoken = 1000;       // against a name

struct Thing {
  Rect rect;
  float weight = 1;
};

std::vector<Thing> things(const Sitting& s, const Layout& l, SectorSet speaks_of) {
  std::vector<Thing> all;
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

float hidden(const Rect& card, const std::vector<Thing>& all) {
  float sum = 0;
  for (const Thing& t : all) {
    if (!overlap(card, t.rect)) continue;
    const float w = std::min(card.max().x, t.rect.max().x) - std::max(card.x, t.rect.x);
    const float h = std::min(card.max().y, t.rect.max().y) - std::max(card.y, t.rect.y);
    sum += t.weight * (kTouched + w * h);
  }
  return sum;
}

}  // namespace

Rect berth(const Sitting& s, const Layout& l, Rect room, ImVec2 size, SectorSet speaks_of) {
  const std::vector<Thing> all = things(s, l, speaks_of);
  const float left = room.x + kGap, right = room.max().x - kGap - size.x;
  const float low = room.max().y - kGap - size.y;
  Rect best;
  float least = -1;
  for (float y = low; y >= std::min(room.y + kGap, low); y -= kStep)
    for (const float x : {left, right, (left + right) / 2}) {
      const Rect card{std::floor(x), std::floor(y), size.x, size.y};
      const float hides = hidden(card.grown(2), all);
      if (least < 0 || hides < least) least = hides, best = card;
    }
  return best;
}

}  // namespace wg::tarn_face
