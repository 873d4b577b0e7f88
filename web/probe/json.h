// probe/json.h — just enough JSON to write.
#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace wg::probe {

// Fields and values in the order they are added; brackets are opened and closed by the caller.
class Json {
 public:
  Json& open(std::string_view key = {}) { return bracket('{', key); }
  Json& list(std::string_view key = {}) { return bracket('[', key); }
  Json& close() { return end('}'); }
  Json& end_list() { return end(']'); }
  Json& field(std::string_view key, std::string_view value);
  Json& field(std::string_view key, const char* value) {
    return field(key, std::string_view(value));
  }
  Json& field(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }
  template <std::integral T>
  Json& field(std::string_view key, T value) {
    return raw(key, std::to_string(value));
  }
  Json& field(std::string_view key, float value);  // to the millionth
  Json& number(std::string_view key, std::string_view digits) { return raw(key, digits); }
  Json& value(std::string_view text) { return field({}, text); }
  const std::string& text() const { return text_; }

 private:
  Json& bracket(char c, std::string_view key);
  Json& end(char c);
  Json& raw(std::string_view key, std::string_view value);
  void begin(std::string_view key);
  void quote(std::string_view s);

  std::string text_;
  bool first_ = true;
};

std::string hex(std::uint64_t value);  // sixteen digits

}  // namespace wg::probe
