// clash/invariant_test.cpp — what holds in every fight and at every step of whole games.
#include <doctest/doctest.h>

#include "clash/bench.h"
#include "clash/commanders/commander.h"
#include "clash/constants.h"
#include "clash/metrics.h"

namespace wg::clash {
namespace {

bool holds(const Range& r, std::int32_t n) { return r.least <= n && n <= r.most; }

// One fight that the attacker was told of.
void check(const Fought& e, int& fights) {
  REQUIRE(e.predicted);
  CHECK(holds(e.predicted->lost_defender, e.result.exchange.lost_defender));
  CHECK(holds(e.predicted->lost_attacker, e.result.exchange.lost_attacker));
  if (e.predicted->down.least == kDraws) CHECK(e.result.down());
  if (e.predicted->down.most == 0) CHECK_FALSE(e.result.down());
  ++fights;
}

void check(const Scenario& map, const State& s) {
  for (const Force& f : s.forces) {
    CHECK(f.unit.disorder <= 100);
    CHECK(f.unit.strength <= 100);
    CHECK(f.unit.dug <= kMostDug);
    CHECK((f.tile == kNowhere || f.unit.strength > 0));
    CHECK_FALSE((f.gone && f.tile != kNowhere));
    CHECK(f.doing.gained <= kMostExperienceATurn);
    if (f.tile == kNowhere) continue;
    int own = 0;
    for (const Force& g : s.forces) {
      CHECK_FALSE((g.tile == f.tile && g.side != f.side));
      own += g.tile == f.tile ? 1 : 0;
    }
    CHECK(own <= kStackMost);
  }
  CHECK(s.round <= map.rounds);
}

}  // namespace

TEST_CASE("band invariant: whatever was predicted, under fog too, what came lies within it") {
  int fights = 0;
  for (std::uint32_t n = 0; n < 60; ++n) {
    Setup setup;
    setup.seed = n * 31 + 5;
    setup.fog = n % 4 != 0;
    State s = Rules::start(setup);
    for (Step step = 0; !s.verdict; ++step) {
      const Seat mover = s.to_move;
      const Order orders[] = {
          random_order(setup, Rules::view(setup, s, mover), Dice{setup.seed}, step)};
      auto out = Rules::step(setup, std::move(s), orders, Dice{setup.seed});
      s = std::move(out.state);
      for (const auto& notice : out.events)
        if (const auto* e = std::get_if<Fought>(&notice.event);
            e && is_heard(notice, mover) && e->predicted)
          check(*e, fights);
      if (step % 8 == 0) check(scenario_of(setup), s);
    }
  }
  MESSAGE("fights: ", fights);
  CHECK(fights > 500);
}

// The first of these games has a shelled unit that stands in Withdraw and is not known to.
TEST_CASE("band invariant, monotonicity, clamps (design, 18: 1 to 3): games of the computer") {
  std::vector<GameLog> logs;
  for (const std::uint32_t seed : {5021u, 2u, 3u, 4u, 5u, 6u}) {
    Setup setup;
    setup.seed = seed;
    setup.player = {Player::kMiddle, Player::kMiddle};
    Recorder recorder(setup);
    for (State s = Rules::start(setup); !s.verdict;) {
      const Order order = think(setup, Rules::view(setup, s, s.to_move), Player::kMiddle, seed);
      auto after = Rules::step(setup, s, {&order, 1}, Dice{seed});
      recorder.step(s, order, after);
      s = std::move(after.state);
    }
    logs.push_back(recorder.log());
  }
  const Measured m = measure(logs);
  CHECK(m.clashes > 150);
  CHECK(m.breaches == 0);
  CHECK(m.not_monotone == 0);
  CHECK(m.clamped == 0);
}

}  // namespace wg::clash
