// Lists put in order: against the library's stable sort, and equals as they stood.
#include "core/order.h"

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <vector>

namespace wg {

TEST_CASE("order: two thousand lists are as std::stable_sort leaves them") {
  std::uint32_t state = 5;
  const auto below = [&](std::uint32_t n) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % n;
  };
  struct Row {
    std::uint32_t key, stood;
    bool operator==(const Row&) const = default;
  };
  const auto before = [](const Row& a, const Row& b) { return a.key < b.key; };
  for (int round = 0; round < 2000; ++round) {
    std::vector<Row> list(below(24));
    for (std::uint32_t i = 0; i < list.size(); ++i) list[i] = {below(6), i};
    std::vector<Row> wanted = list;
    std::stable_sort(wanted.begin(), wanted.end(), before);
    put_in_order(list, before);
    CHECK(list == wanted);
  }
}

}  // namespace wg
