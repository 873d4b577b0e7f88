// clash/strike.cpp — assaults and bombardments, and what follows from them, in the rulebook's
// order.
#include "clash/aftermath.h"
#include "clash/constants.h"
#include "clash/draw.h"
#include "clash/movement.h"
#include "clash/turn.h"

namespace wg::clash {
namespace {

void shake(Unit& u, std::int32_t disorder) {
  u.disorder = static_cast<std::uint8_t>(std::min(100, u.disorder + disorder));
}
void wear(Unit& u, std::int32_t lost) { u.strength = static_cast<std::uint8_t>(u.strength - lost); }

void teach(Force& f, std::int32_t gain) {
  f.doing.gained = static_cast<std::uint8_t>(f.doing.gained + gain);
  f.unit.experience =
      static_cast<std::uint8_t>(std::min(kMostExperience, f.unit.experience + gain));
}

Predicted predicted(const std::optional<Forecast>& f) {
  if (!f) return {};
  return {f->envelope.lost_defender, f->envelope.lost_attacker, f->envelope.down};
}

}  // namespace

// Both sides know who fought until the end of the next turn. Ours
void Turn::know(UnitId id) { force(id).shown = static_cast<std::uint8_t>(turn_of(s_) + 1); }

void Turn::draw(Fought& e, const Clash& clash) {
  Force &lead = force(e.lead), &defender = force(e.defender);
  e.lead_strength = lead.unit.strength;
  e.lead_disorder = lead.unit.disorder;
  e.defender_strength = defender.unit.strength;
  e.defender_disorder = defender.unit.disorder;
  lead.doing.assaulted = true;
  ++lead.doing.clashes;
  e.result = resolve(prepare(clash),
                     draw_at(address(setup_.seed, turn_of(s_), e.lead + 1u, lead.doing.clashes)));
  wear(defender.unit, e.result.exchange.lost_defender);
  wear(lead.unit, e.result.exchange.lost_attacker);
}

void Turn::operator()(const Bombard& o) {
  const View all = Rules::view(setup_, s_, Seat::kUmpire), known = Rules::view(setup_, s_, mover());
  const Piece& gun = *piece(all, o.unit);
  const auto clash = assemble(map_, all, gun, o.target, {}, true);
  Fought e;
  e.bombards = true;
  e.lead = o.unit;
  e.defender = top_on(all, o.target, other(mover()))->id;
  e.from = gun.tile;
  e.at = o.target;
  e.predicted = predicted(forecast(map_, known, *piece(known, o.unit), o.target, {}, true));
  draw(e, *clash);
  Force &lead = force(e.lead), &defender = force(e.defender);
  const std::int32_t lost = e.result.exchange.lost_defender;
  shake(defender.unit, disorder_from_shells(lost));
  defender.doing.shelled = true;
  shake(lead.unit, kDisorderFiring);
  teach(lead, experience_from(lost, false, lead.doing.gained));
  e.lead_strength_after = lead.unit.strength;
  e.lead_disorder_after = lead.unit.disorder;
  e.defender_strength_after = defender.unit.strength;
  e.defender_disorder_after = defender.unit.disorder;
  if (defender.unit.strength == 0) leave(e.defender);
  tell_both(e, top_on(known, o.target, other(mover()))->sight.level == Level::kKnown);
}

// Each side hears what it knows by now.
void Turn::tell_both(Fought e, bool defender_known) {
  Fought attackers = e;
  if (!defender_known) {  // shells show what was lost, not what is left
    attackers.defender_strength = attackers.defender_disorder = 0;
    attackers.defender_strength_after = attackers.defender_disorder_after = 0;
  }
  tell(attackers, only(mover()));
  e.supporters = 0;
  e.predicted.reset();
  if (e.bombards) {
    e.lead = kNobody;
    e.lead_strength = e.lead_disorder = e.lead_strength_after = e.lead_disorder_after = 0;
  }
  tell(e, only(other(mover())));
}

// Before any exchange: each unit of the tile pays and goes. The attacker pays its movement.
void Turn::slip_away(const Assault& o, const View& all) {
  Slipped told;
  told.before = o.unit;
  std::vector<Slipped> events;
  for (const Piece* p : pieces_on(all, o.target, other(mover()))) {
    Force& f = force(p->id);
    const auto to = retreat_of(map_, Rules::view(setup_, s_, Seat::kUmpire), *p);
    if (!to) continue;  // the tile it had counted on is full by now
    Slipped e{p->id, o.unit, o.target, *to, static_cast<std::uint8_t>(parting_loss(f.unit))};
    wear(f.unit, e.lost);
    shake(f.unit, kDisorderWithdraw);
    f.doing.fought = f.doing.slipped = true;
    know(p->id);
    if (f.unit.strength == 0)
      leave(p->id);
    else
      put(p->id, *to);
    events.push_back(e);
  }
  know(o.unit);
  const bool advanced = advance(o.unit, o.target);
  for (Slipped& e : events) {
    e.advanced = advanced;
    tell(e);
  }
}

void Turn::operator()(const Assault& o) {
  const View all = Rules::view(setup_, s_, Seat::kUmpire), known = Rules::view(setup_, s_, mover());
  const Piece& p = *piece(all, o.unit);
  const Seat enemy = other(mover());
  Force& lead = force(o.unit);
  const auto seen =
      forecast(map_, known, *piece(known, o.unit), o.target, supporters_of(known, o.supporters));
  const auto truth = forecast(map_, all, p, o.target, supporters_of(all, o.supporters));
  lead.doing.half_points = static_cast<std::uint8_t>(lead.doing.half_points - kAttackCost);
  lead.doing.assaulted = true;
  if (truth->slips_away) return slip_away(o, all);

  Fought e;
  e.lead = o.unit;
  e.defender = top_on(all, o.target, enemy)->id;
  e.supporters = o.supporters;
  e.from = p.tile;
  e.at = o.target;
  e.predicted = predicted(seen);
  const bool in_assault = lead.unit.posture == Posture::kAssault;
  draw(e, truth->clash);
  for (UnitId id = 0; id < s_.forces.size(); ++id) {
    if ((o.supporters >> id & 1u) == 0) continue;
    Force& f = force(id);
    f.doing.supported = true;
    shake(f.unit, kDisorderSupport);
    teach(f, std::min(kExperienceSupport, kMostExperienceATurn - f.doing.gained));
  }
  Force& defender = force(e.defender);
  const Result& r = e.result;
  shake(lead.unit, disorder_from({r.exchange.lost_attacker, in_assault, r.faltered}));
  shake(defender.unit, disorder_from({r.exchange.lost_defender, false, r.broke_defender}));
  teach(lead, experience_from(r.exchange.lost_defender, r.broke_defender, lead.doing.gained));
  teach(defender, experience_from(r.exchange.lost_attacker, r.faltered, defender.doing.gained));
  lead.doing.fought = defender.doing.fought = true;
  know(e.lead);
  know(e.defender);
  e.lead_strength_after = lead.unit.strength;
  e.lead_disorder_after = lead.unit.disorder;
  e.defender_strength_after = defender.unit.strength;
  e.defender_disorder_after = defender.unit.disorder;
  if (r.destroyed_attacker) leave(e.lead);
  if (r.destroyed_defender) leave(e.defender);
  if (r.down()) {
    e.locked = truth->locked;
    if (!e.locked) give_ground(e, o.target, enemy);
  }
  if (r.faltered) {
    lead.doing.half_points = 0;
    lead.unit.posture = Posture::kHold;
    lead.unit.dug = 0;
  }
  if (!r.faltered && !r.destroyed_attacker) e.advanced = advance(o.unit, o.target);
  tell_both(e);
}

// The top unit first, then by id, each to its own best tile as things stand then.
void Turn::give_ground(Fought& e, Tile from, Seat side) {
  std::vector<UnitId> order;
  if (force(e.defender).tile == from) order.push_back(e.defender);
  for (const UnitId id : on(from, side))
    if (id != e.defender) order.push_back(id);
  for (const UnitId id : order) {
    Force& f = force(id);
    const View all = Rules::view(setup_, s_, Seat::kUmpire);
    const auto to = retreat_of(map_, all, *piece(all, id));
    e.back.push_back({id, from, to.value_or(kNowhere)});
    if (!to) {
      leave(id);
      continue;
    }
    if (id != e.defender) shake(f.unit, kDisorderBreak);  // ours
    put(id, *to);
    f.unit.posture = Posture::kHold;
    f.doing.spent = true;
    know(id);
  }
}

bool Turn::advance(UnitId id, Tile to) {
  Force& f = force(id);
  if (!on(to, other(f.side)).empty() || f.doing.half_points < kAdvanceCost ||
      !is_passable(f.unit.type, map_.ground[to]))
    return false;
  f.doing.half_points = static_cast<std::uint8_t>(f.doing.half_points - kAdvanceCost);
  put(id, to);
  f.doing.halted = is_beside_enemy(to, f.side);
  return true;
}

}  // namespace wg::clash
