// tarn/combat.cpp — stochastic Lanchester square law, one round an hour in each contested sector.
// Source, "Combat": each side's losses are proportional to the other's fighting power, the
// defender's multiplied by k; the square law breaks even at √k to one.
#include "tarn/field.h"

namespace wg::tarn {
namespace {

// k × 1.1^(5 − setting), rounded to thousandths; exact in integers (source, "Offense–defense
// balance").
constexpr std::int32_t scaled(std::int32_t k, int balance) {
  std::int64_t up = k, down = 1;
  for (int i = balance; i < kStandardBalance; ++i) up *= kBalanceStep_tenths, down *= 10;
  for (int i = kStandardBalance; i < balance; ++i) up *= 10, down *= kBalanceStep_tenths;
  return static_cast<std::int32_t>((2 * up + down) / (2 * down));
}
struct Scale {
  std::array<std::int32_t, kLastBalance + 1> prepared{}, hasty{};
};
constexpr Scale kScale = [] {
  Scale s;
  for (std::size_t i = 0; i <= kLastBalance; ++i) {
    s.prepared[i] = scaled(kPreparedK, static_cast<int>(i));
    s.hasty[i] = scaled(kHastyK, static_cast<int>(i));
  }
  return s;
}();

// The defender is flanked when its attackers came from at least two different sectors and at least
// one of them was there before this hour: then it fights at k = 1 (source, "Flanks").
bool flanked(const Field& field, Sector s, Seat holder) {
  bool two_ways = false, one_was_here = false;
  std::optional<Sector> from;
  each(field.here(other(holder), s), [&](UnitId id) {
    const Unit& u = field.world.units[id];
    if (u.arrived < field.now) one_was_here = true;
    if (from && *from != u.came_from) two_ways = true;
    from = u.came_from;
  });
  return two_ways && one_was_here;
}

}  // namespace

std::int32_t posture_k(Posture posture, std::uint8_t balance) {
  WG_CHECK(balance <= kLastBalance);
  switch (posture) {
    case Posture::kPrepared:
      return kScale.prepared[balance];
    case Posture::kHasty:
      return kScale.hasty[balance];
    case Posture::kOpen:
      break;
  }
  return kOpenK;
}

std::int64_t combat_die(const Dice& dice, std::uint32_t hour, std::uint32_t subject) {
  constexpr auto kPurpose = static_cast<std::uint32_t>(Roll::kFire);
  const std::int64_t a = dice.below(kLargestDie_pc + 1, hour, kPurpose, subject);
  const std::int64_t b = dice.below(kLargestDie_pc + 1, hour, kPurpose, subject + 64);
  return a * b;
}

Strength loss_of(std::int64_t power, std::int64_t die) {
  // power = Σ strength × quality % × k in thousandths; die in ten-thousandths. One division.
  WG_CHECK(power <= std::int64_t{112'000} * 140 * 14'495);
  return static_cast<Strength>(power * die * kLossRate /
                               (std::int64_t{100} * 1000 * 10'000 * 10'000));
}

Strength fire_total(const Field& field, Sector s, Seat side, bool holding) {
  const bool posture_counts = holding && !flanked(field, s, side);
  std::int64_t power = 0;
  each(field.here(side, s), [&](UnitId id) {
    const Unit& u = field.world.units[id];
    // Whoever moved this hour counts as arrived in it, and is open.
    const Posture p = posture_counts ? posture(u, field.now) : Posture::kOpen;
    power +=
        std::int64_t{u.strength} * field.world.quality_pc[id] * posture_k(p, field.setup.balance);
  });
  const auto subject = static_cast<std::uint32_t>(index(s) * 2 + index(side));
  return loss_of(power, combat_die(field.dice, static_cast<std::uint32_t>(field.now), subject));
}

void share_loss(Field& field, UnitSet set, Strength loss, Strength total) {
  if (total <= 0) return;
  each(set, [&](UnitId id) {
    const Strength strength = field.world.units[id].strength;
    const auto share = static_cast<Strength>(std::int64_t{loss} * strength / total);
    field.lose(id, share < strength ? share : strength);
  });
}

void fight(Field& field) {
  for (const Sector s : kEverySector) {
    if (!field.contested(s)) continue;
    std::array<UnitSet, 2> set{};
    std::array<Strength, 2> total{}, loss{};  // losses from strengths at the start of the round
    for (const Seat side : kPlayers) {
      set[index(side)] = field.here(side, s);
      total[index(side)] = field.strength(set[index(side)]);
      loss[index(other(side))] = fire_total(field, s, side, field.holder(s) == side);
    }
    const bool flank = flanked(field, s, field.holder(s));
    std::array<Strength, 2> lost{};
    for (const Seat side : kPlayers) {
      const std::size_t i = index(side);
      share_loss(field, set[i], loss[i], total[i]);
      lost[i] = total[i] - field.strength(set[i]);
    }
    field.tell(kEveryone, Fought{s, lost[0], lost[1], flank});
    each(set[0] | set[1], [&](UnitId id) { field.world.units[id].fought = true; });
    field.break_spent(set[0] | set[1]);
  }
}

}  // namespace wg::tarn
