// clash/fight_test.cpp — golden fights, the sweep that nothing goes down as the draw goes up,
// counting against brute force, the clamps.
#include "clash/fight.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "clash/constants.h"
#include "clash/draw.h"

#include "golden.h"

using namespace wg;
using namespace wg::clash;

TEST_CASE("rows 1 to 8: division rounds toward minus infinity") {
  CHECK(fdiv(-1, 2000) == -1);
  CHECK(fdiv(-268750, 2000) == -135);
  CHECK(fdiv(-269, 1) == -269);
  CHECK(fdiv(-537500, 2000) == -269);
  CHECK(fdiv(0, 7) == 0);
  CHECK(fdiv(53047, 1000) == 53);
  CHECK(fdiv(-1000, 1000) == -1);
  CHECK(fdiv(-1001, 1000) == -2);
}

TEST_CASE("rows 9 to 19: the address of a draw") {
  struct Row {
    std::uint64_t seed;
    std::uint32_t turn, unit, ordinal;
    std::uint64_t hash;
    int draw;
  };
  constexpr Row kRows[] = {{0, 0, 0, 0, 0x2130748aaac80268u, 667},
                           {1, 1, 1, 0, 0x3ea0a76395d91588u, 585},
                           {1, 1, 1, 1, 0xe22af074957308c3u, 583},
                           {1, 1, 2, 0, 0x14ceedcce45d513fu, 892},
                           {1, 2, 1, 0, 0x100a84829efc04afu, 621},
                           {42, 7, 1001, 0, 0xb3d59f594aaa36fau, 291},
                           {42, 7, 1001, 1, 0x598c4fd03763bb2fu, 216},
                           {42, 7, 1002, 0, 0x4e28a24945e6552bu, 273},
                           {~std::uint64_t{0}, ~0u, ~0u, 65535, 0xb69a2aef66c6fc3fu, 401},
                           {81985529216486895u, 12, 345678, 2, 0xacb71918a19eb797u, 631}};
  for (const Row& r : kRows) {
    CHECK(address(r.seed, r.turn, r.unit, r.ordinal) == r.hash);
    CHECK(draw_at(r.hash) == r.draw);
  }
  CHECK(mix(0x9e3779b97f4a7c15u) == 0xe220a8397b1dcdafu);  // SplitMix64's first output for seed 0
}

TEST_CASE("rows 20 to 80: every number of 61 fights, and of 267 draws") {
  const std::vector<Golden> all = golden_fights();
  CHECK(all.size() == 61);
  std::size_t draws = 0;
  for (const Golden& g : all) {
    CAPTURE(g.row);
    const Prepared p = prepare(g.clash);
    CHECK(p.parts == g.prepared.parts);
    CHECK(p.raw_attack == g.prepared.raw_attack);
    CHECK(p.raw_defence == g.prepared.raw_defence);
    CHECK(p.attack_mods == g.prepared.attack_mods);
    CHECK(p.defence_mods == g.prepared.defence_mods);
    CHECK(p.attack == g.prepared.attack);
    CHECK(p.defence == g.prepared.defence);
    CHECK(p.volatility == g.prepared.volatility);
    CHECK(p.resolve_defender == g.prepared.resolve_defender);
    CHECK(p.resolve_attacker == g.prepared.resolve_attacker);
    const Preview v = preview(p);
    CHECK(v.lost_defender == g.preview.lost_defender);
    CHECK(v.lost_attacker == g.preview.lost_attacker);
    CHECK(v.breaks == g.preview.breaks);
    CHECK(v.destroys == g.preview.destroys);
    CHECK(v.down == g.preview.down);
    CHECK(v.falters == g.preview.falters);
    CHECK(v.dies == g.preview.dies);
    for (const GoldenDraw& d : g.draws) {
      CAPTURE(d.draw);
      CHECK(resolve(p, d.draw) == d.outcome);
      ++draws;
    }
  }
  CHECK(draws == 267);
}

TEST_CASE("the sweep: 3,456 fights by 1,000 draws, nothing goes down as the draw goes up") {
  std::size_t fights = 0, wrong = 0;
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain)
    for (std::size_t grade = 0; grade < kGrades; ++grade)
      for (std::size_t supply = 0; supply < kSupplies; ++supply)
        for (const Posture posture : {Posture::kAssault, Posture::kHold, Posture::kEntrenched})
          for (const std::uint8_t strength :
               {std::uint8_t{20}, std::uint8_t{60}, std::uint8_t{100}})
            for (const std::uint8_t disorder : {std::uint8_t{0}, std::uint8_t{30}})
              for (const std::uint8_t flankers : {std::uint8_t{0}, std::uint8_t{3}}) {
                Clash c;
                c.lead = {{Type::kArmour, Grade::kVeteran, Posture::kAssault, 92}, Supply::kFull};
                c.defender = {
                    {Type::kRifles, static_cast<Grade>(grade), posture, strength, disorder, 0, 2},
                    static_cast<Supply>(supply)};
                c.context.terrain = static_cast<Terrain>(terrain);
                c.context.flankers = flankers;
                const Prepared p = prepare(c);
                Result before = resolve(p, 0);
                for (int draw = 1; draw < kDraws; ++draw) {
                  const Result now = resolve(p, draw);
                  wrong += now.exchange.lost_defender < before.exchange.lost_defender ||
                                   now.exchange.lost_attacker > before.exchange.lost_attacker ||
                                   now.down() < before.down() || now.faltered > before.faltered
                               ? 1
                               : 0;
                  before = now;
                }
                ++fights;
              }
  CHECK(fights == 3456);
  CHECK(wrong == 0);
}

