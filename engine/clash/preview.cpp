// clash/preview.cpp — three shares of the blows tell the losses, and mostly all the rest as well:
// what they leave open is searched for.
#include "clash/preview.h"

#include "clash/blows.h"

namespace wg::clash {
namespace {

// The least draw at which the attacker's share of the blows times the intensity is so much. Found
// by the swing: without divisions, since a / (a + d) >= s is a * (1 - s) >= s * d; four parts a
// step, whose three tests do not wait for each other. In a function of its own it does not crowd
// out those who need no search.
[[gnu::noinline]] int search(const Prepared& p, std::int32_t points) {
  const std::int32_t share = quotient(points + p.intensity - 1, p.intensity);
  const std::int32_t attack = p.attack, defence = p.defence;
  const auto too_little = [=](std::int32_t swing) {
    return static_cast<std::int32_t>(met(attack, swing) * (1000 - share) <
                                     share * met(defence, -swing));
  };
  std::int32_t swing = -512;  // too little so far; it is 375 at most, either way
  for (std::int32_t step = 256; step > 0; step /= 4)
    swing += step * (too_little(swing + step) + too_little(swing + 2 * step) +
                     too_little(swing + 3 * step));
  return draw_of(p, swing + 1);
}

// From which draw on. What decides is the attacker's share times the intensity, its points: they
// never fall as the draw rises, and every loss has its price in them.
class Thresholds {
 public:
  Thresholds(const Prepared& p, std::int32_t worst, std::int32_t best)
      : p_(p), worst_(p.intensity * worst), best_(p.intensity * best) {}

  // The least draw, 0 … 1000, at which the defender loses so much, or the attacker less than that.
  int defender_loses(std::int32_t lost) const {
    return from(price(lost, p_.strength_defender, p_.tough_defender));
  }
  int attacker_keeps(std::int32_t lost) const {
    return from(p_.intensity * 1000 - price(lost, p_.strength_attacker, p_.tough_attacker) + 1);
  }

 private:
  // More than a unit has costs more than there is.
  static std::int32_t price(std::int32_t lost, std::int32_t strength, std::int32_t tough) {
    constexpr std::int32_t kTooMuch = 1 << 20;
    return lost * price_of_loss(tough) + (lost > strength ? kTooMuch : 0);
  }

  int from(std::int32_t points) const {
    const bool at_0 = worst_ >= points, at_999 = best_ >= points;
    if (at_0 == at_999) return at_0 ? 0 : kDraws;
    return search(p_, points);
  }

  const Prepared& p_;
  std::int32_t worst_, best_;  // points at draws 0 and 999
};

}  // namespace

Preview preview(const Prepared& p) {
  // At draw 0 the swing is a quarter of the volatility, rounded down; at 500 there is none.
  const std::int32_t worst = share_of(blows_of(p, -quotient(p.volatility + 3, 4))),
                     even = share_of({0, p.attack, p.defence}),
                     best = share_of(blows_at(p, kDraws - 1));
  const auto defender = [&p](std::int32_t share) {
    return loss(p.intensity, share, p.tough_defender, p.strength_defender);
  };
  const auto attacker = [&p](std::int32_t share) {
    return loss(p.intensity, 1000 - share, p.tough_attacker, p.strength_attacker);
  };
  const Thresholds draw(p, worst, best);
  Preview v;
  v.lost_defender = {defender(worst), defender(even), defender(best)};
  const int destroyed = draw.defender_loses(p.strength_defender);
  v.destroys = v.down = kDraws - destroyed;
  if (p.bombards) return v;
  v.lost_attacker = {attacker(best), attacker(even), attacker(worst)};
  const int broken = draw.defender_loses(p.resolve_defender - p.shock_on_defender);
  const int down = std::min(broken, destroyed);
  v.breaks = kDraws - broken;
  v.down = kDraws - down;
  v.dies = draw.attacker_keeps(p.strength_attacker);
  const int faltering = draw.attacker_keeps(p.resolve_attacker - p.shock_on_attacker);
  v.falters = std::max(0, std::min(faltering, down) - v.dies);
  return v;
}

}  // namespace wg::clash
