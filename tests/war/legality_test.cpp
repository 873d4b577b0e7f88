// war/legality_test.cpp — what a seat may order, and the first reason why not.
#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

State opening() { return Rules::start({.first = First::kNorthBegins}); }

}  // namespace

TEST_CASE("F01 to F04: too far, a mountain, somebody there, the other side's") {
  const State s = opening();
  REQUIRE(s.to_move == kNorth);
  CHECK(refuse(s, move(s, "F10", "F12")) == Refusal::kTooFar);
  CHECK(refuse(s, move(s, "F10", "E10")) == Refusal::kMountain);
  CHECK(refuse(s, move(s, "G6", "G7")) == Refusal::kOccupied);
  CHECK(refuse(s, kNorth, move(s, "K15", "J15")) == Refusal::kNotOwnUnit);
  CHECK(refuse(s, kSouth, move(s, "K15", "J15")) == Refusal::kNotYourTurn);
}

TEST_CASE("F05, F06: a unit moves once, and five move") {
  State s = opening();
  s = after(s, move(s, "F10", "F11"));
  CHECK(refuse(s, move(s, "F11", "F12")) == Refusal::kAlreadyMoved);
  for (const auto& [from, to] : {std::pair{"G9", "F10"}, {"G8", "F9"}, {"G7", "G8"}, {"I6", "J6"}})
    s = after(s, move(s, from, to));
  CHECK(refuse(s, move(s, "H7", "I7")) == Refusal::kNoMovesLeft);
}

TEST_CASE("F07, F08: two squares need a free one between them") {
  State s = position("C A1 I A2 B1 B2 T A8", "");
  CHECK(refuse(s, move(s, "A1", "A3")) == Refusal::kPathBlocked);
  s = position("C A1 I A2 B1 T A8", "");
  CHECK_FALSE(refuse(s, move(s, "A1", "A3")));
}

TEST_CASE("F09: an isolated fighter stays, an isolated relay goes") {
  const State s = position("C H17 M H18", "");
  CHECK(refuse(s, move(s, "H17", "G17")) == Refusal::kIsolated);
  CHECK_FALSE(refuse(s, move(s, "H18", "F18")));
}

TEST_CASE("F10, F11: a fighter on an enemy arsenal eliminates it, and that was the attack") {
  State s = position("T D3 C R3 I R9", "I S10 K20 T S22");
  s = after(s, move(s, "R3", "T3"));
  CHECK(s.arsenals == 0b1110);
  CHECK(s.turn.attack_spent);
  CHECK_FALSE(s.verdict);
  CHECK(refuse(s, Attack{unit_at(s, "S10")}) == Refusal::kAttackSpent);
  CHECK_FALSE(refuse(s, move(s, "D3", "D4")));
  // Q9 turned round: it is not eliminated again by standing there.
  s = Rules::step({}, position("T D3 C R3", "I K20"), std::vector<Order>{Move{26, at("T3")}}, {})
          .state;
  CHECK(arsenals_of(s, kSouth) == 1);
}

TEST_CASE("F12: a relay on an enemy arsenal changes nothing") {
  State s = position("T S4", "I K20");
  s = after(s, move(s, "S4", "T3"));
  CHECK(s.arsenals == 0b1111);
  CHECK_FALSE(s.turn.attack_spent);
}

TEST_CASE("F13: a dislodged unit moves before all else, in any direction, and adds nothing") {
  // K15 is on no line with J13: 7 to 6.
  State s = position("C J14", "I J13 K15", kNorth);
  s = Rules::step({}, s, std::vector<Order>{Attack{unit_at(s, "J13")}}, {}).state;
  REQUIRE(s.dislodged == unit_at(s, "J13"));
  REQUIRE(s.to_move == kSouth);
  CHECK(refuse(s, move(s, "K15", "K16")) == Refusal::kRetreatFirst);
  CHECK(refuse(s, Attack{unit_at(s, "J14")}) == Refusal::kRetreatFirst);
  CHECK(Rules::refuse_end({}, View{kSouth, s}) == Refusal::kRetreatFirst);
  CHECK_FALSE(Rules::refuse_end({}, View{kNorth, s}));
  CHECK_FALSE(refuse(s, Say{Parley::kResign}));
  s = after(s, move(s, "J13", "K14"));
  CHECK_FALSE(Rules::refuse_end({}, View{kSouth, s}));
  CHECK(s.dislodged == kNobody);
  CHECK(s.turn.moves == 1);
  const Totals back = totals(s, Board(s), unit_at(s, "J14"));
  REQUIRE(back.attack.size() == 1);  // K15 alone
  CHECK(s.at[back.attack[0].unit] == at("K15"));
}

