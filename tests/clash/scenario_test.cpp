// clash/scenario_test.cpp — a battle as text: what it says, and where it is wrong.
#include "clash/scenario.h"

#include <doctest/doctest.h>
#include <string>

#include "clash/constants.h"

using namespace wg;
using namespace wg::clash;

namespace {

Tile tile(std::string_view text) {
  const auto t = tile_named(text);
  REQUIRE_MESSAGE(t.has_value(), text);
  return *t;
}
bool road(const Scenario& s, std::string_view a, std::string_view b) {
  const bool there = is_road(s, tile(a), tile(b));
  CHECK(there == is_road(s, tile(b), tile(a)));
  return there;
}
const Muster& unit(const Scenario& s, Seat side, std::string_view name) {
  for (const Muster& m : s.units)
    if (m.side == side && m.name == name) return m;
  FAIL(name);
  return s.units[0];
}
std::size_t count(const Scenario& s, Seat side, Type type) {
  std::size_t n = 0;
  for (const Muster& m : s.units) n += m.side == side && m.unit.type == type;
  return n;
}

}  // namespace

TEST_CASE("Clash map: every tile has a name of its own, and nothing else is one") {
  CHECK(name(tile_at(9, 4)) == "J5");
  CHECK(name(0) == "A1");
  CHECK(name(kTiles - 1) == "P12");
  for (int t = 0; t < kTiles; ++t)
    CHECK(tile_named(name(static_cast<Tile>(t))) == static_cast<Tile>(t));
  CHECK(tile_named("j5") == tile_at(9, 4));
  for (const char* no : {"", "J", "5", "J0", "J05", "J13", "Q1", "J5 ", " J5", "J5x", "JJ5", "@1",
                         "J-1", "J100", "`1"})
    CHECK_MESSAGE(!tile_named(no), no);
}

TEST_CASE("Clash scenario: a road leaves a tile by one of eight ways, north-west first") {
  const Tile j5 = tile("J5");
  unsigned i = 0;
  for (const char* to : {"I4", "J4", "K4", "I5", "K5", "I6", "J6", "K6"})
    CHECK(way_to(j5, tile(to)) == i++);
  for (const char* far : {"J5", "J3", "L5", "H7"}) CHECK_FALSE(way_to(j5, tile(far)));
  CHECK_FALSE(way_to(tile("P1"), tile("A2")));  // rows do not run on
}

// Counted by hand on the map as it was drawn.
TEST_CASE("Clash scenario: Belvoir Gap is the battle that was laid out") {
  const Scenario& s = scenario(Battle::kBelvoirGap);
  CHECK(s.title == "Belvoir Gap");
  CHECK(s.rounds == 10);
  CHECK(s.points == 10);
  REQUIRE(s.at_once.size() == 2);
  CHECK(s.places[s.at_once[0]].name == "Carrow");
  CHECK(s.places[s.at_once[1]].name == "East Halt");
  std::array<int, kTerrains> ground{};
  for (const Terrain t : s.ground) ++ground[at(t)];
  CHECK(ground == std::array<int, kTerrains>{117, 19, 31, 12, 8, 5});
  CHECK(s.ground[tile("K5")] == Terrain::kForest);
  CHECK(s.ground[tile("I3")] == Terrain::kMountain);

  REQUIRE(s.places.size() == 7);
  int blue = 0, red = 0, cities = 0, depots = 0;
  for (const Place& p : s.places) {
    (p.side == Seat::kBlue ? blue : red) += p.points;
    cities += p.city, depots += p.depot;
    CHECK(p.city == (s.ground[p.tile] == Terrain::kUrban));
  }
  CHECK(blue == 3);
  CHECK(red == 10);
  CHECK(cities == 5);
  CHECK(depots == 2);
  REQUIRE(place_at(s, tile("L7")));
  const Place carrow{tile("L7"), "Carrow", Seat::kRed, true, 3, false, 4};
  CHECK(s.places[*place_at(s, tile("L7"))] == carrow);
  CHECK_FALSE(place_at(s, tile("L8")));

  CHECK(road(s, "A5", "B5"));
  CHECK(road(s, "H5", "I5"));
  CHECK(road(s, "I5", "J6"));
  CHECK(road(s, "L7", "M6"));
  CHECK(road(s, "K8", "L8"));
  CHECK(road(s, "L8", "M8"));
  CHECK(road(s, "O10", "P11"));
  CHECK(road(s, "P10", "P11"));
  CHECK_FALSE(road(s, "I5", "J5"));
  CHECK_FALSE(road(s, "J6", "K5"));
  CHECK_FALSE(road(s, "A5", "A5"));
  CHECK_FALSE(road(s, "A5", "C5"));
  int ends = 0;
  for (const Ways w : s.roads)
    for (int i = 0; i < 8; ++i) ends += w >> i & 1;
  CHECK(ends == 2 * (8 + 3 + 1 + 1 + 1 + 2 + 5 + 2 + 2 + 8 + 3 + 6 - 1));

  CHECK(is_over_river(s, tile("H4"), tile("I4")));
  CHECK(is_over_river(s, tile("I6"), tile("H6")));
  CHECK(is_over_river(s, tile("H5"), tile("I4")));  // past the bridge
  CHECK_FALSE(is_over_river(s, tile("H5"), tile("I5")));
  CHECK_FALSE(is_over_river(s, tile("I8"), tile("H8")));
  CHECK_FALSE(is_over_river(s, tile("H4"), tile("H3")));
  CHECK_FALSE(is_over_river(s, tile("I4"), tile("J4")));
}

