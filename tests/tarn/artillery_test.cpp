// tests/tarn/artillery_test.cpp — one mission an hour for each side, and what is reported of it.
#include <doctest/doctest.h>

#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {
bool recon_is_hit(std::uint32_t seed, int hour, UnitId id) {  // half the time
  return Dice{seed}.below(2, static_cast<std::uint32_t>(hour),
                          static_cast<std::uint32_t>(Roll::kOwnHit), id) == 0;
}
bool reports_true(std::uint32_t seed, int hour, Seat side) {  // nine times in ten
  return Dice{seed}.below(10, static_cast<std::uint32_t>(hour),
                          static_cast<std::uint32_t>(Roll::kReport),
                          static_cast<std::uint32_t>(side)) < 9;
}
std::uint32_t report_kind(std::uint32_t seed, int hour, Seat side) {  // none, doubled, elsewhere
  return Dice{seed}.below(3, static_cast<std::uint32_t>(hour),
                          static_cast<std::uint32_t>(Roll::kReportKind),
                          static_cast<std::uint32_t>(side));
}
DamageReport only_report(const Situation& s, Seat seat) {
  const auto reports = s.heard<DamageReport>(seat);
  REQUIRE(reports.size() == 1);
  return reports[0];
}
}  // namespace

TEST_CASE("S41 every enemy unit in the sector loses 8 % of its strength, floored") {
  Situation s(4);
  s.put(kTanks1, kE1);
  s.put(kMech1, kE1).strength = 9'999;
  s.put(kRedScouts1, kE1);
  s.put(kTanks2, kE0);
  s.put(kRifles3, kE2);
  s.fire(kBlue, kE1).hour();
  CHECK(s.unit(kTanks1).strength == 11'040);      // 12,000 − 960
  CHECK(s.unit(kMech1).strength == 9'999 - 799);  // 799.92 floored
  CHECK(s.unit(kRedScouts1).strength == 1'840);
  CHECK(s.unit(kTanks2).strength == 12'000);
  CHECK(s.unit(kTanks1).lost_this_hour == 960);
  CHECK(s.heard<Shelled>(kRed).size() == 3);
  CHECK(s.heard<Shelled>(kBlue).empty());
}

TEST_CASE("S40 both sides fire at once, on the positions and strengths at the start of the hour") {
  Situation s(4);
  s.put(kTanks1, kE1);
  s.put(kRifles3, kE2);
  s.march(kTanks1, kE0).fire(kBlue, kE1).fire(kRed, kE2).hour();
  CHECK(s.unit(kTanks1).strength == 11'040);  // hit before it marched off
  CHECK(s.unit(kRifles3).strength == 7'360);
  CHECK(s.heard<Fired>(kBlue).size() == 1);  // each side knows of its own mission only
  CHECK(s.heard<Fired>(kRed).size() == 1);
  CHECK(s.heard<Fired>(kBlue)[0].at == kE1);
}

TEST_CASE("S12 S21 the decoy and the batteries lose nothing, and own battalions are not hit") {
  Situation s(4);
  s.put(kDecoyGroup, kE1);
  s.put(kRifles3, kE1);
  s.hold(kBlue, {kE1});
  s.fire(kBlue, kE1).hour();
  CHECK(s.unit(kDecoyGroup).where == Where::kMap);
  CHECK(s.unit(kDecoyGroup).strength == 0);
  CHECK(s.unit(kRifles3).strength == 8'000);
}

TEST_CASE("S43 a friendly recon troop in the target sector is hit half the time") {
  for (const bool hit : {true, false}) {
    Situation s(
        4, seed_where([&](std::uint32_t n) { return recon_is_hit(n, 4, kEastScouts) == hit; }));
    s.put(kEastScouts, kE1);
    s.fire(kBlue, kE1).hour();
    CHECK(s.unit(kEastScouts).strength == (hit ? 1'840 : 2'000));
    const auto told = s.heard<Shelled>(kBlue);
    CHECK(told.size() == (hit ? 1u : 0u));
    if (hit) CHECK(told[0].by_own_side);
  }
  // Played, over 4,000 seeds: half, with a standard error of √(4,000 / 4) = 31.6; tolerance 4.
  int hits = 0;
  for (std::uint32_t seed = 1; seed <= 4000; ++seed) {
    Situation s(4, seed);
    s.put(kEastScouts, kE1);
    hits += s.fire(kBlue, kE1).hour().unit(kEastScouts).strength < 2'000 ? 1 : 0;
  }
  CHECK(std::abs(hits - 2000) < 127);
}

TEST_CASE("S43 recon hit by both sides' fire loses 8 % twice, of the strength before") {
  Situation s(4, seed_where([](std::uint32_t n) { return recon_is_hit(n, 4, kEastScouts); }));
  s.put(kEastScouts, kE1);
  s.fire(kBlue, kE1).fire(kRed, kE1).hour();
  CHECK(s.unit(kEastScouts).strength == 2'000 - 160 - 160);
}

TEST_CASE("S20 S44 fire watched by recon next to the sector shows exactly what is there") {
  Situation s(4);
  s.put(kEastScouts, kE2);
  s.put(kTanks1, kE1).strength = 10'000;
  s.put(kMech1, kE1);
  s.fire(kBlue, kE1).hour();
  const auto& tanks = s.contact(kBlue, kTanks1);
  REQUIRE(tanks);
  CHECK(tanks->kind == Kind::kTank);
  CHECK(tanks->strength == 9'200);  // how hurt it is, this fire included
  CHECK(tanks->exact == Hour{4});
  CHECK(tanks->how >= Certainty::kSeen);
  CHECK(s.contact(kBlue, kMech1)->exact == Hour{4});
  CHECK(s.contact(kBlue, kMech1)->strength == 9'200);
  const auto seen = s.heard<Observed>(kBlue);
  REQUIRE(seen.size() == 2);
  CHECK(seen[0].left == 9'200);
  CHECK(seen[0].lost == 800);
  CHECK(s.heard<Observed>(kRed).empty());
  CHECK(s.heard<DamageReport>(kBlue).empty());  // nothing to guess
  CHECK(s.view(kBlue).last_fire == kE1);
  CHECK(s.view(kBlue).last_fire_watched);
  CHECK_FALSE(s.view(kRed).last_fire_watched);
}

TEST_CASE("S44 who watches: recon, one edge away, its own side's") {
  Situation s(4);
  s.put(kTanks1, kE1);
  s.fire(kBlue, kE1);
  SUBCASE("one edge, even a two-hour track") {
    s.put(kWestScouts, kC1);
    CHECK(s.hour().view(kBlue).last_fire_watched);
  }
  SUBCASE("in the sector itself is not next to it") {
    s.put(kEastScouts, kE1);
    CHECK_FALSE(s.hour().view(kBlue).last_fire_watched);
    CHECK(s.heard<DamageReport>(kBlue).size() == 1);
  }
  SUBCASE("two sectors out is too far") {
    s.put(kEastScouts, kE3);
    CHECK_FALSE(s.hour().view(kBlue).last_fire_watched);
  }
  SUBCASE("rifles do not watch") {
    s.put(kRifles3, kE2);
    CHECK_FALSE(s.hour().view(kBlue).last_fire_watched);
  }
  SUBCASE("the enemy's recon does not watch") {
    s.put(kRedScouts1, kE2);
    CHECK_FALSE(s.hour().view(kBlue).last_fire_watched);
  }
  SUBCASE("recon that marches off this hour still watches: positions at the start of the hour") {
    s.put(kEastScouts, kE2);
    s.unit(kEastScouts).destination = kE3;
    CHECK(s.hour().view(kBlue).last_fire_watched);
  }
}

TEST_CASE("S22 S23 S24 a tank battalion that shows no damage under watched fire is the decoy") {
  Situation s(4);
  s.put(kEastScouts, kE2);
  s.put(kDecoyGroup, kE1);
  s.know(kBlue, kDecoyGroup, kE1, Certainty::kSeen);
  CHECK(s.contact(kBlue, kDecoyGroup)->kind == Kind::kTank);
  s.fire(kBlue, kE1).hour();
  CHECK(s.world.decoy_exposed);
  CHECK(s.contact(kBlue, kDecoyGroup)->kind == Kind::kDecoy);
  CHECK(s.contact(kBlue, kDecoyGroup)->strength == 0);
  const auto seen = s.heard<Observed>(kBlue);
  REQUIRE(seen.size() == 1);
  CHECK(seen[0].lost == 0);
  CHECK(s.heard<DecoyExposed>(kBlue).size() == 1);
  CHECK(s.heard<DecoyExposed>(kRed).empty());
}

TEST_CASE("S22 unwatched fire does not expose a decoy") {
  Situation s(4);
  s.put(kDecoyGroup, kE1);
  s.put(kRifles3, kE2);
  s.fire(kBlue, kE1).hour();
  CHECK_FALSE(s.world.decoy_exposed);
}

TEST_CASE("S44 watched fire drops earlier contacts wrongly placed in the sector") {
  Situation s(4);
  s.put(kEastScouts, kE2);
  s.put(kTanks1, kC0);
  s.know(kBlue, kTanks1, kE1, Certainty::kSeen, 2);
  s.know(kBlue, kTanks2, kC1, Certainty::kSeen, 2);
  s.fire(kBlue, kE1).hour();
  CHECK_FALSE(s.contact(kBlue, kTanks1)->placed);
  CHECK(s.contact(kBlue, kTanks2)->placed);  // elsewhere: it ages on the map
}

TEST_CASE("S44 unwatched fire drops nothing") {
  Situation s(4);
  s.know(kBlue, kTanks1, kE1, Certainty::kSeen, 2);
  s.fire(kBlue, kE1).hour();
  CHECK(s.contact(kBlue, kTanks1)->placed);
}

TEST_CASE("S42 a true report gives the sum of the loss, rounded to half points") {
  const auto seed = seed_where([](std::uint32_t n) { return reports_true(n, 4, kBlue); });
  const auto report_of = [&](std::initializer_list<Strength> strengths) {
    Situation s(4, seed);
    UnitId id = kTanks1;
    for (const Strength strength : strengths) s.put(id++, kE1).strength = strength;
    s.fire(kBlue, kE1).hour();
    const auto r = only_report(s, kBlue);
    CHECK(r.at == kE1);
    return r.lost;
  };
  CHECK(report_of({}) == 0);
  CHECK(report_of({12'000}) == 1'000);          // 960
  CHECK(report_of({12'000, 10'000}) == 2'000);  // 960 + 800 = 1,760: nearer to 2 than to 1.5
  CHECK(report_of({9'300, 9'300}) == 1'500);    // 744 + 744 = 1,488
  CHECK(report_of({9'375}) == 1'000);           // 750: half way, upward
  CHECK(report_of({9'363}) == 500);             // 749
}

TEST_CASE("S42 a false report: no effect, twice the figure, or the figure next door") {
  const auto false_seed = [](std::uint32_t kind) {
    return seed_where([&](std::uint32_t n) {
      return !reports_true(n, 4, kBlue) && report_kind(n, 4, kBlue) == kind;
    });
  };
  const auto report = [](std::uint32_t seed, bool anybody_there) {
    Situation s(4, seed);
    if (anybody_there) s.put(kTanks1, kE1);
    s.put(kTanks2, kE0);
    s.put(kDecoyGroup, kC1);
    s.fire(kBlue, kE1).hour();
    return only_report(s, kBlue);
  };
  SUBCASE("no effect") {
    CHECK(report(false_seed(0), true) == DamageReport{kE1, 0});
    CHECK(report(false_seed(0), false) == DamageReport{kE1, 0});
  }
  SUBCASE("exaggerated: 960 is 1 point, twice that is 2; and 1 point if there was nothing") {
    CHECK(report(false_seed(1), true) == DamageReport{kE1, 2'000});
    CHECK(report(false_seed(1), false) == DamageReport{kE1, 1'000});
  }
  SUBCASE("elsewhere: only in a neighbouring sector that holds no enemy, decoys included") {
    // Next to E1: E0 with tanks, C1 with the decoy, E2 empty.
    CHECK(report(false_seed(2), true) == DamageReport{kE2, 1'000});
  }
  SUBCASE("if every neighbouring sector holds an enemy: no effect") {
    Situation s(4, false_seed(2));
    s.put(kTanks1, kE1);
    s.put(kTanks2, kE0);
    s.put(kMech1, kE2);
    s.put(kMech2, kC1);
    s.fire(kBlue, kE1).hour();
    CHECK(only_report(s, kBlue) == DamageReport{kE1, 0});
  }
}

TEST_CASE("S42 the damage report is right nine times in ten, and false in three ways equally") {
  constexpr int kN = 12'000;
  int right = 0, none = 0, twice = 0, at_c0 = 0, at_c2 = 0, at_w1 = 0;
  for (std::uint32_t seed = 1; seed <= kN; ++seed) {
    Situation s(4, seed);
    s.put(kTanks1, kC1);
    s.put(kMech1, kE1);
    s.fire(kBlue, kC1).hour();
    const auto r = only_report(s, kBlue);
    if (r.at == kC0)
      ++at_c0;
    else if (r.at == kC2)
      ++at_c2;
    else if (r.at == kW1)
      ++at_w1;
    else if (r.lost == 0)
      ++none;
    else if (r.lost == 2'000)
      ++twice;
    else
      ++right;
  }
  // Standard errors: √(12,000 × 0.9 × 0.1) = 32.9; of a thirtieth √(12,000 × 29/900) = 19.7; of a
  // ninetieth √(12,000 × 89/8,100) = 11.5. Tolerance 4.5 of each.
  CHECK(std::abs(right - kN * 9 / 10) < 148);
  CHECK(std::abs(none - kN / 30) < 89);
  CHECK(std::abs(twice - kN / 30) < 89);
  CHECK(std::abs(at_c0 - kN / 90) < 52);
  CHECK(std::abs(at_c2 - kN / 90) < 52);
  CHECK(std::abs(at_w1 - kN / 90) < 52);
}

TEST_CASE("S29 a unit may break under fire; watched fire or an enemy in its sector learns of it") {
  Situation s(4);
  s.put(kTanks1, kE1).strength = 6'500;  // less 520 is 5,980, below half of 12,000
  s.fire(kBlue, kE1);
  SUBCASE("unseen") {
    s.know(kBlue, kTanks1, kE1, Certainty::kSeen);
    s.hour();
    CHECK(s.unit(kTanks1).where == Where::kGone);
    CHECK(s.heard<Broke>(kRed).size() == 1);
    CHECK(s.heard<Broke>(kBlue).empty());
    CHECK(s.heard<EnemyBroke>(kBlue).empty());
    CHECK_FALSE(s.contact(kBlue, kTanks1)->broken);
    CHECK(s.contact(kBlue, kTanks1)->placed);  // Blue goes on believing in it
  }
  SUBCASE("watched") {
    s.put(kEastScouts, kE2);
    s.hour();
    CHECK(s.heard<EnemyBroke>(kBlue).size() == 1);
    CHECK(s.contact(kBlue, kTanks1)->broken);
  }
  SUBCASE("watched, with an own unit in the sector: told once") {
    s.put(kEastScouts, kE2);
    s.put(kRifles3, kE1);
    s.hour();
    CHECK(s.heard<EnemyBroke>(kBlue).size() == 1);
    CHECK(s.heard<Fought>(kBlue).empty());  // it broke before the fight
  }
  SUBCASE("at exactly half it breaks") {
    s.unit(kTanks1).strength = 6'521;  // less 521 is 6,000
    s.hour();
    CHECK(s.unit(kTanks1).where == Where::kGone);
  }
  SUBCASE("just above half it does not") {
    s.unit(kTanks1).strength = 6'523;  // less 521 is 6,002
    s.hour();
    CHECK(s.unit(kTanks1).where == Where::kMap);
  }
}

TEST_CASE(
    "S29 units of both sides in one sector that break under fire at once see each other break") {
  Situation s(4);
  s.put(kTanks1, kE2).strength = 6'100;
  s.put(kRifles3, kE2).strength = 4'100;
  s.fire(kBlue, kE2).fire(kRed, kE2).hour();
  CHECK(s.unit(kTanks1).where == Where::kGone);
  CHECK(s.unit(kRifles3).where == Where::kGone);
  CHECK(s.heard<EnemyBroke>(kBlue).size() == 1);
  CHECK(s.heard<EnemyBroke>(kRed).size() == 1);
  CHECK(s.holder(kE2) == kBlue);
}
