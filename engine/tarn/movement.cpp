// tarn/movement.cpp — entering, marching, leaving contact, meeting on the road, giving ground,
// holding.
#include "tarn/field.h"

namespace wg::tarn {
namespace {

using Moves = std::array<std::optional<Sector>, kUnits>;  // where each unit goes this hour

// A unit marching on through halts before a sector where its side saw (not merely heard) an enemy
// last hour. Fire watched this hour makes a contact newer than that: a column goes in behind it.
// The balance of the game hangs on this (ten points between the two commanders).
bool enemy_seen_last_hour(const Field& field, Seat side, Sector s) {
  for (const auto& c : field.world.book[index(side)].contact)
    if (c && c->placed && !c->broken && c->sector == s && c->seen == field.now - 1 &&
        c->kind != Kind::kDecoy && c->how != Certainty::kHeard)
      return true;
  return false;
}

void halt(Field& field, UnitId id, Halt why) {
  Unit& u = field.world.units[id];
  u.destination = std::nullopt;
  u.on_track_to = std::nullopt;
  field.tell(only(side_of(id)), Halted{id, u.sector, why});
}

std::optional<Sector> next_move(Field& field, UnitId id) {
  Unit& u = field.world.units[id];
  const Seat side = side_of(id);
  if (u.where == Where::kGone || !u.destination) return std::nullopt;
  if (u.where == Where::kStaging)
    return field.now >= roster(id).arrives ? u.destination : std::nullopt;
  if (*u.destination == u.sector) {
    u.destination = u.on_track_to = std::nullopt;
    return std::nullopt;
  }
  const Sector next = next_step(u.sector, *u.destination);
  if (fights(id) && field.here(other(side), u.sector) && field.holder(next) != side) {
    halt(field, id, Halt::kHeldInContact);
    return std::nullopt;
  }
  if (next != *u.destination && fights(id) && enemy_seen_last_hour(field, side, next)) {
    halt(field, id, Halt::kEnemyAhead);
    return std::nullopt;
  }
  // A two-hour track: the first hour counts as moved, the unit stays where it left.
  if (edge_h(u.sector, next) > 1 && u.on_track_to != next) {
    u.on_track_to = next;
    u.moved = true;
    u.arrived = field.now;
    field.tell(only(side), OnTrack{id, u.sector, next});
    return std::nullopt;
  }
  u.on_track_to = std::nullopt;
  return next;
}

// Leaving contact costs half an hour of the enemy's fire (source, "Giving ground": notional),
// shared over the whole stack and borne by the leavers.
void leave_contact(Field& field, Moves& moves) {
  UnitSet leavers = 0;
  for (UnitId id = 0; id < kUnits; ++id) {
    const Unit& u = field.world.units[id];
    if (moves[id] && fights(id) && u.where == Where::kMap &&
        field.here(other(side_of(id)), u.sector))
      leavers |= bit(id);
  }
  if (!leavers) return;
  struct Toll {
    Strength loss = 0, total = 0;
  };
  std::array<std::array<Toll, kSectors>, 2> toll{};  // both sides' tolls before anybody pays
  for (const Seat side : kPlayers)
    for (const Sector s : kEverySector)
      if (field.here(side, s) & leavers)
        toll[index(side)][index(s)] = {
            fire_total(field, s, other(side), field.holder(s) == other(side)) * kLeavingFire_pc /
                100,
            field.strength(field.here(side, s))};
  std::array<Strength, kUnits> before{};
  each(leavers, [&](UnitId id) { before[id] = field.world.units[id].strength; });
  for (const Seat side : kPlayers)
    for (const Sector s : kEverySector)
      share_loss(field, field.here(side, s) & leavers, toll[index(side)][index(s)].loss,
                 toll[index(side)][index(s)].total);
  each(leavers, [&](UnitId id) {
    const Unit& u = field.world.units[id];
    field.tell(only(side_of(id)), LeftContact{id, u.sector, before[id] - u.strength});
  });
  each(field.break_spent(leavers), [&](UnitId id) { moves[id] = std::nullopt; });
}

// Two sides that swap sectors along one edge: the stronger column goes through, the other stays
// (equal: Red goes).
void meet_on_the_road(Field& field, Moves& moves) {
  const auto column = [&](Seat side, Sector from, Sector to) {
    UnitSet set = 0;
    for (UnitId id = first_of(side); id < first_of(side) + count_of(side); ++id)
      if (const Unit& u = field.world.units[id];
          u.where == Where::kMap && u.sector == from && moves[id] == to)
        set |= bit(id);
    return set;
  };
  UnitSet blue_movers = 0;
  for (UnitId id = 0; id < kBlueUnits; ++id)
    if (moves[id]) blue_movers |= bit(id);
  each(blue_movers, [&](UnitId mover) {
    if (!moves[mover]) return;  // its column has been stopped already
    const Sector from = field.world.units[mover].sector, to = *moves[mover];
    const UnitSet blue = column(Seat::kBlue, from, to), red = column(Seat::kRed, to, from);
    if (!(red & ~bit(kDecoyGroup))) return;  // a decoy alone may be passed through
    const bool blue_goes = field.strength(blue) > field.strength(red);
    each(blue_goes ? red : blue, [&](UnitId id) {
      moves[id] = std::nullopt;
      field.world.units[id].moved = true;
      field.world.units[id].arrived = field.now;
      halt(field, id, Halt::kMetColumn);
    });
  });
}

void arrive(Field& field, UnitId id, Sector to) {
  Unit& u = field.world.units[id];
  const bool entering = u.where == Where::kStaging;
  const Sector from = entering ? to : u.sector;
  u.where = Where::kMap;
  u.came_from = from;
  u.sector = to;
  u.arrived = field.now;
  u.moved = true;
  if (u.destination == to) u.destination = std::nullopt;
  if (entering)
    field.tell(only(side_of(id)), Entered{id, to});
  else
    field.tell(only(side_of(id)), Marched{id, from, to});
}

}  // namespace

void march(Field& field) {
  Moves moves;
  for (UnitId id = 0; id < kUnits; ++id) moves[id] = next_move(field, id);
  leave_contact(field, moves);
  meet_on_the_road(field, moves);
  for (UnitId id = 0; id < kUnits; ++id)
    if (moves[id]) arrive(field, id, *moves[id]);
  field.muster();
  for (UnitId id = 0; id < kUnits; ++id)  // a unit that arrives among enemies stops
    if (moves[id] && fights(id) && field.here(other(side_of(id)), field.world.units[id].sector))
      field.world.units[id].destination = std::nullopt;
}

// A unit set to give ground falls back one sector toward its own side when a stronger enemy
// attacks, losing half an hour of the enemy's fire at k = 1 (source, "Giving ground").
void give_ground(Field& field) {
  for (const Sector s : kEverySector) {
    if (!field.contested(s)) continue;
    const Seat side = field.holder(s), enemy = other(side);
    const Sector back = behind(side, s);
    const Strength own = field.strength(field.here(side, s));
    if (back == s || field.here(enemy, back) || field.holder(back) != side ||
        field.strength(field.here(enemy, s)) <= own)
      continue;
    UnitSet leavers = 0;
    each(field.here(side, s), [&](UnitId id) {
      if (field.world.units[id].stance == Stance::kGiveGround) leavers |= bit(id);
    });
    if (!leavers) continue;
    std::array<Strength, kUnits> before{};
    each(leavers, [&](UnitId id) { before[id] = field.world.units[id].strength; });
    share_loss(field, leavers, fire_total(field, s, enemy, false) * kLeavingFire_pc / 100, own);
    leavers &= ~field.break_spent(leavers);
    each(leavers, [&](UnitId id) {
      Unit& u = field.world.units[id];
      field.at[index(side)][index(s)] &= ~bit(id);
      field.at[index(side)][index(back)] |= bit(id);
      u.came_from = s;
      u.sector = back;
      u.arrived = field.now;
      u.moved = true;
      u.destination = u.waiting = u.on_track_to = std::nullopt;
      field.tell(only(side), FellBack{id, s, back, before[id] - u.strength});
    });
  }
}

// A sector with combat units of one side only is that side's; one emptied by breaks keeps its
// holder.
void take_control(Field& field) {
  for (const Sector s : kEverySector) {
    const bool blue = field.here(Seat::kBlue, s) != 0, red = field.here(Seat::kRed, s) != 0;
    if (blue == red) continue;
    const Seat side = blue ? Seat::kBlue : Seat::kRed;
    if (field.holder(s) == side) continue;
    field.world.holder[index(s)] = side;
    each(field.here(side, s), [&](UnitId id) { field.world.units[id].arrived = field.now; });
    field.tell(kEveryone, Gained{side, s});
  }
}

}  // namespace wg::tarn
