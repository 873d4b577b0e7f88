// clash/commanders/worth.cpp — see worth.h.
#include "clash/commanders/worth.h"

#include "clash/aftermath.h"
#include "clash/constants.h"

namespace wg::clash {
namespace {

// Of a point of strength, by type, in hundredths.
constexpr std::array<int, kTypes> kPrice = {100, 130, 120, 60};
constexpr int kLossCounts = 55;  // per cent
constexpr int kFalterCosts = 1400, kBreakGains = 1000, kAttackCosts = 300, kDeathCosts = 2000;
constexpr int kPocketGains = 50;  // per point of strength that would be lost
constexpr int kPoint = 700;       // of victory

int price(Type t) { return kPrice[at(t)]; }

// Top of the stack first.
int strength_on(const View& v, Tile t, Seat side) {
  int all = 0;
  for (const Piece& p : v.pieces)
    if (p.tile == t && p.side == side) all += p.unit.strength;
  return all;
}

// They have shown that they would rather go, and they can.
bool slips_away(const Field& f, const Piece& top) {
  if (is_locked(f.map(), f.view, top.tile) || !retreat_of(f.map(), f.view, top)) return false;
  for (const Piece* p : pieces_on(f.view, top.tile, top.side))
    if (p->sight.posture != Posture::kWithdraw || p->doing.slipped) return false;
  return true;
}

}  // namespace

Field Field::with(UnitId id, Tile t, Posture posture) const {
  Field f = *this;
  Tile from = t;
  for (Piece& p : f.view.pieces) {
    if (p.id != id || p.side != me) continue;
    from = p.tile;
    if (p.tile != t || p.unit.posture != posture) p.unit.dug = 0;
    p.tile = t;
    p.unit.posture = posture;
    p.sight.posture = posture;
  }
  if (from != t)
    for (Piece& p : f.view.pieces)
      if (distance(p.tile, t) <= 2 || distance(p.tile, from) <= 2)
        p.encircled = !retreat_of(f.map(), f.view, p);
  return f;
}

bool Field::is_content() const {
  const int blue = points_of(map(), view.holders, Seat::kBlue);
  return (blue >= map().points) == (me == Seat::kBlue);
}

bool is_gun(const Piece& p) { return worth(p.sight.type).range > 0; }
bool is_scout(const Piece& p) { return worth(p.sight.type).role == Role::kRecon; }
bool is_fresh(const Piece& p) { return !p.doing.assaulted && !p.doing.supported && !p.doing.spent; }
bool may_stand(const Piece& p) { return is_fresh(p) && !p.doing.stood; }
bool is_spent(const Piece& p) { return p.unit.strength < 45 || p.unit.disorder > 55; }

int points_on(const Field& f, Tile t) {
  const auto i = place_at(f.map(), t);
  return i ? f.map().places[*i].points : 0;
}
bool holds(const Field& f, Tile t, Seat side) {
  const auto i = place_at(f.map(), t);
  return i && f.view.holders[*i] == side;
}
int place_worth(const Field& f, int points) {
  const int left = f.map().rounds - f.view.round;
  return points * kPoint * (left <= 0 ? 3 : left == 1 ? 2 : 1);
}

std::optional<Blow> blow(const Field& f, UnitId id, Tile target) {
  const Piece* lead = f.own(id);
  const Piece* top = top_on(f.view, target, other(f.me));
  if (!lead || !top) return std::nullopt;
  Blow b;
  const int taken = holds(f, target, f.me) ? 0 : place_worth(f, points_on(f, target));
  const bool advances = is_passable(lead->unit.type, f.map().ground[target]) &&
                        lead->doing.half_points >= kAttackCost + kAdvanceCost;
  // Who leaves a place behind that others could take.
  int left_behind = 0;
  if (advances && holds(f, lead->tile, f.me) && pieces_on(f.view, lead->tile, f.me).size() == 1)
    left_behind = place_worth(f, points_on(f, lead->tile)) / 2;
  const int gain = (advances ? taken - left_behind : taken / 3);
  if (slips_away(f, *top)) {
    b.value = parting_loss(top->unit) * kLossCounts + gain - kAttackCosts;
    return b;
  }
  const Supporters with = best_support(f.map(), f.view, *lead, target);
  b.supporters = ids_of(with);
  const auto clash = assemble(f.map(), f.view, *lead, target, with);
  if (!clash) return std::nullopt;
  const Preview p = preview(prepare(*clash));
  const bool locked = is_locked(f.map(), f.view, target);
  const std::size_t there = pieces_on(f.view, target, other(f.me)).size();
  b.down = p.down;
  int if_down = kBreakGains, if_destroyed = 0;
  if (locked) {
    if_down = kBreakGains / 3;
    if_destroyed = kBreakGains + (there == 1 ? gain : gain / 2);
  } else {
    if (top->encircled) if_down += kPocketGains * strength_on(f.view, target, other(f.me));
    if_down += gain;
  }
  b.value = p.lost_defender[1] * kLossCounts * price(top->sight.type) / 100 -
            p.lost_attacker[1] * kLossCounts * price(lead->sight.type) / 100 -
            (p.falters * kFalterCosts + p.dies * kDeathCosts) / kDraws + p.down * if_down / kDraws +
            p.destroys * if_destroyed / kDraws - kAttackCosts;
  return b;
}

int shell_worth(const Field& f, UnitId id, Tile target) {
  const Piece* gun = f.own(id);
  const Piece* top = top_on(f.view, target, other(f.me));
  if (!gun || !top) return 0;
  const auto clash = assemble(f.map(), f.view, *gun, target, {}, true);
  const Preview p = preview(prepare(*clash));
  const int lost = p.lost_defender[1];
  const int shaken = std::min(100 - top->unit.disorder, disorder_from_shells(lost));
  int near = 0;  // friends who could use it
  for (const Piece& o : f.view.pieces)
    near += o.side == f.me && !is_gun(o) && distance(o.tile, target) <= 3 ? 1 : 0;
  const int place = holds(f, target, f.me) ? 0 : points_on(f, target);
  return lost * kLossCounts * price(top->sight.type) / 100 +
         shaken * (near == 0 ? 4 : 8 + 2 * std::min(near, 4)) + 40 * place;
}

int risk(const Field& f, const Piece& p, Tile t, Posture posture) {
  // The three that would do most, each as if it came to stand beside the tile.
  List<const Piece*, 3> worst;
  std::array<int, 3> power{};
  int near = 0, nearest = kWidth;
  for (const Piece& e : f.view.pieces) {
    if (e.side == f.me || e.tile == t) continue;
    const int d = distance(e.tile, t);
    if (d > (is_gun(e) ? 2 : e.sight.type == Type::kArmour ? 4 : 3)) continue;
    if (!is_gun(e)) ++near, nearest = std::min(nearest, d);
    int mine = worth(e.sight.type).attack * e.unit.strength *
               (1000 + kRoleOn[at(worth(e.sight.type).role)][at(f.map().ground[t])]) / 1000;
    const Piece* who = &e;
    for (std::size_t i = 0; i < 3 && who; ++i) {
      if (i == worst.size()) {
        worst.push_back(who);
        power[i] = mine;
        break;
      }
      if (mine <= power[i]) continue;
      std::swap(mine, power[i]);
      const Piece* was = worst[i];
      worst[i] = who;
      who = was;
    }
  }
  if (worst.empty() || near == 0) return 0;
  Clash c;
  for (std::size_t i = 0; i < worst.size(); ++i) {
    Fighter fighter{worst[i]->unit, worst[i]->supply};
    fighter.unit.posture = Posture::kAssault;
    if (i == 0)
      c.lead = fighter;
    else
      c.supporters.push_back(fighter);
  }
  c.defender = {p.unit, p.supply};
  c.defender.unit.posture = posture;
  if (t != p.tile || posture != Posture::kEntrenched) c.defender.unit.dug = 0;
  const auto i = place_at(f.map(), t);
  Context& x = c.context;
  x.terrain = f.map().ground[t];
  x.works = i ? f.map().places[*i].works : std::uint8_t{0};
  x.own_city = is_own_city(f.map(), f.view.holders, t, f.me);
  x.flankers = static_cast<std::uint8_t>(std::min(3, near - 1));
  const Preview v = preview(prepare(c));
  const int all = v.lost_defender[1] * kLossCounts * price(p.unit.type) / 100 + v.down -
                  v.lost_attacker[1] * 20;
  return std::max(0, nearest > 2 ? all / 2 : all);
}

}  // namespace wg::clash
