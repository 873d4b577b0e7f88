// clash/blows.h — the inside of a fight: the powers as they meet, and what a share of the blows
// costs. For one exchange, and for the search over all draws.
#pragma once
#include <algorithm>

#include "clash/fight.h"

namespace wg::clash {

// Nothing here is below nought, and 32 bits hold it all: the largest product is of some ten
// million.
constexpr std::int32_t quotient(std::int32_t a, std::int32_t b) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) / static_cast<std::uint32_t>(b));
}

// A thousandth, by the next larger 2^38th part of one. Exact, since the excess of 56 / 2^38 of a
// thousandth is too little for any 32 bits; and faster, since what translates wasm leaves divisions
// as they are.
constexpr std::int32_t thousandth(std::uint32_t of) {
  return static_cast<std::int32_t>((std::uint64_t{of} * 274'877'907u) >> 38);
}

struct Blows {
  std::int32_t swing = 0, attack = 0, defence = 0;  // powers as they meet
};
constexpr std::int32_t met(std::int32_t power, std::int32_t swing) {
  return std::max(1, thousandth(static_cast<std::uint32_t>(power * (1000 + swing))));
}

// (draw - 500) * volatility / 2000. Below 500 it is negative, and rounding toward nought would be
// off by one: so it is lifted above nought while it is divided.
constexpr std::int32_t swing_at(const Prepared& p, int draw) {
  constexpr std::int32_t kLift = 500;  // 375 at most is needed
  const std::int32_t lifted = (draw - kDraws / 2) * p.volatility + 2000 * kLift;
  return thousandth(static_cast<std::uint32_t>(lifted) / 2) - kLift;
}
// The least draw with that swing.
constexpr int draw_of(const Prepared& p, std::int32_t swing) {
  return kDraws / 2 - fdiv(-2000 * swing, p.volatility);
}

inline Blows blows_of(const Prepared& p, std::int32_t swing) {
  return {swing, met(p.attack, swing), met(p.defence, -swing)};
}
inline Blows blows_at(const Prepared& p, int draw) { return blows_of(p, swing_at(p, draw)); }

// The attacker's share, per mille: it never falls as the draw rises, and losses hang on it alone.
constexpr std::int32_t share_of(const Blows& b) {
  return quotient(b.attack * 1000, b.attack + b.defence);
}

// A side loses a point of strength for so much of the other's share times the intensity.
constexpr std::int32_t price_of_loss(std::int32_t tough) { return 10 * tough; }
constexpr std::int32_t loss(std::int32_t intensity, std::int32_t share, std::int32_t tough,
                            std::int32_t strength) {
  return std::min(strength, quotient(intensity * share, price_of_loss(tough)));
}

}  // namespace wg::clash
