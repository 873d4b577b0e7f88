// house/query.cpp — every name of the query that any game knows, in the order of web/README.md.
#include "house/query.h"

#include <algorithm>
#include <charconv>

namespace wg::house {
namespace {

using face::Locks;

constexpr std::size_t kShown = 20, kLongestRef = 64, kLongestOrigin = 260, kTold = 3;
constexpr std::string_view kMotions[] = {"0", "1", "auto"}, kLanguages[] = {"en"};

struct Lock {
  std::string_view name;
  bool Locks::*off;
};
constexpr Lock kLocks[] = {{"undo", &Locks::undo},         {"hints", &Locks::hints},
                           {"settings", &Locks::settings}, {"new", &Locks::another},
                           {"opponent", &Locks::opponent}, {"balance", &Locks::balance},
                           {"side", &Locks::side},         {"review", &Locks::review},
                           {"help", &Locks::help},         {"paste", &Locks::paste}};

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Whatever the bytes are: what is no plain character is shown as a question mark.
std::string shown(std::string_view value) {
  std::string plain(value.substr(0, kShown));
  for (char& c : plain)
    if (c < ' ' || c > '~') c = '?';
  return plain + (value.size() > kShown ? "…" : "");
}

std::string in_words(Names names) {  // "a, b or c"
  std::string all;
  for (auto at = names.begin(); at != names.end(); ++at) {
    if (!all.empty()) all += std::next(at) == names.end() ? " or " : ", ";
    all += *at;
  }
  return all;
}

bool is_ref(std::string_view s) {
  return s.size() <= kLongestRef && std::all_of(s.begin(), s.end(), [](char c) {
           return is_letter_or_digit(c) || c == '_' || c == '-';
         });
}

// A scheme, a host and perhaps a port: nothing after them.
bool is_origin(std::string_view s) {
  if (s.size() > kLongestOrigin) return false;
  const std::string_view scheme = s.starts_with("https://") ? "https://" : "http://";
  if (!s.starts_with(scheme)) return false;
  s.remove_prefix(scheme.size());
  const std::size_t colon = s.find(':');
  const std::string_view host = s.substr(0, colon);
  if (host.empty() || !is_letter_or_digit(host.front()) || !is_letter_or_digit(host.back()))
    return false;
  if (!std::all_of(host.begin(), host.end(),
                   [](char c) { return is_letter_or_digit(c) || c == '.' || c == '-'; }))
    return false;
  return colon == std::string_view::npos ||
         Query::whole_number(s.substr(colon + 1), 65535).has_value();
}

}  // namespace

std::optional<std::size_t> one_of(std::string_view value, Names names) {
  const auto found = std::find(names.begin(), names.end(), value);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

std::optional<std::uint32_t> Query::whole_number(std::string_view text, std::uint32_t last) {
  std::uint32_t n = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, n);
  if (text.empty() || read.ec != std::errc{} || read.ptr != end || n > last) return std::nullopt;
  return n;
}

void Query::complain(std::string_view name, std::string_view value, std::string_view may) const {
  asked_.complaints.push_back(std::string(name) + "=" + shown(value) +
                              " means nothing here: it can be " + std::string(may) + ".");
}

void Query::each(std::string_view name, std::string_view may,
                 const std::function<bool(std::string_view value)>& take) const {
  const std::string value = lookup_(name);
  if (!value.empty() && !take(value)) complain(name, value, may);
}

void Query::choose(std::string_view name, Names names,
                   const std::function<void(std::size_t)>& take) const {
  each(name, in_words(names), [&](std::string_view value) {
    const auto at = one_of(value, names);
    if (at) take(*at);
    return at.has_value();
  });
}

void Query::look() const {
  choose("theme", kThemes,
         [&](std::size_t i) { asked_.theme = static_cast<face::ThemeChoice>(i); });
  choose("view", kViews, [&](std::size_t i) { asked_.view = static_cast<face::ViewChoice>(i); });
  choose("scale", kScales, [&](std::size_t i) { asked_.scale = i; });
  choose("motion", kMotions, [&](std::size_t i) {
    if (i < 2) asked_.motion = i == 1;
  });
  choose("sound", kNoYes, [](std::size_t) {});     // there is none
  choose("lang", kLanguages, [](std::size_t) {});  // there is no other
  flag("summary", asked_.summary);
}

void Query::seed() const { number("seed", "a whole number up to 4294967295", ~0u, asked_.seed); }

void Query::guest() const {
  flag("embed", asked_.embed);
  flag("save", asked_.save);
  flag("api", asked_.api);
  bool links = true;
  flag("links", links);
  asked_.locks.copy = !links;
  each("parent", "an origin such as https://www.example.org", [&](std::string_view value) {
    if (is_origin(value)) asked_.parent = value;
    return is_origin(value);
  });
  each("ref", "up to 64 letters, digits, _ and -", [&](std::string_view value) {
    if (is_ref(value)) asked_.ref = value;
    return is_ref(value);
  });
  lock();
}

// Names that are known count, whatever stands beside them.
void Query::lock() const {
  const std::string value = lookup_("lock");
  std::string_view rest = value;
  std::string_view strange;
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view name = rest.substr(0, comma);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    const auto found = std::find_if(std::begin(kLocks), std::end(kLocks),
                                    [&](const Lock& l) { return l.name == name; });
    if (found != std::end(kLocks))
      asked_.locks.*found->off = true;
    else if (strange.empty())
      strange = name;
  }
  if (strange.empty()) return;
  std::vector<std::string_view> names;
  for (const Lock& l : kLocks) names.push_back(l.name);
  complain("lock", strange, in_words(names));
}

std::string in_one_notice(const std::vector<std::string>& complaints) {
  std::string all;
  for (std::size_t i = 0; i < std::min(complaints.size(), kTold); ++i)
    all += (i > 0 ? " " : "") + complaints[i];
  const std::size_t rest = complaints.size() - std::min(complaints.size(), kTold);
  if (rest == 1) all += " Nor does one other part.";
  if (rest > 1) all += " Nor do " + std::to_string(rest) + " other parts.";
  return all;
}

}  // namespace wg::house
