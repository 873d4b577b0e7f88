// tarn/sensing.cpp — what each side learns after the hour (source, "What you see").
#include "tarn/field.h"

namespace wg::tarn {
namespace {

struct Sight {
  SectorSet here = 0, next = 0, two_from_recon = 0;
};
Sight sight(const Field& field, Seat side) {
  Sight s;
  for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id) {
    const Unit& u = field.world.units[id];
    if (u.where != Where::kMap || !fights(id)) continue;
    s.here |= bit(u.sector);
    s.next |= next_to(u.sector);
    if (roster(id).kind == Kind::kRecon) s.two_from_recon |= two_out(u.sector);
  }
  return s;
}

// A decoy not found out looks and sounds like a full tank battalion.
void note(Field& field, Seat side, UnitId id, Certainty how) {
  Contact& c = field.contact(side, id);
  c.sector = field.world.units[id].sector;
  c.seen = field.now;
  c.how = how;
  c.placed = true;
  if (fights(id)) {
    c.kind = roster(id).kind;
    if (!c.exact) c.strength = roster(id).full;
  } else {
    c.kind = field.world.decoy_exposed ? Kind::kDecoy : Kind::kTank;
    c.strength = field.world.decoy_exposed ? 0 : kDecoyLooks;
  }
}

void look(Field& field, Seat side) {
  Book& book = field.world.book[index(side)];
  for (const Sector s : kEverySector) {  // what recon heard an hour ago is reported now
    Hour& pending = book.pending[index(s)];
    if (pending != kNever) {
      book.heard[index(s)] = pending;
      field.tell(only(side), MovementHeard{s, pending});
    }
    pending = kNever;
  }
  const Sight eyes = sight(field, side);
  const Seat enemy = other(side);
  for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id) {
    const Unit& u = field.world.units[id];
    if (u.where != Where::kMap) continue;
    if (has(eyes.here, u.sector)) {
      field.know_exactly(side, id);
    } else if (has(eyes.next, u.sector)) {
      if (field.roll(kMissOneIn, Roll::kSpot, id) != 0) note(field, side, id, Certainty::kSeen);
    } else if (has(eyes.two_from_recon, u.sector)) {
      if (!fights(id))
        note(field, side, id, Certainty::kHeard);
      else if (u.moved)
        book.pending[index(u.sector)] = field.now;
    }
  }
  // An own unit in a contact's sector shows that the enemy is not there any more, be it that
  // watched fire found it there earlier this hour.
  for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id)
    if (auto& c = book.contact[place_of(id)]; c && has(eyes.here, c->sector)) {
      const Unit& u = field.world.units[id];
      c->placed = u.where == Where::kMap && u.sector == c->sector;
    }
}

// Reports go out in the order of the contacts' numbers: the units' own order would tell which is
// the decoy.
void announce(Field& field, Seat side) {
  std::array<const Contact*, kMostUnits> fresh{};
  for (const auto& c : field.world.book[index(side)].contact)
    if (c && c->seen == field.now && c->placed && !c->broken) fresh[c->number] = &*c;
  for (const Contact* c : fresh)
    if (c) field.tell(only(side), Reported{c->number, c->kind, c->sector, c->how});
}

}  // namespace

void see_everything(Field& field, Seat side) {
  Book& book = field.world.book[index(side)];
  const Seat enemy = other(side);
  for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id) {
    const Unit& u = field.world.units[id];
    if (u.where == Where::kStaging) continue;
    Contact& c = field.contact(side, id);
    c.kind = roster(id).kind;
    if (u.where == Where::kGone) {
      c.broken = true;
      continue;
    }
    c.sector = u.sector;
    c.seen = field.now;
    c.exact = field.now;
    c.how = Certainty::kExact;
    c.strength = u.strength;
    c.placed = true;
  }
  book.heard.fill(kNever);
  book.pending.fill(kNever);
}

void sense(Field& field) {
  for (const Seat side : kPlayers) look(field, side);
  for (const Seat side : kPlayers)
    if (sees_everything(field.setup, side)) see_everything(field, side);
  for (const Seat side : kPlayers) announce(field, side);
}

}  // namespace wg::tarn
