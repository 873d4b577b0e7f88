// tests/tarn/combat_test.cpp — the loss rule, posture, flanks, breaking.
#include <doctest/doctest.h>

#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {

constexpr std::int64_t kFull = 10'000;  // a die of 100 %

// √k in tenths, rounded: the attacker's ratio at which the square law breaks even.
int break_even_tenths(std::int32_t k) {
  int tenths = 0;  // up while (tenths + ½)² ≤ 100 k: exact, in integers
  while ((2 * std::int64_t{tenths} + 1) * (2 * tenths + 1) * 1000 <= std::int64_t{k} * 400)
    ++tenths;
  return tenths;
}

// A fight this hour in C2 with moderate dice: nobody breaks, everybody loses something.
Situation fight_at_c2(std::int64_t least = 500, std::int64_t most = 6'000) {
  return Situation(4, seed_where([&](std::uint32_t n) {
                     const auto blue = fire_die(n, 4, kC2, kBlue), red = fire_die(n, 4, kC2, kRed);
                     return brisk(n, 4, 5) && blue > least && blue < most && red > least &&
                            red < most;
                   }));
}
Fought only_fight(const Situation& s) {
  const auto fights = s.heard<Fought>(Seat::kUmpire);
  REQUIRE(fights.size() == 1);
  return fights[0];
}
// What `s.world` says Red loses at C2 when Blue fires with this Σ strength × k (quality 100).
Strength red_loses(const Situation& s, std::int64_t strength_k) {
  return lanchester(strength_k, 100, 1, fire_die(s.setup.seed, 4, kC2, kBlue));
}
Strength blue_loses(const Situation& s, std::int64_t strength_k) {
  return lanchester(strength_k, 100, 1, fire_die(s.setup.seed, 4, kC2, kRed));
}

}  // namespace

