// faces/berth.cpp — weighs what a card would hide.
#include "faces/berth.h"

#include <algorithm>
#include <cmath>

namespace wg::face {
namespace {

constexpr float kGap = 8, kStep = 6;
constexpr float kTouched = 300;  // px² that a hidden edge weighs

float hidden(const Rect& card, std::span<const Thing> all) {
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

Rect berth(std::span<const Thing> all, Rect room, ImVec2 size) {
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

}  // namespace wg::face
