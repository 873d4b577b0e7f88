// clash/account_lines.cpp — powers, resolve and shock taken apart, from the tables the fight uses.
#include <algorithm>

#include "clash/account.h"
#include "clash/constants.h"
#include "clash/words.h"

namespace wg::clash {
namespace {

std::string small(std::string_view name) {
  std::string s(name);
  if (s[0] >= 'A' && s[0] <= 'Z') s[0] = static_cast<char>(s[0] - 'A' + 'a');
  return s;
}

void add(std::vector<Term>& terms, std::string what, std::int32_t value) {
  if (value != 0) terms.push_back({std::move(what), value});
}

UnitLine line_of(const Fighter& f, std::string name, std::int32_t base, std::int32_t factor,
                 Terrain terrain) {
  UnitLine line{std::move(name), base, f.unit.strength};
  // The grade stands there even where it adds nothing: that is what there is to know of it.
  line.terms.push_back({small(grade_name(f.unit.grade)), kGradeWorth[at(f.unit.grade)].power});
  add(line.terms, small(supply_name(f.supply)) + " supply", kSupplyWorth[at(f.supply)].power);
  add(line.terms, std::string(in_terrain(terrain)),
      kRoleOn[at(worth(f.unit.type).role)][at(terrain)]);
  line.multiplier = std::max(0, 1000 + sum(line.terms));
  line.factor = factor;
  line.contribution = static_cast<std::int32_t>(
      fdiv(std::int64_t{base} * line.strength * line.multiplier * factor, 100'000'000));
  return line;
}

void close(SideLines& side) {
  for (const UnitLine& line : side.units) side.raw += line.contribution;
  side.multiplier = 1000 + std::clamp(sum(side.mods), kLeastMods, kMostMods);
  side.power = static_cast<std::int32_t>(
      std::max<std::int64_t>(1, fdiv(std::int64_t{side.raw} * side.multiplier, 1000)));
}

int roles_in(const Clash& c) {
  unsigned roles = 1u << at(worth(c.lead.unit.type).role);
  for (const Fighter& f : c.supporters) roles |= 1u << at(worth(f.unit.type).role);
  int n = 0;
  for (; roles != 0; roles &= roles - 1) ++n;
  return n;
}

}  // namespace

std::int32_t sum(const std::vector<Term>& terms) {
  std::int32_t n = 0;
  for (const Term& t : terms) n += t.value;
  return n;
}
std::string in_words(const std::vector<Term>& terms) {
  std::string words;
  for (const Term& t : terms) words += (words.empty() ? "" : ", ") + t.what + " " + plus(t.value);
  return words;
}

std::string UnitLine::sum() const {
  return std::to_string(base) + " × " + std::to_string(strength) + "% × " + times(multiplier) +
         (factor == kLeadFactor ? "" : " × " + percent(factor));
}
std::string UnitLine::sources() const { return in_words(terms); }

SideLines attack_lines(const Clash& c, const std::vector<std::string>& names) {
  const Context& x = c.context;
  SideLines side;
  const auto name = [&](std::size_t i) { return i < names.size() ? names[i] : std::string(); };
  side.units.push_back(
      line_of(c.lead, name(0), worth(c.lead.unit.type).attack, kLeadFactor, x.terrain));
  for (const Fighter& f : c.supporters)
    side.units.push_back(
        line_of(f, name(side.units.size()), worth(f.unit.type).attack, kSupportFactor, x.terrain));
  if (!x.bombards) {
    const Posture posture = c.lead.unit.posture;
    const int roles = roles_in(c);
    add(side.mods, small(posture_name(posture)), kPostureWorth[at(posture)].attack);
    add(side.mods, wg::in_words(roles) + " arms", kCombinedArms[roles]);
    add(side.mods, "across the river", x.river ? kRiver : 0);
    add(side.mods, "uphill", x.uphill ? kUphill : 0);
  }
  close(side);
  return side;
}

SideLines defence_lines(const Clash& c, std::string name) {
  const Context& x = c.context;
  const Unit& d = c.defender.unit;
  SideLines side;
  side.units.push_back(
      line_of(c.defender, std::move(name), worth(d.type).defence, kLeadFactor, x.terrain));
  add(side.mods, std::string(terrain_name(x.terrain)), kTerrainWorth[at(x.terrain)].cover);
  add(side.mods, d.posture == Posture::kWithdraw ? "caught" : small(posture_name(d.posture)),
      kPostureWorth[at(d.posture)].defence);
  const int dug = effective_dug(d, x.works);
  const bool by_spade = d.posture == Posture::kEntrenched && d.dug >= x.works;
  add(side.mods, (by_spade ? "dug in " : "works ") + std::to_string(dug), kPerDug * dug);
  add(side.mods, std::to_string(x.others) + " more in the tile", kPerOther * x.others);
  close(side);
  return side;
}

std::vector<Term> resolve_terms(const Clash& c, bool of_defender) {
  const Fighter& f = of_defender ? c.defender : c.lead;
  const Unit& u = f.unit;
  std::vector<Term> terms{{"to begin with", kBaseResolve}};
  add(terms, small(grade_name(u.grade)), kGradeWorth[at(u.grade)].resolve);
  add(terms, small(posture_name(u.posture)), kPostureWorth[at(u.posture)].resolve);
  if (of_defender) {
    add(terms, "works " + std::to_string(c.context.works), kResolvePerWorks * c.context.works);
    add(terms, "own city", c.context.own_city ? kResolveCity : 0);
  }
  add(terms, small(supply_name(f.supply)) + " supply", kSupplyWorth[at(f.supply)].resolve);
  add(terms, "disorder", -std::int32_t{u.disorder});
  add(terms, "half of what is lost", -(100 - std::int32_t{u.strength}) / 2);
  const bool encircled = of_defender ? c.context.defender_encircled : c.context.attacker_encircled;
  add(terms, "cut off", encircled ? kResolveEncircled : 0);
  return terms;
}

std::vector<Term> shock_terms(const Clash& c, bool on_defender) {
  const Context& x = c.context;
  std::vector<Term> terms;
  if (x.bombards) return terms;
  if (on_defender) {
    const int flankers = std::min<int>(kMostFlankers, x.flankers);
    add(terms, counted(flankers, "flanker", "flankers"), kShockPerFlanker * flankers);
    add(terms, "assault", c.lead.unit.posture == Posture::kAssault ? kShockOfAssault : 0);
  } else {
    add(terms, "entrenched",
        c.defender.unit.posture == Posture::kEntrenched ? kShockOfEntrenched : 0);
    add(terms, "works " + std::to_string(x.works),
        std::min(kMostShockOfWorks, kShockPerWorks * x.works));
  }
  return terms;
}

// Whatever makes it a gamble, where it is one; else whatever makes it sure.
std::string causes(const Clash& c) {
  const std::int32_t chaos = kTerrainWorth[at(c.context.terrain)].chaos;
  const auto either = [&](auto&& is) { return is(c.lead) || is(c.defender); };
  std::vector<std::string> gamble, sure;
  if (either([](const Fighter& f) { return f.unit.grade == Grade::kGreen; }))
    gamble.push_back("green troops");
  if (either([](const Fighter& f) { return f.supply < Supply::kAdequate; }))
    gamble.push_back("poor supply");
  if (chaos > 0)
    gamble.push_back(c.context.terrain == Terrain::kUrban ? "streets" : "broken ground");
  if (either([](const Fighter& f) { return f.unit.grade >= Grade::kVeteran; }))
    sure.push_back("seasoned troops");
  if (either([](const Fighter& f) { return f.supply == Supply::kFull; }))
    sure.push_back("full supply");
  if (chaos < 0)
    sure.push_back(c.context.terrain == Terrain::kMountain ? "few ways up" : "clear ground");
  constexpr std::int32_t kGamble = 800;  // a swing of 20%
  const auto& told = prepare(c).volatility >= kGamble ? gamble : sure;
  std::string words;
  for (const std::string& cause : told) words += (words.empty() ? "" : ", ") + cause;
  return capital(words);
}

}  // namespace wg::clash
