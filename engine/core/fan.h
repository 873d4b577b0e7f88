// core/fan.h — weighted outcomes: the odds shown and the odds rolled are one table read twice.
#pragma once
#include <cstdint>

#include "core/check.h"
#include "core/dice.h"
#include "core/list.h"

namespace wg {

template <class T, std::size_t N>
struct Fan {
  struct Blade {
    T outcome{};
    std::uint32_t weight = 0;
    bool operator==(const Blade&) const = default;
  };
  List<Blade, N> blades;

  constexpr void add(const T& outcome, std::uint32_t weight) {
    blades.push_back({outcome, weight});
  }
  constexpr std::uint32_t total() const {
    std::uint32_t sum = 0;
    for (const Blade& b : blades) sum += b.weight;
    return sum;
  }
  // The outcome at `point`, counting weights from the first blade on; point < total().
  constexpr const T& at(std::uint32_t point) const {
    for (const Blade& b : blades) {
      if (point < b.weight) return b.outcome;
      point -= b.weight;
    }
    WG_CHECK(false && "a point within the fan");
    return blades[0].outcome;
  }
  constexpr const T& draw(const Dice& dice, std::uint32_t step, std::uint32_t purpose,
                          std::uint32_t subject) const {
    return at(dice.below(total(), step, purpose, subject));
  }
};

}  // namespace wg
