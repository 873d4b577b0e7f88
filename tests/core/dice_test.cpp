// core/dice_test.cpp — known answers, and evenness.
#include "core/dice.h"

#include <doctest/doctest.h>

using namespace wg;

TEST_CASE("dice: Philox4x32-10 gives the published known answers") {
  // Random123, kat_vectors: philox4x32 10.
  CHECK(philox({0, 0, 0, 0}, 0) == Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  CHECK(philox({~0u, ~0u, ~0u, ~0u}, ~0ull) ==
        Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
  CHECK(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, 0x299f31d0a4093822ull) ==
        Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST_CASE("dice: a roll depends on its address alone, and on every part of it") {
  const Dice dice{42};
  const auto here = dice.below(1'000'000, 3, 5, 7);
  CHECK(dice.below(1'000'000, 3, 5, 7) == here);
  CHECK(dice.below(1'000'000, 4, 5, 7) != here);
  CHECK(dice.below(1'000'000, 3, 6, 7) != here);
  CHECK(dice.below(1'000'000, 3, 5, 8) != here);
  CHECK(Dice{43}.below(1'000'000, 3, 5, 7) != here);
  CHECK(dice.apart(1).below(1'000'000, 3, 5, 7) != here);
}

TEST_CASE("dice: every face comes up as often as the others") {
  // 70,000 rolls of a seven-sided die: each face 10,000 times, give or take five standard
  // deviations (93).
  int seen[7] = {};
  for (std::uint32_t i = 0; i < 70'000; ++i) ++seen[Dice{9}.below(7, i, 1, 2)];
  for (const int n : seen) {
    CHECK(n > 10'000 - 465);
    CHECK(n < 10'000 + 465);
  }
}

TEST_CASE("dice: a number that does not divide 2^32 is still reached exactly") {
  for (std::uint32_t i = 0; i < 1000; ++i)
    CHECK(Dice{i}.below(3'000'000'000u, i, 0, 0) < 3'000'000'000u);
}
