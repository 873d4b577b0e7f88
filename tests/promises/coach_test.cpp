// promises/coach_test.cpp — hints, the summary and the lesson know what the seat knows, and no
// more.
#include <doctest/doctest.h>

#include "tarn/hints.h"
#include "tarn/lesson.h"
#include "tarn/summary.h"

#include "promises/samples.h"

namespace wg {
namespace {

using namespace tarn;

std::vector<std::string> words_of(const Summary& s) {
  std::vector<std::string> all = {s.title};
  for (const SummaryGroup& g : s.groups) {
    all.push_back(g.title + g.count + g.more);
    for (const SummaryLine& l : g.lines) all.push_back(l.name + l.what);
  }
  return all;
}

TEST_CASE("hidden facts change no hint, no summary and no step of the lesson") {
  int said = 0;
  for (std::uint32_t n = 0; n < 30; ++n) {
    const auto record = random_record<Rules>(n);
    play<Rules>(record, [&](const auto& p, const auto&) {
      for (const Seat seat : kPlayers) {
        World other_world = p.state;
        REQUIRE(perturb_hidden<Rules>(record.setup, other_world, seat, n + p.reached));
        const View before = Rules::view(record.setup, p.state, seat),
                   after = Rules::view(record.setup, other_world, seat);
        std::vector<Order> orders;
        for (const auto& g : orders_of(record, p.reached))
          if (g.seat == seat) orders.push_back(g.order);
        const auto hinted = hints(before, orders, Hints::kFull);
        said += static_cast<int>(hinted.size());
        CHECK(hinted == hints(after, orders, Hints::kFull));
        CHECK(words_of(summary(before, orders)) == words_of(summary(after, orders)));
        CHECK(lesson_at(0, {before, orders}) == lesson_at(0, {after, orders}));
      }
    });
  }
  CHECK(said > 100);
}

}  // namespace
}  // namespace wg
