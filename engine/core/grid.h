// core/grid.h — a rectangular board: cells by column and row, and what lies on each.
#pragma once
#include <array>
#include <cstdint>

#include "core/check.h"

namespace wg {

struct Cell {
  std::int8_t column = 0, row = 0;
  bool operator==(const Cell&) const = default;
  constexpr Cell operator+(Cell by) const {
    return {static_cast<std::int8_t>(column + by.column), static_cast<std::int8_t>(row + by.row)};
  }
};
// The eight ways a line may leave a cell, clockwise from north.
inline constexpr std::array<Cell, 8> kEightWays = {
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

template <class T, std::int8_t Columns, std::int8_t Rows>
class Grid {
 public:
  static constexpr bool has(Cell c) {
    return c.column >= 0 && c.column < Columns && c.row >= 0 && c.row < Rows;
  }
  constexpr T& operator[](Cell c) { return items_[place(c)]; }
  constexpr const T& operator[](Cell c) const { return items_[place(c)]; }
  template <class F>
  static constexpr void each(F&& f) {  // row by row
    for (std::int8_t row = 0; row < Rows; ++row)
      for (std::int8_t column = 0; column < Columns; ++column) f(Cell{column, row});
  }
  bool operator==(const Grid&) const = default;

 private:
  static constexpr std::size_t place(Cell c) {
    WG_CHECK(has(c));
    return static_cast<std::size_t>(c.row) * static_cast<std::size_t>(Columns) +
           static_cast<std::size_t>(c.column);
  }
  std::array<T, static_cast<std::size_t>(Columns) * static_cast<std::size_t>(Rows)> items_{};
};

}  // namespace wg
