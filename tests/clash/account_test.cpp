// clash/account_test.cpp — every number of the source's panel, and that the lines are the sum.
#include <algorithm>
#include <doctest/doctest.h>

#include "clash/account_parts.h"

#include "golden.h"
#include "worked.h"

using namespace wg;
using namespace wg::clash;

namespace {

Account told(const Setup& setup, std::string_view lead, bool supported = true,
             bool bombards = false) {
  const View v = seen_by_blue(setup);
  const Piece& p = named(setup, v, lead);
  const Scenario& s = scenario_of(setup);
  const Supporters support = supported ? best_support(s, v, p, kWood) : Supporters{};
  const auto a = account(s, v, p, kWood, support, bombards);
  REQUIRE(a);
  return *a;
}
bool says(const std::vector<std::string>& lines, std::string_view what) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(what) != std::string::npos; });
}
const Instead* instead(const Account& a, std::string_view what) {
  for (const Instead& i : a.instead)
    if (i.what == what) return &i;
  return nullptr;
}

}  // namespace

TEST_CASE("the lines of the panel, summed, are the powers of all 61 golden fights") {
  for (const Golden& g : golden_fights()) {
    CAPTURE(g.row);
    const SideLines attack = attack_lines(g.clash, {}), defence = defence_lines(g.clash, {});
    CHECK(attack.raw == g.prepared.raw_attack);
    CHECK(defence.raw == g.prepared.raw_defence);
    CHECK(attack.power == g.prepared.attack);
    CHECK(defence.power == g.prepared.defence);
    CHECK(attack.multiplier == 1000 + g.prepared.attack_mods);
    CHECK(defence.multiplier == 1000 + g.prepared.defence_mods);
    CHECK(sum(attack.mods) == g.prepared.attack_mods);
    CHECK(sum(defence.mods) == g.prepared.defence_mods);
    REQUIRE(attack.units.size() == g.prepared.parts.size());
    for (std::size_t i = 0; i < attack.units.size(); ++i) {
      CHECK(attack.units[i].contribution == g.prepared.parts[i]);
      CHECK(attack.units[i].multiplier == 1000 + sum(attack.units[i].terms));
    }
    const auto limited = [](std::int32_t n) { return std::clamp(n, 5, 95); };
    CHECK(limited(sum(resolve_terms(g.clash, true))) == g.prepared.resolve_defender);
    CHECK(limited(sum(resolve_terms(g.clash, false))) == g.prepared.resolve_attacker);
    if (g.clash.context.bombards) continue;
    const Prepared p = prepare(g.clash);
    CHECK(sum(shock_terms(g.clash, true)) == p.shock_on_defender);
    CHECK(sum(shock_terms(g.clash, false)) == p.shock_on_attacker);
  }
}

TEST_CASE("the source's panel, number by number") {
  const Account a = told(battle_of(kArmour + kBattery + kWorn), "2nd Armoured");
  CHECK(a.heading == "2nd Armoured assaults 3rd Rifles at Belvoir Wood (K5)");
  CHECK(a.verdict == "They break: certain");
  CHECK(a.outlook == Outlook::kCertain);
  CHECK(a.shock == "Shock 40 to 55 against a resolve of 29.");
  CHECK(a.they.in_words() == "41 · 34 · 26");
  CHECK(a.they.leaves == "78 leaves 37 to 52");
  CHECK(a.you.in_words() == "25 · 19 · 14");
  CHECK(a.you.leaves == "92 leaves 67 to 78");
  CHECK(a.odds == "1.31 : 1");
  CHECK(a.reliability == "97 against 74, give or take 25%");
  CHECK(a.causes == "Green troops, broken ground");

  REQUIRE(a.attack.units.size() == 2);
  const UnitLine &armour = a.attack.units[0], &battery = a.attack.units[1];
  CHECK(armour.name == "2nd Armoured");
  CHECK(armour.sum() == "62 × 92% × 0.93");
  CHECK(armour.sources() == "veteran +180, full supply +50, in forest −300");
  CHECK(armour.contribution == 53);
  CHECK(battery.name == "1st Battery");
  CHECK(battery.sum() == "48 × 100% × 0.98 × 40%");
  CHECK(battery.sources() == "trained +80, full supply +50, in forest −150");
  CHECK(battery.contribution == 18);
  CHECK(in_words(a.attack.mods) == "assault +250, two arms +120");
  CHECK(a.attack.multiplier == 1370);
  CHECK(a.attack.power == 97);

  REQUIRE(a.defence.units.size() == 1);
  CHECK(a.defence.units[0].name == "3rd Rifles");
  CHECK(a.defence.units[0].sum() == "44 × 78% × 1.15");
  CHECK(a.defence.units[0].sources() == "green 0, in forest +150");
  CHECK(a.defence.units[0].contribution == 39);
  CHECK(in_words(a.defence.mods) == "forest +400, entrenched +300, dug in 2 +200");
  CHECK(a.defence.multiplier == 1900);
  CHECK(a.defence.power == 74);

  // Section 7, step 4: 40 + 0 + 15 − 15 − 11, and 40 + 12 − 10 − 4.
  CHECK(in_words(a.resolve_they) ==
        "to begin with +40, entrenched +15, disorder −15, half of what is lost −11");
  CHECK(sum(a.resolve_they) == 29);
  CHECK(sum(a.resolve_you) == 38);
  CHECK(in_words(a.shock_they) == "1 flanker +8, assault +6");
  CHECK(in_words(a.shock_you) == "entrenched +10");

  CHECK(says(a.follows, "They are not cut off."));
  CHECK(says(a.follows, "You take Belvoir Wood."));
  CHECK(says(a.follows, "Your attack falters: never."));
  CHECK(says(a.follows, "Support costs 1st Battery 10 disorder."));
}

