// core/link_test.cpp — finding a token in what mail, chat and people make of it.
#include "core/link.h"

#include <algorithm>
#include <doctest/doctest.h>

using namespace wg;
using Why = LinkFault::Why;

namespace {

constexpr std::string_view kIds[] = {"tarn", "war", "clash"};

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

TEST_CASE("P5, link: nothing that nobody sees breaks a token, wherever it falls") {
  const std::string t = token();
  for (const char* unseen :
       {" ",      "\t",     "\n",     "\r\n",   "\v",     "\f",     "\u0085", "\u00A0", "\u00AD",
        "\u034F", "\u180E", "\u2002", "\u2009", "\u200B", "\u200C", "\u200D", "\u200E", "\u200F",
        "\u2028", "\u2029", "\u202A", "\u202E", "\u202F", "\u205F", "\u2060", "\u2066", "\u2069",
        "\u3000", "\uFE0F", "\uFEFF", "=\n",    "=\r\n",  "\n> ",   "\r\n>> "})
    for (std::size_t i = 0; i <= t.size(); ++i) {
      INFO(i, " ", unseen);
      CHECK(finds(t.substr(0, i) + unseen + t.substr(i)));
    }
  // What can be seen does break it.
  for (const char* seen : {"\u2010", "\u2026", "\u2013", "\u00E4", "=", ">", "\u4E2D", "\xE2\x80"})
    CHECK_FALSE(finds(t.substr(0, 20) + seen + t.substr(20)));
}

TEST_CASE("P5, link: wrapped at any width, plain or as a quoted message, it is found") {
  const std::string link = "see https://example.org/tarn/?side=red#" + token() + " (mine)";
  for (const std::string_view at : {"\n", "\r\n", "=\r\n", "\n> ", "\r\n> > "})
    for (std::size_t width = 1; width <= 76; ++width) {
      std::string wrapped;
      for (std::size_t i = 0; i < link.size(); i += width)
        wrapped += (i == 0 ? "" : std::string(at)) + link.substr(i, width);
      INFO(width);
      CHECK(finds(wrapped));
    }
}

TEST_CASE("P5, link: percent-encoded whole, once, twice and three times") {
  constexpr char kHex[] = "0123456789abcdef";
  std::string text = "https://example.org/#" + token();
  for (int round = 1; round <= 4; ++round) {
    std::string encoded;
    for (const char c : text) {
      const auto byte = static_cast<std::uint8_t>(c);
      encoded += round == 1 || c == '%' ? std::string{'%', kHex[byte >> 4], kHex[byte & 15]}
                                        : std::string{c};
    }
    text = encoded;
    CHECK(finds(text) == (round <= 3));
  }
  CHECK(finds("https://example.org/?a=%E4%25%&b=%zz#" + token()));
}

TEST_CASE("P5, link: cut at the first foreign character, whatever follows") {
  const std::string t = token();
  for (const char* after : {".",
                            ",",
                            ";",
                            ":",
                            "!",
                            "?",
                            ")",
                            "]",
                            "}",
                            ">",
                            "\"",
                            "'",
                            "*",
                            "_",
                            "~~",
                            "...",
                            "?utm_source=mail",
                            "&utm_source=mail",
                            "/",
                            "#top",
                            "-",
                            "\u2026",
                            "\u3002",
                            "\u00BB",
                            "\u043F\u0440\u043E",
                            "\u4E2D\u6587"})
    for (const char* before :
         {"", "#", "#/", "#!", "#?", "/#", "(", "<", "\"", "[x](", "\u4E2D\u6587"})
      CHECK(finds(before + t + after));
}

TEST_CASE("P4, link: a good token is found behind a damaged one") {
  const std::string t = token();
  CHECK(finds("https://example.org/#" + t.substr(0, 20) + "\u2026 in full: https://example.org/#" +
              t));
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
  // Whole by its check, but longer than any record: refused before anything is decoded.
  CHECK(why(to_text({"tarn", 1, std::string(kLongestPayload + 1, 'A')})) == Why::kUnreadable);
}

TEST_CASE("P4, link: every fault has a sentence of its own") {
  std::vector<std::string> said;
  for (const LinkFault& f :
       {LinkFault{}, LinkFault{Why::kIncomplete, 7, 0, "tarn"},
        LinkFault{Why::kIncomplete, 7, 60, "tarn"}, LinkFault{Why::kAltered, 60, 60, "tarn"},
        LinkFault{Why::kOtherGame, 0, 0, "clash"}, LinkFault{Why::kNewer, 2, 1, "tarn"},
        LinkFault{Why::kUnreadable, 0, 0, "tarn"}}) {
    const std::string s = sentence(f);
    CHECK(s.size() > 20);
    CHECK(s.back() == '.');
    CHECK(std::find(said.begin(), said.end(), s) == said.end());
    said.push_back(s);
  }
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
