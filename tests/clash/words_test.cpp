// clash/words_test.cpp — numbers as they are read, and sentences that name what and where.
#include "clash/words.h"

#include <doctest/doctest.h>

#include "core/play.h"

#include "worked.h"

using namespace wg;
using namespace wg::clash;

TEST_CASE("chances: one decimal, words at both ends, never rounded into a certainty") {
  CHECK(chance(1000) == "certain");
  CHECK(chance(999) == "99.9%");
  CHECK(chance(597) == "59.7%");
  CHECK(chance(1) == "0.1%");
  CHECK(chance(0) == "never");
  CHECK(chance(500) == "50%");
  for (int n = 1; n < 1000; ++n) {
    CHECK(chance(n) != "100%");
    CHECK(chance(n) != "0%");
  }
}

TEST_CASE("odds have two decimals and are rounded down") {
  CHECK(ratio(97, 74) == "1.31 : 1");
  CHECK(ratio(97, 95) == "1.02 : 1");
  CHECK(ratio(47, 95) == "0.49 : 1");
  CHECK(ratio(66, 89) == "0.74 : 1");
  CHECK(ratio(106, 47) == "2.25 : 1");
  CHECK(ratio(71, 102) == "0.69 : 1");
  CHECK(ratio(299, 100) == "2.99 : 1");
  CHECK(ratio(2999, 1000) == "2.99 : 1");
  CHECK(ratio(1, 1) == "1.00 : 1");
}

TEST_CASE("other numbers") {
  CHECK(plus(250) == "+250");
  CHECK(plus(-300) == "−300");
  CHECK(plus(0) == "0");
  CHECK(times(930) == "0.93");
  CHECK(times(1900) == "1.90");
  CHECK(times(1000) == "1.00");
  CHECK(times(1125) == "1.125");
  CHECK(from_to(26, 41) == "26–41");
  CHECK(from_to(7, 7) == "7");
  CHECK(points_of_move(5) == "2½");
  CHECK(points_of_move(1) == "½");
  CHECK(points_of_move(0) == "0");
  CHECK(percent(143) == "14.3%");
}

TEST_CASE("places by their names, tiles by theirs") {
  const Scenario& s = scenario(Battle::kBelvoirGap);
  CHECK(spot(s, *tile_named("K5")) == "Belvoir Wood");
  CHECK(spot_in_full(s, *tile_named("K5")) == "Belvoir Wood (K5)");
  CHECK(spot(s, *tile_named("L5")) == "L5");
  CHECK(ground_at(s, *tile_named("L7")) == "city, works 3, road");
  CHECK(aim_of(s, Seat::kBlue) == "hold 10 of 13 points after round 10");
  CHECK(task(s, Seat::kBlue) == "Blue: hold 10 of 13 points after round 10");
  CHECK(task(s, Seat::kRed) == "Red: keep Blue below 10 of 13 points to the end of round 10");
  CHECK(at_once(s) == "Blue wins at once with Carrow and East Halt together.");
}

TEST_CASE("every refusal has a sentence, and says who, what and where") {
  const Setup setup = battle_of(kArmour + kBattery + kWorn);
  const View v = seen_by_blue(setup);
  const Scenario& s = scenario_of(setup);
  std::vector<std::string> all;
  for (int r = 0; r <= static_cast<int>(Refusal::kNoSupporter); ++r) {
    const std::string words = sentence(static_cast<Refusal>(r));
    CHECK(words.size() > 2);
    for (const std::string& before : all) CHECK(words != before);
    all.push_back(words);
  }
  const UnitId armour = named(setup, v, "2nd Armoured").id;
  CHECK(sentence(s, v, Assault{armour, tile_at(0, 0), 0}, Refusal::kNotBeside) ==
        "2nd Armoured at J5 cannot assault A1: the target is not beside it.");
  CHECK(sentence(s, v, Move{armour, kWood}, Refusal::kEnemyThere) ==
        "2nd Armoured at J5 cannot move to Belvoir Wood (K5): an enemy is there.");
  CHECK(sentence(s, v, Stand{Units{1} << armour, Posture::kHold}, Refusal::kStoodAlready) ==
        "2nd Armoured at J5 cannot go over to Hold: its posture has been changed in this turn.");
  CHECK(sentence(s, v, EndTurn{}, Refusal::kNotYourTurn) ==
        "The turn cannot end: it is the other side's turn.");
}

