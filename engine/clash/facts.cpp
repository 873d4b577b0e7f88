// clash/facts.cpp — figures and tables, each worked out by the function that the game itself asks.
#include "clash/facts.h"

#include "clash/account.h"
#include "clash/aftermath.h"
#include "clash/constants.h"
#include "clash/guide.h"
#include "clash/movement.h"
#include "clash/sighting.h"
#include "clash/supply.h"
#include "clash/words.h"

namespace wg::clash {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string n(std::int32_t value) { return std::to_string(value); }
std::string text(std::string_view s) { return std::string(s); }
std::string band(const std::array<std::int32_t, 3>& lost) {
  return n(lost[2]) + " · " + n(lost[1]) + " · " + n(lost[0]);
}

// The source's worked example: armour and a battery against green rifles dug in in a wood.
Clash example() {
  Clash c;
  c.lead = {{Type::kArmour, Grade::kVeteran, Posture::kAssault, 92}, Supply::kFull};
  c.supporters.push_back({{Type::kBattery, Grade::kTrained, Posture::kHold, 100}, Supply::kFull});
  c.defender = {{Type::kRifles, Grade::kGreen, Posture::kEntrenched, 78, 15, 0, 2},
                Supply::kAdequate};
  c.context.terrain = Terrain::kForest;
  c.context.flankers = 1;
  return c;
}
// Armour alone against trained rifles; or with a battery and two more units beside them.
Clash apparatus(Terrain terrain, bool entrenched, bool whole, Supply supply = Supply::kAdequate) {
  Clash c;
  c.lead = {{Type::kArmour, Grade::kVeteran, Posture::kAssault, 100}, Supply::kFull};
  if (whole)
    c.supporters.push_back({{Type::kBattery, Grade::kTrained, Posture::kHold, 100}, Supply::kFull});
  c.defender = {{Type::kRifles, Grade::kTrained, entrenched ? Posture::kEntrenched : Posture::kHold,
                 100, 0, 0, static_cast<std::uint8_t>(entrenched ? 2 : 0)},
                supply};
  c.context.terrain = terrain;
  c.context.flankers = whole ? 3 : 0;
  return c;
}

Rows units() {
  Rows rows{{"Unit", "Arm", "Attack", "Defence", "Toughness", "Moves", "Range", "Parting loss"}};
  for (std::size_t i = 0; i < kTypes; ++i) {
    const auto t = static_cast<Type>(i);
    const TypeWorth& w = worth(t);
    Unit u;
    u.type = t;
    rows.push_back({text(type_name(t)), text(role_name(w.role)), n(w.attack), n(w.defence),
                    n(w.tough), points_of_move(allowance(t)), w.range > 0 ? n(w.range) : "–",
                    n(parting_loss(u))});
  }
  return rows;
}
Rows roles() {
  Rows rows{{"Ground", "Cover", "Chaos", "Foot", "Armour", "Guns", "Scouts"}};
  for (std::size_t i = 0; i < kTerrains; ++i) {
    const TerrainWorth& w = kTerrainWorth[i];
    rows.push_back(
        {capital(text(terrain_name(static_cast<Terrain>(i)))), plus(w.cover), plus(w.chaos)});
    for (std::size_t r = 0; r < 4; ++r) rows.back().push_back(plus(kRoleOn[r][i]));
  }
  return rows;
}
Rows postures() {
  Rows rows{{"Posture", "Attack", "Defence", "Resolve", "What else"}};
  const std::string else_[] = {n(kShockOfAssault) + " shock to the defender", "–",
                               n(kShockOfEntrenched) + " shock to the attacker; digs in",
                               "slips away; may not attack"};
  for (std::size_t i = 0; i < kPostures; ++i) {
    const auto p = static_cast<Posture>(i);
    const PostureWorth& w = kPostureWorth[i];
    rows.push_back({text(posture_name(p)), p == Posture::kWithdraw ? "–" : plus(w.attack),
                    plus(w.defence), plus(w.resolve), else_[i]});
  }
  return rows;
}
Rows grades() {
  Rows rows{{"Grade", "Power", "Volatility", "Resolve", "From experience"}};
  for (std::size_t i = 0; i < kGrades; ++i) {
    const GradeWorth& w = kGradeWorth[i];
    rows.push_back({text(grade_name(static_cast<Grade>(i))), plus(w.power), n(w.volatility),
                    plus(w.resolve), n(kExperienceOf[i])});
  }
  return rows;
}
Rows supplies() {
  Rows rows{{"Supply", "Power", "Volatility", "Resolve"}};
  for (std::size_t i = kSupplies; i-- > 0;) {
    const GradeWorth& w = kSupplyWorth[i];
    rows.push_back({text(supply_name(static_cast<Supply>(i))), plus(w.power), plus(w.volatility),
                    plus(w.resolve)});
  }
  return rows;
}
Rows movement() {
  Rows rows{{"Ground", "Rifles", "Armour", "Battery", "Scouts"}};
  Scenario s;
  constexpr Tile kFrom = tile_at(0, 0), kTo = tile_at(1, 0);
  for (std::size_t i = 0; i < kTerrains; ++i) {
    s.ground[kTo] = static_cast<Terrain>(i);
    rows.push_back({capital(text(terrain_name(s.ground[kTo])))});
    for (std::size_t t = 0; t < kTypes; ++t) {
      const auto cost = step_cost(s, static_cast<Type>(t), kFrom, kTo);
      rows.back().push_back(cost ? points_of_move(*cost) : "no");
    }
  }
  return rows;
}
Rows recovery() {
  Rows rows{{"Where", "Strength", "Disorder"}};
  const auto row = [&](std::string where, Rest rest) {
    Unit u;
    u.strength = 1;
    u.disorder = 100;
    const Unit before = u;
    recover(u, rest);
    rows.push_back(
        {std::move(where), plus(u.strength - before.strength), plus(u.disorder - before.disorder)});
  };
  row("Own depot", {Shelter::kDepot, Supply::kFull});
  row("Own city", {Shelter::kCity, Supply::kAdequate});
  row("In the field, full or adequate", {Shelter::kField, Supply::kAdequate});
  row("In the field, strained", {Shelter::kField, Supply::kStrained});
  row("In the field, cut", {Shelter::kField, Supply::kCut});
  return rows;
}
Rows worked() {
  const Clash c = example();
  Rows rows{{"Side", "What", "How", "Counts"}};
  const auto tell = [&](std::string side, const SideLines& lines, std::string power) {
    for (const UnitLine& line : lines.units)
      rows.push_back({side, line.name + ": " + line.sources(), line.sum(), n(line.contribution)});
    rows.push_back({side, in_words(lines.mods), "× " + times(lines.multiplier), std::move(power)});
  };
  const SideLines attack = attack_lines(c, {"2nd Armoured", "1st Battery"});
  const SideLines defence = defence_lines(c, "3rd Rifles");
  tell("Blue", attack, n(attack.power));
  tell("Red", defence, n(defence.power));
  return rows;
}
Rows grounds() {
  Rows rows{{"Ground and posture", "Powers", "Odds", "They lose", "You lose", "They break",
             "You falter", "With battery and flankers"}};
  for (const Terrain t : {Terrain::kOpen, Terrain::kForest, Terrain::kMountain})
    for (const bool entrenched : {false, true}) {
      const Prepared p = prepare(apparatus(t, entrenched, false));
      const Preview v = preview(p);
      rows.push_back({capital(text(terrain_name(t))) + (entrenched ? ", entrenched" : ", hold"),
                      n(p.attack) + " : " + n(p.defence), ratio(p.attack, p.defence),
                      band(v.lost_defender), band(v.lost_attacker), chance(v.breaks),
                      chance(v.falters),
                      chance(preview(prepare(apparatus(t, entrenched, true))).breaks)});
    }
  return rows;
}
Rows roads() {
  Rows rows{{"Their supply", "They break"}};
  for (std::size_t i = kSupplies; i-- > 0;) {
    const auto supply = static_cast<Supply>(i);
    rows.push_back(
        {text(supply_name(supply)),
         chance(preview(prepare(apparatus(Terrain::kMountain, true, true, supply))).breaks)});
  }
  return rows;
}
Rows sight() {
  Clash c = example();
  c.defender.unit.grade = Grade::kTrained;  // section 10 of the text speaks of trained rifles
  Rows rows{{"Seen", "What is known", "They lose", "You lose", "They break"}};
  const char* const known[] = {"", "type, how many, strength roughly",
                               "posture, digging in, strength to 20 as well", "everything"};
  for (const Level level : {Level::kSeen, Level::kNear, Level::kKnown}) {
    const Envelope e = envelope(c, look(c.defender.unit, level));
    rows.push_back({capital(text(seen_how(level))), known[static_cast<std::size_t>(level)],
                    from_to(e.lost_defender.least, e.lost_defender.most),
                    from_to(e.lost_attacker.least, e.lost_attacker.most), chances(e.down)});
  }
  return rows;
}

// A battle as a file, line by line: what stands in the first column is one, once the map follows.
Rows file() {
  const auto up_to = [](std::size_t most) { return std::to_string(most); };
  return {
      {"Line", "What it says"},
      {"title: Belvoir Gap",
       "The battle’s name, of at most " + up_to(kLongestName) + " characters."},
      {"rounds: 10", "How many are played, 1 to 30."},
      {"points: 3", "As many as Blue needs after the last round. Else Red wins."},
      {"at once: Westhaven, Belvoir Wood",
       "Blue also wins as soon as it holds all of these. May be left out."},
      {"map:",
       "Twelve lines of sixteen letters follow: . open, h hills, f forest, w marsh, M "
       "mountain, U city."},
      {"river: H", "Along the east edge of that column. May be left out."},
      {"crossing: H5 bridge",
       "From that tile eastward over the river: a bridge or a ford. It lifts "
       "what the river costs a move or an assault."},
      {"road: A5 I5 J6 K6", "From tile to tile, straight or diagonal; a line for each road."},
      {"city: A5 blue, works 1, depot, points 2, Westhaven",
       "Whose it is at first, then what it has, then its name. Works are of levels 0 to 3, "
       "points 0 to 9. At most " +
           up_to(kMostPlaces) + " cities and marks."},
      {"mark: K5 red, points 1, Belvoir Wood", "A place that is worth points and nothing else."},
      {"unit: K5 red rifles green, strength 78, disorder 15, entrenched 2, 3rd Rifles",
       "Where, whose, type and grade; what differs from full strength, no disorder and Hold; "
       "the name last. At most " +
           up_to(kMostUnits) + " units."},
      {"unit: A5 blue armour veteran, assault, round 3, 3rd Armoured",
       "One that arrives in a later round."}};
}

Rows sure() {
  Rows rows{{"How sure", "Which"}};
  for (const Fact& f : how_sure()) rows.push_back({f.name, f.value});
  return rows;
}

}  // namespace

