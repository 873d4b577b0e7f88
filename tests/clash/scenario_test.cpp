// clash/scenario_test.cpp — a battle as text: what it says, and where it is wrong.
#include "clash/scenario.h"

#include <doctest/doctest.h>
#include <string>

#include "clash/constants.h"

using namespace wg;
using namespace wg::clash;

namespace {

Tile at(std::string_view text) {
  const auto t = tile_named(text);
  REQUIRE_MESSAGE(t.has_value(), text);
  return *t;
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

TEST_CASE("Clash scenario: Belvoir Gap is the battle that was laid out") {
  const Scenario& s = scenario(Battle::kBelvoirGap);
  CHECK(s.title == "Belvoir Gap");
  CHECK(place_at(s, at("L7")) == 2u);
  CHECK(s.rounds == 10);
  CHECK(s.points == 10);
  int worth = 0;
  for (const Place& p : s.places) worth += p.points;
  CHECK(worth == 13);
  REQUIRE(s.at_once.size() == 2);
  CHECK(s.places[s.at_once[0]].name == "Carrow");
  CHECK(s.places[s.at_once[1]].name == "East Halt");
}