TEST_CASE("after a fight: what was predicted, and what came") {
  const Setup setup = battle_of(kArmour + kBattery + kWorn);
  const Scenario& s = scenario_of(setup);
  Fought e;
  e.lead = 0;
  e.defender = 2;
  e.supporters = Units{1} << 1;
  e.from = tile_at(9, 4);
  e.at = kWood;
  e.predicted = Predicted{{26, 41}, {14, 25}, {1000, 1000}};
  // Section 7's draw of 617.
  e.result.exchange.lost_defender = 35;
  e.result.exchange.lost_attacker = 18;
  e.result.broke_defender = true;
  e.defender_strength_after = 43;
  e.back = {{2, kWood, tile_at(11, 5)}};
  e.advanced = true;
  CHECK(predicted(e) == "Predicted 26–41, lost 35.");
  CHECK(sentence(s, Seat::kBlue, e) ==
        "Blue's 2nd Armoured assaulted Red's 3rd Rifles at Belvoir Wood (K5) with 1st Battery. "
        "Red's 3rd Rifles lost 35 and broke. Red's 3rd Rifles fell back to L6. Blue's 2nd Armoured "
        "lost 18 and moved in.");
  const Notice<Event> notice{kEveryone, e};
  CHECK(news(s, Seat::kBlue, {&notice, 1})[0].find("Predicted 26–41, lost 35.") !=
        std::string::npos);
  CHECK(news(s, Seat::kRed, {&notice, 1})[0].find("Predicted") == std::string::npos);
  // Red does not learn which battery it was, Blue does; nor whom shells fell on.
  CHECK(sentence(s, Seat::kRed, e).find("with a battery") != std::string::npos);
  e.bombards = true;
  e.back.clear();
  CHECK(sentence(s, Seat::kBlue, e).find("3rd Rifles") == std::string::npos);
  CHECK(sentence(s, Seat::kUmpire, e).find("3rd Rifles") != std::string::npos);
}

TEST_CASE(
    "what came of shells: disorder too where the unit is known, only the loss where it is not") {
  const Setup setup = battle_of(kArmour + kBattery + kWorn);
  const Scenario& s = scenario_of(setup);
  Fought e;  // section 3: 5 of disorder, and 3 for each of the strength lost
  e.lead = 1;
  e.defender = 2;
  e.at = kWood;
  e.bombards = true;
  e.result.exchange.lost_defender = 7;
  CHECK(sentence(s, Seat::kBlue, e) ==
        "Blue's 1st Battery bombarded Red's rifles at Belvoir Wood (K5). Red's rifles lost 7.");
  e.defender_strength = 78;
  e.defender_disorder = 15;
  e.defender_strength_after = 78 - 7;
  e.defender_disorder_after = 15 + 5 + 3 * 7;
  CHECK(sentence(s, Seat::kBlue, e) ==
        "Blue's 1st Battery bombarded Red's 3rd Rifles at Belvoir Wood (K5). Red's 3rd Rifles lost "
        "7: 71 strength left, and disorder up from 15 to 41.");
  e.lead = kNobody;  // as Red hears of it
  CHECK(sentence(s, Seat::kRed, e).find("Blue's guns bombarded Red's 3rd Rifles") == 0);
}

TEST_CASE("a fight is told once to whoever looks, and only its attacker had it predicted") {
  Record<Rules> r;
  r.setup = battle_of(kArmour + kBattery + kWorn);
  r.given.push_back({0, Seat::kBlue, Order{Bombard{1, kWood}}});
  r.given.push_back({1, Seat::kBlue, Order{Assault{0, kWood, 0}}});
  r.length = 2;
  play<Rules>(r, [&](const auto&, const auto& events) {
    for (const Seat seat : {Seat::kBlue, Seat::kRed, Seat::kUmpire}) {
      int told = 0, predictions = 0;
      for (const std::string& line : news(scenario_of(r.setup), seat, events)) {
        told += line.find(" lost ") != std::string::npos ? 1 : 0;
        predictions += line.find("Predicted ") != std::string::npos ? 1 : 0;
      }
      CHECK(told == 1);
      CHECK(predictions == (seat == Seat::kRed ? 0 : 1));
    }
  });
}

TEST_CASE("an enemy not known in full is called by its type") {
  const Setup setup = battle_of(kArmour + kWorn, true);
  const View v = seen_by_blue(setup);
  const Piece* top = top_on(v, kWood, Seat::kRed);
  REQUIRE(top);
  CHECK(unit_at(scenario_of(setup), *top) == "rifles at K5");
  CHECK(strength_of(*top) == "61–80");  // from near
  CHECK(unseen(*top) == "Grade and disorder unseen.");
  const Setup open = battle_of(kArmour + kWorn);
  const View all = seen_by_blue(open);
  const Piece& known = *top_on(all, kWood, Seat::kRed);
  CHECK(unit_at(scenario_of(open), known) == "3rd Rifles at K5");
  CHECK(condition(known) ==
        "78 strength, 15 disorder, green, entrenched, dug in 2, supply adequate");
  CHECK(unseen(known).empty());
}

TEST_CASE("verdicts of the game") {
  const Scenario& s = scenario(Battle::kBelvoirGap);
  CHECK(headline({Seat::kBlue, How::kPoints, 10, 3}) == "Blue wins");
  CHECK(sentence(s, Verdict{Seat::kRed, How::kPoints, 9, 4}) ==
        "Blue holds 9 of 13 points; 10 were needed.");
  CHECK(sentence(s, Verdict{Seat::kBlue, How::kAtOnce, 11, 2}) ==
        "Blue has taken Carrow and East Halt.");
  CHECK(sentence(s, Verdict{Seat::kRed, How::kNoUnits, 3, 10}) == "Blue has no unit left.");
  CHECK(sentence(s, Verdict{Seat::kRed, How::kResigned, 3, 10}) == "Blue resigned.");
}
