// programs/war/address.h — what the page's query asks for, besides what it may ask of any game.
#pragma once
#include "faces/war/desk.h"
#include "house/query.h"

namespace wg::war_address {

enum class Mode : std::uint8_t { kStart, kPlay, kWatch };

struct Wanted : house::Asked {
  std::optional<Seat> side;
  std::optional<war::Player> rival;
  std::optional<war::Deployment> deployment;
  std::optional<war::First> first;
  Mode mode = Mode::kStart;
};
Wanted read(const house::Lookup&);

}  // namespace wg::war_address
