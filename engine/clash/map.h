// clash/map.h — tiles and how they lie to each other. Eight neighbours each; distances are
// Chebyshev's.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/list.h"

namespace wg::clash {

using Tile = std::uint8_t;  // row-major, from the north-west corner
inline constexpr int kWidth = 16, kHeight = 12, kTiles = kWidth * kHeight;
inline constexpr Tile kNowhere = 255;

constexpr int column(Tile t) { return t % kWidth; }
constexpr int row(Tile t) { return t / kWidth; }
constexpr bool is_on_map(int c, int r) { return c >= 0 && c < kWidth && r >= 0 && r < kHeight; }
constexpr Tile tile_at(int c, int r) { return static_cast<Tile>(r * kWidth + c); }
constexpr int distance(Tile a, Tile b) {
  const int c = column(a) - column(b), r = row(a) - row(b);
  return std::max(c < 0 ? -c : c, r < 0 ? -r : r);
}
constexpr bool are_beside(Tile a, Tile b) { return distance(a, b) == 1; }

// In the order of their indices.
inline constexpr auto kNeighbours = [] {
  std::array<List<Tile, 8>, kTiles> all;
  for (int t = 0; t < kTiles; ++t) {
    const int c0 = column(static_cast<Tile>(t)), r0 = row(static_cast<Tile>(t));
    for (int r = r0 - 1; r <= r0 + 1; ++r)
      for (int c = c0 - 1; c <= c0 + 1; ++c)
        if (is_on_map(c, r) && (c != c0 || r != r0))
          all[static_cast<std::size_t>(t)].push_back(tile_at(c, r));
  }
  return all;
}();
constexpr const List<Tile, 8>& beside(Tile t) { return kNeighbours[t]; }

// "J5": columns are letters from the west, rows numbers from the north.
std::string name(Tile);
std::optional<Tile> tile_named(std::string_view);

}  // namespace wg::clash
