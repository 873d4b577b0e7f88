// tools/options.h — words and --name value pairs of a command; the first mistake is kept as a
// sentence.
#pragma once
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace wg {

inline int fail(const std::string& why) {
  std::fprintf(stderr, "wargames: %s\n", why.c_str());
  return 2;
}

class Options {
 public:
  Options(std::span<char*> args, std::vector<std::string_view> known) {
    for (std::size_t i = 0; i < args.size(); ++i) {
      const std::string_view name = args[i];
      if (name.substr(0, 2) != "--") {
        words_.push_back(name);
        continue;
      }
      if (std::find(known.begin(), known.end(), name.substr(2)) == known.end()) {
        blame("there is no option " + std::string(name) + " here");
        return;
      }
      if (i + 1 == args.size()) {
        blame(std::string(name) + " needs a value");
        return;
      }
      given_[std::string(name.substr(2))] = args[++i];
    }
  }
  std::uint32_t number(const std::string& name, std::uint32_t otherwise, std::uint32_t low,
                       std::uint32_t high) {
    const auto at = given_.find(name);
    if (at == given_.end()) return otherwise;
    std::uint32_t v = 0;
    const char* end = at->second.data() + at->second.size();
    const auto read = std::from_chars(at->second.data(), end, v);
    if (read.ec != std::errc{} || read.ptr != end || v < low || v > high)
      blame("--" + name + " takes a whole number from " + std::to_string(low) + " to " +
            std::to_string(high) + ", not \"" + at->second + "\"");
    return v;
  }
  // A decimal such as 2.5, in hundredths.
  std::uint32_t hundredths(const std::string& name, std::uint32_t otherwise, std::uint32_t low,
                           std::uint32_t high) {
    const auto at = given_.find(name);
    if (at == given_.end()) return otherwise;
    const std::string& text = at->second;
    std::uint32_t v = 0;
    int decimals = -1;
    bool good = !text.empty() && text.size() <= 6 && text[0] != '.' && text.back() != '.';
    for (const char c : text) {
      if (c == '.' && decimals < 0)
        decimals = 0;
      else if (is_digit(c) && decimals < 2)
        v = v * 10 + static_cast<std::uint32_t>(c - '0'), decimals += decimals >= 0 ? 1 : 0;
      else
        good = false;
    }
    for (int n = decimals < 0 ? 0 : decimals; n < 2; ++n) v *= 10;
    if (!good || v < low || v > high)
      blame("--" + name + " takes a number such as 2.5, from " + std::to_string(low / 100) + "." +
            std::to_string(low % 100 / 10) + " to " + std::to_string(high / 100) + ", not \"" +
            text + "\"");
    return v;
  }
  std::size_t choice(const std::string& name, std::vector<std::string_view> choices) {
    const auto at = given_.find(name);
    if (at == given_.end()) return 0;
    for (std::size_t i = 0; i < choices.size(); ++i)
      if (at->second == choices[i]) return i;
    std::string list;
    for (const auto c : choices)
      if (!c.empty()) list += (list.empty() ? "" : ", ") + std::string(c);
    blame("--" + name + " is one of " + list + ", not \"" + at->second + "\"");
    return 0;
  }
  bool has(const std::string& name) const { return given_.count(name) > 0; }
  std::string text(const std::string& name, std::string otherwise) const {
    const auto at = given_.find(name);
    return at == given_.end() ? otherwise : at->second;
  }
  const std::vector<std::string_view>& words() const { return words_; }
  const std::optional<std::string>& fault() const { return fault_; }
  void blame(const std::string& why) {
    if (!fault_) fault_ = why;
  }

 private:
  std::map<std::string, std::string> given_;
  std::vector<std::string_view> words_;
  std::optional<std::string> fault_;
};

}  // namespace wg
