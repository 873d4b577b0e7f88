// core/text.cpp — base64url, base-62, CRC-32, UTF-8.
#include "core/text.h"

#include <array>

#include "core/wire.h"

namespace wg {
namespace {

constexpr std::string_view kBase64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kBase62 =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

}  // namespace

int base64url_value(char c) {
  const std::size_t v = kBase64.find(c);
  return v == std::string_view::npos ? -1 : static_cast<int>(v);
}

std::string to_base64url(std::span<const std::uint8_t> in) {
  std::string out;
  std::uint32_t held = 0;
  int bits = 0;
  for (const std::uint8_t b : in) {
    held = held << 8 | b;
    for (bits += 8; bits >= 6; bits -= 6) out += kBase64[held >> (bits - 6) & 63u];
  }
  if (bits > 0) out += kBase64[held << (6 - bits) & 63u];
  return out;
}

std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view in) {
  if (in.size() % 4 == 1) return std::nullopt;
  std::vector<std::uint8_t> out;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : in) {
    const int v = base64url_value(c);
    if (v < 0) return std::nullopt;
    held = held << 6 | static_cast<std::uint32_t>(v);
    for (bits += 6; bits >= 8; bits -= 8)
      out.push_back(static_cast<std::uint8_t>(held >> (bits - 8)));
  }
  if ((held & ((1u << bits) - 1)) != 0) return std::nullopt;
  return out;
}

std::uint32_t crc32(std::string_view text) {
  std::uint32_t crc = ~0u;
  for (const char c : text) {
    crc ^= static_cast<std::uint8_t>(c);
    for (int i = 0; i < 8; ++i) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
  }
  return ~crc;
}

std::string to_base62(std::uint32_t v) {
  std::string out(6, '0');
  for (std::size_t i = 6; i-- > 0; v /= 62) out[i] = kBase62[v % 62];
  return out;
}

std::uint64_t fnv1a(std::span<const std::uint8_t> bytes, std::uint64_t from) {
  for (const std::uint8_t b : bytes) from = (from ^ b) * 1099511628211ull;
  return from;
}

std::optional<std::size_t> broken_utf8(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    const auto byte = [&](std::size_t at) -> std::uint32_t {
      return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
    };
    const std::uint32_t lead = byte(i);
    const std::size_t more = lead < 0x80                    ? 0
                             : lead >= 0xC2 && lead <= 0xDF ? 1
                             : lead >= 0xE0 && lead <= 0xEF ? 2
                             : lead >= 0xF0 && lead <= 0xF4 ? 3
                                                            : 9;
    if (more == 9) return i;
    // The second byte rules out longer ways of writing a character, surrogates, and what lies
    // beyond the last one.
    const std::uint32_t low = lead == 0xE0   ? 0xA0
                              : lead == 0xF0 ? 0x90
                                             : 0x80,
                        high = lead == 0xED   ? 0x9F
                               : lead == 0xF4 ? 0x8F
                                              : 0xBF;
    if (more > 0 && (byte(i + 1) < low || byte(i + 1) > high)) return i;
    for (std::size_t k = 2; k <= more; ++k)
      if (byte(i + k) < 0x80 || byte(i + k) > 0xBF) return i;
    i += more + 1;
  }
  return std::nullopt;
}

std::size_t characters(std::string_view text) {
  std::size_t n = 0;
  for (const char c : text) n += !continues_character(c);
  return n;
}

}  // namespace wg
