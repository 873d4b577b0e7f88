// war/board.h — the board: its squares, what lies on them, and the straight lines between them.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/check.h"
#include "core/rules.h"

namespace wg::war {

// A square: row × 25 + column, 0 … 499. Rows are lettered A (north) to T, columns numbered 1 (west)
// to 25, as printed on the board.
using Square = std::uint16_t;
inline constexpr int kColumns = 25, kRows = 20;
inline constexpr Square kSquares = kColumns * kRows;
inline constexpr Square kNowhere = kSquares;  // not on the board: not placed yet, or destroyed

constexpr int row_of(Square s) { return s / kColumns; }
constexpr int column_of(Square s) { return s % kColumns; }
constexpr bool on_board(int row, int column) {
  return row >= 0 && row < kRows && column >= 0 && column < kColumns;
}
constexpr Square square_at(int row, int column) {
  WG_CHECK(on_board(row, column));
  return static_cast<Square>(row * kColumns + column);
}

// North is Red and holds rows A to J, South is Blue and holds rows K to T.
inline constexpr Seat kSouth = Seat::kBlue, kNorth = Seat::kRed;
constexpr Seat half_of(Square s) { return row_of(s) < kRows / 2 ? kNorth : kSouth; }

// Rulebook, "The board". A mountain stops everything; a pass and a fort strengthen who defends in
// them; an arsenal is where lines of communication begin.
enum class Ground : std::uint8_t { kPlain, kMountain, kPass, kFort, kArsenal };

inline constexpr std::array<std::string_view, kRows> kMap = {
    ".........................",  // A
    ".......#......$..........",  // B
    ".........^^^^............",  // C
    ".......$.^...............",  // D
    ".........^...............",  // E
    ".........=...............",  // F
    ".........^...............",  // G
    ".........^..........#....",  // H
    ".........^..#............",  // I
    ".........................",  // J
    ".........................",  // K
    "..............#..........",  // L
    "..#......................",  // M
    "..........^^^^^^.........",  // N
    "...............=......#..",  // O
    "...............^.........",  // P
    "...............^.........",  // Q
    "...............^.........",  // R
    ".........................",  // S
    "..$...................$..",  // T
};
constexpr Ground ground(Square s) {
  switch (kMap[static_cast<std::size_t>(row_of(s))][static_cast<std::size_t>(column_of(s))]) {
    case '^':
      return Ground::kMountain;
    case '=':
      return Ground::kPass;
    case '#':
      return Ground::kFort;
    case '$':
      return Ground::kArsenal;
    default:
      return Ground::kPlain;
  }
}
constexpr bool is_mountain(Square s) { return ground(s) == Ground::kMountain; }
// Rulebook, "Terrain": no charge into or out of a fort, and none against a pass.
constexpr bool is_fort(Square s) { return ground(s) == Ground::kFort; }
constexpr bool is_strong(Square s) { return is_fort(s) || ground(s) == Ground::kPass; }

// South's first, then North's: T3, T23, D8, B15.
inline constexpr std::array<Square, 4> kArsenals = {square_at(19, 2), square_at(19, 22),
                                                    square_at(3, 7), square_at(1, 14)};
constexpr Seat owner_of(std::size_t arsenal) { return arsenal < 2 ? kSouth : kNorth; }
constexpr std::optional<std::size_t> arsenal_on(Square s) {
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    if (kArsenals[i] == s) return i;
  return std::nullopt;
}

// The eight ways a line may leave a square, clockwise from north.
struct Way {
  int row = 0, column = 0;
  bool operator==(const Way&) const = default;
};
inline constexpr std::array<Way, 8> kWays = {
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};
constexpr Square next(Square s, Way w) {  // kNowhere: off the board
  const int row = row_of(s) + w.row, column = column_of(s) + w.column;
  return on_board(row, column) ? square_at(row, column) : kNowhere;
}

// Steps of a king from one square to the other.
constexpr int distance(Square a, Square b) {
  const int rows = row_of(a) > row_of(b) ? row_of(a) - row_of(b) : row_of(b) - row_of(a);
  const int columns =
      column_of(a) > column_of(b) ? column_of(a) - column_of(b) : column_of(b) - column_of(a);
  return rows > columns ? rows : columns;
}
// The way from a to b, where they lie on one rank, file or diagonal.
constexpr std::optional<Way> way_to(Square a, Square b) {
  const int rows = row_of(b) - row_of(a), columns = column_of(b) - column_of(a);
  if (a == b || (rows != 0 && columns != 0 && rows != columns && rows != -columns))
    return std::nullopt;
  return Way{(rows > 0) - (rows < 0), (columns > 0) - (columns < 0)};
}
// No mountain stands strictly between two squares of one line.
constexpr bool is_clear(Square a, Square b, Way w) {
  for (Square s = next(a, w); s != b; s = next(s, w))
    if (is_mountain(s)) return false;
  return true;
}
// Fire reaches from a to b: on one line, no further than `range`, no mountain between. Units never
// block it (proven by the published game: turn 45).
constexpr bool reaches(Square a, Square b, int range) {
  if (distance(a, b) > range) return false;
  const auto w = way_to(a, b);
  return w && is_clear(a, b, *w);
}

}  // namespace wg::war
