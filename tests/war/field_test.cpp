// war/field_test.cpp — the quick position is the slow one: lines, links, reach, totals and keys.
#include "war/aims.h"
#include "war/commanders/commander.h"

#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

// Units strewn over a part of the board, so that they meet.
State strewn(std::uint32_t n) {
  const Dice dice{n};
  const auto roll = [&](std::uint32_t sides, std::uint32_t what, std::uint32_t who) {
    return static_cast<int>(dice.below(sides, 0, what, who));
  };
  State s;
  s.phase = Phase::kPlay;
  s.at.fill(kNowhere);
  s.options.contact_relay = n % 2 == 1;
  s.arsenals = static_cast<std::uint8_t>(roll(16, 1, 0));
  for (UnitId id = 0; id < kUnits; ++id) {
    const Square q = n % 3 == 0 ? static_cast<Square>(roll(kSquares, 2, id))
                                : square_at(5 + roll(9, 3, id), 5 + roll(9, 4, id));
    const bool taken = std::find(s.at.begin(), s.at.end(), q) != s.at.end();
    if (!taken && !is_mountain(q) && roll(4, 5, id) != 0) s.at[id] = q;
  }
  return s;
}

}  // namespace

TEST_CASE("Field: lines, links and reach are those of Board, whatever was put where before") {
  State base = strewn(1);
  base.arsenals = 0b1111;
  base.options = {.contact_relay = true};
  Field field(base);
  for (std::uint32_t n = 0; n < 200; ++n) {
    CAPTURE(n);
    const State s = strewn(n);
    const Board board(s);
    const Field fresh(s);
    // The other one gets there move by move, arsenals and option apart.
    State same = s;
    same.arsenals = base.arsenals;
    same.options = base.options;
    for (UnitId id = 0; id < kUnits; ++id) field.put(id, kNowhere);
    for (UnitId id = 0; id < kUnits; ++id) field.put(id, s.at[id]);
    field.link();
    const Board full(same);
    for (UnitId id = 0; id < kUnits; ++id) {
      if (s.at[id] == kNowhere) continue;
      REQUIRE(fresh.is_linked(id) == board.is_linked(id));
      REQUIRE(field.is_linked(id) == full.is_linked(id));
      std::vector<Square> ways;
      fresh.each_way(id, [&](Square to) { ways.push_back(to); });
      const Reach slow = reach(s, board, id);
      REQUIRE(squares_in_words(ways) ==
              squares_in_words(std::vector<Square>(slow.begin(), slow.end())));
    }
    for (const Seat side : kPlayers)
      for (Square q = 0; q < kSquares; ++q)
        if (fresh.is_line(side, q) != board.is_line(side, q)) FAIL(name(q));
  }
}

TEST_CASE("Field: a unit would be linked where it is once it stands there") {
  std::uint32_t asked = 0, linked = 0;
  for (std::uint32_t n = 0; n < 150; ++n) {
    const State s = strewn(n);
    const Field field(s);
    for (UnitId id = 0; id < kUnits; ++id) {
      // Where nobody hangs on this unit, the others stay linked without it.
      Field without = field;
      without.put(id, kNowhere);
      without.link();
      const Seat side = side_of(id);
      if (!fights(id) || without.linked(side) != (field.linked(side) & ~(1u << place_in_side(id))))
        continue;
      field.each_way(id, [&](Square to) {
        State after = s;
        after.at[id] = to;
        const bool is = Board(after).is_linked(id);
        ++asked;
        linked += is ? 1 : 0;
        REQUIRE(field.would_link(side, s.at[id], to) == is);
      });
    }
  }
  CHECK(linked > 500);
  CHECK(asked > linked + 500);
}

TEST_CASE("Aims: where nobody moves they are both totals of an attack") {
  for (std::uint32_t n = 0; n < 200; ++n) {
    CAPTURE(n);
    const State s = strewn(n);
    const Board board(s);
    const Field field(s);
    for (const Seat by : kPlayers) {
      const Aims a = aims(field, by, {0, kAllBits, kNobody});
      const Aims more = aims(field, by, {});
      for (UnitId id = first_of(other(by)); id < first_of(other(by)) + kPerSide; ++id) {
        if (s.at[id] == kNowhere) continue;
        const Totals t = totals(s, board, id);
        const Aim& aim = a.on[place_in_side(id)];
        REQUIRE(aim.now == t.offence);
        REQUIRE(aim.best == t.offence);
        if (t.offence > 0) REQUIRE(aim.against == t.against);
        REQUIRE(more.on[place_in_side(id)].best >= t.offence);
      }
    }
  }
}

TEST_CASE("Field: a key for a position, units of a kind being alike") {
  const State s = position("I I13 J14 K15 C D3", "I S20 S21 M T4");
  State swapped = s;
  std::swap(swapped.at[17], swapped.at[18]);
  State moved = s;
  moved.at[17] = at("H13");
  CHECK(Field(s).key() == Field(swapped).key());
  CHECK(Field(s).key() != Field(moved).key());
  Field there_and_back(s);
  there_and_back.put(17, at("H13"));
  CHECK(there_and_back.key() == Field(moved).key());
  there_and_back.put(17, s.at[17]);
  CHECK(there_and_back.key() == Field(s).key());
}

TEST_CASE("Lie: steps to an arsenal go round the mountains") {
  // From D11 the way is by E11, the pass F10, and E9.
  CHECK(lie().from[2][at("D8")] == 0);
  CHECK(lie().from[2][at("D9")] == 1);
  CHECK(lie().from[2][at("F10")] == 2);
  CHECK(lie().from[2][at("F11")] == 3);
  CHECK(lie().from[2][at("D11")] == 4);
  CHECK(lie().from[0][at("T23")] == 20);
  CHECK(lie().from[0][at("N12")] == kFarAway);
}
