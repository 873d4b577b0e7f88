// core/typed.h — words and numbers as people type them into a file, and quoting them back.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wg {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
std::string_view trimmed(std::string_view);  // of blanks at both ends
std::string lower(std::string_view);
// What stands between, trimmed; at least one part.
std::vector<std::string_view> split(std::string_view, char at);
std::vector<std::string_view> words_of(std::string_view);  // between blanks

// Digits alone, 0 … last.
std::optional<std::uint32_t> whole_number(std::string_view, std::uint32_t last);
// The first 40 characters, in quotation marks.
std::string quoted(std::string_view);
// "a, b or c".
std::string either(const std::vector<std::string_view>&);

// Why a line cannot be shown: broken UTF-8 or a control character, and at which byte.
struct Unprintable {
  std::size_t at = 0;
  const char* why = "";
};
std::optional<Unprintable> unprintable(std::string_view line);

// A text line by line, without the ends of lines and the mark some editors put before UTF-8.
class LinesOf {
 public:
  explicit LinesOf(std::string_view text);
  std::optional<std::string_view> next();
  std::size_t number() const { return number_; }  // of the line last given, from 1

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

}  // namespace wg