TEST_CASE("what else could be done: without the battery, or its shells first") {
  const Account a = told(battle_of(kArmour + kBattery + kWorn), "2nd Armoured");
  // Alone the armour has 66 against 74 (section 7.1's A): at draws 0 and 999 shares of 345 and 598,
  // 20 and 35 lost; the battery still flanks, so shock is 34 at the least, and resolve 29.
  const Instead* without = instead(a, "Without 1st Battery");
  REQUIRE(without);
  CHECK(without->verdict == "certain; they lose 20 to 35");
  CHECK(without->outlook == Outlook::kCertain);
  CHECK(without->supporters == 0);
  const Instead* shells = instead(a, "Bombard first with 1st Battery");
  REQUIRE(shells);
  CHECK(shells->outlook == Outlook::kCertain);
  CHECK(shells->bombards);
  CHECK(shells->supporters == 0);
  // By hand: shells of 47 against 74 at volatility 1075 meet as 34 : 93 at draw 0, a share of 267
  // of 22: 5 lost. 73 rifles defend with 36, so 68; 66 meets them as 49 : 85 and as 82 : 51, shares
  // of 365 and 616 of 60: 21 and 36.
  CHECK(shells->verdict == "certain; 26 to 41 in all");
}

TEST_CASE("section 7.1: fresh rifles, the battery's shells, the armour after them") {
  const Account fresh = told(battle_of(kArmour + kBattery + kFresh), "2nd Armoured");
  CHECK(fresh.verdict == "They break: never");
  CHECK(fresh.odds == "1.02 : 1");
  CHECK(fresh.they.in_words() == "37 · 30 · 22");
  CHECK(fresh.you.in_words() == "28 · 22 · 17");
  CHECK(sum(fresh.resolve_they) == 55);
  CHECK(says(fresh.follows, "Your attack falters: 5.8%. It would cost 10 disorder"));
  CHECK(!says(fresh.follows, "You take"));

  const Account shells = told(battle_of(kArmour + kBattery + kFresh), "1st Battery", false, true);
  CHECK(shells.heading == "1st Battery bombards 3rd Rifles at Belvoir Wood (K5)");
  CHECK(shells.odds == "0.49 : 1");
  CHECK(shells.reliability.find("47 against 95") == 0);
  CHECK(shells.they.in_words() == "10 · 7 · 4");
  CHECK(shells.you.in_words() == "0");
  CHECK(shells.verdict == "They are shaken: 17 to 35 disorder");  // 5 + 3 × 4, 5 + 3 × 10
  CHECK(shells.shock.empty());
  CHECK(shells.attack.mods.empty());

  const std::string shelled =
      "unit: K5 red rifles green, strength 93, disorder 26, entrenched 2, 3rd Rifles\n";
  const Account after = told(battle_of(kArmour + kBattery + shelled), "2nd Armoured", false);
  CHECK(after.verdict == "They break: certain");
  CHECK(after.odds == "0.74 : 1");
  CHECK(after.reliability.find("66 against 89") == 0);
  CHECK(after.they.in_words() == "33 · 25 · 18");
  CHECK(after.you.in_words() == "32 · 26 · 20");
  CHECK(after.shock == "Shock 32 to 47 against a resolve of 26.");
}

