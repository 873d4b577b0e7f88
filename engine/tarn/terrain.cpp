// tarn/terrain.cpp — the map's tables, worked out by the compiler from the list of edges.
#include "tarn/terrain.h"

#include "tarn/constants.h"

namespace wg::tarn {
namespace {

using Table = std::array<std::array<std::int8_t, kSectors>, kSectors>;
constexpr std::int8_t kFar = 60;  // twice this still fits

struct Tables {
  Table edge{}, march{}, hop{};
  std::array<std::array<Sector, kSectors>, kSectors> next{};
  std::array<SectorSet, kSectors> adjacent{}, two{};
};

constexpr void join(Table& edge, Sector a, Sector b, std::int8_t hours) {
  edge[index(a)][index(b)] = edge[index(b)][index(a)] = hours;
}

constexpr Tables build() {
  Tables t;
  for (const Road road : kRoads)
    for (int row = 0; row <= kLastRow; ++row)
      join(t.edge, sector_at(road, row), sector_at(road, row + 1), kRoad_h);
  join(t.edge, Sector::kX, Sector::kR, kRoad_h);
  for (const int row : {1, 3}) {
    join(t.edge, sector_at(Road::kWest, row), sector_at(Road::kCentre, row), kTrack_h);
    join(t.edge, sector_at(Road::kCentre, row), sector_at(Road::kEast, row), kTrack_h);
  }
  for (std::size_t i = 0; i < kSectors; ++i)
    for (std::size_t j = 0; j < kSectors; ++j) {
      const std::int8_t h = t.edge[i][j];
      t.march[i][j] = i == j ? std::int8_t{0} : h > 0 ? h : kFar;
      t.hop[i][j] = i == j ? std::int8_t{0} : h > 0 ? std::int8_t{1} : kFar;
    }
  for (std::size_t k = 0; k < kSectors; ++k)  // Floyd and Warshall
    for (std::size_t i = 0; i < kSectors; ++i)
      for (std::size_t j = 0; j < kSectors; ++j) {
        const auto m = static_cast<std::int8_t>(t.march[i][k] + t.march[k][j]);
        const auto n = static_cast<std::int8_t>(t.hop[i][k] + t.hop[k][j]);
        if (m < t.march[i][j]) t.march[i][j] = m;
        if (n < t.hop[i][j]) t.hop[i][j] = n;
      }
  for (const Sector from : kEverySector)
    for (const Sector to : kEverySector) {
      const std::size_t i = index(from), j = index(to);
      if (t.hop[i][j] == 1) t.adjacent[i] |= bit(to);
      if (t.hop[i][j] == 2) t.two[i] |= bit(to);
      t.next[i][j] = from;
      for (int best = 4 * kFar; const Sector via : kEverySector) {
        const int h = t.edge[i][index(via)];
        const int cost = 2 * (h + t.march[index(via)][j]) + (h > 1 ? 1 : 0);  // ties: the road
        if (from != to && h > 0 && cost < best) {
          best = cost;
          t.next[i][j] = via;
        }
      }
    }
  return t;
}
constexpr Tables kTables = build();

constexpr std::string_view kCodes[kSectors] = {"W0", "W1", "W2", "W3", "W4", "C0", "C1", "C2", "C3",
                                               "C4", "E0", "E1", "E2", "E3", "E4", "X",  "R"};
constexpr std::string_view kNames[kSectors] = {
    "Fellgate",     "Kestrel Moor", "Thornhay",     "Millbeck",      "West Bank", "Northstone",
    "Hollin Cross", "Brackhill",    "Orchard Rise", "Long Meadow",   "Larkwood",  "Copper Hill",
    "Saltmere",     "Quarry Lane",  "East Bank",    "Tarn Crossing", "Low Camp"};

}  // namespace

int edge_h(Sector a, Sector b) { return kTables.edge[index(a)][index(b)]; }
int march_h(Sector from, Sector to) { return kTables.march[index(from)][index(to)]; }
int hops(Sector from, Sector to) { return kTables.hop[index(from)][index(to)]; }
Sector next_step(Sector from, Sector to) { return kTables.next[index(from)][index(to)]; }
SectorSet next_to(Sector s) { return kTables.adjacent[index(s)]; }
SectorSet two_out(Sector s) { return kTables.two[index(s)]; }

Sector behind(Seat seat, Sector s) {
  if (seat == Seat::kRed)
    return on_road(s) && row_of(s) > 0 ? sector_at(road_of(s), row_of(s) - 1) : s;
  if (on_road(s)) return sector_at(road_of(s), row_of(s) + 1);
  return Sector::kR;  // from the crossing; from the rear itself there is nowhere to go
}

std::string_view code(Sector s) { return kCodes[index(s)]; }
std::string_view name(Sector s) { return kNames[index(s)]; }

}  // namespace wg::tarn
