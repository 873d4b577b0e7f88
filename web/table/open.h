// table/open.h — from a link to a table, whichever game of a closed list it belongs to.
#pragma once
#include <array>

#include "table/known.h"
#include "table/table.h"

namespace wg {

template <class Tables>
struct Opened {
  Tables table;
  bool agrees = true;  // the game ends in the state its link claims
};
template <class Tables>
using Opening = std::variant<Opened<Tables>, LinkFault>;

namespace opening {

template <class... G>
constexpr auto ids(std::in_place_type_t<std::variant<Table<G>...>>) {
  return std::array<std::string_view, sizeof...(G)>{G::kId...};
}

template <RuleSystem G, class Tables>
void attempt(const Token& token, Opening<Tables>& result) {
  if (token.id != G::kId) return;
  auto read = read_link<G>(token);
  if (auto* fault = std::get_if<LinkFault>(&read)) {
    result = std::move(*fault);
    return;
  }
  auto& linked = std::get<Linked<G>>(read);
  const Step claimed = linked.record.length;
  Table<G> table(std::move(linked.record));
  const bool agrees = table.length() == claimed && short_digest(table.state()) == linked.claims;
  result = Opened<Tables>{std::move(table), agrees};
}

template <class Tables, class... G>
Opening<Tables> any(const Token& token, std::in_place_type_t<std::variant<Table<G>...>>) {
  Opening<Tables> result = LinkFault{LinkFault::Why::kOtherGame, 0, 0, token.id};
  (attempt<G>(token, result), ...);
  return result;
}

}  // namespace opening

// `Tables` is the variant of the tables of all games that can be opened here. Links of other games
// that are known are told from ordinary text as well.
template <class Tables>
Opening<Tables> open_link(std::string_view raw, std::span<const std::string_view> ids) {
  auto found = find_token(raw, ids);
  if (auto* fault = std::get_if<LinkFault>(&found)) return std::move(*fault);
  return opening::any<Tables>(std::get<Token>(found), std::in_place_type<Tables>);
}
template <class Tables>
Opening<Tables> open_link(std::string_view raw) {
  static constexpr auto kIds = opening::ids(std::in_place_type<Tables>);
  return open_link<Tables>(raw, kIds);
}

}  // namespace wg