TEST_CASE("bombard first is told at the worst of its draws") {
  const Setup setup = battle_of(kArmour + kBattery + kFresh);
  const Account a = told(setup, "2nd Armoured");
  const Instead* shells = instead(a, "Bombard first with 1st Battery");
  REQUIRE(shells);
  // 4 lost and 17 disorder: the armour alone then meets exactly these rifles.
  const Account then = told(
      battle_of(kArmour + kBattery +
                "unit: K5 red rifles green, strength 96, disorder 17, entrenched 2, 3rd Rifles\n"),
      "2nd Armoured", false);
  CHECK(then.outlook == shells->outlook);
  CHECK(shells->verdict == then.verdict.substr(std::string("They break: ").size()) + "; " +
                               std::to_string(4 + then.they.least) + " to " +
                               std::to_string(4 + then.they.most) + " in all");
}

TEST_CASE("a city is locked, and what would go of it is told") {
  // Section 7.2: 75 against 69, resolve 13; 31 of 59 at the middle draw.
  Clash c;
  for (const Golden& g : golden_fights())
    if (g.row == 31) c = g.clash;
  Forecast f;
  f.clash = c;
  f.prepared = prepare(c);
  f.preview = preview(f.prepared);
  f.envelope = envelope(c, look(c.defender.unit, Level::kKnown));
  f.locked = true;
  CHECK(verdict_on(f, look(c.defender.unit, Level::kKnown), voice(true)).sentence ==
        "They break: certain");
  CHECK(in_words(defence_lines(c, "").mods) == "city +500, entrenched +300, works 3 +300");
  CHECK(in_words(resolve_terms(c, true)) ==
        "to begin with +40, trained +5, entrenched +15, works 3 +18, own city +10, disorder −55, "
        "half of what is lost −20");
}

TEST_CASE("the pivot sentence, word for word") {
  // Section 10's attack, its defender seen from near: grade alone decides.
  const Clash c = [] {
    for (const Golden& g : golden_fights())
      if (g.row == 20) return g.clash;
    return Clash{};
  }();
  Sight s = look(c.defender.unit, Level::kKnown);
  s.level = Level::kNear;
  s.grade.reset();
  Forecast f;
  f.clash = c;
  f.prepared = prepare(c);
  f.preview = preview(f.prepared);
  f.known = false;
  f.envelope = envelope(c, s);
  f.pivot = pivot(c, s);
  f.falls_back = kWood;
  const Verdicts v = verdict_on(f, s, voice(true));
  CHECK(v.sentence == "They break, unless they are Veteran or better.");
  REQUIRE(v.small_print.size() == 1);
  CHECK(v.small_print[0] == "Grade unseen; a scout beside them would tell.");
  CHECK(verdict_in_short(f) == "depends");
  CHECK(verdict_on(f, s, voice(false)).sentence == "You break, unless you are Veteran or better.");
}

TEST_CASE("disorder as the pivot: resolve of 55 less disorder, against shock of 36 to 51") {
  // Section 7.1's fresh rifles: never up to 3 of disorder, and certain from 19 on.
  Clash c;
  for (const Golden& g : golden_fights())
    if (g.row == 21) c = g.clash;
  Sight s = look(c.defender.unit, Level::kKnown);
  s.level = Level::kNear;
  s.disorder.reset();
  Forecast f;
  f.clash = c;
  f.prepared = prepare(c);
  f.preview = preview(f.prepared);
  f.known = false;
  f.envelope = envelope(c, s);
  f.pivot = pivot(c, s);
  const Verdicts v = verdict_on(f, s, voice(true));
  // Taken to be 10: a resolve of 45 within the shock of 36 to 51; 35 at 20 is below all of it.
  CHECK(v.sentence == "They may break, and surely do if they have 20 disorder or more.");
  REQUIRE(v.small_print.size() == 1);
  CHECK(v.small_print[0] == "Disorder unseen; a scout beside them would tell.");
}

