// clash/fight.cpp — powers, volatility, resolve; then the exchange at one draw.
#include "clash/fight.h"

#include <algorithm>

#include "clash/blows.h"
#include "clash/constants.h"

namespace wg::clash {
namespace {

std::int32_t contribution(const Fighter& f, std::int32_t base, std::int32_t factor,
                          Terrain terrain) {
  const std::int32_t mult =
      std::max(0, 1000 + kGradeWorth[at(f.unit.grade)].power + kSupplyWorth[at(f.supply)].power +
                      kRoleOn[at(worth(f.unit.type).role)][at(terrain)]);
  // Times the factor it would leave 32 bits; a hundred million is a multiple of both factors.
  return quotient(base * f.unit.strength * mult, 100'000'000 / factor);
}

std::int32_t with_mods(std::int32_t raw, std::int32_t mods) {
  return std::max(1, quotient(raw * (1000 + mods), 1000));
}

std::int32_t volatility_of(const Fighter& f) {
  return kGradeWorth[at(f.unit.grade)].volatility + kSupplyWorth[at(f.supply)].volatility;
}

// Shock a unit stands: its grade, posture and supply, less disorder and half of what it has lost.
std::int32_t resolve_of(const Fighter& f, std::int32_t walls, bool encircled) {
  const std::int32_t r = kBaseResolve + kGradeWorth[at(f.unit.grade)].resolve +
                         kPostureWorth[at(f.unit.posture)].resolve + walls +
                         kSupplyWorth[at(f.supply)].resolve - f.unit.disorder -
                         (100 - f.unit.strength) / 2 + (encircled ? kResolveEncircled : 0);
  return std::clamp(r, kLeastResolve, kMostResolve);
}

int roles_in(const Clash& c) {
  unsigned roles = 1u << at(worth(c.lead.unit.type).role);
  for (const Fighter& f : c.supporters) roles |= 1u << at(worth(f.unit.type).role);
  int n = 0;
  for (; roles != 0; roles &= roles - 1) ++n;
  return n;
}

}  // namespace

Prepared prepare(const Clash& c) {
  const Context& x = c.context;
  Prepared p;
  p.bombards = x.bombards;
  p.intensity = x.bombards ? kIntensityBombard : kIntensityAssault;
  const auto bring = [&](const Fighter& f, std::int32_t factor) {
    p.parts.push_back(contribution(f, worth(f.unit.type).attack, factor, x.terrain));
    p.raw_attack += p.parts[p.parts.size() - 1];
  };
  bring(c.lead, kLeadFactor);
  for (const Fighter& f : c.supporters) bring(f, kSupportFactor);
  const Unit& d = c.defender.unit;
  p.raw_defence = contribution(c.defender, worth(d.type).defence, kLeadFactor, x.terrain);
  const std::int32_t arms = kCombinedArms[roles_in(c)];
  p.attack_mods = x.bombards ? 0
                             : std::clamp(kPostureWorth[at(c.lead.unit.posture)].attack + arms +
                                              (x.river ? kRiver : 0) + (x.uphill ? kUphill : 0),
                                          kLeastMods, kMostMods);
  p.defence_mods =
      std::clamp(kTerrainWorth[at(x.terrain)].cover + kPostureWorth[at(d.posture)].defence +
                     kPerDug * effective_dug(d, x.works) + kPerOther * x.others,
                 kLeastMods, kMostMods);
  p.attack = with_mods(p.raw_attack, p.attack_mods);
  p.defence = with_mods(p.raw_defence, p.defence_mods);
  p.volatility = std::clamp(
      (volatility_of(c.lead) + volatility_of(c.defender)) / 2 + kTerrainWorth[at(x.terrain)].chaos,
      kLeastVolatility, kMostVolatility);
  p.resolve_defender =
      resolve_of(c.defender, kResolvePerWorks * x.works + (x.own_city ? kResolveCity : 0),
                 x.defender_encircled);
  p.resolve_attacker = resolve_of(c.lead, 0, x.attacker_encircled);
  p.strength_defender = d.strength;
  p.strength_attacker = c.lead.unit.strength;
  p.tough_defender = worth(d.type).tough;
  p.tough_attacker = worth(c.lead.unit.type).tough;
  p.shock_on_defender = kShockPerFlanker * std::min<std::int32_t>(kMostFlankers, x.flankers) +
                        (c.lead.unit.posture == Posture::kAssault ? kShockOfAssault : 0);
  p.shock_on_attacker = (d.posture == Posture::kEntrenched ? kShockOfEntrenched : 0) +
                        std::min(kMostShockOfWorks, kShockPerWorks * x.works);
  return p;
}

Exchange exchange(const Prepared& p, int draw) {
  const Blows b = blows_at(p, draw);
  const std::int32_t share = share_of(b);
  return {b.swing,
          b.attack,
          b.defence,
          share,
          loss(p.intensity, share, p.tough_defender, p.strength_defender),
          p.bombards ? 0 : loss(p.intensity, 1000 - share, p.tough_attacker, p.strength_attacker)};
}

Result resolve(const Prepared& p, int draw) {
  Result o{exchange(p, draw)};
  const Exchange& e = o.exchange;
  o.destroyed_defender = e.lost_defender >= p.strength_defender;
  o.destroyed_attacker = !p.bombards && e.lost_attacker >= p.strength_attacker;
  if (p.bombards) return o;
  o.broke_defender = e.lost_defender + p.shock_on_defender >= p.resolve_defender;
  o.faltered = !o.down() && !o.destroyed_attacker &&
               e.lost_attacker + p.shock_on_attacker >= p.resolve_attacker;
  return o;
}

}  // namespace wg::clash
