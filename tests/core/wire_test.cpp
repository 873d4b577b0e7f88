// core/wire_test.cpp — what is written is read back, and nothing else is read at all.
#include "core/wire.h"

#include <doctest/doctest.h>

using namespace wg;

namespace {
struct Sample {
  std::uint8_t small = 0;
  std::int32_t number = 0;
  bool flag = false;
  std::optional<std::uint16_t> maybe;
  std::vector<std::int64_t> many;
  bool operator==(const Sample&) const = default;
  template <class A>
  void serialize(A& a) {
    a(small, number, flag, maybe, many);
  }
};
const Sample kSample{
    255, -2'000'000'000, true, std::uint16_t{65535}, {0, -1, INT64_MIN, INT64_MAX}};
}  // namespace

TEST_CASE("wire: every value survives the way out and back") {
  const auto bytes = to_bytes(kSample);
  WireIn in(bytes);
  Sample back;
  in(back);
  CHECK(in.done());
  CHECK(back == kSample);
}

TEST_CASE("wire: bits are packed most significant first and padded with zeros") {
  WireOut out;
  out.bits(0b101, 3);
  out.bits(0b1, 1);
  out.bits(0b11110, 5);
  CHECK(out.bytes() == std::vector<std::uint8_t>{0b10111111, 0b00000000});
  const auto bytes = out.bytes();
  WireIn in(bytes);
  CHECK(in.bits(3) == 0b101);
  CHECK(in.bits(1) == 1);
  CHECK(in.bits(5) == 0b11110);
  CHECK(in.done());
}

TEST_CASE("wire: the first bad bit faults, and every later read yields zero") {
  const std::vector<std::uint8_t> bytes{0xFF};
  WireIn in(bytes);
  CHECK(in.bits(9) == 0);
  CHECK(in.fault());
  CHECK(in.bits(1) == 0);
  CHECK_FALSE(in.done());
}

TEST_CASE("wire: a padding bit that is set is not done") {
  const std::vector<std::uint8_t> bytes{0b10000001};
  WireIn in(bytes);
  in.bits(3);
  CHECK_FALSE(in.done());
}

TEST_CASE("wire: a huge count allocates nothing") {
  WireOut out;
  out.put(0xFFFFFFFFFFull);
  const auto bytes = out.bytes();
  WireIn in(bytes);
  std::vector<std::int64_t> many;
  in(many);
  CHECK(in.fault());
  CHECK(many.empty());
}

TEST_CASE("wire: a number too large for its type faults") {
  WireOut out;
  out.put(256);
  const auto bytes = out.bytes();
  WireIn in(bytes);
  std::uint8_t small = 0;
  in(small);
  CHECK(in.fault());
}

TEST_CASE("wire: any cut and any flipped bit gives a value or a fault, never more") {
  const auto whole = to_bytes(kSample);
  for (std::size_t i = 0; i < whole.size(); ++i)
    for (int b = -1; b < 8; ++b) {
      auto damaged = whole;
      if (b < 0)
        damaged.resize(i);
      else
        damaged[i] = static_cast<std::uint8_t>(damaged[i] ^ 1u << b);
      WireIn in(damaged);
      Sample back;
      in(back);
      if (b < 0) CHECK_FALSE(in.done());
    }
}

TEST_CASE("digest: changes with any field") {
  const std::uint64_t before = digest(kSample);
  Sample s = kSample;
  s.small = 254;
  CHECK(digest(s) != before);
  s = kSample;
  s.number += 1;
  CHECK(digest(s) != before);
  s = kSample;
  s.flag = false;
  CHECK(digest(s) != before);
  s = kSample;
  s.maybe.reset();
  CHECK(digest(s) != before);
  s = kSample;
  s.many.pop_back();
  CHECK(digest(s) != before);
}
