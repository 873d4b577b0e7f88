// tests/core/stats_test.cpp — shares and intervals against figures worked out elsewhere, and
// against exact probabilities.
#include "core/stats.h"

#include <cmath>
#include <doctest/doctest.h>
#include <vector>

using namespace wg;

TEST_CASE("isqrt: the square is not above, the next one is") {
  for (const std::uint64_t v :
       {0ull, 1ull, 2ull, 3ull, 4ull, 15ull, 16ull, 17ull, 999'999ull, 1'000'000ull,
        4'294'967'295ull, 4'294'967'296ull, 18'446'744'073'709'551'615ull}) {
    const std::uint64_t r = isqrt(v);
    CAPTURE(v);
    CHECK(r * r <= v);
    if (r < 4'294'967'295ull) CHECK((r + 1) * (r + 1) > v);
  }
}

TEST_CASE("a share in hundredths of a percent, rounded") {
  CHECK(share_of({3, 1}) == 3333);
  CHECK(share_of({3, 2}) == 6667);
  CHECK(share_of({8, 8}) == 10'000);
  CHECK(share_of({0, 0}) == 0);
  CHECK(standard_error({10'000, 5'000}) == 50);  // √(0.5 × 0.5 / 10,000) = 0.5 %
  CHECK(standard_error({400, 80}) == 200);       // √(0.2 × 0.8 / 400) = 2 %
  CHECK(standard_error({10'000, 0}) == 0);
}

TEST_CASE("Wilson's interval: the formula in floating point gives the same hundredths") {
  // 15 of 50: (0.1910, 0.4375), as worked in Brown, Cai and DasGupta's notation by hand:
  // middle (15 + 1.9208) / 53.8416 = 0.31427, half 1.96 √(10.5 + 0.9604) / 53.8416 = 0.12323.
  CHECK(interval_of(Share{50, 15}) == Interval{1910, 4375});
  for (const std::uint32_t n : {1u, 2u, 7u, 50u, 999u, 10'000u, 1'000'000u})
    for (std::uint32_t won = 0; won <= n; won += n / 7 + 1) {
      const double z = 1.96, p = double(won) / n;
      const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
      const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4.0 * n * n)) / (1 + z * z / n);
      const Interval i = interval_of(Share{n, won});
      CAPTURE(n);
      CAPTURE(won);
      CHECK(std::abs(i.low - 10'000 * std::max(0.0, middle - half)) <= 1);
      CHECK(std::abs(i.high - 10'000 * std::min(1.0, middle + half)) <= 1);
      CHECK(i.has(share_of({n, won})));
    }
  CHECK(interval_of(Share{}) == Interval{0, 10'000});
  CHECK(interval_of(Share{1'000, 0}).high > 0);  // none of a thousand is not never
}

TEST_CASE("a paired difference: hand-worked, and the same with the two exchanged") {
  // 100 trials: first wins 60, second 45, both 40, so only one of them 20 and 5. N = 102, 15 / 102
  // = 0.1471; variance (27 × 102 − 15²) / 102³ = 0.0023831; half 1.96 × 0.048817 = 0.09568.
  const Paired p{100, 60, 45, 40};
  CHECK(difference_of(p) == 1500);
  CHECK(interval_of(p) == Interval{514, 2427});
  CHECK(interval_of(Paired{100, 45, 60, 40}) == Interval{-2427, -514});
  CHECK(difference_of({100, 45, 60, 40}) == -1500);
  // Two that never differ: nothing between them, and an interval that says how sure that is.
  const Paired same{1'000, 500, 500, 500};
  CHECK(difference_of(same) == 0);
  CHECK(interval_of(same) == Interval{-28, 28});  // 1.96 √2 / 1002 = 0.002766
  CHECK(interval_of(Paired{}) == Interval{-10'000, 10'000});
}

TEST_CASE(
    "the paired interval covers the truth in about 95 % of samples: every sample of 30 weighed") {
  // Only-first has probability 0.25, only-second 0.15: the truth is a difference of 0.10. The sum
  // runs over every possible pair of counts with its exact multinomial probability.
  const int n = 30;
  const double a = 0.25, b = 0.15;
  double covered = 0, total = 0;
  for (int i = 0; i <= n; ++i)
    for (int j = 0; i + j <= n; ++j) {
      const double weight = std::exp(std::lgamma(n + 1) - std::lgamma(i + 1) - std::lgamma(j + 1) -
                                     std::lgamma(n - i - j + 1) + i * std::log(a) +
                                     j * std::log(b) + (n - i - j) * std::log(1 - a - b));
      total += weight;
      const auto first = static_cast<std::uint32_t>(i), second = static_cast<std::uint32_t>(j);
      if (interval_of(Paired{n, first, second, 0}).has(1000)) covered += weight;
    }
  CHECK(std::abs(total - 1) < 1e-9);
  CHECK(covered > 0.93);
  CHECK(covered < 0.99);
}

TEST_CASE("counts of parts add up to the whole") {
  Paired a, b, all;
  for (int i = 0; i < 60; ++i) {
    const bool first = i % 3 == 0, second = i % 4 == 0;
    (i % 7 < 3 ? a : b).count(first, second);
    all.count(first, second);
  }
  CHECK((a += b) == all);
  CHECK(all == Paired{60, 20, 15, 5});
}
