// house/cases.h — one function for each alternative of a variant.
#pragma once

namespace wg::house {

template <class... F>
struct Cases : F... {
  using F::operator()...;
};
template <class... F>
Cases(F...) -> Cases<F...>;

}  // namespace wg::house
