// core/link_test.cpp — finding a token in what mail, chat and people make of it.
#include "core/link.h"

#include <doctest/doctest.h>

using namespace wg;
using Why = LinkFault::Why;

namespace {

constexpr std::string_view kIds[] = {"tarn", "war"};

// A token whose payload declares its own length, as `to_link` writes it.
std::string token(std::string id = "tarn", std::uint32_t version = 1) {
  std::string payload(40, 'A');
  WireOut out;
  out.bits(static_cast<std::uint32_t>(payload.size()), kLengthBits);
  const std::string head = to_base64url(out.bytes()).substr(0, 2);
  return to_text({std::move(id), version, head + "A" + payload.substr(3)});
}
Why why(std::string_view raw) {
  const auto found = find_token(raw, kIds);
  REQUIRE(std::holds_alternative<LinkFault>(found));
  return std::get<LinkFault>(found).why;
}
bool finds(std::string_view raw, const std::string& wanted = token()) {
  const auto found = find_token(raw, kIds);
  return std::holds_alternative<Token>(found) && to_text(std::get<Token>(found)) == wanted;
}

}  // namespace

TEST_CASE("link: the check is the CRC-32 of all before it, as six base-62 digits") {
  const std::string t = to_text({"tarn", 1, "AAAA"});
  CHECK(t == "tarn1.AAAA." + to_base62(crc32("tarn1.AAAA")));
}

TEST_CASE("link: a token is found however mail and chat dress it") {
  const std::string t = token();
  CHECK(finds(t));
  CHECK(finds("#" + t));
  CHECK(finds("#/" + t));
  CHECK(finds("https://example.org/play/#" + t));
  CHECK(finds("https://example.org/play/?embed=1#" + t));
  CHECK(finds("https://example.org/play/%23" + t));
  CHECK(finds("https://example.org/play/%2523" + t));
  CHECK(finds("Look at this: <https://example.org/#" + t + ">, it is good."));
  CHECK(finds(t + "."));
  CHECK(finds(t + ")"));
  CHECK(finds(t + "&utm_source=mail"));
  CHECK(finds(t + "andthenmore"));
  CHECK(finds("[" + t + "]"));
  CHECK(finds(t.substr(0, 20) + "\r\n" + t.substr(20)));
  CHECK(finds(t.substr(0, 20) + "=\r\n" + t.substr(20)));
  CHECK(finds(t.substr(0, 20) + "\u200B" + t.substr(20)));
  CHECK(finds(t.substr(0, 20) + "\u00AD" + t.substr(20)));
  CHECK(finds("  " + t + "  "));
  CHECK(finds("seven" + t));  // glued to a word
}

TEST_CASE("link: every fault has its name") {
  const std::string t = token();
  CHECK(why("") == Why::kNoToken);
  CHECK(why("hello") == Why::kNoToken);
  CHECK(why("https://example1.org/index.html") == Why::kNoToken);
  CHECK(why(t.substr(0, t.size() - 1)) == Why::kIncomplete);
  CHECK(why(t.substr(0, 20)) == Why::kIncomplete);
  CHECK(why(t.substr(0, 7)) == Why::kIncomplete);
  std::string altered = t;
  altered[20] = altered[20] == 'B' ? 'C' : 'B';
  CHECK(why(altered) == Why::kAltered);
}

TEST_CASE("link: an incomplete one says how much of it arrived") {
  const std::string t = token();
  const auto found = find_token(t.substr(0, 20), kIds);
  const auto& fault = std::get<LinkFault>(found);
  CHECK(fault.have == 20);
  CHECK(fault.want == t.size());
  CHECK(sentence(fault) ==
        "This link is incomplete: 20 of " + std::to_string(t.size()) + " characters arrived.");
}

TEST_CASE("link: what is longer than a link may be is cut, not read") {
  const std::string t = token();
  CHECK(finds(std::string(kLongestLink - t.size(), ' ') + t));
  CHECK(why(std::string(kLongestLink, 'x') + t) == Why::kNoToken);
}

TEST_CASE("link: no text at all can do harm") {
  std::string text = "https://example.org/?a=%25%32%33#" + token();
  for (std::size_t i = 0; i < text.size(); ++i)
    for (int c = 0; c < 256; c += 5) {
      std::string t = text;
      t[i] = static_cast<char>(c);
      find_token(t, kIds);
      find_token(t.substr(0, i), kIds);
    }
  find_token(std::string(20'000, '.'), kIds);
  find_token(std::string(20'000, '%'), kIds);
  find_token("tarn1.tarn1.tarn1.tarn1.", kIds);
}
