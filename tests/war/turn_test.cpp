// war/turn_test.cpp — placing units unseen, turns, and every way a game ends.
#include "core/play.h"

#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

constexpr std::string_view kNorthPlaced =
    "I F10 G6 G7 G9 H5 H7 H8 H9 I6 C G3 G4 H3 H4 A G8 H H6 T D3 M F5";
constexpr std::string_view kSouthPlaced =
    "I K15 K16 K17 L15 L16 L17 M15 M16 M17 C K19 L18 L19 M18 A K18 H O16 T O23 M N17";

Deploy deploy(Seat side, std::string_view units) {
  return {side, std::get<std::array<Square, kPerSide>>(read_units(units))};
}
Setup freely() { return {.deployment = {Deployment::kFree, Deployment::kFree}}; }

Outcome<State, Event> turn(const State& s, const std::vector<Order>& orders) {
  return Rules::step({}, s, orders, Dice{});
}
State passed(State s, int turns) {
  for (int i = 0; i < turns && !s.verdict; ++i) s = turn(s, {}).state;
  return s;
}

}  // namespace

TEST_CASE("units are placed unseen, and revealed once all stand") {
  const Setup setup = freely();
  State s = Rules::start(setup);
  REQUIRE(s.phase == Phase::kDeployment);
  s = Rules::step(setup, s, std::vector<Order>{deploy(kNorth, "I A1 A2")}, {}).state;
  CHECK(s.phase == Phase::kDeployment);  // goes on until both sides have placed all
  CHECK(Rules::view(setup, s, kNorth).state.at[kPerSide] == at("A1"));
  const View south = Rules::view(setup, s, kSouth);
  for (UnitId id = first_of(kNorth); id < kUnits; ++id) CHECK_FALSE(is_there(south.state, id));
  const auto out = Rules::step(
      setup, s, std::vector<Order>{deploy(kNorth, kNorthPlaced), deploy(kSouth, kSouthPlaced)}, {});
  CHECK(out.state.phase == Phase::kPlay);
  CHECK(write_units(out.state, kNorth) == kNorthPlaced);
  CHECK(Rules::view(setup, out.state, kSouth).state == out.state);
  REQUIRE(out.events.size() == 1);
  CHECK(std::get<Revealed>(out.events[0].event).first == out.state.to_move);
}

TEST_CASE("a deployment given later takes the place of the same side's earlier one") {
  CHECK(Rules::supersedes(deploy(kNorth, "I A1"), deploy(kNorth, "I A2")));
  CHECK_FALSE(Rules::supersedes(deploy(kNorth, "I A1"), deploy(kSouth, "I T1")));
  CHECK_FALSE(Rules::supersedes(Move{0, 1}, Move{0, 2}));
}

TEST_CASE("units of a kind stand in the order of their squares, however they were placed") {
  const Setup setup = freely();
  const auto placed = [&](std::string_view north) {
    return Rules::step(setup, Rules::start(setup),
                       std::vector<Order>{deploy(kNorth, north), deploy(kSouth, kSouthPlaced)}, {})
        .state;
  };
  CHECK(placed(kNorthPlaced) ==
        placed("I I6 G6 G7 G9 H5 H7 H8 H9 F10 C H4 G4 H3 G3 A G8 H H6 T D3 M F5"));
}

TEST_CASE("the lot: either side begins, about as often, and the host may choose") {
  int north = 0;
  for (std::uint32_t seed = 0; seed < 1000; ++seed)
    north += Rules::start({.seed = seed}).to_move == kNorth ? 1 : 0;
  CHECK(north > 450);  // 1000 fair draws: 500, standard deviation 16
  CHECK(north < 550);
  CHECK(Rules::start({.first = First::kNorthBegins}).to_move == kNorth);
  CHECK(Rules::start({.first = First::kSouthBegins}).to_move == kSouth);
}

TEST_CASE("both sides play a turn, then the next one begins") {
  State s = Rules::start({.first = First::kSouthBegins});
  CHECK(s.number == 1);
  s = turn(s, {move(s, "K15", "J15")}).state;
  CHECK(s.number == 1);
  CHECK(s.to_move == kNorth);
  CHECK(s.turn == Turn{});
  s = turn(s, {}).state;  // passing is allowed
  CHECK(s.number == 2);
  CHECK(s.to_move == kSouth);
}

TEST_CASE("the view after an order is what the turn has come to") {
  const State s = Rules::start({.first = First::kNorthBegins});
  const Move m = move(s, "F10", "F11");
  const View after = Rules::ahead({}, {kNorth, s}, m);
  CHECK(after.state.at[m.unit] == at("F11"));
  CHECK(after.state.turn.moves == 1);
  CHECK(after.seat == kNorth);
}

TEST_CASE("both arsenals gone: the game is over at once, in the middle of a turn") {
  State s = position("T D3 C R3 I A1", "I K20");
  s.arsenals = 0b1101;  // T3 stands, T23 is gone
  s = after(s, move(s, "R3", "T3"));
  REQUIRE(s.verdict.has_value());
  CHECK(*s.verdict == Verdict{kNorth, How::kNoArsenal});
  CHECK(refuse(s, move(s, "A1", "A2")) == Refusal::kGameOver);
}

