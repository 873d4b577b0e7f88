// programs/tarn/address.h — what the page's query asks for, besides what it may ask of any game.
#pragma once
#include "tarn/opponents.h"

#include "faces/tarn/desk.h"
#include "house/query.h"

namespace wg::tarn_address {

// In the order of their names in the address.
inline constexpr std::string_view kHintLevels[] = {"off", "nudges", "full"};

enum class Mode : std::uint8_t { kStart, kPlay, kLearn, kWatch, kReview, kBalance };

struct Wanted : house::Asked {
  std::optional<tarn::Hints> hints;
  std::optional<Seat> side;
  std::optional<std::uint8_t> balance;
  const tarn::Opponent* opponent = nullptr;  // across the table from `side`
  Mode mode = Mode::kStart;
};
Wanted read(const house::Lookup&);

}  // namespace wg::tarn_address
