// clash/fog_test.cpp — what may be there: the source's three levels, the pivot, and brute force.
#include "clash/fog.h"

#include <doctest/doctest.h>

#include "core/dice.h"

using namespace wg;
using namespace wg::clash;

namespace {

// The worked example's attack, on rifles that are Trained, 78 strong, 15 disordered, dug in two
// rounds.
Clash worked_example() {
  Clash c;
  c.lead = {{Type::kArmour, Grade::kVeteran, Posture::kAssault, 92}, Supply::kFull};
  c.supporters.push_back({{Type::kBattery, Grade::kTrained, Posture::kHold, 100}, Supply::kFull});
  c.defender = {{Type::kRifles, Grade::kTrained, Posture::kEntrenched, 78, 15, 0, 2},
                Supply::kAdequate};
  c.context = {.terrain = Terrain::kForest, .flankers = 1};
  return c;
}

Envelope seen(Level level) {
  const Clash c = worked_example();
  return envelope(c, look(c.defender.unit, level));
}

}  // namespace

TEST_CASE("rows 127 to 129: the same attack unknown, half known, known") {
  const auto is = [](const Envelope& e, Range them, Range you, Range down, Range fails, int n) {
    CHECK(e.lost_defender == them);
    CHECK(e.lost_attacker == you);
    CHECK(e.down == down);
    CHECK(e.fails == fails);
    CHECK(e.previews == n);
  };
  is(seen(Level::kSeen), {19, 47}, {9, 30}, {0, 1000}, {0, 346}, 112);
  is(seen(Level::kNear), {24, 44}, {11, 27}, {0, 1000}, {0, 0}, 16);
  is(seen(Level::kKnown), {25, 39}, {15, 26}, {1000, 1000}, {0, 0}, 1);
}

TEST_CASE("row 130: they break, unless they are Veteran or better") {
  const Clash c = worked_example();
  Sight s = look(c.defender.unit, Level::kKnown);
  s.grade.reset();
  const Pivot p = try_out(c, s, c.defender.unit, Unknown::kGrade);
  REQUIRE(p.steps.size() == 4);
  constexpr std::int32_t kDown[] = {1000, 1000, 885, 125};
  for (std::size_t i = 0; i < 4; ++i) CHECK(p.steps[i].down == kDown[i]);
  CHECK(p.turns == 2);
  const auto found = pivot(c, s);
  REQUIRE(found.has_value());
  CHECK(found->what == Unknown::kGrade);
}

TEST_CASE("a band always holds the truth") {
  for (int strength = 1; strength <= 100; ++strength)
    for (const Level level : {Level::kSeen, Level::kNear, Level::kKnown}) {
      Unit u;
      u.strength = static_cast<std::uint8_t>(strength);
      const Sight s = look(u, level);
      CHECK(s.least_strength <= strength);
      CHECK(s.most_strength >= strength);
    }
  Unit u;
  u.strength = 41;
  CHECK(look(u, Level::kSeen).least_strength == 30);
  CHECK(look(u, Level::kSeen).most_strength == 59);
  CHECK(look(u, Level::kNear).least_strength == 41);
  CHECK(look(u, Level::kNear).most_strength == 60);
}

TEST_CASE(
    "an envelope never excludes what is true: 400 attacks, every strength, grade and stance") {
  std::size_t truths = 0, outside = 0;
  for (std::uint32_t n = 0; n < 400; ++n) {
    const Dice dice{n};
    const auto roll = [&](std::uint32_t sides, std::uint32_t what) {
      return dice.below(sides, 0, what, 0);
    };
    Clash c;
    c.lead = {{static_cast<Type>(roll(4, 1)), static_cast<Grade>(roll(4, 2)), Posture::kAssault,
               static_cast<std::uint8_t>(10 + roll(91, 3)), static_cast<std::uint8_t>(roll(60, 4))},
              static_cast<Supply>(roll(4, 5))};
    c.defender.supply = static_cast<Supply>(roll(4, 6));
    c.context = {.terrain = static_cast<Terrain>(roll(6, 7)),
                 .works = static_cast<std::uint8_t>(roll(4, 8)),
                 .own_city = roll(2, 9) == 1,
                 .others = static_cast<std::uint8_t>(roll(3, 10)),
                 .flankers = static_cast<std::uint8_t>(roll(5, 11)),
                 .defender_encircled = roll(3, 12) == 0,
                 .river = roll(4, 13) == 0,
                 .bombards = roll(5, 14) == 0};
    Unit truth;
    truth.type = static_cast<Type>(roll(4, 15));
    truth.strength = static_cast<std::uint8_t>(1 + roll(100, 16));
    truth.posture = static_cast<Posture>(roll(3, 17));
    truth.dug = static_cast<std::uint8_t>(truth.posture == Posture::kEntrenched ? roll(5, 18) : 0);
    const Sight s = look(truth, roll(2, 19) == 0 ? Level::kSeen : Level::kNear);
    const Envelope e = envelope(c, s);
    for (int strength = s.least_strength; strength <= s.most_strength; ++strength)
      for (std::size_t grade = 0; grade < kGrades; ++grade)
        for (int stance = 0; stance < 7; ++stance)
          for (const std::uint8_t disorder :
               std::initializer_list<std::uint8_t>{0, 7, 20, 45, 70, 93, 100}) {
            Unit u;
            u.type = truth.type;
            u.strength = static_cast<std::uint8_t>(strength);
            u.grade = static_cast<Grade>(grade);
            u.posture = stance < 2 ? static_cast<Posture>(stance) : Posture::kEntrenched;
            u.dug = static_cast<std::uint8_t>(stance < 2 ? 0 : stance - 2);
            if (s.posture && (u.posture != *s.posture || u.dug != *s.dug)) continue;
            u.disorder = disorder;
            c.defender.unit = u;
            const Preview v = preview(prepare(c));
            const auto in = [](std::int32_t value, Range r) {
              return value >= r.least && value <= r.most;
            };
            ++truths;
            outside += in(v.lost_defender[0], e.lost_defender) &&
                               in(v.lost_defender[2], e.lost_defender) &&
                               in(v.lost_attacker[0], e.lost_attacker) &&
                               in(v.lost_attacker[2], e.lost_attacker) && in(v.down, e.down) &&
                               in(v.falters + v.dies, e.fails)
                           ? 0
                           : 1;
          }
  }
  CHECK(truths > 500'000);
  CHECK(outside == 0);
}

TEST_CASE("which unknown matters: only that one hidden, the others at the truth") {
  const Clash c = worked_example();
  const auto spread = [&](Unknown what) {
    Sight s = look(c.defender.unit, Level::kKnown);
    s.least_strength = 60;
    s.most_strength = 100;
    std::int32_t least = kDraws, most = 0;
    for (const auto& step : try_out(c, s, c.defender.unit, what).steps) {
      least = std::min(least, step.down);
      most = std::max(most, step.down);
    }
    return std::pair{least, most};
  };
  CHECK(spread(Unknown::kGrade) == std::pair{125, 1000});
  CHECK(spread(Unknown::kStrength) == std::pair{372, 1000});
  CHECK(spread(Unknown::kDisorder) == std::pair{361, 1000});
  CHECK(spread(Unknown::kStance) == std::pair{1000, 1000});
}
