// tarn/duel.h — one-on-one trials of the combat rules, with no map: what the teaching pages quote.
#pragma once
#include <cstdint>

#include "tarn/units.h"

namespace wg::tarn {

// One defender of 12 points, fresh, against one attacking unit, hour by hour until one breaks.
struct DuelSetup {
  std::int32_t ratio_pc = 300;           // the attacker's strength, in percent of the defender's
  Posture posture = Posture::kPrepared;  // the defender's; the attacker fights in the open
  std::uint8_t balance = 5;              // the slider
};
struct Trials {
  std::int64_t n = 0;
  std::int64_t held = 0;        // all but the lost ones
  std::int64_t lost = 0;        // the defender broke and the attacker did not
  std::int64_t both_broke = 0;  // in one hour; counted as held
  std::int64_t hours = 0;       // of all trials together
};

// Qualities and dice are drawn afresh for each trial. At most 2³² − 1 trials.
Trials duel(const DuelSetup&, std::uint64_t seed, std::uint32_t n);

}  // namespace wg::tarn
