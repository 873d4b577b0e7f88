// probe/json.cpp — commas, quotes, escapes.
#include "probe/json.h"

namespace wg::probe {

void Json::quote(std::string_view s) {
  constexpr std::string_view kHex = "0123456789abcdef";
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

Json& Json::field(std::string_view key, std::string_view value) {
  begin(key);
  quote(value);
  return *this;
}

}  // namespace wg::probe
