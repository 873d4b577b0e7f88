// war/commander_test.cpp — the computer's orders: legal, the same twice, and not foolish.
#include "war/commanders/commander.h"

#include "war/bench.h"

#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

constexpr Player kLevels[] = {Player::kEasy, Player::kMiddle, Player::kHard};

std::vector<Order> thought(const State& s, Player level, std::uint32_t seed = 1) {
  return think({}, Rules::view({}, s, s.to_move), level, seed);
}
// Where the orders lead; every one of them is legal where it stands.
State obeyed(State s, std::span<const Order> orders) {
  View v = Rules::view({}, s, s.to_move);
  for (const Order& o : orders) {
    const auto refused = Rules::refuse({}, v, o);
    REQUIRE_FALSE_MESSAGE(refused.has_value(), write_turn(s, orders));
    v = Rules::ahead({}, std::move(v), o);
  }
  REQUIRE_FALSE(Rules::refuse_end({}, v).has_value());
  return Rules::step({}, std::move(s), orders, Dice{}).state;
}
State opening(Deployment north, Deployment south, First first) {
  Setup setup;
  setup.deployment[index(kNorth)] = north;
  setup.deployment[index(kSouth)] = south;
  setup.first = first;
  return Rules::start(setup);
}

}  // namespace

TEST_CASE("Commander: its orders are legal, turn after turn, retreats included") {
  constexpr Deployment kAll[] = {Deployment::kBook, Deployment::kPumpHouse, Deployment::kRio};
  std::uint32_t retreats = 0, attacks = 0;
  for (std::uint32_t n = 0; n < 6; ++n) {
    CAPTURE(n);
    State s = opening(kAll[n % 3], kAll[n / 3 % 3],
                      n % 2 == 0 ? First::kNorthBegins : First::kSouthBegins);
    while (!s.verdict && s.number < 40) {
      // Now and then a unit that can go somewhere is taken to have been dislodged.
      const Board board(s);
      const auto any = static_cast<UnitId>(first_of(s.to_move) + s.number % kPerSide);
      if (s.number % 4 == 1 && is_there(s, any) && !reach(s, board, any).empty()) s.dislodged = any;
      retreats += s.dislodged != kNobody ? 1 : 0;
      const auto orders = thought(s, n % 4 == 3 ? Player::kMiddle : Player::kEasy, n);
      for (const Order& o : orders) attacks += std::holds_alternative<Attack>(o) ? 1 : 0;
      s = obeyed(std::move(s), orders);
    }
  }
  CHECK(retreats > 20);
  CHECK(attacks > 50);
}

TEST_CASE("Commander: in slices as at once, twice the same, and progress never goes back") {
  State s = opening(Deployment::kBook, Deployment::kRio, First::kNorthBegins);
  for (int turn = 0; turn < 3; ++turn)
    for (const Player level : kLevels) {
      const View view = Rules::view({}, s, s.to_move);
      Thinker thinker({}, view, level, 7);
      int before = 0;
      while (thinker.think()) {
        REQUIRE(thinker.done_pm() >= before);
        before = thinker.done_pm();
        REQUIRE(before <= 1000);
      }
      CHECK(thinker.done_pm() == 1000);
      CHECK_FALSE(thinker.think());
      CHECK(thinker.orders() == thought(s, level, 7));
      s = obeyed(std::move(s), thinker.orders());
    }
}

TEST_CASE("Commander: an arsenal within one move is taken, and the last one wins") {
  for (const Player level : kLevels) {
    const State s = position("I D4 E4 T D3 C R3", "I K15 K16 L15 C T20", kNorth);
    const State then = obeyed(s, thought(s, level));
    CHECK_FALSE(stands(then.arsenals, 0));
    State last = position("I G8 T D3 C R3", "I K15 K16 L15 C T20", kNorth);
    last.arsenals = 0b1101;
    const State over = obeyed(last, thought(last, level));
    REQUIRE(over.verdict.has_value());
    CHECK(over.verdict->winner == kNorth);
  }
}

TEST_CASE("Commander: an isolated unit within range is destroyed") {
  for (const Player level : kLevels) {
    const State s = position("I D9 E8 F8 C G8", "I H8 T22 S22 K15", kNorth);
    REQUIRE(Board(s).is_isolated(0));
    const State then = obeyed(s, thought(s, level));
    CHECK(fighters(then, kSouth) == 3);
  }
}

