// core/text.h — bytes and numbers as text that a URL fragment carries untouched; UTF-8.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wg {

// RFC 4648 section 5, no padding. Reading refuses foreign characters, impossible lengths and unused
// bits that are not 0.
std::string to_base64url(std::span<const std::uint8_t>);
std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view);
int base64url_value(char);  // 0…63, or -1

// CRC-32 (ISO-HDLC: polynomial 0x04C11DB7, reflected; check value 0xCBF43926).
std::uint32_t crc32(std::string_view);
// A 32-bit number as six base-62 digits, 0-9A-Za-z, most significant first.
std::string to_base62(std::uint32_t);

// UTF-8 (RFC 3629): where the first byte stands that belongs to no character; and how many
// characters there are, where there is none.
std::optional<std::size_t> broken_utf8(std::string_view);
std::size_t characters(std::string_view);
constexpr bool continues_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_alnum(char c) { return is_lower(c) || is_digit(c) || (c >= 'A' && c <= 'Z'); }

}  // namespace wg
