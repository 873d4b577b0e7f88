// clash/strike_test.cpp — fights on a map: what they cost, who falls back where, who is cut off.
#include "clash/battle.h"
#include "clash/constants.h"
#include "clash/draw.h"
#include "clash/movement.h"

namespace wg::clash {
namespace {

// The worked example of the source (7): forest, a battery to the north, a depot near on Blue's
// side, one farther on Red's.
constexpr const char* kRows =
    "................\n"
    "................\n"
    "................\n"
    "................\n"
    "..........f.....\n";
const std::string kWorked =
    "city: H5 blue, depot, Base\ncity: P5 red, depot, East\n"
    "unit: J5 blue armour veteran, strength 92, assault, 2nd Armoured\n"
    "unit: K4 blue battery trained, hold, 1st Battery\n"
    "unit: K5 red rifles green, strength 78, disorder 15, entrenched 2, 3rd Rifles\n";

// A seed whose first draw of that unit in turn 1 is the one wanted.
std::uint32_t seed_for(UnitId lead, int draw) {
  for (std::uint32_t seed = 1;; ++seed)
    if (draw_at(address(seed, 1, lead + 1u, 1)) == draw) return seed;
}

}  // namespace

TEST_CASE("worked example (source, 7): put together from the map, fought at draw 617") {
  Setup s = battle(kWorked, kRows);
  s.seed = seed_for(0, 617);
  Game g(s);
  const View v = g.view();
  const Piece& lead = *piece(v, 0);
  CHECK(lead.supply == Supply::kFull);
  CHECK(piece(v, 2)->supply == Supply::kAdequate);
  const auto f = forecast(g.map(), v, lead, tile("K5"), best_support(g.map(), v, lead, tile("K5")));
  REQUIRE(f);
  CHECK(f->prepared.parts[0] == 53);
  CHECK(f->prepared.parts[1] == 18);
  CHECK(f->prepared.raw_defence == 39);
  CHECK(f->prepared.attack == 97);
  CHECK(f->prepared.defence == 74);
  CHECK(f->prepared.volatility == 1000);
  CHECK(f->prepared.resolve_defender == 29);
  CHECK(f->prepared.resolve_attacker == 38);
  CHECK(f->preview.lost_defender == std::array{26, 34, 41});
  CHECK(f->preview.lost_attacker == std::array{14, 19, 25});
  CHECK(f->preview.down == 1000);
  CHECK(f->preview.falters == 0);
  CHECK(f->falls_back.has_value());
  const Tile back = *f->falls_back;
  g.give(Assault{0, tile("K5"), units({1})});
  const Fought& e = *g.heard<Fought>();
  CHECK(e.result.exchange.lost_defender == 35);
  CHECK(e.result.exchange.lost_attacker == 18);
  CHECK(e.predicted == Predicted{{26, 41}, {14, 25}, {1000, 1000}});
  CHECK(g.of(2).unit.strength == 43);
  CHECK(g.of(2).unit.disorder == 42);
  CHECK(g.of(2).tile == back);
  CHECK(g.of(2).unit.posture == Posture::kHold);
  CHECK(g.of(0).unit.strength == 74);
  CHECK(g.of(0).unit.disorder == 15);
  CHECK(g.of(0).tile == tile("K5"));  // it advanced
  CHECK(g.of(1).unit.disorder == kDisorderSupport);
  CHECK(g.refusal(Bombard{1, back}) == Refusal::kSupportedAlready);
}

TEST_CASE("worked example, fresh defender (source, 7.1): never; bombard first, and it is certain") {
  std::string lines = kWorked;
  lines.replace(lines.find("strength 78, disorder 15, "), 26, "");
  Setup s = battle(lines, kRows);
  s.seed = seed_for(1, 500);  // the battery fires at the middle draw
  Game g(s);
  const auto look = [&] {
    const View v = g.view();
    const Piece& lead = *piece(v, 0);
    return *forecast(g.map(), v, lead, tile("K5"), best_support(g.map(), v, lead, tile("K5")));
  };
  CHECK(look().prepared.attack == 97);
  CHECK(look().prepared.defence == 95);
  CHECK(look().preview.down == 0);
  g.give(Bombard{1, tile("K5")});
  CHECK(g.heard<Fought>()->bombards);
  CHECK(g.of(2).unit.strength == 93);
  CHECK(g.of(2).unit.disorder == 26);
  CHECK(g.of(1).unit.disorder == kDisorderFiring);
  CHECK(look().clash.supporters.empty());  // the battery has fired
  CHECK(look().prepared.attack == 66);
  CHECK(look().prepared.defence == 89);
  CHECK(look().preview.down == 1000);
  CHECK(look().clash.context.flankers == 1);
}

TEST_CASE("withdraw: a screen pays 16 and 15, goes, and the attacker advances without loss") {
  Game g(
      battle("unit: A5 blue armour green, assault, One\n"
             "unit: B5 red scouts trained, withdraw, Two\n"));
  const View v = g.view();
  CHECK(forecast(g.map(), v, *piece(v, 0), tile("B5"), {})->slips_away);
  g.give(Assault{0, tile("B5"), 0});
  CHECK(g.heard<Slipped>()->lost == 16);
  CHECK(g.of(1).unit.strength == 84);
  CHECK(g.of(1).unit.disorder == 15);
  CHECK(distance(g.of(1).tile, tile("B5")) == 1);
  CHECK(g.of(0).unit.strength == 100);
  CHECK(g.of(0).unit.disorder == 0);
  CHECK(g.of(0).tile == tile("B5"));
  CHECK(g.of(0).doing.half_points == allowance(Type::kArmour) - kAttackCost - kAdvanceCost);
  g.end().end();
  CHECK(g.of(1).unit.strength == 84);  // it counts as fighting: no rest
  CHECK(g.of(1).unit.disorder == 13);  // cut off from supply: 5, and half of that, 2
}

TEST_CASE("withdraw: the second attack of a turn catches it, in a fight at -200") {
  Game g(
      battle("unit: A5 blue armour green, assault, One\nunit: A4 blue armour green, assault, Two\n"
             "unit: B5 red scouts trained, withdraw, Three\n"));
  g.give(Assault{0, tile("B5"), 0});
  const Tile now = g.of(2).tile;
  // Whichever way it went, the other follows until beside it.
  Tile beside_it = kNowhere;
  const View v = g.view();
  const Reach r = reach(g.map(), v, *piece(v, 1));
  for (const Tile t : beside(now))
    if (r.left[t] >= kAttackCost) beside_it = t;
  if (!are_beside(g.of(1).tile, now)) g.give(Move{1, beside_it});
  const View w = g.view();
  const auto f = forecast(g.map(), w, *piece(w, 1), now, {});
  CHECK_FALSE(f->slips_away);
  CHECK(f->prepared.defence_mods == -200);
  g.give(Assault{1, now, 0});
  CHECK(g.heard<Fought>());
}

TEST_CASE("withdraw: hidden, it is reckoned with wherever it would have to fight") {
  const auto forecast_of = [](const std::string& lines, bool bombards) {
    Setup s = battle(lines);
    s.fog = true;
    Game g(s);
    const View v = g.view();
    return *forecast(g.map(), v, *piece(v, 0), tile("C5"), {}, bombards);
  };
  const std::string gun = "unit: A5 blue battery green, One\n", red = "unit: C5 red rifles green, ";
  const auto shells = forecast_of(gun + red + "withdraw, Two\n", true);
  CHECK(shells.prepared.defence_mods != -200);  // not known
  Clash truth = shells.clash;
  truth.defender.unit.posture = Posture::kWithdraw;
  truth.defender.unit.dug = 0;
  truth.defender.unit.disorder = 0;
  truth.defender.unit.grade = Grade::kGreen;
  truth.defender.unit.strength = 60;  // the weakest of its bucket loses most
  CHECK(prepare(truth).defence_mods == -200);
  const auto& best = shells.envelope.lost_defender.most;
  CHECK(preview(prepare(truth)).lost_defender[2] <= best);
  truth.defender.unit.posture = Posture::kHold;
  CHECK(preview(prepare(truth)).lost_defender[2] < best);  // without it the band would be narrower

  Clash any = truth;
  const Sight seen = look(truth.defender.unit, Level::kSeen);
  CHECK(envelope(any, seen, true).previews > envelope(any, seen).previews);
}

TEST_CASE("withdraw: a full Scout Troop is gone at its seventh disengagement (design, 9)") {
  Unit scouts;
  scouts.type = Type::kScouts;
  int times = 0;
  for (int strength = 100; strength > 0; ++times) strength -= 1000 / worth(scouts.type).tough;
  CHECK(times == 7);
}

TEST_CASE(
    "pocket: between two units on opposite sides there is no way back, and a break destroys") {
  Game g(
      battle("unit: G6 blue armour elite, assault, One\nunit: I6 blue armour elite, Two\n"
             "unit: H6 red rifles green, disorder 90, Three\n"
             "unit: A1 red rifles green, Four\n"));
  const View v = g.view();
  CHECK(piece(v, 2)->encircled);
  CHECK_FALSE(forecast(g.map(), v, *piece(v, 0), tile("H6"), {})->falls_back);
  g.give(Assault{0, tile("H6"), 0});
  const Fought& e = *g.heard<Fought>();
  REQUIRE(e.back.size() == 1);
  CHECK(e.back[0].to == kNowhere);
  CHECK(g.of(2).gone);
}

TEST_CASE("pocket: three on one side leave a way back (design, 8)") {
  const Game g(
      battle("unit: G5 blue rifles green, One\nunit: G6 blue rifles green, Two\n"
             "unit: G7 blue rifles green, Three\nunit: H6 red rifles green, Four\n"));
  CHECK_FALSE(piece(g.whole(), 3)->encircled);
}

TEST_CASE("locked: in works and in a city of its own a broken unit stays; marks lock nobody") {
  for (const auto& [place, locked] : {std::pair{"city: H6 red, Town\n", true},
                                      {"city: H6 blue, works 1, Town\n", true},
                                      {"mark: H6 red, points 1, Hill\n", false}}) {
    // A city that is the other side's, with works: a unit of Red's stands in it.
    Setup s = battle(std::string(place) +
                     "unit: G6 blue armour elite, assault, One\n"
                     "unit: H6 red rifles green, disorder 90, Two\n");
    if (locked && s.own->places[1].works == 1) s.own->places[1].side = Seat::kRed;
    Game g(s);
    g.give(Assault{0, tile("H6"), 0});
    const Fought& e = *g.heard<Fought>();
    CHECK(e.result.broke_defender);
    CHECK(e.locked == locked);
    CHECK((g.of(1).tile == tile("H6")) == locked);
    CHECK(e.advanced == !locked);
  }
}

TEST_CASE("a stack: the top alone loses, all give ground, the others with 10 disorder more") {
  Game g(
      battle("unit: G6 blue armour elite, assault, One\n"
             "unit: H6 red rifles green, disorder 80, Two\n"
             "unit: H6 red rifles green, strength 60, Three\n"));
  const View v = g.view();
  const auto f = forecast(g.map(), v, *piece(v, 0), tile("H6"), {});
  CHECK(f->clash.context.others == 1);
  CHECK(f->prepared.defence_mods == kPerOther);
  g.give(Assault{0, tile("H6"), 0});
  const Fought& e = *g.heard<Fought>();
  CHECK(e.defender == 1);
  REQUIRE(e.back.size() == 2);
  CHECK(e.back[0].unit == 1);  // the top first
  CHECK(g.of(1).unit.strength < 100);
  CHECK(g.of(2).unit.strength == 60);
  CHECK(g.of(2).unit.disorder == 10);
  CHECK(g.of(1).doing.spent);
  CHECK(g.of(2).doing.spent);
  CHECK(g.of(0).tile == tile("H6"));
  g.end();
  CHECK_FALSE(g.of(1).doing.spent);  // its own turn has come
}

TEST_CASE("falter: it stays, holds, and has no movement left") {
  Game g(
      battle("unit: G6 blue rifles green, strength 50, disorder 20, assault, One\n"
             "unit: H6 red rifles elite, entrenched 4, Two\n"));
  g.give(Assault{0, tile("H6"), 0});
  CHECK(g.heard<Fought>()->result.faltered);
  CHECK(g.of(0).tile == tile("G6"));
  CHECK(g.of(0).unit.posture == Posture::kHold);
  CHECK(g.of(0).doing.half_points == 0);
}

TEST_CASE("advance: not without a point left, and armour not into mountains it may attack") {
  const std::string rows = "................\n.M..............\n";
  Game g(battle(
      "unit: A2 blue armour elite, assault, One\nunit: B2 red rifles green, disorder 95, Two\n",
      rows));
  const View v = g.view();
  CHECK_FALSE(forecast(g.map(), v, *piece(v, 0), tile("B2"), {})->may_advance);
  g.give(Assault{0, tile("B2"), 0});
  CHECK(g.heard<Fought>()->result.down());
  CHECK(g.of(0).tile == tile("A2"));
  Game tired(battle(
      "unit: A2 blue rifles elite, assault, One\nunit: D2 red rifles green, disorder 95, Two\n"));
  tired.give(Move{0, tile("C2")});  // 4 of its 6 half points
  CHECK(tired.refusal(Stand{units({0}), Posture::kAssault}) == Refusal::kSamePosture);
  tired.give(Assault{0, tile("D2"), 0});
  CHECK(tired.heard<Fought>()->result.down());
  CHECK(tired.of(0).tile == tile("C2"));
}

TEST_CASE("river -180 and uphill -100 weigh on the attacker; a bridge spares the first") {
  const std::string rows = "................\n..h.............\n";
  const auto mods = [&](const std::string& more) {
    const Game g(battle(
        "river: B\n" + more + "unit: B2 blue rifles green, One\nunit: C2 red rifles green, Two\n",
        rows));
    const View v = g.view();
    return forecast(g.map(), v, *piece(v, 0), tile("C2"), {})->prepared.attack_mods;
  };
  CHECK(mods("") == -280);
  CHECK(mods("crossing: B2 ford\n") == -100);
}

TEST_CASE("refusals of a fight, each in its place") {
  Game g(
      battle("unit: A5 blue rifles green, withdraw, One\nunit: B4 blue rifles green, Two\n"
             "unit: C7 blue battery green, Three\nunit: B6 blue rifles green, Four\n"
             "unit: B5 red rifles elite, Five\nunit: E5 red rifles green, Six\n"));
  const Tile t = tile("B5");
  CHECK(g.refusal(Assault{0, t, 0}) == Refusal::kWithdrawing);
  CHECK(g.refusal(Assault{1, tile("A1"), 0}) == Refusal::kNobodyThere);
  CHECK(g.refusal(Assault{1, tile("E5"), 0}) == Refusal::kNotBeside);
  CHECK(g.refusal(Assault{1, t, units({0})}) == Refusal::kNoSupporter);
  CHECK(g.refusal(Assault{1, t, units({2})}) == Refusal::kNoSupporter);  // two tiles away
  CHECK(g.refusal(Assault{1, t, units({0, 2, 3})}) == Refusal::kTooManySupporters);
  CHECK(g.refusal(Assault{1, t, units({1})}) == Refusal::kNoSupporter);
  CHECK(g.refusal(Bombard{1, t}) == Refusal::kNotAGun);
  CHECK(g.refusal(Bombard{2, tile("E5")}) == std::nullopt);
  CHECK(g.refusal(Bombard{2, tile("E4")}) == Refusal::kNobodyThere);
  g.give(Assault{1, t, units({3})});
  CHECK(g.refusal(Assault{1, t, 0}) == Refusal::kAssaultedAlready);
  CHECK(g.refusal(Assault{3, t, 0}) == Refusal::kSupportedAlready);
  CHECK_FALSE(g.refusal(Move{3, tile("A6")}));  // support does not cost the move
}

}  // namespace wg::clash
