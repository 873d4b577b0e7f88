// tarn/review.h — the orders of a game played again with fresh dice, against the commander it was
// played against and against one who sees everything. Source, "The replays": the difference is what
// hiding, feints and bait were worth.
#pragma once
#include "core/play.h"
#include "tarn/tarn.h"
#include "tarn/worth.h"

namespace wg::tarn {

// The seats whose hiding can be measured: those that people play; if there are none, both.
std::array<bool, 2> measured(const Setup&);

// What `seat` did, again: what it ordered, hour by hour, or what its commander decides afresh. The
// rival is the commander of the game, once as it was and once seeing everything; a person, or a
// commander who saw everything, gives its place to the one who sees what it can. Both games of a
// pair have the same dice.
class Reruns {
 public:
  Reruns(const Record<Rules>&, Seat seat);
  void play(std::uint32_t pairs);
  const Worth& worth() const { return worth_; }

 private:
  bool play_one(std::size_t rival, std::uint32_t seed);  // did `seat` win?

  std::uint32_t played_seed_;
  std::array<Setup, 2> setup_;  // by rival: sees what it can, sees everything
  std::vector<Given<Order>> orders_;
  Step ordered_until_ = 0;
  Worth worth_;
};

// The seed of rerun number n of a game dealt from `seed`: never that seed, the same on every build.
std::uint32_t rerun_seed(std::uint32_t seed, std::uint32_t n);

}  // namespace wg::tarn
