// tests/tarn/contact_test.cpp — leaving contact, meeting on the road, giving ground.
#include <doctest/doctest.h>

#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

// ---------------------------------------------------------------- leaving contact

TEST_CASE("a unit in contact may only leave to a sector its own side holds") {
  auto s = brisk_situation();
  s.put(kTanks1, kC2);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  SUBCASE("not on through the enemy") {
    s.march(kTanks1, kC3).hour();
    CHECK(s.unit(kTanks1).sector == kC2);
    CHECK_FALSE(s.unit(kTanks1).destination);
    const auto halts = s.heard<Halted>(kRed);
    REQUIRE(halts.size() == 1);
    CHECK(halts[0].why == Halt::kHeldInContact);
  }
  SUBCASE("back it may") {
    s.march(kTanks1, kC1).hour();
    CHECK(s.unit(kTanks1).sector == kC1);
  }
  SUBCASE("only a decoy beside it is no contact") {
    s.unit(kRifles2).where = Where::kStaging;
    s.put(kRifles1, kW2);
    s.put(kDecoyGroup, kW2);
    s.hold(kRed, {kW1});
    s.march(kRifles1, kW1).hour();
    CHECK(s.unit(kRifles1).sector == kW1);
    CHECK(s.unit(kRifles1).strength == 8'000);
  }
}

TEST_CASE("S34 leaving contact costs half an hour of the enemy's fire, with k as in combat") {
  auto s = brisk_where(4, [](std::uint32_t n) {
    const auto die = fire_die(n, 4, kC2, kBlue);
    return die > 2'000 && die < 8'000;
  });
  s.put(kTanks1, kC2);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  // Rifles hold C2 and are prepared: a full hour is 8,000 × 100 % × k 9 × die × 7 %; half is paid.
  const Strength toll = lanchester(8'000, 100, 9000, fire_die(s.setup.seed, 4, kC2, kBlue)) / 2;
  CHECK(toll > 0);
  s.march(kTanks1, kC1).hour();
  CHECK(s.unit(kTanks1).strength == 12'000 - toll);
  CHECK(s.unit(kRifles2).strength == 8'000);  // nobody to fight with any more
  const auto left = s.heard<LeftContact>(kRed);
  REQUIRE(left.size() == 1);
  CHECK(left[0].lost == toll);
  CHECK(s.heard<LeftContact>(kBlue).empty());
}

TEST_CASE("S34 the holder pays as well when it leaves, at the attacker's k = 1") {
  auto s = brisk_where(4, [](std::uint32_t n) { return fire_die(n, 4, kC2, kRed) > 2'000; });
  s.put(kTanks1, kC2);
  s.put(kRifles2, kC2);
  s.march(kRifles2, kC3).hour();
  CHECK(s.unit(kRifles2).sector == kC3);
  CHECK(s.unit(kRifles2).strength ==
        8'000 - lanchester(12'000, 100, 1000, fire_die(s.setup.seed, 4, kC2, kRed)) / 2);
}

TEST_CASE("S34 the toll is shared by strength among the whole stack and borne by the leavers") {
  auto s = brisk_where(4, [](std::uint32_t n) {
    const auto die = fire_die(n, 4, kC2, kBlue);
    return die > 2'000 && die < 8'000 && fire_die(n, 4, kC2, kRed) < 20'000;
  });
  s.put(kTanks1, kC2);
  s.put(kMech1, kC2);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  s.march(kMech1, kC1).hour();
  const Strength hour = lanchester(8'000, 100, 9000, fire_die(s.setup.seed, 4, kC2, kBlue));
  // The leaver's share of half an hour: 10 of 22 points. The tanks stay and fight the whole hour.
  CHECK(s.unit(kMech1).strength == 10'000 - hour / 2 * 10 / 22);
  CHECK(s.unit(kTanks1).strength == 12'000 - hour);
}

TEST_CASE("S29 S34 a leaver may break on the way out, and then does not arrive") {
  // Prepared rifles, k = 9: half an hour is 8,000 × 9 × 7 % / 2 = 2,520 at a die of 100 %.
  auto s = brisk_where(4, [](std::uint32_t n) { return fire_die(n, 4, kC2, kBlue) >= 10'000; });
  s.put(kTanks1, kC2).strength = 8'000;
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC1).hour();
  CHECK(s.unit(kTanks1).where == Where::kGone);
  CHECK(s.heard<Broke>(kRed).size() == 1);
  CHECK(s.heard<EnemyBroke>(kBlue).size() == 1);  // an enemy in its sector learns it
  CHECK(s.contact(kBlue, kTanks1)->broken);
}

TEST_CASE("S34 when both sides leave one sector, both pay from the strengths before") {
  auto s = brisk_where(4, [](std::uint32_t n) {
    return fire_die(n, 4, kC2, kBlue) > 1'000 && fire_die(n, 4, kC2, kBlue) < 4'000 &&
           fire_die(n, 4, kC2, kRed) > 1'000 && fire_die(n, 4, kC2, kRed) < 20'000;
  });
  s.put(kTanks1, kC2);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC1).march(kRifles2, kC3).hour();
  const auto seed = s.setup.seed;
  CHECK(s.unit(kRifles2).strength ==
        8'000 - lanchester(12'000, 100, 1000, fire_die(seed, 4, kC2, kRed)) / 2);
  CHECK(s.unit(kTanks1).strength ==
        12'000 - lanchester(8'000, 100, 9000, fire_die(seed, 4, kC2, kBlue)) / 2);
  CHECK(s.holder(kC2) == kBlue);  // empty now: it keeps its holder
}

TEST_CASE("two leavers of one sector that break at the same moment are both seen to break") {
  auto s = brisk_where(4, [](std::uint32_t n) {
    return fire_die(n, 4, kC2, kBlue) >= 10'000 && fire_die(n, 4, kC2, kRed) >= 10'000;
  });
  s.put(kTanks1, kC2).strength = 6'100;
  s.put(kRifles2, kC2).strength = 4'100;
  s.hold(kRed, {kC1});
  // At least 4,100 × 9 × 7 % / 2 = 1,291 and 6,100 × 7 % / 2 = 213: both end at or below half.
  s.march(kTanks1, kC1).march(kRifles2, kC3).hour();
  CHECK(s.unit(kTanks1).where == Where::kGone);
  CHECK(s.unit(kRifles2).where == Where::kGone);
  CHECK(s.heard<EnemyBroke>(kBlue).size() == 1);
  CHECK(s.heard<EnemyBroke>(kRed).size() == 1);
}

// ---------------------------------------------------------------- meeting on the road

TEST_CASE("two sides that swap sectors: the stronger column goes through, the other stays") {
  auto s = brisk_situation();
  s.put(kTanks1, kC2);
  s.put(kRifles2, kC3);
  s.hold(kRed, {kC1, kC2});
  SUBCASE("Red is stronger") {
    s.march(kTanks1, kC3).march(kRifles2, kC2).hour();
    CHECK(s.unit(kTanks1).sector == kC3);
    CHECK(s.unit(kRifles2).sector == kC3);
    CHECK(s.unit(kRifles2).moved);
    CHECK_FALSE(s.unit(kRifles2).destination);
    CHECK(int{s.unit(kRifles2).arrived} == 4);  // caught on the road: it is not prepared
    const auto halts = s.heard<Halted>(kBlue);
    REQUIRE(halts.size() == 1);
    CHECK(halts[0].why == Halt::kMetColumn);
    CHECK(s.heard<Fought>(kBlue).size() == 1);
  }
  SUBCASE("Blue is stronger, all units of the column together") {
    s.put(kRifles4, kC3);  // 16 against 12
    s.march(kTanks1, kC3).march(kRifles2, kC2).march(kRifles4, kC2).hour();
    CHECK(s.unit(kRifles2).sector == kC2);
    CHECK(s.unit(kRifles4).sector == kC2);
    CHECK(s.unit(kTanks1).sector == kC2);
  }
  SUBCASE("equal: Red goes") {
    s.unit(kRifles2).where = Where::kStaging;
    s.put(kArmoured6, kC3);
    s.march(kTanks1, kC3).march(kArmoured6, kC2).hour();
    CHECK(s.unit(kTanks1).sector == kC3);
    CHECK(s.unit(kArmoured6).sector == kC3);
  }
  SUBCASE("units that stay do not count for the column") {
    s.put(kRifles4, kC3);
    s.march(kTanks1, kC3).march(kRifles2, kC2).hour();
    CHECK(s.unit(kTanks1).sector == kC3);
    CHECK(s.unit(kRifles2).sector == kC3);
  }
}

TEST_CASE("a swap along a two-hour track happens where both would arrive in the same hour") {
  auto s = brisk_situation();
  s.put(kTanks1, kC3);
  s.put(kRifles2, kE3);
  s.hold(kRed, {kC2, kC3});
  s.march(kTanks1, kE3).march(kRifles2, kC3).hour();
  CHECK(s.unit(kTanks1).on_track_to == kE3);
  CHECK(s.unit(kRifles2).on_track_to == kC3);
  s.hour();
  CHECK(s.unit(kTanks1).sector == kE3);
  CHECK(s.unit(kRifles2).sector == kE3);
  CHECK_FALSE(s.unit(kRifles2).on_track_to);
}

TEST_CASE("a decoy alone may be passed through") {
  auto s = brisk_situation();
  s.put(kDecoyGroup, kC2);
  s.put(kWestScouts, kC3);
  s.hold(kRed, {kC1, kC2});
  s.march(kDecoyGroup, kC3).march(kWestScouts, kC2).hour();
  CHECK(s.unit(kDecoyGroup).sector == kC3);
  CHECK(s.unit(kWestScouts).sector == kC2);
  CHECK(s.heard<Halted>(Seat::kUmpire).empty());
}

TEST_CASE("a decoy in a column that is stopped stays with it") {
  auto s = brisk_situation();
  s.put(kDecoyGroup, kC2);
  s.put(kMech1, kC2);
  s.put(kArmoured6, kC3);
  s.hold(kRed, {kC1, kC2});
  s.march(kDecoyGroup, kC3).march(kMech1, kC3).march(kArmoured6, kC2).hour();
  CHECK(s.unit(kArmoured6).sector == kC2);
  CHECK(s.unit(kMech1).sector == kC2);
  CHECK(s.unit(kDecoyGroup).sector == kC2);
}

TEST_CASE("a unit that arrives among enemies stops") {
  auto s = brisk_situation();
  s.put(kTanks1, kC1);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC4).hour();  // nothing had been seen ahead
  CHECK(s.unit(kTanks1).sector == kC2);
  CHECK_FALSE(s.unit(kTanks1).destination);
}

// ---------------------------------------------------------------- giving ground

TEST_CASE(
    "S33 set to give ground, a unit falls back before a stronger enemy and pays half an hour") {
  auto s = brisk_where(4, [](std::uint32_t n) {
    return fire_die(n, 4, kC2, kRed) > 1'000 && fire_die(n, 4, kC2, kRed) < 20'000;
  });
  s.put(kTanks1, kC1);
  s.put(kRifles2, kC2).stance = Stance::kGiveGround;
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC2).hour();
  // 12,000 × 100 % × k 1 × die × 7 %, half of it.
  const Strength toll = lanchester(12'000, 100, 1000, fire_die(s.setup.seed, 4, kC2, kRed)) / 2;
  CHECK(toll > 0);
  CHECK(s.unit(kRifles2).sector == kC3);
  CHECK(s.unit(kRifles2).came_from == kC2);
  CHECK(s.unit(kRifles2).strength == 8'000 - toll);
  CHECK(s.unit(kRifles2).moved);
  CHECK(int{s.unit(kRifles2).arrived} == 4);
  CHECK_FALSE(s.unit(kRifles2).destination);
  CHECK(s.unit(kTanks1).strength == 12'000);  // the enemy pays nothing
  CHECK(s.holder(kC2) == kRed);
  const auto back = s.heard<FellBack>(kBlue);
  REQUIRE(back.size() == 1);
  CHECK(back[0].to == kC3);
  CHECK(back[0].lost == toll);
  CHECK(s.heard<FellBack>(kRed).empty());
  CHECK(s.heard<Fought>(kBlue).empty());
}

TEST_CASE("S33 who falls back, and when") {
  auto s = brisk_situation();
  s.put(kTanks1, kC1);
  Unit& rifles = s.put(kRifles2, kC2);
  rifles.stance = Stance::kGiveGround;
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC2);
  SUBCASE("set to hold it stays") {
    rifles.stance = Stance::kHold;
    CHECK(s.hour().unit(kRifles2).sector == kC2);
  }
  SUBCASE("all strengths of both sides count: 16 against 12 stays") {
    s.put(kRifles4, kC2);
    CHECK(s.hour().unit(kRifles2).sector == kC2);
  }
  SUBCASE("an enemy that is exactly as strong is not stronger") {
    s.unit(kTanks1).strength = 8'000;
    CHECK(s.hour().unit(kRifles2).sector == kC2);
  }
  SUBCASE("not into a sector the enemy holds") {
    s.hold(kRed, {kC3});
    CHECK(s.hour().unit(kRifles2).sector == kC2);
  }
  SUBCASE("not into a sector with an enemy in it") {
    s.put(kRedScouts1, kC3);
    CHECK(s.hour().unit(kRifles2).sector == kC2);
  }
  SUBCASE("a decoy behind does not block the way") {
    s.put(kDecoyGroup, kC3);
    CHECK(s.hour().unit(kRifles2).sector == kC3);
  }
  SUBCASE("old orders are forgotten") {
    rifles.destination = kC2;
    rifles.waiting = kC1;
    s.orders = {March{kTanks1, kC2}};
    s.hour();
    CHECK_FALSE(s.unit(kRifles2).destination);
    CHECK_FALSE(s.unit(kRifles2).waiting);
  }
  SUBCASE("only the holder of the sector gives ground") {
    s.hold(kRed, {kC2});
    CHECK(s.hour().unit(kRifles2).sector == kC2);
  }
}

TEST_CASE("S33 Red gives ground too, toward its own edge, but not off it") {
  auto s = brisk_situation();
  s.put(kRedScouts1, kW1).stance = Stance::kGiveGround;
  s.put(kRedScouts2, kE0).stance = Stance::kGiveGround;
  s.put(kRifles1, kW2);
  s.put(kRifles3, kE1);
  s.hold(kRed, {kW1});
  s.march(kRifles1, kW1).march(kRifles3, kE0).hour();
  CHECK(s.unit(kRedScouts1).sector == kW0);
  CHECK(s.unit(kRedScouts2).sector == kE0);
}

TEST_CASE("S33 part of a stack: only the units set so go, and bear only their share") {
  auto s = brisk_where(4, [](std::uint32_t n) {
    return fire_die(n, 4, kC2, kRed) > 1'000 && fire_die(n, 4, kC2, kRed) < 8'000;
  });
  s.put(kTanks1, kC1);
  s.put(kRifles2, kC2);
  s.put(kWestScouts, kC2).stance = Stance::kGiveGround;
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC2).hour();
  const Strength hour = lanchester(12'000, 100, 1000, fire_die(s.setup.seed, 4, kC2, kRed));
  CHECK(s.unit(kWestScouts).sector == kC3);
  CHECK(s.unit(kWestScouts).strength == 2'000 - hour / 2 * 2 / 10);
  // The rest of the stack stays and fights the whole hour, with the same die.
  CHECK(s.unit(kRifles2).sector == kC2);
  CHECK(s.unit(kRifles2).strength == 8'000 - hour);
}

TEST_CASE("S33 two stacks may give ground into one sector") {
  auto s = brisk_situation();
  s.put(kRifles1, kW4).stance = Stance::kGiveGround;
  s.put(kRifles3, kE4).stance = Stance::kGiveGround;
  s.put(kTanks1, kW3);
  s.put(kTanks2, kE3);
  s.hold(kRed, {kW3, kE3});
  s.march(kTanks1, kW4).march(kTanks2, kE4).hour();
  CHECK(s.unit(kRifles1).sector == kX);
  CHECK(s.unit(kRifles3).sector == kX);
  CHECK(s.holder(kW4) == kRed);
  CHECK(s.holder(kE4) == kRed);
}

TEST_CASE("S29 S33 a unit may break while it falls back") {
  // 12,000 × 7 % / 2 = 420 at a die of 100 %.
  auto s = brisk_where(4, [](std::uint32_t n) { return fire_die(n, 4, kC2, kRed) >= 10'000; });
  s.put(kTanks1, kC1);
  s.put(kRifles2, kC2).strength = 4'400;
  s.unit(kRifles2).stance = Stance::kGiveGround;
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC2).hour();
  CHECK(s.unit(kRifles2).where == Where::kGone);
  CHECK(s.contact(kRed, kRifles2)->broken);
  CHECK(s.holder(kC2) == kRed);
}

TEST_CASE("S35 a follower can run into a prepared position") {
  // Scouts on C2 give ground to C3, where rifles have sat for two hours. The tanks follow at once.
  auto s = brisk_where(4, [](std::uint32_t n) {
    return fire_die(n, 5, kC3, kBlue) > 1'000 && fire_die(n, 5, kC3, kBlue) < 10'000 &&
           fire_die(n, 4, kC2, kRed) < 10'000;
  });
  s.put(kTanks1, kC1);
  s.put(kWestScouts, kC2).stance = Stance::kGiveGround;
  s.put(kRifles2, kC3);
  s.hold(kRed, {kC1});
  s.march(kTanks1, kC2).hour();
  CHECK(s.unit(kWestScouts).sector == kC3);
  const Strength scouts = s.unit(kWestScouts).strength;
  s.unit(kWestScouts).stance = Stance::kHold;
  s.march(kTanks1, kC3).hour();
  // Rifles prepared at k = 9; the scouts came an hour ago, k = 6.25: one sum, one division.
  const auto fights = s.heard<Fought>(kRed);
  REQUIRE(fights.size() == 1);
  const std::int64_t k_weighted = std::int64_t{8'000} * 9000 + std::int64_t{scouts} * 6250;
  CHECK(fights[0].lost_red ==
        lanchester(k_weighted, 100, 1, fire_die(s.setup.seed, 5, kC3, kBlue)));
}