TEST_CASE("Clash scenario: eleven Blue units and fifteen Red ones, Blue's first") {
  const Scenario& s = scenario(Battle::kBelvoirGap);
  REQUIRE(s.units.size() == 26);
  for (std::size_t i = 0; i < 26; ++i)
    CHECK(s.units[i].side == (i < 11 ? Seat::kBlue : Seat::kRed));
  CHECK(count(s, Seat::kBlue, Type::kArmour) == 3);
  CHECK(count(s, Seat::kBlue, Type::kRifles) == 5);
  CHECK(count(s, Seat::kBlue, Type::kBattery) == 2);
  CHECK(count(s, Seat::kBlue, Type::kScouts) == 1);
  CHECK(count(s, Seat::kRed, Type::kArmour) == 2);
  CHECK(count(s, Seat::kRed, Type::kRifles) == 10);
  CHECK(count(s, Seat::kRed, Type::kBattery) == 2);
  CHECK(count(s, Seat::kRed, Type::kScouts) == 1);
  std::size_t late = 0;
  for (const Muster& m : s.units) late += m.round > 1;
  CHECK(late == 5);
  const Muster& third = unit(s, Seat::kRed, "3rd Rifles");
  CHECK(third.tile == tile("K5"));
  CHECK(third.unit == Unit{Type::kRifles, Grade::kGreen, Posture::kEntrenched, 78, 15, 0, 2});
  const Muster& armour = unit(s, Seat::kBlue, "2nd Armoured");
  CHECK(armour.unit.experience == kExperienceOf[at(Grade::kVeteran)]);
}

TEST_CASE("Clash scenario: the lessons stand on the same ground, with few units") {
  const Scenario& gap = scenario(Battle::kBelvoirGap);
  for (const Battle b : {Battle::kLessonPanel, Battle::kLessonGuns, Battle::kLessonRoad}) {
    const Scenario& s = scenario(b);
    std::size_t other = 0;
    for (std::size_t t = 0; t < kTiles; ++t) other += s.ground[t] != gap.ground[t];
    CHECK(other == 1);  // a railhead by the bridge
    CHECK(s.units.size() <= 7);
    CHECK((s.rounds >= 3 && s.rounds <= 4));
  }
  const Scenario& panel = scenario(Battle::kLessonPanel);
  CHECK(unit(panel, Seat::kBlue, "2nd Armoured").unit ==
        Unit{Type::kArmour, Grade::kVeteran, Posture::kAssault, 92, 0, 120, 0});
  CHECK(unit(panel, Seat::kRed, "3rd Rifles").unit ==
        Unit{Type::kRifles, Grade::kGreen, Posture::kEntrenched, 78, 15, 0, 2});
  CHECK(unit(scenario(Battle::kLessonGuns), Seat::kRed, "3rd Rifles").unit ==
        Unit{Type::kRifles, Grade::kGreen, Posture::kEntrenched, 100, 0, 0, 2});
  CHECK(unit(scenario(Battle::kLessonRoad), Seat::kRed, "5th Rifles").tile == tile("I3"));
}
