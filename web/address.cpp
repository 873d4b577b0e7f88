// web/address.cpp — every name of the query, in the order of web/README.md.
#include "address.h"

#include <algorithm>
#include <charconv>

#include "faces/tarn/opponents.h"

namespace wg::address {
namespace {

using tarn_face::Locks;
using Names = std::span<const std::string_view>;

constexpr std::size_t kShown = 20, kLongestRef = 64, kLongestOrigin = 260, kTold = 3;
constexpr std::string_view kSides[] = {"blue", "red"}, kMotions[] = {"0", "1", "auto"},
                           kLanguages[] = {"en"};
constexpr std::string_view kModes[] = {"play", "learn", "watch", "review", "balance"};

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

template <class List>
std::string in_words(const List& names) {  // "a, b or c"
  std::string all;
  for (auto at = std::begin(names); at != std::end(names); ++at) {
    if (!all.empty()) all += std::next(at) == std::end(names) ? " or " : ", ";
    all += *at;
  }
  return all;
}

template <class Number>
std::optional<Number> whole_number(std::string_view text, std::uint32_t last) {
  std::uint32_t n = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, n);
  if (text.empty() || read.ec != std::errc{} || read.ptr != end || n > last) return std::nullopt;
  return static_cast<Number>(n);
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
         whole_number<std::uint32_t>(s.substr(colon + 1), 65535).has_value();
}

struct Reader {
  const Lookup& lookup;
  Wanted& wanted;

  void complain(std::string_view name, std::string_view value, std::string_view may) const {
    wanted.complaints.push_back(std::string(name) + "=" + shown(value) +
                                " means nothing here: it can be " + std::string(may) + ".");
  }
  // `take` says whether it could do anything with the value.
  template <class Take>
  void each(std::string_view name, std::string_view may, Take take) const {
    const std::string value = lookup(name);
    if (!value.empty() && !take(std::string_view(value))) complain(name, value, may);
  }
  template <class Take>
  void choose(std::string_view name, Names names, Take take) const {
    each(name, in_words(names), [&](std::string_view value) {
      const auto at = one_of(value, names);
      if (at) take(*at);
      return at.has_value();
    });
  }
  template <class Flag>
  void flag(std::string_view name, Flag& to) const {
    choose(name, kNoYes, [&](std::size_t i) { to = i == 1; });
  }
  template <class Number>
  void number(std::string_view name, std::string_view may, std::uint32_t last,
              std::optional<Number>& to) const {
    each(name, may, [&](std::string_view value) {
      to = whole_number<Number>(value, last);
      return to.has_value();
    });
  }

  void look() const {
    choose("theme", kThemes,
           [&](std::size_t i) { wanted.theme = static_cast<tarn_face::ThemeChoice>(i); });
    choose("view", kViews,
           [&](std::size_t i) { wanted.view = static_cast<tarn_face::ViewChoice>(i); });
    choose("scale", kScales, [&](std::size_t i) { wanted.scale = i; });
    choose("motion", kMotions, [&](std::size_t i) {
      if (i < 2) wanted.motion = i == 1;
    });
    choose("sound", kNoYes, [](std::size_t) {});     // there is none
    choose("lang", kLanguages, [](std::size_t) {});  // there is no other
    flag("summary", wanted.summary);
  }
  void game() const {
    choose("mode", kModes, [&](std::size_t i) { wanted.mode = static_cast<Mode>(i + 1); });
    number("h", "an hour from 0 to 14", tarn::kHours, wanted.hour);
    choose("side", kSides, [&](std::size_t i) { wanted.side = static_cast<Seat>(i); });
    number("balance", "a whole number from 0 to 10", tarn::kLastBalance, wanted.balance);
    number("seed", "a whole number up to 4294967295", ~0u, wanted.seed);
    choose("hints", kHintLevels,
           [&](std::size_t i) { wanted.hints = static_cast<tarn::Hints>(i); });
    const Seat rival = other(wanted.side.value_or(tarn_face::Choice{}.side));
    each("opponent", tarn::opponent_ids(rival), [&](std::string_view value) {
      wanted.opponent = tarn::find_opponent(rival, value);
      return wanted.opponent != nullptr;
    });
  }
  void guest() const {
    flag("embed", wanted.embed);
    flag("save", wanted.save);
    flag("api", wanted.api);
    bool links = true;
    flag("links", links);
    wanted.locks.copy = !links;
    each("parent", "an origin such as https://www.example.org", [&](std::string_view value) {
      if (is_origin(value)) wanted.parent = value;
      return is_origin(value);
    });
    each("ref", "up to 64 letters, digits, _ and -", [&](std::string_view value) {
      if (is_ref(value)) wanted.ref = value;
      return is_ref(value);
    });
    lock();
  }
  // Names that are known count, whatever stands beside them.
  void lock() const {
    const std::string value = lookup("lock");
    std::string_view rest = value;
    std::string_view strange;
    while (!rest.empty()) {
      const std::size_t comma = std::min(rest.find(','), rest.size());
      const std::string_view name = rest.substr(0, comma);
      rest.remove_prefix(std::min(comma + 1, rest.size()));
      const auto found = std::find_if(std::begin(kLocks), std::end(kLocks),
                                      [&](const Lock& l) { return l.name == name; });
      if (found != std::end(kLocks))
        wanted.locks.*found->off = true;
      else if (strange.empty())
        strange = name;
    }
    if (strange.empty()) return;
    std::vector<std::string_view> names;
    for (const Lock& l : kLocks) names.push_back(l.name);
    complain("lock", strange, in_words(names));
  }
};

}  // namespace

std::optional<std::size_t> one_of(std::string_view value, Names names) {
  const auto found = std::find(names.begin(), names.end(), value);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

Wanted read(const Lookup& lookup) {
  Wanted wanted;
  const Reader reader{lookup, wanted};
  reader.look();
  reader.game();
  reader.guest();
  return wanted;
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

}  // namespace wg::address
