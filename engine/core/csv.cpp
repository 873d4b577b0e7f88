// core/csv.cpp — quoting, and disarming.
#include "core/csv.h"

#include <algorithm>

namespace wg {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool starts(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}

// "12", "-0.4", "+9.7": no exponent, nothing around it.
bool is_number(std::string_view s) {
  if (!s.empty() && (s[0] == '-' || s[0] == '+')) s.remove_prefix(1);
  const std::size_t point = std::min(s.find('.'), s.size());
  const std::string_view whole = s.substr(0, point);
  const std::string_view parts = point < s.size() ? s.substr(point + 1) : "0";
  return !whole.empty() && !parts.empty() && std::all_of(whole.begin(), whole.end(), is_digit) &&
         std::all_of(parts.begin(), parts.end(), is_digit);
}

// What some spreadsheet skips before it looks for a formula: spaces, wide and unbreakable ones, and
// the mark of byte order.
std::string_view without_spaces(std::string_view s) {
  constexpr std::string_view kSpaces[] = {" ", "\u00A0", "\u3000", "\uFEFF", "\u200B"};
  for (bool more = true; more;) {
    more = false;
    for (const std::string_view space : kSpaces)
      if (starts(s, space)) {
        s.remove_prefix(space.size());
        more = true;
      }
  }
  return s;
}

bool could_be_a_formula(std::string_view cell) {
  // The last four are the same signs in full width.
  constexpr std::string_view kSigns[] = {"=",  "+",      "-",      "@",      "\t",    "\r",
                                         "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
  const std::string_view s = without_spaces(cell);
  return std::any_of(std::begin(kSigns), std::end(kSigns),
                     [&](std::string_view sign) { return starts(s, sign); });
}

// Semicolons and tabs too: a spreadsheet set to split there would find a cell inside the cell.
std::string quoted(std::string cell) {
  if (cell.find_first_of(",\"\r\n;\t") == std::string::npos) return cell;
  std::string out = "\"";
  for (const char c : cell) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

}  // namespace

std::string disarmed(std::string_view cell) {
  const std::string text(cell);
  return could_be_a_formula(cell) && !is_number(cell) ? "'" + text : text;
}

std::string to_csv(const std::vector<std::vector<std::string>>& rows) {
  std::string out;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) out += ',';
      out += quoted(disarmed(row[i]));
    }
    out += "\r\n";
  }
  return out;
}

}  // namespace wg
