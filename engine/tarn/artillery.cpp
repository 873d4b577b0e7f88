// tarn/artillery.cpp — one mission an hour for each side, both at once, and what is reported of it.
#include "tarn/field.h"

namespace wg::tarn {
namespace {

bool recon_next_to(const Field& field, Seat side, Sector target) {
  if (field.setup.without.watching[index(side)]) return false;
  for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id) {
    const Unit& u = field.world.units[id];
    if (roster(id).kind == Kind::kRecon && u.where == Where::kMap && has(next_to(target), u.sector))
      return true;
  }
  return false;
}

// Fire watched by a recon troop next to the sector shows exactly what is there, and what is not.
void watch(Field& field, Seat side, Sector target) {
  const Seat enemy = other(side);
  for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id) {
    const Unit& u = field.world.units[id];
    if (u.where == Where::kMap && u.sector == target) {
      Contact& c = field.know_exactly(side, id);
      field.tell(only(side), Observed{c.number, c.kind, target, u.strength, u.lost_this_hour});
      if (fights(id) && field.spent(id)) field.see_break(side, id);
    } else if (auto& c = field.world.book[index(side)].contact[place_of(id)];
               c && c->sector == target) {
      c->placed = false;
    }
  }
}

// Unwatched: right nine times in ten; else no effect, an exaggerated figure, or damage in an empty
// sector.
void report(Field& field, Seat side, Sector target, Strength lost) {
  const auto subject = static_cast<std::uint32_t>(side);
  DamageReport says{target, (lost + kReportGrain / 2) / kReportGrain * kReportGrain};
  if (field.roll(kReportsIn, Roll::kReport, subject) >= kReportsRight)
    switch (field.roll(3, Roll::kReportKind, subject)) {
      case 0:
        says.lost = 0;
        break;
      case 1:
        says.lost = says.lost > 0 ? says.lost * kExaggeration : kPoint;
        break;
      default: {
        SectorSet enemies = 0;
        const Seat enemy = other(side);
        for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id)
          if (field.world.units[id].where == Where::kMap)
            enemies |= bit(field.world.units[id].sector);
        const SectorSet empty = next_to(target) & ~enemies;
        if (!empty) {
          says.lost = 0;
          break;
        }
        auto skip = field.roll(static_cast<std::uint32_t>(std::popcount(empty)), Roll::kReportPlace,
                               subject);
        SectorSet left = empty;
        for (; skip > 0; --skip) left &= left - 1;
        says.at = static_cast<Sector>(std::countr_zero(left));
      }
    }
  field.tell(only(side), says);
}

}  // namespace

void shell(Field& field) {
  World& w = field.world;
  std::array<Strength, kUnits> before{};
  for (UnitId id = 0; id < kUnits; ++id) before[id] = w.units[id].strength;
  std::array<Strength, 2> done{};
  for (const Seat side : kPlayers) {
    const auto target = w.last_fire[index(side)];
    if (!target) continue;
    for (UnitId id = 0; id < kUnits; ++id) {
      const Unit& u = w.units[id];
      if (u.where != Where::kMap || u.sector != *target || !fights(id)) continue;
      const bool own = side_of(id) == side;
      // A friendly recon troop in the target sector is hit half the time (source, "Artillery").
      if (own &&
          (roster(id).kind != Kind::kRecon || field.roll(kOwnReconHitIn, Roll::kOwnHit, id) != 0))
        continue;
      const Strength loss = before[id] * kShellLoss_pc / 100;
      field.lose(id, loss);
      if (!own) done[index(side)] += loss;
      field.tell(only(side_of(id)), Shelled{id, *target, loss, own});
    }
  }
  for (const Seat side : kPlayers) {
    const auto target = w.last_fire[index(side)];
    if (!target) continue;
    const bool watched = recon_next_to(field, side, *target);
    w.last_fire_watched[index(side)] = watched;
    field.tell(only(side), Fired{side, *target, watched});
    if (watched)
      watch(field, side, *target);
    else
      report(field, side, *target, done[index(side)]);
  }
  field.break_spent(kEveryUnit);
}

}  // namespace wg::tarn
