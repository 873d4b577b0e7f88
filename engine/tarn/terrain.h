// tarn/terrain.h — the fixed map: 17 sectors, three roads, hours between them. No state.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/list.h"
#include "core/rules.h"

namespace wg::tarn {

// Written into links as five bits: never renumber.
enum class Sector : std::uint8_t {
  kW0,
  kW1,
  kW2,
  kW3,
  kW4,
  kC0,
  kC1,
  kC2,
  kC3,
  kC4,
  kE0,
  kE1,
  kE2,
  kE3,
  kE4,
  kX,
  kR
};
inline constexpr std::size_t kSectors = 17;
enum class Road : std::uint8_t { kWest, kCentre, kEast };
inline constexpr Road kRoads[] = {Road::kWest, Road::kCentre, Road::kEast};
inline constexpr int kLastRow = 4;  // rows 0 (Red's edge) … 4 of each road; then X, then R

constexpr std::size_t index(Sector s) { return static_cast<std::size_t>(s); }
constexpr std::size_t index(Road r) { return static_cast<std::size_t>(r); }
constexpr bool on_road(Sector s) { return s < Sector::kX; }
constexpr Road road_of(Sector s) {
  WG_CHECK(on_road(s));
  return static_cast<Road>(index(s) / 5);
}
// 0…4 on a road, 5 for the crossing, 6 for the rear.
constexpr int row_of(Sector s) {
  return on_road(s) ? static_cast<int>(index(s) % 5) : s == Sector::kX ? 5 : 6;
}
constexpr Sector sector_at(Road r, int row) {
  WG_CHECK(row >= 0 && row <= kLastRow + 1);
  return row > kLastRow ? Sector::kX
                        : static_cast<Sector>(index(r) * 5 + static_cast<std::size_t>(row));
}
constexpr bool is_entry(Sector s) { return on_road(s) && row_of(s) == 0; }
constexpr std::array<Sector, kSectors> every_sector() {
  std::array<Sector, kSectors> all{};
  for (std::size_t i = 0; i < kSectors; ++i) all[i] = static_cast<Sector>(i);
  return all;
}
inline constexpr auto kEverySector = every_sector();

using SectorSet = std::uint32_t;  // bit i: sector i
constexpr SectorSet bit(Sector s) { return SectorSet{1} << index(s); }
constexpr bool has(SectorSet set, Sector s) { return (set & bit(s)) != 0; }

// Hours along the edge between two sectors; 0 where there is none.
int edge_h(Sector a, Sector b);
// Hours of the quickest march; edges of the way with the fewest edges ("two sectors out" is hops ==
// 2).
int march_h(Sector from, Sector to);
int hops(Sector from, Sector to);
// The next sector of the quickest march; ties go to the road, then to the lower sector number.
Sector next_step(Sector from, Sector to);
SectorSet next_to(Sector s);  // one edge away
SectorSet two_out(Sector s);  // exactly two edges away
// Where a unit of `seat` falls back to from here (one row toward its own side), or `s` itself where
// it cannot.
Sector behind(Seat seat, Sector s);

std::string_view code(Sector s);  // "W2", "X"
std::string_view name(Sector s);  // "Thornhay"

}  // namespace wg::tarn