TEST_CASE("F14: nothing follows an attack") {
  State s = position("I J14 J15 I15 T D4", "I J13 L15", kNorth);
  s = after(s, Attack{unit_at(s, "J13")});
  CHECK(refuse(s, move(s, "I15", "H15")) == Refusal::kAttackMade);
  CHECK(refuse(s, Attack{unit_at(s, "L15")}) == Refusal::kAttackSpent);
}

TEST_CASE("F15, F16: two squares are in range, three are not") {
  State s = position("I J14", "I L14");
  const Totals t = totals(s, Board(s), unit_at(s, "L14"));
  CHECK(t.offence == 4);
  CHECK(t.against == 0);
  CHECK(t.result == Result::kDestroyed);
  CHECK_FALSE(refuse(s, Attack{unit_at(s, "L14")}));
  s = position("I J14", "I M14");
  CHECK(refuse(s, Attack{unit_at(s, "M14")}) == Refusal::kOutOfRange);
}

TEST_CASE("F17: one's own half, no mountain, one a square") {
  const Setup setup{.deployment = {Deployment::kFree, Deployment::kFree}};
  const View view = Rules::view(setup, Rules::start(setup), kNorth);
  const auto deploy = [&](std::string_view units) {
    const auto read = read_units(units);
    return Rules::refuse(setup, view, Deploy{kNorth, std::get<std::array<Square, kPerSide>>(read)});
  };
  CHECK(deploy("I K5") == Refusal::kDeployTerritory);
  CHECK(deploy("I C11") == Refusal::kDeployMountain);
  CHECK(deploy("I A1 C A1") == Refusal::kDeployTwice);
  CHECK_FALSE(deploy("I F10 C B8 T D8"));  // pass, fort and arsenal are allowed
  CHECK(Rules::refuse(setup, view, Deploy{kSouth, {}}) == Refusal::kNotOwnUnit);
  CHECK(Rules::refuse(setup, view, Move{20, at("A1")}) == Refusal::kStillDeploying);
  CHECK(refuse(opening(), Deploy{kNorth, {}}) == Refusal::kNotDeploying);
}

TEST_CASE("orders nobody could mean are refused, not obeyed") {
  const State s = opening();
  CHECK(refuse(s, Move{kNobody, 0}) == Refusal::kNoUnit);
  CHECK(refuse(s, Move{34, 0}) == Refusal::kNoUnit);
  CHECK(refuse(s, Move{unit_at(s, "F10"), kNowhere}) == Refusal::kOffBoard);
  CHECK(refuse(s, Move{unit_at(s, "F10"), at("F10")}) == Refusal::kSameSquare);
  CHECK(refuse(s, Attack{kNobody}) == Refusal::kNoTarget);
  CHECK(refuse(s, Attack{unit_at(s, "G6")}) == Refusal::kOwnTarget);
  CHECK(refuse(s, Say{Parley::kAcceptDraw}) == Refusal::kNoOffer);
  CHECK(refuse(s, Seat::kUmpire, Say{Parley::kResign}) == Refusal::kNotYourTurn);
}

TEST_CASE("two arsenals in one turn: the second entry is refused") {
  State s = position("T D3 M B23 C R3 R23", "I K20", kNorth);
  s = after(s, move(s, "R3", "T3"));
  REQUIRE(s.arsenals == 0b1110);
  CHECK(refuse(s, move(s, "R23", "T23")) == Refusal::kArsenalAttackSpent);
}
