// clash/turn_test.cpp — a round from turn to turn: postures, digging in, rest, reinforcements, the
// end.
#include "clash/battle.h"
#include "clash/constants.h"
#include "clash/movement.h"
#include "core/play.h"

namespace wg::clash {

TEST_CASE("turn: a posture is chosen once a turn, for one unit or many, before they act") {
  Game g(
      battle("unit: A1 blue rifles green, One\nunit: A3 blue rifles green, Two\n"
             "unit: B1 red rifles green, Three\n"));
  g.give(Stand{units({0, 1}), Posture::kEntrenched});
  CHECK(g.of(0).unit.posture == Posture::kEntrenched);
  CHECK(g.of(1).unit.posture == Posture::kEntrenched);
  CHECK(g.refusal(Stand{units({0}), Posture::kHold}) == Refusal::kStoodAlready);
  g.end().end();
  CHECK(g.refusal(Stand{units({0}), Posture::kEntrenched}) == Refusal::kSamePosture);
  CHECK(g.refusal(Stand{0, Posture::kHold}) == Refusal::kNoUnit);
  CHECK(g.refusal(Stand{units({2}), Posture::kHold}) == Refusal::kNotOwnUnit);
  CHECK(g.refusal(Stand{units({9}), Posture::kHold}) == Refusal::kNoUnit);
  g.give(Assault{0, tile("B1"), 0});
  CHECK(g.refusal(Stand{units({0}), Posture::kHold}) == Refusal::kActedAlready);
}

TEST_CASE(
    "turn: dug in one a full round of standing still, four at most; moving or rising ends it") {
  Game g(
      battle("unit: A1 blue rifles green, One\nunit: A3 blue rifles green, entrenched 2, Two\n"));
  g.give(Stand{units({0}), Posture::kEntrenched});
  g.rounds(1);
  CHECK(g.of(0).unit.dug == 0);  // not a full round yet
  CHECK(g.of(1).unit.dug == 3);
  g.rounds(2);
  CHECK(g.of(0).unit.dug == 2);
  CHECK(g.of(1).unit.dug == 4);
  g.give(Move{0, tile("A2")}).give(Stand{units({1}), Posture::kHold});
  CHECK(g.of(0).unit.dug == 0);
  CHECK(g.of(1).unit.dug == 0);
  g.rounds(1);
  CHECK(g.of(0).unit.dug == 0);
}

TEST_CASE("turn: rest at the end of the round: depot 20 and 60, city 12 and 45, field 4 and 20") {
  // 40 strength, 90 disorder each; supply: the city and the field within 18.
  const std::string worn = " blue rifles green, strength 40, disorder 90, ";
  Game g(battle("city: A1 blue, depot, Base\ncity: C1 blue, Town\nunit: A1" + worn +
                "One\nunit: C1" + worn + "Two\nunit: E1" + worn + "Three\n"));
  g.rounds(1);
  CHECK(g.of(0).unit.strength == 60);
  CHECK(g.of(0).unit.disorder == 30);
  CHECK(g.of(1).unit.strength == 52);
  CHECK(g.of(1).unit.disorder == 45);
  CHECK(g.of(2).unit.strength == 44);
  CHECK(g.of(2).unit.disorder == 70);
}

TEST_CASE("turn: from 40 to full strength in 5 rounds in a city, in 15 in the field (source, 5)") {
  for (const auto& [place, rounds] : {std::pair{"city: A1 blue, Town\n", 5}, {"", 15}}) {
    Setup s = battle(std::string("city: C1 blue, depot, Base\n") + place +
                     "unit: A1 blue rifles green, strength 40, One\n");
    s.own->rounds = 20;
    Game g(s);
    g.rounds(rounds - 1);
    CHECK(g.of(0).unit.strength < 100);
    g.rounds(1);
    CHECK(g.of(0).unit.strength == 100);
  }
}

TEST_CASE("turn: reinforcements come in their round, and wait for room") {
  Game g(
      battle("unit: A1 blue rifles green, One\nunit: B1 blue rifles green, Two\n"
             "unit: A1 blue armour green, round 2, Three\nunit: P1 red rifles green, Four\n"
             "unit: P9 red rifles green, round 3, Five\n"));
  CHECK(g.of(2).tile == kNowhere);
  CHECK(g.refusal(Move{2, tile("A2")}) == Refusal::kNoUnit);
  g.give(Move{1, tile("A1")}).rounds(1);
  CHECK(g.of(2).tile == kNowhere);  // two stand there
  g.give(Move{0, tile("C1")}).rounds(1);
  CHECK(g.of(2).tile == tile("A1"));
  CHECK(g.heard<Arrived>());
  CHECK(g.of(2).doing.half_points == allowance(Type::kArmour));
  CHECK(g.of(4).tile == kNowhere);
  g.end();
  CHECK(g.of(4).tile == tile("P9"));
}

TEST_CASE("turn: only the side to move orders, and one order is one step") {
  Game g(battle("unit: A1 blue rifles green, One\nunit: P1 red rifles green, Two\n"));
  const View red = g.view(Seat::kRed);
  CHECK(Rules::refuse(g.setup, red, EndTurn{}) == Refusal::kNotYourTurn);
  const View blue = g.view(Seat::kBlue);
  CHECK(Rules::refuse_end(g.setup, blue) == Refusal::kNoOrder);
  CHECK_FALSE(Rules::refuse_end(g.setup, red));
  const View given = Rules::ahead(g.setup, blue, EndTurn{});
  CHECK(Rules::refuse(g.setup, given, EndTurn{}) == Refusal::kOneAtATime);
  CHECK_FALSE(Rules::refuse_end(g.setup, given));
}

TEST_CASE("turn: the last round decides by points; places are taken by whoever stops there") {
  Setup s = battle("mark: C1 red, points 3, Hill\nunit: A1 blue rifles green, One\n");
  s.own->rounds = 2;
  s.own->points = 3;
  Game won(s);
  won.give(Move{0, tile("C1")});
  CHECK(won.heard<Took>()->side == Seat::kBlue);
  won.rounds(1).end();
  CHECK_FALSE(won.state.verdict);
  won.end();
  CHECK(won.state.verdict == Verdict{Seat::kBlue, How::kPoints, 3, 1});
  CHECK(won.refusal(EndTurn{}) == Refusal::kGameOver);
  Game through(s);
  through.give(Move{0, tile("D1")}).rounds(2);  // over it and on
  CHECK(through.state.verdict == Verdict{Seat::kRed, How::kPoints, 0, 4});
}

TEST_CASE("turn: all places of `at once` end it; so do resigning and having nobody left") {
  Setup s = battle(
      "city: C1 red, points 3, Town\nunit: A1 blue rifles green, One\n"
      "unit: B9 red rifles green, Two\n");
  s.own->at_once = {1};
  Game g(s);
  g.give(Move{0, tile("C1")});
  CHECK(g.state.verdict == Verdict{Seat::kBlue, How::kAtOnce, 3, 1});
  Game resigned(s);
  resigned.give(Resign{});
  CHECK(resigned.state.verdict == Verdict{Seat::kRed, How::kResigned, 0, 4});
  Game last(
      battle("unit: A1 blue armour elite, assault, One\n"
             "unit: B1 red rifles green, strength 1, Two\n"));
  last.give(Assault{0, tile("B1"), 0});
  CHECK(last.state.verdict->how == How::kNoUnits);
  CHECK(last.state.verdict->winner == Seat::kBlue);
}

TEST_CASE("turn: a move or posture that showed nothing may be taken back, a fight never") {
  Setup s = battle(
      "unit: A1 blue rifles green, One\nunit: A3 blue battery green, Two\n"
      "unit: B1 red rifles green, Three\nunit: H1 red rifles green, Four\n"
      "unit: D9 blue scouts green, Five\n");
  s.fog = true;
  // Blue's come first: 0, 1, 2; then Red's.
  const auto back = [&](const Order& o) {
    Game g(s);
    const View before = g.view();
    g.give(o);
    return Rules::may_take_back(s, before, g.view(Seat::kBlue));
  };
  CHECK(back(Stand{units({0}), Posture::kAssault}));
  CHECK(back(Move{0, tile("A2")}));
  CHECK_FALSE(back(Move{2, tile("E4")}));  // three tiles from H1
  CHECK_FALSE(back(Assault{0, tile("B1"), 0}));
  CHECK_FALSE(back(Bombard{1, tile("B1")}));
  CHECK_FALSE(back(EndTurn{}));
}

}  // namespace wg::clash
