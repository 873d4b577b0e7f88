// web/games.h — the closed list of games. Another game is another line here.
#pragma once
#include <variant>

#include "tarn/pack.h"
#include "tarn/tarn.h"
#include "war/pack.h"
#include "war/war.h"

#include "table/table.h"

namespace wg {

using AnyTable = std::variant<Table<tarn::Rules>, Table<war::Rules>>;

}  // namespace wg