TEST_CASE("shelled, 30 of disorder is likely: the verdict is of that, and then where it turns") {
  Clash c;
  for (const Golden& g : golden_fights())
    if (g.row == 21) c = g.clash;
  Sight s = look(c.defender.unit, Level::kKnown);
  s.level = Level::kNear;
  s.disorder.reset();
  s.grade.reset();
  s.shelled = true;
  c.defender.unit = estimate(s);
  Forecast f;
  f.clash = c;
  f.prepared = prepare(c);
  f.preview = preview(f.prepared);
  f.known = false;
  f.envelope = envelope(c, s);
  for (const Unknown what : {Unknown::kDisorder, Unknown::kGrade}) {
    f.pivot = try_out(c, s, c.defender.unit, what);
    CHECK(f.pivot->steps[f.pivot->likely].down == f.preview.down);
    if (!f.pivot->turns) continue;
    const Verdicts v = verdict_on(f, s, voice(true));
    const std::string begins = f.preview.down == kDraws ? "They break, unless"
                               : f.preview.down == 0    ? "They hold, unless"
                                                        : "They may break";
    CHECK(v.sentence.find(begins) == 0);
    CHECK(v.small_print.size() <= 2);
  }
  // The green rifles of section 7.1 as shelled: never up to 3 of disorder, certain from 19 on.
  s.grade = Grade::kGreen;
  c.defender.unit = estimate(s);
  CHECK(c.defender.unit.disorder == 30);
  f.clash = c;
  f.preview = preview(prepare(c));
  f.envelope = envelope(c, s);
  f.pivot = pivot(c, s);
  CHECK(verdict_on(f, s, voice(true)).sentence ==
        "They break, unless they have fewer than 20 disorder.");
}

TEST_CASE("whatever they are: no unknown changes the verdict") {
  // 44 strength of green rifles in the open under four flankers; and a mountain that stands.
  Forecast f;
  f.known = false;
  Sight s;
  s.posture = Posture::kHold;
  f.envelope.down = {kDraws, kDraws};
  CHECK(verdict_on(f, s, voice(true)).sentence == "They break, whatever they are.");
  f.envelope.down = {0, 0};
  CHECK(verdict_on(f, s, voice(true)).sentence == "They will not break, whatever they are.");
  // Never a span of chances from none to all.
  f.envelope.down = {0, kDraws};
  f.preview.down = kDraws;
  CHECK(verdict_on(f, s, voice(true)).sentence == "They break, as far as can be told.");
  CHECK(verdict_in_short(f) == "likely");
}

TEST_CASE("in fog losses have no middle, and Withdraw is spoken of") {
  const Account a = told(battle_of(kArmour + kBattery + kWorn, true), "2nd Armoured");
  CHECK(!a.they.median);
  CHECK(!a.you.median);
  CHECK(a.they.in_words().find("·") == std::string::npos);
  CHECK(a.they.leaves == "of 61–80");
  CHECK(!a.as_estimated.empty());
  CHECK(a.shock.find("not known") != std::string::npos);
}

TEST_CASE("whoever slips away is told of as that: no fight, a parting loss") {
  const Account a =
      told(battle_of(kArmour + kBattery + "unit: K5 red scouts trained, withdraw, 1st Scouts\n"),
           "2nd Armoured");
  CHECK(a.verdict == "They slip away: no fight");
  CHECK_FALSE(a.fights);
  CHECK(a.they.in_words() == "16");  // 1000 / 60
  CHECK(a.you.in_words() == "0");
  // A list of attacks says the same in brief.
  const Setup setup = battle_of(kArmour + "unit: K5 red scouts trained, withdraw, 1st Scouts\n");
  const View view = seen_by_blue(setup);
  const Piece& scouts = *top_on(view, kWood, Seat::kRed);
  const auto f = forecast(scenario_of(setup), view, named(setup, view, "2nd Armoured"), kWood, {});
  REQUIRE(f);
  CHECK(f->envelope.lost_attacker.most > 0);  // if it came to a fight
  CHECK(losses_of(*f, scouts) == LossRanges{{16, 16}, {0, 0}});
  CHECK(a.shock.empty());
  CHECK(a.instead.empty());
  CHECK(says(a.follows, "They lose 16 and fall back to "));
}

TEST_CASE("the enemy's attack on one's own is told from below") {
  const Setup setup = battle_of(kArmour + kWorn);
  const View v = Rules::view(setup, Rules::start(setup), Seat::kRed);
  const auto a = account(scenario_of(setup), v, named(setup, v, "2nd Armoured"), kWood, {});
  REQUIRE(a);
  CHECK(a->verdict.find("You break: ") == 0);
  CHECK(a->they.who == "You lose");
  CHECK(a->you.who == "They lose");
  CHECK(a->instead.empty());
}
