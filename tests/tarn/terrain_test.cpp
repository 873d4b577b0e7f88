// tests/tarn/terrain_test.cpp — the map as the design draws it.
#include <doctest/doctest.h>

#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {
SectorSet set_of(std::initializer_list<Sector> sectors) {
  SectorSet set = 0;
  for (const Sector s : sectors) set |= bit(s);
  return set;
}
}  // namespace

TEST_CASE("the map has seventeen sectors with the design's numbers, codes and names") {
  CHECK(kSectors == 17);
  const std::string_view codes[] = {"W0", "W1", "W2", "W3", "W4", "C0", "C1", "C2", "C3",
                                    "C4", "E0", "E1", "E2", "E3", "E4", "X",  "R"};
  for (const Sector s : kEverySector) CHECK(code(s) == codes[index(s)]);
  CHECK(name(kW0) == "Fellgate");
  CHECK(name(kW2) == "Thornhay");
  CHECK(name(kW4) == "West Bank");
  CHECK(name(kC0) == "Northstone");
  CHECK(name(kC3) == "Orchard Rise");
  CHECK(name(kE0) == "Larkwood");
  CHECK(name(kE2) == "Saltmere");
  CHECK(name(kE4) == "East Bank");
  CHECK(name(kX) == "Tarn Crossing");
  CHECK(name(kR) == "Low Camp");
}

TEST_CASE("roads and rows: row 0 is Red's edge, row 5 the crossing, row 6 the rear") {
  CHECK(road_of(kW3) == Road::kWest);
  CHECK(road_of(kC0) == Road::kCentre);
  CHECK(road_of(kE4) == Road::kEast);
  CHECK(row_of(kE0) == 0);
  CHECK(row_of(kC4) == 4);
  CHECK(row_of(kX) == 5);
  CHECK(row_of(kR) == 6);
  CHECK(sector_at(Road::kCentre, 2) == kC2);
  CHECK(sector_at(Road::kEast, 5) == kX);
  int entries = 0;
  for (const Sector s : kEverySector) entries += is_entry(s) ? 1 : 0;
  CHECK(entries == 3);
  CHECK(is_entry(kW0));
  CHECK_FALSE(is_entry(kX));
}

TEST_CASE("twenty edges: one hour along a road, two along a lateral track") {
  int edges = 0, hours = 0;
  for (const Sector a : kEverySector)
    for (const Sector b : kEverySector) {
      CHECK(edge_h(a, b) == edge_h(b, a));
      if (a < b && edge_h(a, b) > 0) ++edges, hours += edge_h(a, b);
    }
  CHECK(edges == 20);          // 3 roads × 4, 3 into X, X–R, 4 tracks
  CHECK(hours == 16 + 4 * 2);  // all one hour but the tracks
  CHECK(edge_h(kW0, kW1) == 1);
  CHECK(edge_h(kC3, kC4) == 1);
  CHECK(edge_h(kE4, kX) == 1);
  CHECK(edge_h(kX, kR) == 1);
  CHECK(edge_h(kW1, kC1) == 2);
  CHECK(edge_h(kC1, kE1) == 2);
  CHECK(edge_h(kW3, kC3) == 2);
  CHECK(edge_h(kC3, kE3) == 2);
  CHECK(edge_h(kW2, kC2) == 0);
  CHECK(edge_h(kW4, kC4) == 0);
  CHECK(edge_h(kW4, kR) == 0);
  CHECK(edge_h(kW1, kW1) == 0);
}

TEST_CASE("a march takes the shortest time") {
  CHECK(march_h(kW0, kX) == 5);
  CHECK(march_h(kR, kE3) == 3);
  CHECK(march_h(kW1, kE1) == 4);  // two tracks
  CHECK(march_h(kW0, kC0) == 4);  // W1, the track, back to C0
  CHECK(march_h(kW4, kE4) == 2);  // through the crossing
  CHECK(march_h(kC2, kC2) == 0);
  for (const Sector a : kEverySector)
    for (const Sector b : kEverySector)
      if (a != b) {
        const Sector n = next_step(a, b);
        CHECK(edge_h(a, n) > 0);
        CHECK(march_h(a, b) == edge_h(a, n) + march_h(n, b));
      } else {
        CHECK(next_step(a, b) == a);
      }
}

TEST_CASE("ties go to the road, then to the lower sector number") {
  // W3 to C4: the track and one hour, or W4, X, C4: three hours either way.
  CHECK(march_h(kW3, kC4) == 3);
  CHECK(next_step(kW3, kC4) == kW4);
  CHECK(next_step(kE3, kC4) == kE4);  // not C3, though its number is lower
  CHECK(next_step(kC3, kW4) == kC4);  // not W3
  // C1 to W0: the track and one hour: nothing else is as short.
  CHECK(next_step(kC1, kW0) == kW1);
  // W2 to C2: through W1 or W3, four hours either way, both start on the road.
  CHECK(march_h(kW2, kC2) == 4);
  CHECK(next_step(kW2, kC2) == kW1);
  // R to W4 and on: always through X.
  CHECK(next_step(kR, kW4) == kX);
}

TEST_CASE("next to means one edge, two sectors out exactly two edges, whatever their hours") {
  CHECK(next_to(kX) == set_of({kW4, kC4, kE4, kR}));
  CHECK(next_to(kC1) == set_of({kC0, kC2, kW1, kE1}));
  CHECK(next_to(kW2) == set_of({kW1, kW3}));
  CHECK(two_out(kW2) == set_of({kW0, kW4, kC1, kC3}));
  CHECK(two_out(kW1) == set_of({kW3, kC0, kC2, kE1}));
  CHECK(two_out(kX) == set_of({kW3, kC3, kE3}));
  CHECK(two_out(kE0) == set_of({kE2, kC1}));
  CHECK(hops(kW0, kX) == 5);
  CHECK(hops(kC2, kC2) == 0);
}

TEST_CASE("S33 falling back is one row toward the own side, from row 4 to X, from X to R") {
  CHECK(behind(kBlue, kW2) == kW3);
  CHECK(behind(kBlue, kW4) == kX);
  CHECK(behind(kBlue, kC4) == kX);
  CHECK(behind(kBlue, kE4) == kX);
  CHECK(behind(kBlue, kX) == kR);
  CHECK(behind(kBlue, kR) == kR);  // nowhere to go
  CHECK(behind(kRed, kC2) == kC1);
  CHECK(behind(kRed, kC0) == kC0);
  CHECK(behind(kRed, kX) == kX);
  CHECK(behind(kRed, kR) == kR);
}
