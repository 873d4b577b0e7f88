// table/open.h — from a link to a table, whichever game it belongs to.
#pragma once
#include "table/games.h"

namespace wg {

struct Opened {
  AnyTable table;
  bool agrees = true;  // the game ends in the state its link claims
};

std::variant<Opened, LinkFault> open_link(std::string_view raw);

}  // namespace wg
