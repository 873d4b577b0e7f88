// war/facts_test.cpp — the figures readers are shown, against the design's own tables.
#include "war/facts.h"

#include <doctest/doctest.h>

using namespace wg::war;

TEST_CASE("the table of units is the rulebook's") {
  const auto lines = unit_table();
  REQUIRE(lines.size() == 6);
  const auto is = [&](std::size_t i, std::string_view kind, std::array<int, 8> n) {
    const UnitLine& u = lines[i];
    CHECK(u.kind == kind);
    CHECK(std::array{u.count, u.attack, u.charge, u.defence, u.on_pass, u.in_fort, u.speed,
                     u.range} == n);
  };
  is(0, "Infantry", {9, 4, 0, 6, 8, 10, 1, 2});
  is(1, "Cavalry", {4, 4, 7, 5, 5, 5, 2, 2});
  is(2, "Artillery", {1, 5, 0, 8, 10, 12, 1, 3});
  is(3, "Mounted artillery", {1, 5, 0, 8, 10, 12, 2, 3});
  is(4, "Relay", {1, 0, 0, 1, 1, 1, 1, 2});
  is(5, "Mounted relay", {1, 0, 0, 1, 1, 1, 2, 2});
}

TEST_CASE("the worked example adds up to the totals beside it") {
  int south = 0, north = 0;
  for (const PartLine& p : worked_example()) (p.side == "South" ? south : north) += p.factor;
  CHECK(south == 23);
  CHECK(north == 18);
  for (const Quantity& q : quantities())
    if (q.id == "war_example") CHECK(q.value == "23 : 18");
}
