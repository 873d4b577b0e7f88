// clash/attack.cpp — from pieces on a map to a fight.
#include "clash/attack.h"

#include "clash/aftermath.h"
#include "clash/constants.h"
#include "clash/movement.h"

namespace wg::clash {
namespace {

constexpr std::int32_t kNewRoleIsWorth = 12;  // of power, in choosing supporters. Ours

Fighter fighter(const Piece& p) { return {p.unit, p.supply}; }

int height(Terrain g) { return g == Terrain::kMountain ? 2 : g == Terrain::kHills ? 1 : 0; }

std::uint8_t works_at(const Scenario& s, Tile t) {
  const auto place = place_at(s, t);
  return place ? s.places[*place].works : std::uint8_t{0};
}

int count_on(const View& v, Tile t, Seat side) {
  int n = 0;
  for (const Piece& p : v.pieces) n += p.tile == t && p.side == side ? 1 : 0;
  return n;
}
int count_beside(const View& v, Tile t, Seat side) {
  int n = 0;
  for (const Piece& p : v.pieces) n += p.side == side && are_beside(p.tile, t) ? 1 : 0;
  return n;
}

int to_nearest_city(const Scenario& s, const View& v, Tile t, Seat side) {
  int nearest = kWidth;
  for (std::size_t i = 0; i < s.places.size(); ++i)
    if (s.places[i].city && v.holders[i] == side)
      nearest = std::min(nearest, distance(s.places[i].tile, t));
  return nearest;
}

Context context_of(const Scenario& s, const View& v, const Piece& defender) {
  Context x;
  x.terrain = s.ground[defender.tile];
  x.works = works_at(s, defender.tile);
  x.own_city = is_own_city(s, v.holders, defender.tile, defender.side);
  x.others = static_cast<std::uint8_t>(count_on(v, defender.tile, defender.side) - 1);
  x.defender_encircled = defender.encircled;
  return x;
}

// Whether it comes to no fight if the top of that stack is in Withdraw: the others are as well,
// none has slipped away this turn, and there is a way out.
bool could_slip(const Scenario& s, const View& v, const Piece& top) {
  if (is_locked(s, v, top.tile) || !retreat_of(s, v, top) || top.doing.slipped) return false;
  for (const Piece* p : pieces_on(v, top.tile, top.side))
    if (p != &top && (p->sight.posture != Posture::kWithdraw || p->doing.slipped)) return false;
  return true;
}

Envelope envelope_of(const Scenario& s, const View& v, const Clash& c, const Piece& top) {
  return envelope(c, top.sight, c.context.bombards || !could_slip(s, v, top));
}

}  // namespace

bool is_own_city(const Scenario& s, const std::vector<std::optional<Seat>>& holders, Tile t,
                 Seat side) {
  const auto place = place_at(s, t);
  return place && s.places[*place].city && holders[*place] == side;
}

bool is_uphill(const Scenario& s, Tile from, Tile to) {
  return height(s.ground[to]) > height(s.ground[from]);
}

bool is_locked(const Scenario& s, const View& v, Tile t) {
  for (const Piece& p : v.pieces)
    if (p.tile == t) return works_at(s, t) > 0 || is_own_city(s, v.holders, t, p.side);
  return false;
}

std::int32_t defence_of(const Scenario& s, const View& v, const Piece& p) {
  Clash c;
  c.defender = fighter(p);
  c.context = context_of(s, v, p);
  return prepare(c).defence;
}

std::optional<Tile> retreat_of(const Scenario& s, const View& v, const Piece& p) {
  std::vector<Candidate> all;
  const Seat enemy = other(p.side);
  const int now = to_nearest_city(s, v, p.tile, p.side);
  for (const Tile t : beside(p.tile)) {
    Candidate c;
    c.index = t;
    c.passable = is_passable(p.sight.type, s.ground[t]);
    c.enemy_on_it = count_on(v, t, enemy) > 0;
    const int friends = count_on(v, t, p.side);
    c.room = kStackMost - friends;
    c.friend_on_it = friends > 0;
    c.enemies_beside = count_beside(v, t, enemy);
    c.terrain = s.ground[t];
    c.nearer_to_city = to_nearest_city(s, v, t, p.side) < now;
    all.push_back(c);
  }
  const auto best = best_retreat(all);
  if (!best) return std::nullopt;
  return static_cast<Tile>(*best);
}

std::vector<const Piece*> may_support(const View& v, const Piece& lead, Tile target) {
  std::vector<const Piece*> all;
  for (const Piece& p : v.pieces)
    if (&p != &lead && p.side == lead.side && are_beside(p.tile, target) && !p.doing.assaulted &&
        !p.doing.supported && !p.doing.spent && p.sight.posture != Posture::kWithdraw)
      all.push_back(&p);
  return all;
}

std::optional<Clash> assemble(const Scenario& s, const View& v, const Piece& lead, Tile target,
                              const Supporters& supporters, bool bombards) {
  const Piece* top = top_on(v, target, other(lead.side));
  if (!top) return std::nullopt;
  Clash c;
  c.lead = fighter(lead);
  c.defender = fighter(*top);
  for (const Piece* p : supporters) c.supporters.push_back(fighter(*p));
  c.context = context_of(s, v, *top);
  Context& x = c.context;
  x.bombards = bombards;
  x.attacker_encircled = lead.encircled;
  const int beside_it = count_beside(v, target, lead.side);
  x.flankers = static_cast<std::uint8_t>(beside_it - (are_beside(lead.tile, target) ? 1 : 0));
  x.river = are_beside(lead.tile, target) && is_over_river(s, lead.tile, target);
  x.uphill = is_uphill(s, lead.tile, target);
  return c;
}

Supporters best_support(const Scenario& s, const View& v, const Piece& lead, Tile target) {
  Supporters chosen;
  const auto all = may_support(v, lead, target);
  while (chosen.size() < Supporters::capacity()) {
    const Piece* best = nullptr;
    std::int32_t most = -1;
    unsigned roles = 1u << at(worth(lead.sight.type).role);
    for (const Piece* p : chosen) roles |= 1u << at(worth(p->sight.type).role);
    for (const Piece* p : all) {
      bool taken = false;
      for (const Piece* c : chosen) taken = taken || c == p;
      if (taken) continue;
      Supporters with = chosen;
      with.push_back(p);
      const auto clash = assemble(s, v, lead, target, with);
      if (!clash) return {};
      const Prepared prepared = prepare(*clash);
      const std::int32_t gain =
          prepared.parts[prepared.parts.size() - 1] +
          ((roles >> at(worth(p->sight.type).role) & 1u) == 0 ? kNewRoleIsWorth : 0);
      if (gain <= most) continue;
      most = gain;
      best = p;
    }
    if (!best) break;
    chosen.push_back(best);
  }
  return chosen;
}

Supporters supporters_of(const View& v, Units units) {
  Supporters all;
  for (const Piece& p : v.pieces)
    if (p.id < kMostUnits && (units >> p.id & 1u) != 0 && all.size() < Supporters::capacity())
      all.push_back(&p);
  return all;
}
Units ids_of(const Supporters& all) {
  Units units = 0;
  for (const Piece* p : all)
    if (p->id < kMostUnits) units |= Units{1} << p->id;
  return units;
}

std::optional<Forecast> forecast(const Scenario& s, const View& v, const Piece& lead, Tile target,
                                 const Supporters& supporters, bool bombards) {
  const auto clash = assemble(s, v, lead, target, supporters, bombards);
  if (!clash) return std::nullopt;
  const Piece& top = *top_on(v, target, other(lead.side));
  Forecast f;
  f.clash = *clash;
  f.prepared = prepare(f.clash);
  f.preview = preview(f.prepared);
  f.known = lead.sight.level == Level::kKnown && top.sight.level == Level::kKnown;
  f.envelope = envelope_of(s, v, f.clash, top);
  if (top.sight.level != Level::kKnown && !bombards) f.pivot = pivot(f.clash, top.sight);
  f.slips_away = !bombards && top.sight.posture == Posture::kWithdraw && could_slip(s, v, top);
  f.falls_back = retreat_of(s, v, top);
  f.locked = is_locked(s, v, target);
  const bool own = lead.side == v.seat || v.seat == Seat::kUmpire;
  const int left = own ? lead.doing.half_points : allowance(lead.sight.type);
  f.may_advance = !bombards && left >= kAttackCost + kAdvanceCost &&
                  is_passable(lead.sight.type, s.ground[target]);
  return f;
}

std::optional<Outlook> outlook(const Scenario& s, const View& v, const Piece& lead, Tile target,
                               const Supporters& supporters) {
  const auto clash = assemble(s, v, lead, target, supporters);
  if (!clash) return std::nullopt;
  const Piece& top = *top_on(v, target, other(lead.side));
  const Range down = envelope_of(s, v, *clash, top).down;
  return down.least == kDraws ? Outlook::kCertain
         : down.most == 0     ? Outlook::kNever
                              : Outlook::kOpen;
}

}  // namespace wg::clash