TEST_CASE("the last fighting unit gone: the game is over, relays do not count") {
  State s = position("I J14", "I L14 T T2 M T4");
  s = after(s, Attack{unit_at(s, "L14")});  // F15: 4 to 0
  CHECK(s.verdict == Verdict{kNorth, How::kNoFighters});
}

TEST_CASE("resigning, and a draw offered and accepted") {
  const State s = Rules::start({.first = First::kNorthBegins});
  CHECK(turn(s, {Say{Parley::kResign}}).state.verdict == Verdict{kSouth, How::kResigned});
  State offered = turn(s, {Say{Parley::kOfferDraw}}).state;
  CHECK(offered.offer == kNorth);
  CHECK_FALSE(refuse(offered, Say{Parley::kAcceptDraw}));
  CHECK(turn(offered, {Say{Parley::kAcceptDraw}}).state.verdict ==
        Verdict{std::nullopt, How::kAgreed});
  const auto lapsed = turn(offered, {});  // not accepted
  offered = lapsed.state;
  CHECK(std::any_of(lapsed.events.begin(), lapsed.events.end(), [](const auto& n) {
    const auto* d = std::get_if<Declined>(&n.event);
    return d && d->by == kSouth;
  }));
  CHECK_FALSE(offered.offer);
  CHECK(refuse(offered, Say{Parley::kAcceptDraw}) == Refusal::kNoOffer);
}

TEST_CASE("the same position at the beginning of a turn for the third time is a draw") {
  State s = Rules::start({.first = First::kNorthBegins});
  // Passing four times brings the opening back twice; the same with two infantry changed over.
  CHECK_FALSE(passed(s, 3).verdict);
  CHECK(passed(s, 4).verdict == Verdict{std::nullopt, How::kRepetition});
  const State there = turn(s, {move(s, "F10", "F11")}).state;
  const State back = turn(passed(there, 1), {move(there, "F11", "F10")}).state;
  CHECK_FALSE(back.verdict);
}

TEST_CASE("units of a kind are alike when positions are compared, sides and kinds are not") {
  State s = position("I A1 A2 C B1", "I K1");
  State same = s;
  std::swap(same.at[unit_at(s, "A1")], same.at[unit_at(s, "A2")]);
  CHECK(position_key(s) == position_key(same));
  State another = s;
  std::swap(another.at[unit_at(s, "A1")], another.at[unit_at(s, "B1")]);
  CHECK(position_key(s) != position_key(another));
  State turned = s;
  turned.to_move = kSouth;
  CHECK(position_key(s) != position_key(turned));
  State fewer = s;
  fewer.arsenals = 0b1110;
  CHECK(position_key(s) != position_key(fewer));
}

TEST_CASE("forty turns of each side without a loss are a draw, and a loss begins the count anew") {
  State quiet = Rules::start({});
  quiet.quiet = kQuietTurns - 1;
  quiet.seen.clear();
  CHECK(turn(quiet, {}).state.verdict == Verdict{std::nullopt, How::kNothingDone});
  State lost = position("I J14 A1", "I L14 K20");
  lost.quiet = kQuietTurns - 1;
  lost = turn(lost, {Attack{unit_at(lost, "L14")}}).state;
  CHECK_FALSE(lost.verdict);
  CHECK(lost.quiet == 1);
}

TEST_CASE("networkCollapse: no relay and nobody linked loses, if the option says so") {
  for (const bool option : {false, true}) {
    State s = position("I J14 K16", "I O10 M K14", kNorth);
    s.options.network_collapse = option;
    REQUIRE(Board(s).is_isolated(unit_at(s, "O10")));
    s = after(s, Attack{unit_at(s, "K14")});
    if (option)
      CHECK(s.verdict == Verdict{kNorth, How::kCollapse});
    else
      CHECK_FALSE(s.verdict);
  }
}

TEST_CASE("a turn that cuts a unit off, or links it again, says so") {
  // L03: South's infantry on K15 cuts D8's diagonal; M17 lives by it.
  const State s = position("I M17", "I K16 T O23", kSouth);
  REQUIRE(Board(s).is_linked(unit_at(s, "M17")));
  const auto out = turn(s, {move(s, "K16", "K15")});
  const auto cut = [&](const auto& n) {
    const auto* c = std::get_if<Cut>(&n.event);
    return c && c->at == at("M17");
  };
  CHECK(std::any_of(out.events.begin(), out.events.end(), cut));
}

TEST_CASE("a game may begin in the middle of another, and only where it can go on") {
  State s = position("I J14", "I J13 K15", kSouth);
  s.dislodged = unit_at(s, "J13");
  Start start = start_from(s);
  CHECK(is_possible(start, {}));
  const State again = Rules::start({.start = start});
  CHECK(again.at == s.at);
  CHECK(again.dislodged == s.dislodged);
  CHECK(again.phase == Phase::kPlay);
  start.at[1] = start.at[0];  // two on one square
  CHECK_FALSE(is_possible(start, {}));
  start = start_from(s);
  start.at[5] = at("C10");  // a mountain
  CHECK_FALSE(is_possible(start, {}));
  start = start_from(s);
  start.dislodged = unit_at(s, "J14");  // the other side's
  CHECK_FALSE(is_possible(start, {}));
  // Off its lines it could never retreat.
  start = start_from(position("I J14", "I O10", kSouth));
  start.dislodged = 0;
  CHECK_FALSE(is_possible(start, {}));
}
