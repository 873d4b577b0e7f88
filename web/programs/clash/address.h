// programs/clash/address.h — what the page's query asks for, besides what it may ask of any game.
#pragma once
#include "clash/setup.h"

#include "house/query.h"

namespace wg::clash_address {

enum class Mode : std::uint8_t { kStart, kPlay, kLearn, kWatch };

struct Wanted : house::Asked {
  std::optional<Seat> side;
  std::optional<clash::Player> rival;
  std::optional<bool> fog;
  std::optional<clash::Battle> battle;
  Mode mode = Mode::kStart;
};
Wanted read(const house::Lookup&);

}  // namespace wg::clash_address
