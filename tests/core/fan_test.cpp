// core/fan_test.cpp — fans and grids.
#include "core/fan.h"

#include <doctest/doctest.h>
#include <string>

#include "core/grid.h"

using namespace wg;

TEST_CASE("fan: every point lands on the blade whose weight covers it") {
  Fan<char, 3> fan;
  fan.add('a', 2);
  fan.add('b', 0);
  fan.add('c', 3);
  CHECK(fan.total() == 5);
  CHECK(std::string{fan.at(0), fan.at(1), fan.at(2), fan.at(3), fan.at(4)} == "aaccc");
}

TEST_CASE("fan: drawn as often as its weights say") {
  Fan<int, 2> fan;
  fan.add(0, 1);
  fan.add(1, 3);
  int ones = 0;
  for (std::uint32_t i = 0; i < 40'000; ++i) ones += fan.draw(Dice{5}, i, 1, 1);
  // 30,000 give or take five standard deviations of √(40,000 · ¼ · ¾) = 87.
  CHECK(ones > 30'000 - 435);
  CHECK(ones < 30'000 + 435);
}

TEST_CASE("grid: cells are their own, neighbours are one step away, edges end the board") {
  Grid<int, 3, 2> grid;
  int n = 0;
  decltype(grid)::each([&](Cell c) { grid[c] = n++; });
  CHECK(n == 6);
  CHECK(grid[{0, 0}] == 0);
  CHECK(grid[{2, 0}] == 2);
  CHECK(grid[{0, 1}] == 3);
  int around_corner = 0, around_middle = 0;
  for (const Cell way : kEightWays) {
    around_corner += grid.has(Cell{0, 0} + way);
    around_middle += grid.has(Cell{1, 0} + way);
  }
  CHECK(around_corner == 3);
  CHECK(around_middle == 5);
}
