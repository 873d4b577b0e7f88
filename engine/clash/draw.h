// clash/draw.h — the one random number of a fight, by its address. Never shown: it does not depend
// on the target.
#pragma once
#include <cstdint>
#include <initializer_list>

namespace wg::clash {

// SplitMix64's finaliser and increment (Steele, Lea, Flood: "Fast splittable pseudorandom number
// generators", OOPSLA 2014).
constexpr std::uint64_t mix(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}
// `ordinal`: of the unit's clashes in this turn, from 1.
constexpr std::uint64_t address(std::uint64_t seed, std::uint32_t turn, std::uint32_t unit,
                                std::uint32_t ordinal) {
  constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15u;
  std::uint64_t h = mix(seed + kStep);
  for (const std::uint32_t part : {turn, unit, ordinal}) h = mix((h ^ part) + kStep);
  return h;
}
// 0 … 999; of the 2^32 hashes each has 4,294,967 or one more.
constexpr int draw_at(std::uint64_t address) {
  return static_cast<int>((address & 0xFFFFFFFFu) * 1000 >> 32);
}

}  // namespace wg::clash
