// programs/tarn/balance_check.h — a balance check: its tables, and how far their games have been
// played.
#pragma once
#include "tarn/tables.h"

#include "faces/tarn/balance.h"

namespace wg {

class BalanceCheck {
 public:
  // Goes on where it was stopped, unless something else is asked for.
  void run(const tarn_face::BalanceChoice&, std::uint32_t fresh_seed, std::uint64_t now_ms);
  void stop() { running_ = false; }
  bool running() const { return running_; }
  bool play_one();  // of every pairing; is there more to play?
  // What the desk has chosen, even before it was played.
  tarn_face::BalanceScene scene(const tarn_face::BalanceChoice&, std::uint64_t now_ms);
  const tarn::Counts& counts() const { return counts_; }

 private:
  void lay_out(const tarn_face::BalanceChoice&);

  const tarn::BalanceTables all_ = tarn::balance_tables();
  tarn::BalanceTables shown_;
  tarn_face::BalanceChoice asked_;  // what `shown_` is
  tarn::Counts counts_;
  std::uint32_t first_seed_ = 1, wanted_ = 0;
  bool running_ = false;
  std::uint64_t began_ms_ = 0;  // since it last went on
  std::uint32_t began_at_ = 0, per_s_ = 0;
};

}  // namespace wg
