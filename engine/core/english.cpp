// core/english.cpp — numbers, lists, capitals.
#include "core/english.h"

#include <string_view>

#include "core/check.h"

namespace wg {

std::string in_words(int n) {
  constexpr std::string_view kNumbers[] = {"no",   "one",    "two",   "three", "four",
                                           "five", "six",    "seven", "eight", "nine",
                                           "ten",  "eleven", "twelve"};
  WG_CHECK(n >= 0 && n <= 12);
  return std::string(kNumbers[n]);
}

std::string capital(std::string s) {
  if (!s.empty() && s[0] >= 'a' && s[0] <= 'z') s[0] = static_cast<char>(s[0] - 'a' + 'A');
  return s;
}

std::string listed(const std::vector<std::string>& names) {
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i)
    all += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return all;
}

std::string with_commas(std::uint32_t n) {
  std::string s = std::to_string(n);
  for (std::size_t at = s.size(); at > 3;) s.insert(at -= 3, ",");
  return s;
}

}  // namespace wg