TEST_CASE("S36 k of prepared and hasty is × 1.1^(5 − setting), rounded to thousandths") {
  // Worked out by hand: 9 × 1.61051 = 14.49459, × 1.4641 = 13.1769, × 1.331 = 11.979, × 1.21
  // = 10.89, × 1.1 = 9.9; ÷ 1.1 = 8.1818…, ÷ 1.21 = 7.4380…, ÷ 1.331 = 6.7618…, ÷ 1.4641 = 6.1471…,
  // ÷ 1.61051 = 5.5882…. And 6.25: 10.06569, 9.150625, 8.31875, 7.5625 (half: upward), 6.875;
  // 5.6818…, 5.1652…, 4.6957…, 4.2688…, 3.8807….
  constexpr std::int32_t prepared[] = {14'495, 13'177, 11'979, 10'890, 9'900, 9'000,
                                       8'182,  7'438,  6'762,  6'147,  5'588};
  constexpr std::int32_t hasty[] = {10'066, 9'151, 8'319, 7'563, 6'875, 6'250,
                                    5'682,  5'165, 4'696, 4'269, 3'881};
  for (std::uint8_t setting = 0; setting <= 10; ++setting) {
    CAPTURE(int{setting});
    CHECK(posture_k(Posture::kPrepared, setting) == prepared[setting]);
    CHECK(posture_k(Posture::kHasty, setting) == hasty[setting]);
    // |k × 10^n·11^m − exact| is at most half a thousandth: checked with integers, both ways round.
    for (const auto& [k, base] :
         {std::pair{prepared[setting], 9000}, std::pair{hasty[setting], 6250}}) {
      std::int64_t up = base, down = 1;
      for (int i = setting; i < 5; ++i) up *= 11, down *= 10;
      for (int i = 5; i < setting; ++i) up *= 10, down *= 11;
      const std::int64_t off = std::int64_t{k} * down - up;
      CHECK(2 * (off < 0 ? -off : off) <= down);
    }
  }
}

TEST_CASE("S37 the slider changes nothing where k is 1") {
  for (std::uint8_t setting = 0; setting <= 10; ++setting)
    CHECK(posture_k(Posture::kOpen, setting) == 1000);
}

TEST_CASE("S25 S26 S36 break-even ratios: the square root of k") {
  CHECK(break_even_tenths(9'000) == 30);
  CHECK(break_even_tenths(6'250) == 25);
  CHECK(break_even_tenths(posture_k(Posture::kPrepared, 5)) == 30);
  CHECK(break_even_tenths(posture_k(Posture::kHasty, 5)) == 25);
  CHECK(break_even_tenths(posture_k(Posture::kPrepared, 0)) == 38);   // the source's 3.8 : 1
  CHECK(break_even_tenths(posture_k(Posture::kPrepared, 10)) == 24);  // and 2.4 : 1
  CHECK((posture_k(Posture::kPrepared, 0) + 50) / 100 == 145);        // "counts k = 14.5"
  CHECK((posture_k(Posture::kPrepared, 10) + 50) / 100 == 56);        // "k = 5.6"
}

TEST_CASE("S27 losses are proportional to the other side's fighting power") {
  // 12 points of quality 100 at k = 1 and a die of 100 %: 7 % of 12 = 0.84 points.
  constexpr std::int64_t twelve = std::int64_t{12'000} * 100 * 1000;
  CHECK(loss_of(twelve, kFull) == 840);
  CHECK(loss_of(3 * twelve, kFull) == 2'520);
  CHECK(loss_of(twelve * 9, kFull) == 7'560);  // prepared
  CHECK(loss_of(twelve, kFull / 2) == 420);
  CHECK(loss_of(twelve, 40'000) == 3'360);  // the highest die: 200 % × 200 %
  CHECK(loss_of(twelve, 0) == 0);
  CHECK(loss_of(0, kFull) == 0);
  CHECK(loss_of(std::int64_t{12'000} * 60 * 1000, kFull) == 504);  // S30: a poor battalion
  CHECK(loss_of(std::int64_t{1'999} * 100 * 1000, kFull) == 139);  // 139.93 floored
  // Everything there is, in one place, at the slider's end and the highest die: still fits.
  CHECK(loss_of(std::int64_t{112'000} * 140 * 14'495, 40'000) ==
        636'388);  // 2.272816e11 × 2.8e7 / 1e13
}

TEST_CASE("S27 the die is the product of two uniform 0…200 %, one for each side, sector and hour") {
  constexpr int kN = 20'000;
  std::int64_t sum = 0, low = 40'000, high = 0;
  int zero = 0;
  for (std::uint32_t seed = 1; seed <= kN; ++seed) {
    const std::int64_t d = fire_die(seed, 4, kC2, kBlue);
    sum += d;
    low = d < low ? d : low;
    high = d > high ? d : high;
    zero += d == 0 ? 1 : 0;
  }
  // Mean 100 × 100; variance of the product = (100² + 3366.7)² − 100⁴ ≈ 7.87 × 10⁷, so the standard
  // error of the mean is √(7.87 × 10⁷ / 20,000) = 62.7; tolerance 4.5 of them.
  CHECK(std::abs(sum / kN - 10'000) < 283);
  CHECK(low == 0);
  CHECK(high > 36'000);
  // Zero when either die is: 1 − (200/201)² = 0.9925 %; standard error √(20,000 × 0.0098) = 14.
  CHECK(std::abs(zero - 198) < 64);
  const auto seed = seed_where([](std::uint32_t n) {
    const auto d = fire_die(n, 4, kC2, kBlue);
    return d != fire_die(n, 4, kC2, kRed) && d != fire_die(n, 4, kC3, kBlue) &&
           d != fire_die(n, 5, kC2, kBlue);
  });
  CHECK(seed <= 3);  // different addresses, different dice
}

TEST_CASE("S27 one round: both sides' losses from the strengths at the start, shared by strength") {
  auto s = fight_at_c2();
  s.put(kRifles2, kC2);
  s.put(kTanks1, kC2);
  s.put(kMech1, kC2);
  s.hour();
  // Rifles are prepared holders, k = 9; the attackers 12 + 10 points at k = 1.
  const Strength red = red_loses(s, std::int64_t{8'000} * 9000);
  const Strength blue = blue_loses(s, std::int64_t{22'000} * 1000);
  CHECK(s.unit(kRifles2).strength == 8'000 - blue);
  CHECK(s.unit(kTanks1).strength == 12'000 - red * 12 / 22);  // each share floored
  CHECK(s.unit(kMech1).strength == 10'000 - red * 10 / 22);
  const Fought f = only_fight(s);
  CHECK(f.at == kC2);
  CHECK(f.lost_blue == blue);
  CHECK(f.lost_red == red * 12 / 22 + red * 10 / 22);  // the remainder is dropped
  CHECK_FALSE(f.flank);
  CHECK(s.unit(kRifles2).fought);
  CHECK(s.unit(kTanks1).fought);
}

TEST_CASE("S30 hidden quality multiplies a unit's fire") {
  auto s = fight_at_c2();
  s.put(kRifles2, kC2);
  s.put(kTanks1, kC2);
  s.put(kMech1, kC2);
  s.world.quality_pc[kTanks1] = 60;
  s.world.quality_pc[kMech1] = 140;
  s.hour();
  CHECK(only_fight(s).lost_blue ==
        lanchester(std::int64_t{12'000} * 60 + std::int64_t{10'000} * 140, 1, 1000,
                   fire_die(s.setup.seed, 4, kC2, kRed)));
}

TEST_CASE("S25 S26 S32 the holder's k by the hours it has been there; the attacker's is always 1") {
  auto s = fight_at_c2();
  s.put(kTanks1, kC2);
  Unit& rifles = s.put(kRifles2, kC2);
  std::int64_t k = 0;
  SUBCASE("two hours: 9") { rifles.arrived = 2, k = 9000; }
  SUBCASE("one hour: 6.25") { rifles.arrived = 3, k = 6250; }
  SUBCASE("this hour: 1") { rifles.arrived = 4, k = 1000; }
  SUBCASE("two hours, slider at 0") { s.setup.balance = 0, k = 14'495; }
  SUBCASE("two hours, slider at 10") { s.setup.balance = 10, k = 5'588; }
  SUBCASE("one hour, slider at 0") { s.setup.balance = 0, rifles.arrived = 3, k = 10'066; }
  SUBCASE("not the holder: 1") { s.hold(kRed, {kC2}), k = 1000; }
  const Strength expected = red_loses(s, 8'000 * k);
  s.hour();
  // Nobody loses more than there is.
  CHECK(only_fight(s).lost_red == (expected < 12'000 ? expected : 12'000));
}

TEST_CASE("S32 a holder that marched in this hour meets the enemy at k = 1") {
  auto s = fight_at_c2();
  s.put(kRifles2, kC3);
  s.put(kTanks1, kC1);
  s.hold(kRed, {kC1});
  s.march(kRifles2, kC2).march(kTanks1, kC2).hour();
  CHECK(only_fight(s).lost_red == red_loses(s, std::int64_t{8'000} * 1000));
  CHECK(only_fight(s).lost_blue == blue_loses(s, std::int64_t{12'000} * 1000));
}

TEST_CASE("S25 in a mixed stack each unit has its own k") {
  auto s = fight_at_c2(200, 3'000);
  s.put(kRifles2, kC2);     // prepared
  s.put(kRifles1, kC2, 1);  // hasty
  s.put(kRifles4, kC3);     // arrives now
  s.put(kTanks1, kC2);
  s.march(kRifles4, kC2).hour();
  CHECK(only_fight(s).lost_red ==
        red_loses(s, std::int64_t{8'000} * 9000 + std::int64_t{8'000} * 6250 +
                         std::int64_t{8'000} * 1000));
}

TEST_CASE("S31 fighting attackers from one sector, then hit from a second: k = 1") {
  auto s = fight_at_c2();
  s.put(kRifles2, kC2);
  Unit& tanks = s.put(kTanks1, kC2, 1);
  tanks.came_from = kC1;
  s.put(kMech1, kC3);
  s.hold(kRed, {kC1, kC3});
  s.march(kMech1, kC2).hour();
  const Fought f = only_fight(s);
  CHECK(f.flank);
  CHECK(f.lost_red == red_loses(s, std::int64_t{8'000} * 1000) * 12 / 22 +
                          red_loses(s, std::int64_t{8'000} * 1000) * 10 / 22);
}

TEST_CASE("S31 what is no flank attack") {
  auto s = fight_at_c2(200, 3'000);
  s.put(kRifles2, kC2);
  s.hold(kRed, {kC1, kC3});
  SUBCASE("the second comes from the same sector") {
    s.put(kTanks1, kC2, 1).came_from = kC1;
    s.put(kMech1, kC1);
    s.march(kMech1, kC2).hour();
  }
  SUBCASE("both come this hour: nobody was fighting yet") {
    s.put(kTanks1, kC1);
    s.put(kMech1, kC3);
    s.march(kTanks1, kC2).march(kMech1, kC2).hour();
  }
  SUBCASE("the second comes as a decoy") {
    s.put(kTanks1, kC2, 1).came_from = kC1;
    s.put(kDecoyGroup, kC3);
    s.march(kDecoyGroup, kC2).hour();
  }
  SUBCASE("one attacker alone") {
    s.put(kTanks1, kC2, 1).came_from = kC1;
    s.hour();
  }
  const Fought f = only_fight(s);
  CHECK_FALSE(f.flank);
  const Strength expected = red_loses(s, std::int64_t{8'000} * 9000);
  CHECK(f.lost_red <= expected);
  CHECK(f.lost_red >= expected - 1);  // the remainder of a shared loss is dropped
}

TEST_CASE("S31 once both have been there the flank stays") {
  auto s = fight_at_c2();
  s.put(kRifles2, kC2);
  s.put(kTanks1, kC2, 2).came_from = kC1;
  s.put(kMech1, kC2, 1).came_from = kC3;
  s.hour();
  CHECK(only_fight(s).flank);
}

TEST_CASE("S31 the attackers' own k is not touched by a flank") {
  auto s = fight_at_c2();
  s.put(kRifles2, kC2);
  s.put(kTanks1, kC2, 2).came_from = kC1;
  s.put(kMech1, kC2, 1).came_from = kC3;
  s.hour();
  CHECK(only_fight(s).lost_blue == blue_loses(s, std::int64_t{22'000} * 1000));
}

TEST_CASE("S29 a unit at or below half its starting strength breaks and leaves the game") {
  auto s = fight_at_c2();
  s.put(kTanks1, kC2).strength = 6'000 + red_loses(s, std::int64_t{8'000} * 9000);
  s.put(kRifles2, kC2);
  SUBCASE("exactly half") {
    s.hour();
    CHECK(s.unit(kTanks1).where == Where::kGone);
    CHECK(s.unit(kTanks1).strength == 6'000);
    CHECK(s.heard<Broke>(kRed) == std::vector{Broke{kTanks1, kC2}});
    CHECK(s.heard<Broke>(kBlue).empty());
    CHECK(s.heard<EnemyBroke>(kBlue) ==
          std::vector{EnemyBroke{s.world.alias[kTanks1], Kind::kTank, kC2}});
    CHECK(s.contact(kBlue, kTanks1)->broken);
    s.hour();
    CHECK(s.heard<Fought>(kBlue).empty());
  }
  SUBCASE("one milli-point above") {
    ++s.unit(kTanks1).strength;
    s.hour();
    CHECK(s.unit(kTanks1).where == Where::kMap);
  }
}

TEST_CASE("S29 both sides may break in the same round; the emptied sector keeps its holder") {
  auto s = fight_at_c2(1'000);
  s.put(kTanks1, kC2).strength = 6'001;
  s.put(kRifles2, kC2).strength = 4'001;
  SUBCASE("Blue's") {}
  SUBCASE("Red's") { s.hold(kRed, {kC2}); }
  const Seat holder = s.holder(kC2);
  s.hour();
  CHECK(s.unit(kTanks1).where == Where::kGone);
  CHECK(s.unit(kRifles2).where == Where::kGone);
  CHECK(s.holder(kC2) == holder);
  CHECK(s.heard<EnemyBroke>(kBlue).size() == 1);
  CHECK(s.heard<EnemyBroke>(kRed).size() == 1);
}

TEST_CASE("S29 the threshold is of the starting strength, not of what is left of it") {
  auto s = fight_at_c2();
  s.put(kTanks1, kC2).strength = 11'000;
  s.put(kRifles2, kC2);
  s.hour();
  CHECK(s.unit(kTanks1).strength < 11'000);
  CHECK((s.unit(kTanks1).where == Where::kGone) == (s.unit(kTanks1).strength <= 6'000));
}

TEST_CASE("S13 fights happen where both sides meet, one round an hour, recon troops included") {
  auto s = fight_at_c2();
  s.put(kWestScouts, kC2);
  s.put(kRedScouts1, kC1);
  s.hold(kRed, {kC1});
  s.march(kRedScouts1, kC2).hour();
  CHECK(only_fight(s).lost_blue == blue_loses(s, std::int64_t{2'000} * 1000));
  CHECK(s.heard<Fought>(kBlue) == s.heard<Fought>(kRed));
}

TEST_CASE("losses in a sector never exceed what is there") {
  Situation s(4, seed_where([](std::uint32_t n) { return fire_die(n, 4, kC2, kRed) > 30'000; }));
  s.put(kWestScouts, kC2);
  s.put(kTanks1, kC2);
  s.hour();  // 12,000 × 7 % × 3 and more = 2,520 and more
  CHECK(s.unit(kWestScouts).strength == 0);
  CHECK(s.unit(kWestScouts).where == Where::kGone);
  CHECK(only_fight(s).lost_blue == 2'000);
}
