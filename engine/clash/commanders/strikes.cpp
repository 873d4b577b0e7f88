// clash/commanders/strikes.cpp — see strikes.h.
#include "clash/commanders/strikes.h"

namespace wg::clash {
namespace {

enum class Roll : std::uint32_t { kNoise = 1 };

constexpr int kStepCosts = 15, kGangCosts = 200, kGunBesideCosts = 500;

bool is_on(const Strike& s, UnitId id) {
  if (s.lead == id) return true;
  for (const Strike::Step& b : s.before)
    if (b.unit == id) return true;
  return false;
}

// In which posture it would strike: the best it may still take.
Posture strikes_in(const Piece& p) { return may_stand(p) ? Posture::kAssault : p.unit.posture; }

}  // namespace

Strikes::Strikes(const Field& f, const Temper& t, Dice dice) : field_(f), temper_(t), dice_(dice) {
  for (const Piece& p : f.view.pieces) {
    if (p.side == f.me) {
      reach_[p.id] = reach(f.map(), f.view, p);
    } else if (p.top) {
      targets_.push_back(p.tile);
    }
  }
}

int Strikes::noise(UnitId id, Tile target) const {
  if (temper_.noise == 0) return 0;
  const auto span = static_cast<std::uint32_t>(2 * temper_.noise + 1);
  return static_cast<int>(dice_.below(span, field_.view.turn,
                                      static_cast<std::uint32_t>(Roll::kNoise),
                                      id * 256u + target)) -
         temper_.noise;
}

// Where its units could stand beside a tile this turn, where they stand now included.
std::vector<Strikes::Way> Strikes::ways_beside(Tile target) const {
  std::vector<Way> all;
  for (const Piece& p : field_.view.pieces) {
    if (p.side != field_.me || !is_fresh(p)) continue;
    if (are_beside(p.tile, target)) {
      all.push_back({p.id, p.tile, p.doing.half_points});
      continue;  // leaving for another tile beside it seldom pays
    }
    for (const Tile t : beside(target))
      if (reach_[p.id].left[t] >= 0) all.push_back({p.id, t, reach_[p.id].left[t]});
  }
  return all;
}

Strike Strikes::shell(std::size_t n) const {
  Strike best;
  best.target = targets_[n];
  best.shells = true;
  for (const Piece& p : field_.view.pieces) {
    if (p.side != field_.me || !is_gun(p) || !is_fresh(p)) continue;
    if (p.unit.posture == Posture::kWithdraw && !may_stand(p)) continue;
    const int range = worth(p.unit.type).range;
    const int worth_it = shell_worth(field_, p.id, best.target) + noise(p.id, best.target);
    for (int t = 0; t < kTiles; ++t) {
      const auto tile = static_cast<Tile>(t);
      const int d = distance(tile, best.target);
      if (d > range || (tile != p.tile && reach_[p.id].left[tile] < 0)) continue;
      int value = worth_it - (d == 1 && tile != p.tile ? kGunBesideCosts : 0);
      if (tile != p.tile) {
        value -= kStepCosts * (p.doing.half_points - reach_[p.id].left[tile]);
        value -= (risk(field_, p, tile, Posture::kHold) - risk(field_, p, p.tile, p.unit.posture)) *
                 temper_.caution / 150;
        value += kTerrainWorth[at(field_.map().ground[tile])].cover / 10;
      }
      if (value <= std::max(best.value, 0)) continue;
      best.value = value;
      best.lead = p.id;
      best.from = tile;
    }
  }
  return best;
}

Strike Strikes::assault(std::size_t n) const {
  Strike best;
  const Tile target = targets_[n];
  const int caution = field_.is_content() ? temper_.content : temper_.bold;
  const int least = field_.is_content() ? temper_.least_content : temper_.least;
  best.target = target;
  best.value = least - 1;
  const auto ways = ways_beside(target);
  Field with_best = field_;
  int plain = -1'000'000;
  for (const Way& w : ways) {
    const Piece& p = *field_.own(w.unit);
    if (is_gun(p) || (is_scout(p) && p.unit.posture == Posture::kWithdraw)) continue;
    if (w.left < kAttackCost) continue;
    if (p.unit.posture == Posture::kWithdraw && !may_stand(p)) continue;
    Field with = field_.with(w.unit, w.to, strikes_in(p));
    const auto b = blow(with, w.unit, target);
    if (!b) continue;
    int value = b->value + noise(w.unit, target) - kStepCosts * (p.doing.half_points - w.left) / 4;
    if (caution > 0) {
      const Piece& there = *with.own(w.unit);
      const Tile ends = b->down > 500 && b->value > 0 && w.left >= kAttackCost + kAdvanceCost &&
                                !is_locked(field_.map(), field_.view, target) &&
                                is_passable(p.unit.type, field_.map().ground[target])
                            ? target
                            : w.to;
      value -= std::max(0, risk(with, there, ends, there.unit.posture) -
                               risk(field_, p, p.tile, p.unit.posture)) *
               caution / 100;
    }
    if (value <= plain) continue;
    plain = value;
    best.lead = w.unit;
    best.from = w.to;
    best.supporters = b->supporters;
    with_best = std::move(with);
  }
  if (best.lead == kNobody) return {};
  best.value = plain;
  for (int i = 0; i < temper_.gang; ++i) {
    Strike::Step step;
    Units supporters = 0;
    int most = best.value;
    Field with_step = with_best;
    for (const Way& w : ways) {
      const Piece& p = *field_.own(w.unit);
      if (is_on(best, w.unit) || w.to == p.tile) continue;
      if (w.to == best.from && pieces_on(with_best.view, w.to, field_.me).size() >= kStackMoving)
        continue;
      if (pieces_on(with_best.view, w.to, field_.me).size() >= kStackMoving) continue;
      if (is_gun(p)) continue;
      if (holds(field_, p.tile, field_.me) && points_on(field_, p.tile) > 0 &&
          pieces_on(field_.view, p.tile, field_.me).size() == 1)
        continue;
      Field with = with_best.with(w.unit, w.to, p.unit.posture);
      const auto b = blow(with, best.lead, target);
      if (!b) continue;
      const int before = blow(with_best, best.lead, target)->value;
      const int value = best.value + b->value - before - kGangCosts -
                        std::max(0, risk(with, *with.own(w.unit), w.to, Posture::kEntrenched) -
                                        risk(field_, p, p.tile, p.unit.posture)) *
                            caution / 100;
      if (value <= most) continue;
      most = value;
      step = {w.unit, w.to};
      supporters = b->supporters;
      with_step = std::move(with);
    }
    if (step.unit == kNobody) break;
    best.before.push_back(step);
    best.value = most;
    best.supporters = supporters;
    with_best = std::move(with_step);
  }
  if (best.value < least) return {};
  return best;
}

Order first_order(const Field& f, const Strike& s) {
  for (const Strike::Step& b : s.before) return Move{b.unit, b.to};
  const Piece& lead = *f.own(s.lead);
  if (lead.tile != s.from) return Move{s.lead, s.from};
  if (s.shells) {
    if (lead.unit.posture != Posture::kEntrenched && may_stand(lead))
      return Stand{Units{1} << s.lead, Posture::kEntrenched};
    return Bombard{s.lead, s.target};
  }
  if (lead.unit.posture != Posture::kAssault && may_stand(lead))
    return Stand{Units{1} << s.lead, Posture::kAssault};
  // Who has helped stands as it stood: better dug in.
  Units dig = 0;
  for (UnitId id = 0; id < kMostUnits; ++id) {
    if ((s.supporters >> id & 1u) == 0) continue;
    const Piece& p = *f.own(id);
    if (p.unit.posture != Posture::kEntrenched && may_stand(p)) dig |= Units{1} << id;
  }
  if (dig != 0) return Stand{dig, Posture::kEntrenched};
  return Assault{s.lead, s.target, s.supporters};
}

}  // namespace wg::clash
