// clash/bench_test.cpp — what makes previews quick changes nothing: thousandths, losses,
// thresholds.
#include "clash/bench.h"

#include <doctest/doctest.h>

#include "clash/blows.h"
#include "clash/constants.h"

using namespace wg;
using namespace wg::clash;

TEST_CASE("a thousandth by multiplication is the quotient, to the last of 32 bits") {
  std::size_t wrong = 0;
  const auto check = [&](std::uint32_t n) {
    wrong += static_cast<std::uint32_t>(thousandth(n)) == n / 1000 ? 0 : 1;
  };
  for (std::uint32_t n = 0; n < 3'000'000; ++n) check(n);
  for (std::uint32_t q = 0; q <= 4'294'967; ++q) {  // where the quotient steps
    check(q * 1000);
    if (q > 0) check(q * 1000 - 1);
  }
  check(~0u);
  CHECK(wrong == 0);
}

TEST_CASE("the swing of every draw and volatility is the rule's, rounded toward minus infinity") {
  std::size_t wrong = 0;
  Prepared p;
  for (p.volatility = kLeastVolatility; p.volatility <= kMostVolatility; ++p.volatility)
    for (int draw = 0; draw < kDraws; ++draw) {
      const std::int32_t swing = swing_at(p, draw);
      wrong += swing == fdiv(std::int64_t{draw - 500} * p.volatility, 2000) ? 0 : 1;
      const int first = draw_of(p, swing);  // no draw before it has that swing
      wrong +=
          first <= draw && swing_at(p, first) == swing && swing_at(p, first - 1) < swing ? 0 : 1;
    }
  CHECK(wrong == 0);
}

TEST_CASE("3,000 fights drawn by lot: their previews against going through all draws") {
  std::size_t wrong = 0, bombardments = 0, open = 0;
  for (const Clash& c : fixed_fights(3000)) {
    const Prepared p = prepare(c);
    Preview counted;
    for (int draw = 0; draw < kDraws; ++draw) {
      const auto o = resolve(p, draw);
      if (draw == 0 || draw == kDraws / 2 || draw == kDraws - 1) {
        const std::size_t n = draw == 0 ? 0 : draw == kDraws / 2 ? 1 : 2;
        counted.lost_defender[n] = o.exchange.lost_defender;
        counted.lost_attacker[2 - n] = o.exchange.lost_attacker;
      }
      counted.breaks += o.broke_defender ? 1 : 0;
      counted.destroys += o.destroyed_defender ? 1 : 0;
      counted.down += o.down() ? 1 : 0;
      counted.falters += o.faltered ? 1 : 0;
      counted.dies += o.destroyed_attacker ? 1 : 0;
    }
    wrong += preview(p) == counted ? 0 : 1;
    bombardments += p.bombards ? 1 : 0;
    for (const std::int32_t n : {counted.breaks, counted.destroys, counted.falters, counted.dies})
      open += n % kDraws != 0 ? 1 : 0;
  }
  CHECK(wrong == 0);
  CHECK(bombardments > 200);  // one in eight
  CHECK(open > 100);          // answers that neither end of the draws has
}

TEST_CASE("the signature of fights changes with one fight more, and not with the day") {
  CHECK(signature_fights(50).signature == signature_fights(50).signature);
  CHECK(signature_fights(50).signature != signature_fights(51).signature);
  CHECK(signature_fights(50).draws == 400);
  CHECK(swept_fights().size() == 3456);
}