TEST_CASE("the oracle: counts of 10,080 fights against going through all draws") {
  std::size_t fights = 0, wrong = 0;
  for (int a = 0; a < 12; ++a)
    for (int d = 0; d < 12; ++d)
      for (const std::int32_t volatility : {250, 400, 650, 900, 1100, 1300, 1500})
        for (int r = 0; r < 10; ++r) {
          Prepared p;
          p.attack = 5 + a * 14;
          p.defence = 4 + d * 15;
          p.volatility = volatility;
          p.resolve_defender = 5 + r * 10;
          p.resolve_attacker = 95 - r * 10;
          p.shock_on_defender = r * 3;
          p.shock_on_attacker = r % 3 * 8;
          p.strength_defender = 100 - d * 8;
          p.strength_attacker = 100 - a * 8;
          p.tough_defender = kTypeWorth[static_cast<std::size_t>(a % 4)].tough;
          p.tough_attacker = kTypeWorth[static_cast<std::size_t>(d % 4)].tough;
          p.intensity = kIntensityAssault;
          Preview counted;
          counted.lost_defender = {1000, 0, 0};
          counted.lost_attacker = {1000, 0, 0};
          for (int draw = 0; draw < kDraws; ++draw) {
            const Result o = resolve(p, draw);
            const auto span = [&](std::array<std::int32_t, 3>& band, std::int32_t lost) {
              band[0] = std::min(band[0], lost);
              band[2] = std::max(band[2], lost);
              if (draw == kDraws / 2) band[1] = lost;
            };
            span(counted.lost_defender, o.exchange.lost_defender);
            span(counted.lost_attacker, o.exchange.lost_attacker);
            counted.breaks += o.broke_defender ? 1 : 0;
            counted.destroys += o.destroyed_defender ? 1 : 0;
            counted.down += o.down() ? 1 : 0;
            counted.falters += o.faltered ? 1 : 0;
            counted.dies += o.destroyed_attacker ? 1 : 0;
          }
          wrong += preview(p) == counted ? 0 : 1;
          ++fights;
        }
  CHECK(fights == 10'080);
  CHECK(wrong == 0);
}

TEST_CASE(
    "the worst stacks of modifiers stay inside the clamps, but for the volatility of a city") {
  std::int32_t least_defence = 0, most_defence = 0, least_attack = 0, most_attack = 0;
  for (std::size_t posture = 0; posture < kPostures; ++posture) {
    for (const bool river : {false, true})
      for (const bool uphill : {false, true})
        for (const std::int32_t arms : kCombinedArms) {
          if (static_cast<Posture>(posture) == Posture::kWithdraw) continue;  // may not assault
          const std::int32_t mods =
              kPostureWorth[posture].attack + arms + (river ? kRiver : 0) + (uphill ? kUphill : 0);
          least_attack = std::min(least_attack, mods);
          most_attack = std::max(most_attack, mods);
        }
    for (std::size_t terrain = 0; terrain < kTerrains; ++terrain)
      for (std::uint8_t works = 0; works <= 3; ++works)
        for (std::uint8_t dug = 0; dug <= kMostDug; ++dug)
          for (std::uint8_t others = 0; others <= 3; ++others) {
            Unit u;
            u.posture = static_cast<Posture>(posture);
            u.dug = dug;
            const std::int32_t mods = kTerrainWorth[terrain].cover +
                                      kPostureWorth[posture].defence +
                                      kPerDug * effective_dug(u, works) + kPerOther * others;
            least_defence = std::min(least_defence, mods);
            most_defence = std::max(most_defence, mods);
          }
  }
  CHECK(least_defence == -200);
  CHECK(most_defence == 1600);
  CHECK(least_attack == -480);
  CHECK(most_attack == 510);
  CHECK(least_attack > kLeastMods);
  CHECK(least_defence > kLeastMods);
  CHECK(most_defence < kMostMods);
  std::int32_t least_mult = 1000, least_volatility = 2000, most_volatility = 0;
  for (const auto& g : kGradeWorth)
    for (const auto& s : kSupplyWorth)
      for (const auto& role : kRoleOn)
        for (std::size_t t = 0; t < kTerrains; ++t) {
          least_mult = std::min(least_mult, 1000 + g.power + s.power + role[t]);
          const std::int32_t volatility = g.volatility + s.volatility + kTerrainWorth[t].chaos;
          least_volatility = std::min(least_volatility, volatility);
          most_volatility = std::max(most_volatility, volatility);
        }
  CHECK(least_mult == 300);
  CHECK(least_volatility == 300);
  CHECK(most_volatility == 1650);
}
