// core/link.cpp — finding a token in whatever mail, chat and people make of a link.
#include "core/link.h"

#include <algorithm>

namespace wg {
namespace {

using Why = LinkFault::Why;
constexpr std::size_t kCheckDigits = 6;
constexpr std::size_t kLongestId = 8, kShortestId = 2, kLongestVersion = 2;
// Payload characters that hold the declared length: 14 bits in three times six.
constexpr std::size_t kLengthChars = 3;

int hex(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string percent_decoded(std::string_view in) {
  std::string out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && hex(in[i + 1]) >= 0 && hex(in[i + 2]) >= 0) {
      out += static_cast<char>(hex(in[i + 1]) * 16 + hex(in[i + 2]));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

// How many bytes at the start of `rest` are one character that nobody sees: white space of any
// width, zero-width characters, soft hyphens, marks of writing direction, variation selectors.
std::size_t unseen(std::string_view rest) {
  const auto byte = [&](std::size_t i) {
    return i < rest.size() ? static_cast<std::uint8_t>(rest[i]) : std::uint8_t{0};
  };
  const auto within = [](std::uint8_t v, std::uint8_t first, std::uint8_t last) {
    return v >= first && v <= last;
  };
  const std::uint8_t a = byte(0), b = byte(1), c = byte(2);
  if (a == ' ' || within(a, '\t', '\r')) return 1;
  if (a == 0xC2 && (b == 0x85 || b == 0xA0 || b == 0xAD)) return 2;  // U+0085, A0, AD
  if (a == 0xCD && b == 0x8F) return 2;                              // U+034F
  if (a == 0xE1 && b == 0xA0 && c == 0x8E) return 3;                 // U+180E
  if (a == 0xE2 && b == 0x80 && within(c, 0x80, 0x8F)) return 3;     // U+2000…200F
  if (a == 0xE2 && b == 0x80 && within(c, 0xA8, 0xAF)) return 3;     // U+2028…202F
  if (a == 0xE2 && b == 0x81 && within(c, 0x9F, 0xAF)) return 3;     // U+205F…206F
  if (a == 0xE3 && b == 0x80 && c == 0x80) return 3;                 // U+3000
  if (a == 0xEF && b == 0xB8 && within(c, 0x80, 0x8F)) return 3;     // U+FE00…FE0F
  if (a == 0xEF && b == 0xBB && c == 0xBF) return 3;                 // U+FEFF
  return 0;
}

// A line may end in "=" in front of its break (quoted-printable), and the next begin with the ">"
// of a quoted message.
std::string without_breaks(std::string_view in) {
  std::string out;
  bool line_begins = false;
  for (std::size_t i = 0; i < in.size();) {
    const std::string_view rest = in.substr(i);
    if (rest.substr(0, 2) == "=\n" || rest.substr(0, 3) == "=\r\n") {
      ++i;
    } else if (const std::size_t bytes = unseen(rest)) {
      line_begins = line_begins || in[i] == '\n' || in[i] == '\r';
      i += bytes;
    } else if (line_begins && in[i] == '>') {
      ++i;
    } else {
      line_begins = false;
      out += in[i++];
    }
  }
  return out;
}

struct Candidate {
  std::string_view id, version, payload;
  std::string_view text;  // from the id on, as far as characters belong to a token
};

// The token that starts at `start` and whose version ends at `dot`, if one can.
std::optional<Candidate> candidate_at(std::string_view text, std::size_t start, std::size_t dot) {
  std::size_t digits = start;
  while (digits < dot && is_lower(text[digits])) ++digits;
  const std::size_t letters = digits - start;
  if (letters < kShortestId || letters > kLongestId || digits == dot ||
      dot - digits > kLongestVersion)
    return std::nullopt;
  for (std::size_t i = digits; i < dot; ++i)
    if (!is_digit(text[i])) return std::nullopt;
  std::size_t end = dot + 1;
  while (end < text.size() && base64url_value(text[end]) >= 0) ++end;
  Candidate c{text.substr(start, letters),
              text.substr(digits, dot - digits),
              text.substr(dot + 1, end - dot - 1),
              {}};
  if (end < text.size() && text[end] == '.') {
    ++end;
    for (std::size_t n = 0; n < kCheckDigits && end < text.size() && is_alnum(text[end]); ++n)
      ++end;
  }
  c.text = text.substr(start, end - start);
  return c;
}

bool checks(const Candidate& c) {
  const std::size_t body = c.id.size() + c.version.size() + 1 + c.payload.size();
  return c.text.size() == body + 1 + kCheckDigits &&
         c.text.substr(body + 1) == to_base62(crc32(c.text.substr(0, body)));
}

// How many characters the whole token had when it was made, by its own word; 0 if it does not say.
std::size_t declared_size(const Candidate& c) {
  if (c.payload.size() < kLengthChars) return 0;
  std::uint32_t v = 0;
  for (std::size_t i = 0; i < kLengthChars; ++i)
    v = v << 6 | static_cast<std::uint32_t>(base64url_value(c.payload[i]));
  const std::size_t payload = v >> (6 * kLengthChars - kLengthBits);
  return c.id.size() + c.version.size() + 1 + payload + 1 + kCheckDigits;
}

std::uint32_t number(std::string_view digits) {
  std::uint32_t v = 0;
  for (const char d : digits) v = v * 10 + static_cast<std::uint32_t>(d - '0');
  return v;
}

LinkFault diagnose(const Candidate& c) {
  const std::size_t want = declared_size(c), have = c.text.size();
  const std::string id(c.id);
  if (c.payload.size() > kLongestPayload) return {Why::kUnreadable, 0, 0, id};
  if (want == 0 || have < want) return {Why::kIncomplete, have, want, id};
  return {Why::kAltered, have, want, id};
}

}  // namespace

std::string to_text(const Token& token) {
  const std::string body = token.id + std::to_string(token.version) + "." + token.payload;
  return body + "." + to_base62(crc32(body));
}

std::variant<Token, LinkFault> find_token(std::string_view raw,
                                          std::span<const std::string_view> games) {
  std::string text(raw.substr(0, kLongestLink));
  for (int round = 0; round < 3 && text.find('%') != std::string::npos; ++round)
    text = percent_decoded(text);
  text = without_breaks(text);
  std::optional<LinkFault> fault;
  for (std::size_t dot = text.find('.'); dot != std::string::npos; dot = text.find('.', dot + 1)) {
    const std::size_t reach = kLongestId + kLongestVersion;
    for (std::size_t start = dot > reach ? dot - reach : 0; start < dot; ++start) {
      const auto c = candidate_at(text, start, dot);
      if (!c) continue;
      if (c->payload.size() <= kLongestPayload && checks(*c))
        return Token{std::string(c->id), number(c->version), std::string(c->payload)};
      if (!fault && std::find(games.begin(), games.end(), c->id) != games.end())
        fault = diagnose(*c);
    }
  }
  return fault ? *fault : LinkFault{};
}

std::string sentence(const LinkFault& f) {
  switch (f.why) {
    case LinkFault::Why::kNoToken:
      return "There is no game in this link.";
    case LinkFault::Why::kIncomplete:
      return f.want == 0 ? "This link is incomplete: only its first " + std::to_string(f.have) +
                               " characters arrived."
                         : "This link is incomplete: " + std::to_string(f.have) + " of " +
                               std::to_string(f.want) + " characters arrived.";
    case LinkFault::Why::kAltered:
      return "This link was altered on its way: its check does not fit.";
    case LinkFault::Why::kOtherGame:
      return "This link is for another game, " + f.id + ", which this page does not know.";
    case LinkFault::Why::kNewer:
      return "This link was made by a newer version of this page: rules " + std::to_string(f.have) +
             ", here " + std::to_string(f.want) + ".";
    case LinkFault::Why::kUnreadable:
      return "This link arrived whole, but no game can be read from it.";
  }
  return {};
}

}  // namespace wg
