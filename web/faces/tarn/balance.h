// faces/tarn/balance.h — the balance check: scripted strategies play each other here and now.
#pragma once
#include "tarn/tables.h"

#include "faces/tarn/desk.h"

namespace wg::tarn_face {

struct BalanceScene {
  const tarn::BalanceTables& all;    // to choose from
  const tarn::BalanceTables& shown;  // the one table counted
  const tarn::Counts& counts;
  std::uint32_t wanted = 0;  // games of each pairing; 0: nothing was asked for yet
  bool running = false;
  std::uint32_t games_per_s = 0;
};
inline constexpr std::uint32_t kFewGames = 1'000;

Answer show_balance(ui::Frame&, Desk&, const BalanceScene&);

}  // namespace wg::tarn_face
