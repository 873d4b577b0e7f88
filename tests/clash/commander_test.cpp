// clash/commander_test.cpp — the computer's orders: allowed, the same twice, blind to what its seat
// does not know, and not foolish.
#include "clash/commanders/commander.h"

#include "clash/battle.h"

using namespace wg;
using namespace wg::clash;

namespace {

constexpr Player kLevels[] = {Player::kEasy, Player::kMiddle, Player::kHard};

Order thought(const Game& g, Player level, std::uint32_t seed = 1) {
  return think(g.setup, g.view(), level, seed);
}
// The whole turn of whoever is to move; every order is allowed.
int play_turn(Game& g, Player level) {
  const auto round = g.state.round;
  const Seat seat = g.state.to_move;
  int orders = 0;
  while (!g.state.verdict && g.state.round == round && g.state.to_move == seat) {
    g.give(thought(g, level));
    REQUIRE(++orders < 300);
  }
  return orders;
}
bool attacks(const Order& o) {
  return std::holds_alternative<Assault>(o) || std::holds_alternative<Bombard>(o);
}
Setup lesson(Battle b) {
  Setup s;
  s.battle = b;
  return s;
}

}  // namespace

TEST_CASE("Clash commander: whole games of allowed orders, every one of which comes to an end") {
  for (std::uint32_t n = 0; n < 3; ++n) {
    Setup s;
    s.seed = n + 1;
    s.player = {kLevels[n], kLevels[2 - n]};
    s.fog = n != 1;
    Game g(s);
    int turns = 0, fights = 0;
    while (!g.state.verdict) {
      const Player level = s.player[index(g.state.to_move)];
      const Order o = thought(g, level, s.seed);
      fights += attacks(o);
      turns += std::holds_alternative<EndTurn>(o);
      g.give(o);
      REQUIRE(turns <= 20);
    }
    CHECK(fights > 10);
  }
}

TEST_CASE("Clash commander: in slices as at once, twice the same, and progress never goes back") {
  Game g(Setup{});
  for (int turn = 0; turn < 2; ++turn) {
    for (const Player level : kLevels) {
      Thinker t(g.setup, g.view(), level, 7);
      int before = 0;
      while (t.think()) {
        REQUIRE(t.done_pm() >= before);
        before = t.done_pm();
        REQUIRE(before <= 1000);
      }
      CHECK(t.done_pm() == 1000);
      CHECK_FALSE(t.think());
      CHECK(t.order() == thought(g, level, 7));
    }
    play_turn(g, Player::kMiddle);
  }
}

// Everything that a seat does not know is changed, unit by unit: as long as the view is the same,
// so is the order.
TEST_CASE("Clash commander: what is hidden changes no order") {
  Game g(Setup{});
  int hidden = 0;
  for (int turn = 0; turn < 4; ++turn) {
    for (const Player level : kLevels) {
      const View known = g.view();
      const Order order = think(g.setup, known, level, 3);
      for (UnitId id = 0; id < g.state.forces.size(); ++id) {
        Game other = g;
        Force& f = other.state.forces[id];
        if (f.side == g.state.to_move || f.tile == kNowhere) continue;
        f.unit.grade = f.unit.grade == Grade::kElite ? Grade::kGreen : Grade::kElite;
        f.unit.disorder = static_cast<std::uint8_t>(60 - f.unit.disorder / 2);
        if (!(other.view() == known)) continue;
        ++hidden;
        CHECK(think(other.setup, other.view(), level, 3) == order);
      }
    }
    play_turn(g, Player::kMiddle);
  }
  CHECK(hidden > 30);
}

TEST_CASE("Clash commander: out of turn, or after the end, it orders nothing") {
  Game g(Setup{});
  for (const Player level : kLevels) {
    const Order o = think(g.setup, g.view(Seat::kRed), level, 1);
    CHECK(std::holds_alternative<EndTurn>(o));
  }
  g.give(Resign{});
  CHECK(std::holds_alternative<EndTurn>(thought(g, Player::kHard)));
}

TEST_CASE(
    "Clash commander: the certain attack of the worked example is made, and wins the lesson") {
  for (const Player level : {Player::kMiddle, Player::kHard}) {
    Game g(lesson(Battle::kLessonPanel));
    play_turn(g, level);
    REQUIRE(g.state.verdict.has_value());
    CHECK(g.state.verdict->winner == Seat::kBlue);
    CHECK(g.state.verdict->how == How::kAtOnce);
  }
}

TEST_CASE("Clash commander: fresh rifles are shelled before they are assaulted") {
  for (const Player level : {Player::kMiddle, Player::kHard}) {
    Game g(lesson(Battle::kLessonGuns));
    Order first = thought(g, level);
    while (!attacks(first)) {
      g.give(first);
      first = thought(g, level);
      REQUIRE_FALSE(std::holds_alternative<EndTurn>(first));
    }
    CHECK(std::holds_alternative<Bombard>(first));
    play_turn(g, level);
    CHECK(g.state.verdict.has_value());
  }
}

TEST_CASE("Clash commander: a place that nobody stands on is taken") {
  const Setup s = battle(
      "unit: M10 blue rifles trained, 1st Rifles\nunit: A1 red rifles trained, 1st Rifles\n");
  for (const Player level : kLevels) {
    Game g(s);
    play_turn(g, level);
    CHECK(g.state.holders[0] == Seat::kBlue);
  }
}

TEST_CASE("Clash commander: who alone holds a place stays while an enemy is near") {
  const Setup s = battle(
      "unit: L9 blue rifles trained, 1st Rifles\nunit: L10 blue rifles trained, 2nd Rifles\n"
      "unit: P12 red rifles trained, 1st Rifles\n");
  for (const Player level : kLevels) {
    Game g(s);
    g.end();
    play_turn(g, level);
    CHECK(g.of(2).tile == tile("P12"));
  }
}

TEST_CASE("Clash commander: a worn unit goes home to rest, but the easy level's stays") {
  const Setup s = battle(
      "city: A12 blue, depot, Home\nunit: C12 blue rifles trained, strength 30, disorder 70, Worn\n"
      "unit: E9 red rifles trained, 1st Rifles\nunit: E10 red rifles trained, 2nd Rifles\n"
      "unit: B9 blue rifles trained, Fresh\n");
  for (const Player level : {Player::kMiddle, Player::kHard}) {
    Game g(s);
    play_turn(g, level);
    CHECK(g.of(0).tile == tile("A12"));
  }
}

TEST_CASE("Clash commander: who has an enemy near digs in, scouts stand ready to go") {
  const Setup s = battle(
      "unit: A1 blue rifles green, strength 50, 1st Rifles\nunit: A2 blue scouts green, 1st "
      "Scouts\n"
      "unit: D1 red armour elite, 1st Armoured\nunit: D2 red armour elite, 2nd Armoured\n"
      "unit: D3 red armour elite, 3rd Armoured\n");
  Game g(s);
  play_turn(g, Player::kMiddle);
  CHECK(g.of(0).unit.posture == Posture::kEntrenched);
  CHECK(g.of(1).unit.posture == Posture::kWithdraw);
}
