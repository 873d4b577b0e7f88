// programs/tarn/balance_check.cpp — from a choice to a series, and through its seeds.
#include "programs/tarn/balance_check.h"

#include "tarn/balance.h"

namespace wg {

using tarn_face::BalanceChoice;

void BalanceCheck::lay_out(const BalanceChoice& choice) {
  if (!shown_.tables.empty() && choice == asked_) return;
  asked_ = choice;
  running_ = false;
  wanted_ = 0;
  per_s_ = 0;
  if (choice.table < all_.tables.size()) {
    shown_ = {all_.series, {all_.tables[choice.table]}};
    shown_ = tarn::trimmed(shown_);
  } else {
    shown_ = tarn::pairing(choice.pairing);
  }
  counts_ = none_of(shown_.series);
}

tarn_face::BalanceScene BalanceCheck::scene(const BalanceChoice& choice, std::uint64_t now_ms) {
  lay_out(choice);
  if (running_ && now_ms > began_ms_ + 200)
    per_s_ = static_cast<std::uint32_t>(std::uint64_t{counts_.games - began_at_} *
                                        shown_.series.plays.size() * 1000 / (now_ms - began_ms_));
  return {all_, shown_, counts_, wanted_, running_, per_s_};
}

void BalanceCheck::run(const BalanceChoice& choice, std::uint32_t fresh_seed,
                       std::uint64_t now_ms) {
  lay_out(choice);
  if (wanted_ == 0 || counts_.games >= wanted_) {
    first_seed_ = choice.fresh_dice ? fresh_seed : tarn::kPublishedSeed;
    counts_ = none_of(shown_.series);
  }
  wanted_ = choice.many ? tarn::kPublishedGames : tarn_face::kFewGames;
  began_at_ = counts_.games;
  began_ms_ = now_ms;
  running_ = true;
}

bool BalanceCheck::play_one() {
  if (running_) play_game(shown_.series, first_seed_ + counts_.games, counts_);
  return running_ = running_ && counts_.games < wanted_;
}

}  // namespace wg
