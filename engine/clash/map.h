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
constexpr List<Tile, 8> beside(Tile t) {
  List<Tile, 8> all;
  for (int r = row(t) - 1; r <= row(t) + 1; ++r)
    for (int c = column(t) - 1; c <= column(t) + 1; ++c)
      if (is_on_map(c, r) && tile_at(c, r) != t) all.push_back(tile_at(c, r));
  return all;
}

// "J5": columns are letters from the west, rows numbers from the north.
std::string name(Tile);
std::optional<Tile> tile_named(std::string_view);

}  // namespace wg::clash
