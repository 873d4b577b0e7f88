// core/dice.h — every random number has an address; nothing is consumed, nothing is kept.
// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel Random Numbers: As Easy as 1, 2, 3",
// SC11, 2011): key = seed, counter = the address of the roll.
#pragma once
#include <array>
#include <cstdint>

#include "core/check.h"

namespace wg {

using Block = std::array<std::uint32_t, 4>;

constexpr Block philox(Block c, std::uint64_t seed) {
  auto k0 = static_cast<std::uint32_t>(seed), k1 = static_cast<std::uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xD2511F53u} * c[0];
    const std::uint64_t b = std::uint64_t{0xCD9E8D57u} * c[2];
    c = {static_cast<std::uint32_t>(b >> 32) ^ c[1] ^ k0, static_cast<std::uint32_t>(b),
         static_cast<std::uint32_t>(a >> 32) ^ c[3] ^ k1, static_cast<std::uint32_t>(a)};
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return c;
}

struct Dice {
  std::uint64_t seed = 0;

  // Uniform in [0, n), exactly (Lemire's multiply-shift with rejection). `step` is when,
  // `purpose` keeps streams apart, `subject` keeps pieces apart. n > 0.
  constexpr std::uint32_t below(std::uint32_t n, std::uint32_t step, std::uint32_t purpose,
                                std::uint32_t subject) const {
    WG_CHECK(n > 0);
    const std::uint32_t reject = (0u - n) % n;  // 2^32 mod n
    for (std::uint32_t draw = 0;; ++draw)
      for (const std::uint32_t word : philox({step, purpose, subject, draw}, seed)) {
        const std::uint64_t wide = std::uint64_t{word} * n;
        if (static_cast<std::uint32_t>(wide) >= reject)
          return static_cast<std::uint32_t>(wide >> 32);
      }
  }

  // Dice of their own for a scripted seat: it cannot roll what the rules will roll.
  constexpr Dice apart(std::uint32_t purpose) const {
    const Block b = philox({~0u, purpose, ~0u, ~0u}, seed);
    return {std::uint64_t{b[0]} << 32 | b[1]};
  }
};

}  // namespace wg
