// house/query.h — what the page's query asks of any game. Total: whatever stands there gives a wish
// or a complaint in words.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "faces/desk.h"

namespace wg::house {

using Names = std::span<const std::string_view>;

// In the order of their names in the address.
inline constexpr std::string_view kThemes[] = {"auto", "light", "dark", "contrast", "projector"};
inline constexpr std::string_view kScales[] = {"1", "1.25", "1.5", "2"};
inline constexpr std::string_view kPaces[] = {"1", "2", "4"};
inline constexpr std::string_view kViews[] = {"map", "text", "both"};
inline constexpr std::string_view kNoYes[] = {"0", "1"};

// What is not asked for, or badly, is left empty: then what is remembered counts, or the default.
// A game's own has more.
struct Asked {
  std::optional<face::ThemeChoice> theme;
  std::optional<face::ViewChoice> view;
  std::optional<std::size_t> scale;  // of the sizes to choose from
  std::optional<bool> summary, motion;
  std::optional<std::uint32_t> seed;
  std::optional<Step> step;  // to open a link at
  face::Locks locks;
  std::optional<bool> embed;
  bool save = true, api = false;
  std::string parent, ref;              // an origin; a name that messages repeat
  std::vector<std::string> complaints;  // "theme=pink means nothing here: it can be …"
};

// The value of a name in the query; empty where it is absent.
using Lookup = std::function<std::string(std::string_view name)>;

class Query {
 public:
  // `asked` hears the complaints.
  Query(const Lookup& lookup, Asked& asked) : lookup_(lookup), asked_(asked) {}

  // `take` says whether it could do anything with the value.
  void each(std::string_view name, std::string_view may,
            const std::function<bool(std::string_view value)>& take) const;
  void choose(std::string_view name, Names, const std::function<void(std::size_t)>& take) const;
  template <class Flag>
  void flag(std::string_view name, Flag& to) const {
    choose(name, kNoYes, [&](std::size_t i) { to = i == 1; });
  }
  template <class Number>
  void number(std::string_view name, std::string_view may, std::uint32_t last,
              std::optional<Number>& to) const {
    each(name, may, [&](std::string_view value) {
      const auto n = whole_number(value, last);
      if (n) to = static_cast<Number>(*n);
      return n.has_value();
    });
  }

  void look() const;   // theme, view, scale, motion, summary
  void seed() const;   // of a new game
  void guest() const;  // embed, save, api, links, parent, ref, and what is locked

  static std::optional<std::uint32_t> whole_number(std::string_view, std::uint32_t last);

 private:
  void complain(std::string_view name, std::string_view value, std::string_view may) const;
  void lock() const;

  const Lookup& lookup_;
  Asked& asked_;
};

// The complaints, to be read at once; empty if there are none.
std::string in_one_notice(const std::vector<std::string>& complaints);

// Where in the list; nothing if it is not one of them.
std::optional<std::size_t> one_of(std::string_view value, Names);

}  // namespace wg::house
