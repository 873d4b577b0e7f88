// web/games.h — the closed list of games. Another game is another line here.
#pragma once
#include <variant>

#include "clash/clash.h"
#include "clash/pack.h"
#include "tarn/pack.h"
#include "tarn/tarn.h"
#include "war/pack.h"
#include "war/war.h"

#include "known.h"
#include "table/table.h"

namespace wg {

using AnyTable = std::variant<Table<tarn::Rules>, Table<war::Rules>, Table<clash::Rules>>;

// As many as there are known, and each by its id.
static_assert(std::variant_size_v<AnyTable> == std::size(kKnown));
static_assert([]<class... G>(std::in_place_type_t<std::variant<Table<G>...>>) {
  std::size_t i = 0;
  return ((kKnown[i++].id == G::kId) && ...);
}(std::in_place_type<AnyTable>));

}  // namespace wg
