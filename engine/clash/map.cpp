// clash/map.cpp — tiles by their names.
#include "clash/map.h"

#include "core/text.h"

namespace wg::clash {

std::string name(Tile t) { return static_cast<char>('A' + column(t)) + std::to_string(row(t) + 1); }

std::optional<Tile> tile_named(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const char letter = is_lower(text[0]) ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
  const int c = letter - 'A';
  int number = 0;
  for (const char digit : text.substr(1)) {
    if (!is_digit(digit) || (number == 0 && digit == '0')) return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  if (!is_on_map(c, number - 1)) return std::nullopt;
  return tile_at(c, number - 1);
}

}  // namespace wg::clash
