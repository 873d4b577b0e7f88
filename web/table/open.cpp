// table/open.cpp — tries a token on every game, and says in words what is wrong with it.
#include "table/open.h"

#include <array>

namespace wg {
namespace {

template <class... T>
constexpr auto ids_of(std::in_place_type_t<std::variant<Table<T>...>>) {
  return std::array<std::string_view, sizeof...(T)>{T::kId...};
}

template <class... T>
std::variant<Opened, LinkFault> try_all(const Token& token,
                                        std::in_place_type_t<std::variant<Table<T>...>>) {
  std::variant<Opened, LinkFault> result = LinkFault{LinkFault::Why::kOtherGame, 0, 0, token.id};
  const auto attempt = [&]<RuleSystem G>(std::in_place_type_t<G>) {
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
    result = Opened{AnyTable(std::move(table)), agrees};
  };
  (attempt(std::in_place_type<T>), ...);
  return result;
}

}  // namespace

std::variant<Opened, LinkFault> open_link(std::string_view raw) {
  static constexpr auto kIds = ids_of(std::in_place_type<AnyTable>);
  auto found = find_token(raw, kIds);
  if (auto* fault = std::get_if<LinkFault>(&found)) return std::move(*fault);
  return try_all(std::get<Token>(found), std::in_place_type<AnyTable>);
}

}  // namespace wg
