// core/typed.cpp — see typed.h.
#include "core/typed.h"

#include "core/text.h"

namespace wg {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(at);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && !is_blank(text[end])) ++end;
    if (end > i) words.push_back(text.substr(i, end - i));
    i = end + 1;
  }
  return words;
}

std::optional<std::uint32_t> whole_number(std::string_view text, std::uint32_t last) {
  if (text.empty() || text.size() > 10) return std::nullopt;
  std::uint64_t n = 0;
  for (const char c : text) {
    if (!is_digit(c)) return std::nullopt;
    n = n * 10 + static_cast<std::uint64_t>(c - '0');
  }
  if (n > last) return std::nullopt;
  return static_cast<std::uint32_t>(n);
}

std::string quoted(std::string_view text) {
  std::size_t end = 0, n = 0;
  while (end < text.size() && n < 40) {
    ++end, ++n;
    while (end < text.size() && continues_character(text[end])) ++end;
  }
  return "\"" + std::string(text.substr(0, end)) + (end < text.size() ? "…" : "") + "\"";
}

std::string either(const std::vector<std::string_view>& all) {
  std::string out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0) out += i + 1 == all.size() ? " or " : ", ";
    out += all[i];
  }
  return out;
}

std::optional<Unprintable> unprintable(std::string_view line) {
  if (const auto at = broken_utf8(line))
    return Unprintable{*at, "what stands here is not UTF-8 text"};
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto c = static_cast<unsigned char>(line[i]);
    if ((c < 0x20 && c != '\t') || c == 0x7F)
      return Unprintable{i, "a control character stands here, where text was expected"};
  }
  return std::nullopt;
}

LinesOf::LinesOf(std::string_view text) : rest_(text) {
  constexpr std::string_view kMark = "\uFEFF";
  if (rest_.substr(0, kMark.size()) == kMark) rest_.remove_prefix(kMark.size());
}

std::optional<std::string_view> LinesOf::next() {
  if (rest_.empty()) return std::nullopt;
  const std::size_t end = rest_.find('\n');
  std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  ++number_;
  return line;
}

}  // namespace wg
