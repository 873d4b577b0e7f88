// core/text_test.cpp — published vectors.
#include "core/text.h"

#include <doctest/doctest.h>

#include "core/wire.h"

using namespace wg;

namespace {
std::vector<std::uint8_t> bytes(std::string_view s) { return {s.begin(), s.end()}; }
TEST_CASE("UTF-8: the bounds of RFC 3629 and Unicode's table 3-7, byte by byte") {
  const auto broken = [](std::string_view text) { return broken_utf8(text).value_or(99); };
  // The first and the last character of every length, and those beside the surrogates.
  for (const std::string_view good :
       {"", "a", "\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
        "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    CHECK_FALSE(broken_utf8(good));
  // Each of them one step further.
  CHECK(broken("\x80") == 0);
  CHECK(broken("\xC1\xBF") == 0);          // U+007F, written too long
  CHECK(broken("\xE0\x9F\xBF") == 0);      // U+07FF, written too long
  CHECK(broken("\xED\xA0\x80") == 0);      // the first surrogate
  CHECK(broken("\xF0\x8F\xBF\xBF") == 0);  // U+FFFF, written too long
  CHECK(broken("\xF4\x90\x80\x80") == 0);  // beyond the last character
  CHECK(broken("\xF5\x80\x80\x80") == 0);
  CHECK(broken("ab\xE2\x82") == 2);  // cut short
  CHECK(broken("a\xE2\x82z") == 1);
  CHECK(broken("\xF0\x9F\x97") == 0);
  CHECK(characters("Br\xC3\xBC"
                   "cke \xF0\x9F\x97\xBA") == 8);
}

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
