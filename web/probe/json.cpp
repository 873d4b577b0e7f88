// probe/json.cpp — commas, quotes, escapes.
#include "probe/json.h"

#include <cmath>
#include <cstdlib>

namespace wg::probe {

namespace {
constexpr std::string_view kHex = "0123456789abcdef";
}

std::string hex(std::uint64_t value) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += kHex[(value >> shift) & 15];
  return text;
}

void Json::quote(std::string_view s) {
  text_ += '"';
  for (const char c : s) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (code < 0x20) {
      text_ += "\\u00";
      text_ += kHex[code >> 4];
      text_ += kHex[code & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

void Json::begin(std::string_view key) {
  if (!first_) text_ += ',';
  first_ = false;
  if (key.empty()) return;
  quote(key);
  text_ += ':';
}

Json& Json::bracket(char c, std::string_view key) {
  begin(key);
  text_ += c;
  first_ = true;
  return *this;
}

Json& Json::end(char c) {
  text_ += c;
  first_ = false;
  return *this;
}

Json& Json::raw(std::string_view key, std::string_view value) {
  begin(key);
  text_ += value;
  return *this;
}

// By hand: formatting of floating point would be eight kilobytes of the page.
Json& Json::field(std::string_view key, float value) {
  const long long millionths = std::llround(static_cast<double>(value) * 1e6);
  const std::string digits = std::to_string(1'000'000 + std::llabs(millionths) % 1'000'000);
  return raw(key, (millionths < 0 ? "-" : "") + std::to_string(std::llabs(millionths) / 1'000'000) +
                      "." + digits.substr(1));
}

Json& Json::field(std::string_view key, std::string_view value) {
  begin(key);
  quote(value);
  return *this;
}

}  // namespace wg::probe
