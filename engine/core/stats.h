// core/stats.h — shares of games won, with intervals. Integers throughout, so that every build
// prints the same figure. Shares are in hundredths of a percent: 5094 is 50.94 %.
#pragma once
#include <cstdint>

namespace wg {

inline constexpr std::int32_t kWhole = 10'000;  // hundredths of a percent

struct Share {
  std::uint32_t n = 0, won = 0;
  bool operator==(const Share&) const = default;
  constexpr Share& operator+=(const Share& more) {
    n += more.n;
    won += more.won;
    return *this;
  }
};
// A 95 % interval.
struct Interval {
  std::int32_t low = 0, high = 0;
  bool operator==(const Interval&) const = default;
  constexpr bool has(std::int32_t v) const { return low <= v && v <= high; }
};

std::int32_t share_of(const Share&);        // rounded half up; 0 of nothing
std::int32_t standard_error(const Share&);  // of a proportion, rounded
// Wilson (1927), "Probable Inference, the Law of Succession, and Statistical Inference", Journal of
// the American Statistical Association 22, 209–212; z = 1.96. Of nothing: all that is possible.
Interval interval_of(const Share&);

// Two games a trial, with the same dice: how often the first was won, the second, both.
struct Paired {
  std::uint32_t n = 0, first = 0, second = 0, both = 0;
  bool operator==(const Paired&) const = default;
  constexpr Paired& operator+=(const Paired& more) {
    n += more.n;
    first += more.first;
    second += more.second;
    both += more.both;
    return *this;
  }
  constexpr void count(bool first_won, bool second_won) {
    ++n;
    first += first_won ? 1 : 0;
    second += second_won ? 1 : 0;
    both += first_won && second_won ? 1 : 0;
  }
};
constexpr Share first_of(const Paired& p) { return {p.n, p.first}; }
constexpr Share second_of(const Paired& p) { return {p.n, p.second}; }
// First minus second, in hundredths of a point.
std::int32_t difference_of(const Paired&);
// Bonett and Price (2012), "Adjusted Wald Confidence Interval for a Difference of Binomial
// Proportions Based on Paired Data", Journal of Educational and Behavioral Statistics 37, 479–488;
// z = 1.96. Its width comes from the trials in which only one of the two was won.
Interval interval_of(const Paired&);

// The largest integer whose square is not above v.
std::uint32_t isqrt(std::uint64_t v);

}  // namespace wg
