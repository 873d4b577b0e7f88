// clash/preview.cpp — at most ten exchanges a threshold, mostly none.
#include "clash/preview.h"

#include <algorithm>

namespace wg::clash {
namespace {

// The least draw at which `is` holds, 0 … 1000. It holds from some draw on; at the ends it is
// known.
template <class Is>
int first_draw(bool at_0, bool at_999, Is is) {
  if (at_0) return 0;
  if (!at_999) return kDraws;
  int low = 0, high = kDraws - 1;  // not at low, and at high
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    (is(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace

Preview preview(const Prepared& p) {
  const Exchange worst = exchange(p, 0), middle = exchange(p, kDraws / 2),
                 best = exchange(p, kDraws - 1);
  Preview v;
  v.lost_defender = {worst.lost_defender, middle.lost_defender, best.lost_defender};
  v.lost_attacker = {best.lost_attacker, middle.lost_attacker, worst.lost_attacker};
  const auto from = [&](std::int32_t lost) {  // the defender loses so much
    return first_draw(worst.lost_defender >= lost, best.lost_defender >= lost,
                      [&](int draw) { return exchange(p, draw).lost_defender >= lost; });
  };
  const auto until = [&](std::int32_t lost) {  // the attacker loses so much
    return first_draw(worst.lost_attacker < lost, best.lost_attacker < lost,
                      [&](int draw) { return exchange(p, draw).lost_attacker < lost; });
  };
  const int destroyed = from(p.strength_defender);
  v.destroys = kDraws - destroyed;
  if (p.bombards) {
    v.down = v.destroys;
    return v;
  }
  const int broken = from(p.resolve_defender - p.shock_on_defender);
  const int down = std::min(broken, destroyed);
  v.breaks = kDraws - broken;
  v.down = kDraws - down;
  v.dies = until(p.strength_attacker);
  const int faltering = until(p.resolve_attacker - p.shock_on_attacker);
  v.falters = std::max(0, std::min(faltering, down) - v.dies);
  return v;
}

}  // namespace wg::clash
