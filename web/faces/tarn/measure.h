// faces/tarn/measure.h — reruns under way: what they have counted, and how many there are to be.
#pragma once
#include "tarn/worth.h"

namespace wg::tarn_face {

struct Measure {
  tarn::Worth worth;
  std::uint32_t wanted = 0;  // pairs
  bool runs() const { return worth.won.n < wanted; }
  float done() const {  // 0 … 1
    return runs() ? static_cast<float>(worth.won.n) / static_cast<float>(wanted) : 1;
  }
};
inline constexpr std::uint32_t kPairs = 2000;  // at a time

}  // namespace wg::tarn_face
