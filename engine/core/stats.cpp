// core/stats.cpp — square roots and quotients, each rounded once.
#include "core/stats.h"

#include <algorithm>

#include "core/check.h"

namespace wg {
namespace {

constexpr std::int64_t kZ2 = 38'416;  // 1.96², in ten-thousandths

// To the nearest; halves away from zero.
std::int32_t quotient(std::int64_t a, std::int64_t b) {
  return static_cast<std::int32_t>((2 * a + (a < 0 ? -b : b)) / (2 * b));
}

}  // namespace

std::uint32_t isqrt(std::uint64_t v) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit; bit >>= 1)
    if ((root | bit) * (root | bit) <= v) root |= bit;
  return static_cast<std::uint32_t>(root);
}

std::int32_t share_of(const Share& s) {
  return s.n == 0 ? 0 : quotient(std::int64_t{s.won} * kWhole, s.n);
}

std::int32_t standard_error(const Share& s) {
  if (s.n == 0) return kWhole;
  // √(p (1 − p) / n) × 10,000 = √(won × lost × 10⁸ / n) / n, with a decimal more before it is
  // rounded.
  const std::uint64_t spread = std::uint64_t{s.won} * (s.n - s.won) / s.n;
  const std::uint64_t rest = std::uint64_t{s.won} * (s.n - s.won) % s.n;
  const std::uint64_t inner = spread * 100'000'000 + rest * 100'000'000 / s.n;
  return quotient(isqrt(inner), s.n);
}

Interval interval_of(const Share& s) {
  if (s.n == 0) return {0, kWhole};
  WG_CHECK(s.won <= s.n && s.n <= 100'000'000);
  const std::int64_t n = s.n, won = s.won;
  const std::int64_t below = n * 10'000 + kZ2;
  const std::int64_t inner = kZ2 * (won * (n - won) * 10'000 / n) + kZ2 * kZ2 / 4;
  const std::int64_t half = isqrt(static_cast<std::uint64_t>(inner)),
                     middle = won * 10'000 + kZ2 / 2;
  return {std::max(quotient((middle - half) * kWhole, below), 0),
          std::min(quotient((middle + half) * kWhole, below), kWhole)};
}

std::int32_t difference_of(const Paired& p) {
  return p.n == 0 ? 0 : quotient((std::int64_t{p.first} - p.second) * kWhole, p.n);
}

Interval interval_of(const Paired& p) {
  if (p.n == 0) return {-kWhole, kWhole};
  WG_CHECK(p.both <= std::min(p.first, p.second) && p.n <= 100'000'000);
  const std::int64_t only_first = p.first - p.both, only_second = p.second - p.both;
  const std::int64_t n = std::int64_t{p.n} + 2, apart = only_first - only_second;
  // z² × 10⁸ × ((only_first + only_second + 2) n − apart²) / n; its root is n times the half width.
  const std::int64_t m = (only_first + only_second + 2) * n - apart * apart;
  const std::int64_t half =
      isqrt(static_cast<std::uint64_t>(m / n * (kZ2 * 10'000) + m % n * (kZ2 * 10'000) / n));
  const std::int64_t middle = apart * kWhole;
  return {std::max(quotient(middle - half, n), -kWhole),
          std::min(quotient(middle + half, n), kWhole)};
}

}  // namespace wg
