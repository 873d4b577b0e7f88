// war/second_test.cpp — the rules against a second, plain implementation: lines, totals, and how
// many orders there are.
#include "second.h"

#include "war/published.h"

#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

// Single orders by trying every square and every unit against the rules.
std::uint64_t orders(const State& s, int depth) {
  if (depth == 0) return 1;
  std::uint64_t n = 0;
  const auto count = [&](const Order& order) {
    if (!refuse(s, order)) n += orders(take(s, order).state, depth - 1);
  };
  for (UnitId id = 0; id < kUnits; ++id) {
    for (Square to = 0; to < kSquares; ++to) count(Move{id, to});
    count(Attack{id});
  }
  return n;
}

// A melee: both sides' units scattered over the middle of the board.
State scattered(std::uint32_t n) {
  State s = position("", "", n % 2 == 0 ? kNorth : kSouth);
  s.options.contact_relay = n % 3 == 0;
  s.arsenals = static_cast<std::uint8_t>(n % 5 == 0 ? 0b1101 : 0b1111);
  const Dice dice{n};
  std::array<bool, kSquares> taken{};
  for (UnitId id = 0; id < kUnits; ++id) {
    if (dice.below(6, 0, 1, id) == 0) continue;
    for (std::uint32_t turn = 0;; ++turn) {
      const auto at =
          static_cast<Square>(square_at(static_cast<int>(4 + dice.below(12, turn, 2, id)),
                                        static_cast<int>(6 + dice.below(14, turn, 3, id))));
      if (is_mountain(at) || taken[at]) continue;
      taken[at] = true;
      s.at[id] = at;
      break;
    }
  }
  if (n % 4 == 0)
    for (UnitId id = first_of(s.to_move); id < first_of(s.to_move) + kPerSide; ++id)
      if (is_there(s, id)) s.turn.barred = id;
  return s;
}

}  // namespace

TEST_CASE("who is linked, by two implementations, over 2,000 melees") {
  std::size_t cut = 0;
  for (std::uint32_t n = 0; n < 2000; ++n) {
    const State s = scattered(n);
    const Board board(s);
    const std::vector<bool> linked = linked_units(s);
    for (UnitId id = 0; id < kUnits; ++id) {
      if (!is_there(s, id)) continue;
      REQUIRE(board.is_linked(id) == linked[id]);
      cut += linked[id] ? 0 : 1;
    }
  }
  CHECK(cut > 5'000);  // and not because all of them are
}

TEST_CASE("both totals, by two implementations, for every unit of 1,000 melees") {
  std::size_t charged = 0, supported = 0;
  for (std::uint32_t n = 0; n < 1000; ++n) {
    const State s = scattered(n);
    const Board board(s);
    for (UnitId id = 0; id < kUnits; ++id) {
      if (!is_there(s, id)) continue;
      const Totals t = totals(s, board, id);
      REQUIRE(Sum{t.offence, t.against} == sum(s, id));
      charged += !t.attack.empty() && t.attack[t.attack.size() - 1].charges ? 1 : 0;
      supported += t.defence.size() > 1 ? 1 : 0;
    }
  }
  CHECK(charged > 300);
  CHECK(supported > 5'000);
}

TEST_CASE("single orders from the book opening: North 122, South 97, as published counts have it") {
  const State north = Rules::start({.first = First::kNorthBegins});
  const State south = Rules::start({.first = First::kSouthBegins});
  CHECK(orders(north, 1) == 122);
  CHECK(orders(south, 1) == 97);
  CHECK(count_orders(north, 1) == 122);
  CHECK(count_orders(south, 1) == 97);
}

TEST_CASE("pairs of orders from the book opening, by two implementations") {
  for (const First first : {First::kNorthBegins, First::kSouthBegins}) {
    const State s = Rules::start({.first = first});
    const std::uint64_t n = orders(s, 2);
    CHECK(n == count_orders(s, 2));
    CHECK(n > 97 * 80);
  }
}

TEST_CASE("single orders in the published battle, by two implementations, after every turn") {
  const Record<Rules> r = published(Fragment::kBattle);
  play<Rules>(r, [&](const auto& p, const auto&) {
    CHECK(orders(p.state, 1) == count_orders(p.state, 1));
  });
}
