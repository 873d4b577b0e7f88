// web/balance_check.cpp — from a choice to a series, and through its seeds.
#include "balance_check.h"

#include "tarn/balance.h"

#include "screen/slices.h"

namespace wg {

using tarn_face::BalanceChoice;

void BalanceCheck::lay_out(const BalanceChoice& choice) {
  if (!shown_.tables.empty() && choice == asked_) return;
  asked_ = choice;
  running_ = false;
  wanted_ = 0;
  taken_ms_ = 0;
  if (choice.table < all_.tables.size()) {
    shown_ = {all_.series, {all_.tables[choice.table]}};
    shown_ = tarn::trimmed(shown_);
  } else {
    shown_ = tarn::pairing(choice.pairing);
  }
  counts_ = none_of(shown_.series);
}

tarn_face::BalanceScene BalanceCheck::scene(const BalanceChoice& choice) {
  lay_out(choice);
  const double games =
      static_cast<double>(counts_.games) * static_cast<double>(shown_.series.plays.size());
  const double per_s = taken_ms_ > 50 ? games / taken_ms_ * 1000 : 0;
  return {all_, shown_, counts_, wanted_, running_, static_cast<std::uint32_t>(per_s)};
}

void BalanceCheck::run(const BalanceChoice& choice, std::uint32_t fresh_seed) {
  lay_out(choice);
  if (wanted_ == 0 || counts_.games >= wanted_) {
    first_seed_ = choice.fresh_dice ? fresh_seed : tarn::kPublishedSeed;
    counts_ = none_of(shown_.series);
    taken_ms_ = 0;
  }
  wanted_ = choice.many ? tarn::kPublishedGames : tarn_face::kFewGames;
  running_ = true;
}

void BalanceCheck::slice() {
  if (!running_) return;
  taken_ms_ += screen::work_a_slice([&] {
    play_game(shown_.series, first_seed_ + counts_.games, counts_);
    return counts_.games < wanted_;
  });
  running_ = counts_.games < wanted_;
}

}  // namespace wg