TEST_CASE("Commander: a relay that would be shot is moved away, but by the easy one") {
  for (const Player level : {Player::kMiddle, Player::kHard}) {
    const State s = position("I D9 E8 F8 M J15", "I J13 S22 R21 C S20", kNorth);
    const State then = obeyed(s, thought(s, level));
    const auto reply = thought(then, Player::kHard);
    INFO(write_turn(s, thought(s, level)), " ", write_turn(then, reply));
    CHECK(count(obeyed(then, reply), kNorth, Kind::kMountedRelay) == 1);
  }
}

TEST_CASE("Commander: it does nothing out of turn or once the game is over") {
  State s = position("I D9", "I K15", kNorth);
  CHECK(think({}, Rules::view({}, s, kSouth), Player::kHard, 1).empty());
  s.verdict = Verdict{kNorth, How::kResigned};
  CHECK(think({}, Rules::view({}, s, kNorth), Player::kHard, 1).empty());
}

TEST_CASE("Commander: a turn that somebody began is finished") {
  State s = opening(Deployment::kBook, Deployment::kBook, First::kNorthBegins);
  for (const char* way : {"H4J4", "H3J3", "G4I5"})
    s = after(s, move(s, std::string_view(way).substr(0, 2), std::string_view(way).substr(2)));
  const auto orders = thought(s, Player::kMiddle);
  std::size_t moves = 0;
  for (const Order& o : orders) moves += std::holds_alternative<Move>(o) ? 1 : 0;
  CHECK(moves <= 2);
  obeyed(s, orders);
}

TEST_CASE("Commander: it deploys within the rules, not always alike, units of a kind in order") {
  for (const Seat side : kPlayers) {
    std::vector<Deploy> seen;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
      const Deploy d = deploy({}, side, seed);
      Setup setup;
      setup.deployment = {Deployment::kFree, Deployment::kFree};
      CHECK_FALSE(
          Rules::refuse(setup, Rules::view(setup, Rules::start(setup), side), d).has_value());
      CHECK(std::find(d.at.begin(), d.at.end(), kNowhere) == d.at.end());
      if (std::find(seen.begin(), seen.end(), d) == seen.end()) seen.push_back(d);
    }
    CHECK(seen.size() > 1);
  }
}

TEST_CASE("Commander: the easy one wins every one of six games against who moves by lot") {
  for (std::uint32_t n = 0; n < 6; ++n) {
    CAPTURE(n);
    Setup setup;
    setup.seed = n + 1;
    setup.deployment = {static_cast<Deployment>(1 + n % 3), static_cast<Deployment>(1 + n % 3)};
    setup.first = n < 3 ? First::kNorthBegins : First::kSouthBegins;
    const Seat seat = n % 2 == 0 ? kNorth : kSouth;
    State s = Rules::start(setup);
    while (!s.verdict && s.number < 200) {
      const auto orders = s.to_move == seat
                              ? think(setup, Rules::view(setup, s, seat), Player::kEasy, setup.seed)
                              : random_turn(setup, s, Dice{setup.seed});
      s = Rules::step(setup, std::move(s), orders, Dice{}).state;
    }
    REQUIRE(s.verdict.has_value());
    CHECK(s.verdict->winner == seat);
  }
}

TEST_CASE("Commander: it takes a draw when behind, not when ahead, and resigns what is lost") {
  State s = position("I D9 E8", "I K15 K16 L15 L16 M15 M16 N16 C K19", kNorth);
  s.offer = kSouth;
  s.quiet = 10;
  const auto says = [](const State& state, Parley what) {
    const auto orders = thought(state, Player::kMiddle);
    const auto* say = orders.empty() ? nullptr : std::get_if<Say>(&orders[0]);
    return say && say->what == what;
  };
  CHECK(says(s, Parley::kAcceptDraw));
  obeyed(s, thought(s, Player::kMiddle));
  State ahead = position("I D9 E8 F8 G8 H8 I8 C J8", "I K15 K16", kNorth);
  ahead.offer = kSouth;
  ahead.quiet = 10;
  CHECK_FALSE(says(ahead, Parley::kAcceptDraw));
  State lost = s;
  lost.offer.reset();
  CHECK_FALSE(says(lost, Parley::kResign));  // two arsenals still stand
  lost.arsenals = 0b0111;
  const State over = obeyed(lost, thought(lost, Player::kMiddle));
  CHECK((over.verdict && over.verdict->how == How::kResigned));
}
