// clash/aftermath_test.cpp — disorder, experience, recovery and the way back, as the golden rows
// have them.
#include "clash/aftermath.h"

#include <doctest/doctest.h>
#include <vector>

using namespace wg::clash;

TEST_CASE("rows 81 to 89: disorder of an exchange and of shells") {
  CHECK(disorder_from({35, false, true}) == 27);
  CHECK(disorder_from({18, true, false}) == 15);
  CHECK(disorder_from({}) == 0);
  CHECK(disorder_from({25, true, true}) == 28);
  CHECK(disorder_from({41}) == 20);
  CHECK(disorder_from_shells(4) == 17);
  CHECK(disorder_from_shells(6) == 23);
  CHECK(disorder_from_shells(7) == 26);
  CHECK(disorder_from_shells(10) == 35);
}

TEST_CASE("rows 90 to 104: experience, at most 25 a turn, and the grade it makes") {
  CHECK(experience_from(0, false, 0) == 2);
  CHECK(experience_from(35, true, 0) == 20);
  CHECK(experience_from(35, false, 0) == 10);
  CHECK(experience_from(60, true, 20) == 5);
  CHECK(experience_from(60, true, 0) == 25);
  CHECK(experience_from(10, false, 24) == 1);
  CHECK(experience_from(10, false, 25) == 0);
  for (const auto& [experience, grade] : {std::pair{0, Grade::kGreen},
                                          {39, Grade::kGreen},
                                          {40, Grade::kTrained},
                                          {119, Grade::kTrained},
                                          {120, Grade::kVeteran},
                                          {219, Grade::kVeteran},
                                          {220, Grade::kElite},
                                          {255, Grade::kElite}})
    CHECK(grade_of(experience) == grade);
}

TEST_CASE("rows 105 to 113: recovery at the end of a round") {
  const auto recovered = [](std::uint8_t strength, std::uint8_t disorder, Rest rest) {
    Unit u;
    u.strength = strength;
    u.disorder = disorder;
    recover(u, rest);
    return std::pair{int{u.strength}, int{u.disorder}};
  };
  using P = std::pair<int, int>;
  CHECK(recovered(40, 60, {Shelter::kCity}) == P{52, 15});
  CHECK(recovered(40, 60, {Shelter::kField}) == P{44, 40});
  CHECK(recovered(40, 60, {Shelter::kDepot}) == P{60, 0});
  CHECK(recovered(40, 60, {.place = Shelter::kField, .fought = true}) == P{40, 50});
  CHECK(recovered(81, 72, {.place = Shelter::kCity, .shelled = true}) == P{81, 27});
  CHECK(recovered(95, 10, {Shelter::kCity}) == P{100, 0});
  CHECK(recovered(40, 60, {Shelter::kField, Supply::kStrained}) == P{42, 50});
  CHECK(recovered(40, 60, {Shelter::kField, Supply::kCut}) == P{40, 55});
  CHECK(recovered(40, 61, {.place = Shelter::kCity, .fought = true}) == P{40, 39});
}

TEST_CASE("rows 114 to 118: what slipping away costs") {
  const auto cost = [](Type type, std::uint8_t strength) {
    Unit u;
    u.type = type;
    u.strength = strength;
    return parting_loss(u);
  };
  CHECK(cost(Type::kScouts, 100) == 16);
  CHECK(cost(Type::kBattery, 100) == 14);
  CHECK(cost(Type::kRifles, 100) == 10);
  CHECK(cost(Type::kArmour, 100) == 7);
  CHECK(cost(Type::kScouts, 9) == 9);
}

TEST_CASE("rows 119 to 126: where a unit falls back to") {
  using C = Candidate;
  using T = Terrain;
  const auto best = [](std::vector<C> all) { return best_retreat(all); };
  const C open{.index = 10}, forest{.index = 11, .terrain = T::kForest};
  CHECK(best({open, forest}) == 11);
  CHECK(retreat_score(forest) == -400);
  const C with_friend{.index = 10, .friend_on_it = true};
  CHECK(best({with_friend, forest}) == 10);
  CHECK(retreat_score(with_friend) == -500);
  const C both{.index = 10, .terrain = T::kForest, .friend_on_it = true};
  const C to_city{.index = 11, .nearer_to_city = true};
  CHECK(best({both, to_city}) == 11);
  CHECK(retreat_score(to_city) == -2000);
  const C beside_enemy{.index = 10,
                       .enemies_beside = 1,
                       .terrain = T::kMountain,
                       .friend_on_it = true,
                       .nearer_to_city = true};
  CHECK(best({beside_enemy, {.index = 11}}) == 11);
  CHECK(best({{.index = 27}, {.index = 12}}) == 12);
  CHECK_FALSE(best({{.index = 12, .enemies_beside = 1}}));
  const C kept_open{.index = 12, .enemies_beside = 3, .friend_on_it = true};
  CHECK(best({kept_open}) == 12);
  CHECK(retreat_score(kept_open) == 11'500);
  CHECK_FALSE(best({{.index = 12, .room = 0}}));
  CHECK_FALSE(best({{.index = 12, .passable = false}}));
  CHECK_FALSE(best({{.index = 12, .enemy_on_it = true}}));
  CHECK_FALSE(best({{.index = 12, .attacker_on_it = true}}));
}
