// tarn/field.cpp — who stands where, who is known how, who breaks.
#include "tarn/field.h"

namespace wg::tarn {

void Field::muster() {
  at = {};
  for (UnitId id = 0; id < kUnits; ++id)
    if (const Unit& u = world.units[id]; u.where == Where::kMap && fights(id))
      at[index(side_of(id))][index(u.sector)] |= bit(id);
}

Strength Field::strength(UnitSet set) const {
  Strength sum = 0;
  each(set, [&](UnitId id) { sum += world.units[id].strength; });
  return sum;
}

Contact& Field::contact(Seat observer, UnitId id) {
  auto& known = world.book[index(observer)].contact[place_of(id)];
  if (!known) {
    known.emplace();
    known->number = world.alias[id];
  }
  return *known;
}

Contact& Field::know_exactly(Seat observer, UnitId id) {
  const Unit& u = world.units[id];
  Contact& c = contact(observer, id);
  c.sector = u.sector;
  c.seen = now;
  c.exact = now;
  c.kind = roster(id).kind;
  c.how = Certainty::kExact;
  c.strength = u.strength;
  c.placed = true;
  if (!fights(id) && !world.decoy_exposed) {
    world.decoy_exposed = true;
    tell(only(observer), DecoyExposed{c.number, u.sector});
  }
  return c;
}

void Field::see_break(Seat observer, UnitId id) {
  Contact& c = know_exactly(observer, id);
  if (c.broken) return;  // watched fire may have shown it already
  c.broken = true;
  tell(only(observer), EnemyBroke{c.number, c.kind, c.sector});
}

UnitSet Field::break_spent(UnitSet set) {
  UnitSet broken = 0;
  each(set, [&](UnitId id) {
    const Unit& u = world.units[id];
    if (u.where != Where::kMap || !fights(id) || !spent(id)) return;
    broken |= bit(id);
    if (const Seat enemy = other(side_of(id)); here(enemy, u.sector)) see_break(enemy, id);
  });
  each(broken, [&](UnitId id) {
    Unit& u = world.units[id];
    at[index(side_of(id))][index(u.sector)] &= ~bit(id);
    u.where = Where::kGone;
    u.destination = u.waiting = u.on_track_to = std::nullopt;
    tell(only(side_of(id)), Broke{id, u.sector});
  });
  return broken;
}

}  // namespace wg::tarn
