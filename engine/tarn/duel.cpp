// tarn/duel.cpp — the engine's own dice, losses and postures, one against one.
#include "tarn/duel.h"

#include "tarn/field.h"

namespace wg::tarn {
namespace {

constexpr Strength kDefender = kTankPoints * kPoint;

struct Fighter {
  Strength full = 0, strength = 0;
  std::int64_t power_per_point = 0;  // quality % × k in thousandths
  bool spent() const { return worn_out(strength, full); }
  void lose(Strength loss) { strength -= loss < strength ? loss : strength; }
};

}  // namespace

Trials duel(const DuelSetup& setup, std::uint64_t seed, std::uint32_t n) {
  const auto attacking = static_cast<Strength>(std::int64_t{kDefender} * setup.ratio_pc / 100);
  WG_CHECK(attacking > 0);
  const std::int64_t k = posture_k(setup.posture, setup.balance);
  const std::int64_t open = posture_k(Posture::kOpen, setup.balance);
  Trials trials;
  trials.n = n;
  for (std::uint32_t i = 0; i < n; ++i) {
    const Dice dice = Dice{seed}.apart(i);
    Fighter defender{kDefender, kDefender, draw_quality(dice, 0) * k};
    Fighter attacker{attacking, attacking, draw_quality(dice, 1) * open};
    for (std::uint32_t hour = 0; !defender.spent() && !attacker.spent(); ++hour) {
      const Strength by_defender =
          loss_of(defender.strength * defender.power_per_point, combat_die(dice, hour, 0));
      const Strength by_attacker =
          loss_of(attacker.strength * attacker.power_per_point, combat_die(dice, hour, 1));
      attacker.lose(by_defender);
      defender.lose(by_attacker);
      ++trials.hours;
    }
    const bool lost = !attacker.spent();
    trials.lost += lost ? 1 : 0;
    trials.both_broke += !lost && defender.spent() ? 1 : 0;
  }
  trials.held = trials.n - trials.lost;
  return trials;
}

}  // namespace wg::tarn
