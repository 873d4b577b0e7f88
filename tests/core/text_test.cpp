// core/text_test.cpp — published vectors.
#include "core/text.h"

#include <doctest/doctest.h>

#include "core/wire.h"

using namespace wg;

namespace {
std::vector<std::uint8_t> bytes(std::string_view s) { return {s.begin(), s.end()}; }
}  // namespace

TEST_CASE("base64url: the vectors of RFC 4648, section 10, without padding") {
  const std::pair<const char*, const char*> vectors[] = {
      {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},         {"foo", "Zm9v"},
      {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}};
  for (const auto& v : vectors) {
    CHECK(to_base64url(bytes(v.first)) == v.second);
    REQUIRE(from_base64url(v.second));
    CHECK(*from_base64url(v.second) == bytes(v.first));
  }
  CHECK(to_base64url(std::vector<std::uint8_t>{0xFB, 0xFF}) ==
        "-_8");  // the URL alphabet: 62 is -, 63 is _
}

TEST_CASE("base64url refuses foreign characters, impossible lengths and unused bits that are set") {
  CHECK_FALSE(from_base64url("Zm9+"));
  CHECK_FALSE(from_base64url("Zm9v="));
  CHECK_FALSE(from_base64url("Z"));
  CHECK_FALSE(from_base64url("Zh"));  // 'h' leaves a set bit over
}

TEST_CASE("CRC-32 gives the published check value") { CHECK(crc32("123456789") == 0xCBF43926u); }

TEST_CASE("base-62: six digits, most significant first") {
  CHECK(to_base62(0) == "000000");
  CHECK(to_base62(61) == "00000z");
  CHECK(to_base62(62) == "000010");
  // The largest number comes back by Horner's rule.
  std::uint64_t v = 0;
  for (const char c : to_base62(~0u))
    v = v * 62 + static_cast<std::uint64_t>(is_digit(c) ? c - '0'
                                            : c <= 'Z'  ? c - 'A' + 10
                                                        : c - 'a' + 36);
  CHECK(v == 0xFFFFFFFFull);
}

TEST_CASE("FNV-1a gives the published 64-bit values") {
  CHECK(fnv1a(bytes("")) == 0xcbf29ce484222325ull);
  CHECK(fnv1a(bytes("a")) == 0xaf63dc4c8601ec8cull);
  CHECK(fnv1a(bytes("foobar")) == 0x85944171f73967e8ull);
}
