// core/order.h — short lists put in order, equals left as they stand.
#pragma once
#include <cstddef>
#include <utility>

namespace wg {

// Each is carried forward past those it comes before. For a few dozen this is as quick as
// std::stable_sort, whose merging would be five kilobytes of the page for every kind of list.
template <class List, class Before>
void put_in_order(List& list, Before before) {
  for (std::size_t i = 1; i < list.size(); ++i) {
    auto carried = std::move(list[i]);
    std::size_t at = i;
    for (; at > 0 && before(carried, list[at - 1]); --at) list[at] = std::move(list[at - 1]);
    list[at] = std::move(carried);
  }
}

}  // namespace wg