std::vector<Quantity> quantities() {
  const Clash c = example();
  const Prepared p = prepare(c);
  const Preview v = preview(p);
  const Scenario& s = scenario(Battle::kBelvoirGap);
  int all = 0;
  for (const Place& place : s.places) all += place.points;
  return {{"clash_columns", n(kWidth)},
          {"clash_rows", n(kHeight)},
          {"clash_rounds", n(s.rounds)},
          {"clash_points", n(s.points)},
          {"clash_points_all", n(all)},
          {"clash_support", percent(kSupportFactor)},
          {"clash_arms_two", plus(kCombinedArms[2])},
          {"clash_arms_three", plus(kCombinedArms[3])},
          {"clash_dug", plus(kPerDug)},
          {"clash_others", plus(kPerOther)},
          {"clash_river", plus(kRiver)},
          {"clash_uphill", plus(kUphill)},
          {"clash_flank", n(kShockPerFlanker)},
          {"clash_flankers", wg::in_words(kMostFlankers)},
          {"clash_resolve", n(kBaseResolve)},
          {"clash_city_resolve", n(kResolveCity)},
          {"clash_works_resolve", n(kResolvePerWorks)},
          {"clash_cut_off", n(-kResolveEncircled)},
          {"clash_assault_shock", n(kShockOfAssault)},
          {"clash_entrenched_shock", n(kShockOfEntrenched)},
          {"clash_stack", wg::in_words(kStackMoving)},
          {"clash_stack_most", wg::in_words(kStackMost)},
          {"clash_sees", wg::in_words(kSeesFar)},
          {"clash_full", n(kFullWithin)},
          {"clash_adequate", n(kAdequateWithin)},
          {"clash_strained", n(kStrainedWithin)},
          {"clash_support_disorder", n(kDisorderSupport)},
          {"clash_assault_disorder", n(kDisorderAssault)},
          {"clash_break_disorder", n(kDisorderBreak)},
          {"clash_withdraw_disorder", n(kDisorderWithdraw)},
          {"clash_shell_disorder", n(kDisorderShelled)},
          {"clash_shell_per_loss", wg::in_words(kDisorderPerShelledLoss)},
          {"clash_firing_disorder", n(kDisorderFiring)},
          {"clash_file_kb", n(kLongestScenario / 1024)},
          {"clash_example_odds", ratio(p.attack, p.defence)},
          {"clash_example_powers", n(p.attack) + " : " + n(p.defence)},
          {"clash_example_they", band(v.lost_defender)},
          {"clash_example_you", band(v.lost_attacker)},
          {"clash_example_break", chance(v.breaks)},
          {"clash_example_resolve", n(p.resolve_defender)},
          {"clash_example_shock", n(v.lost_defender[0] + p.shock_on_defender) + " to " +
                                      n(v.lost_defender[2] + p.shock_on_defender)}};
}

std::vector<FactTable> tables() {
  return {{"units", units()},       {"roles", roles()},     {"postures", postures()},
          {"grades", grades()},     {"supply", supplies()}, {"movement", movement()},
          {"recovery", recovery()}, {"example", worked()},  {"grounds", grounds()},
          {"roads", roads()},       {"sight", sight()},     {"file", file()},
          {"sure", sure()}};
}

}  // namespace wg::clash
