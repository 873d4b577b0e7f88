// war/threats_test.cpp — what the enemy could bring: hand-made positions, and everything tried.
#include "war/threats.h"

#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

std::string from_words(const Threat& t) {
  std::string text;
  for (const auto& f : t.attack)
    text += (text.empty() ? "" : " ") + name(f.square) + (f.part.charges ? "*" : "=") +
            std::to_string(f.part.factor);
  return text;
}

// The most that can be brought against a unit, by trying every sequence of moves.
int most(const State& s, UnitId target, int moves, int best = 0) {
  const Board board(s);
  best = std::max<int>(best, totals(s, board, target).offence);
  if (moves == 0) return best;
  for (UnitId id = first_of(s.to_move); id < first_of(s.to_move) + kPerSide; ++id) {
    if (!is_there(s, id) || has_moved(s, id)) continue;
    for (const Square to : reach(s, board, id)) {
      if (distance(to, s.at[target]) > kLongestCharge) continue;
      State next = s;
      next.at[id] = to;
      next.turn.moved |= 1u << place_in_side(id);
      best = most(next, target, moves - 1, best);
    }
  }
  return best;
}

}  // namespace

TEST_CASE("Threats: one cavalry unit two steps away charges, and dislodges") {
  const State s = position("C H12", "I J13", kNorth);
  const Threats t = threats(s, kSouth);
  REQUIRE(t.on.size() == 1);
  CHECK(t.on[0].unit == 0);
  CHECK(t.on[0].offence == 7);
  CHECK(t.on[0].against == 6);
  CHECK(t.on[0].dislodges);
  CHECK_FALSE(t.on[0].destroys);
  CHECK(from_words(t.on[0]).find("*7") != std::string::npos);
}

TEST_CASE("Threats: no more than five move") {
  const State s = position("I E14 E15 E16 F14 F16 G12 G18 A E13", "I I15", kNorth);
  const Threats t = threats(s, kSouth);
  REQUIRE(t.on.size() == 1);
  CHECK(t.on[0].attack.size() <= 5);
  // Two on the diagonal of D8 come to J14 and K15: 14 to 6. With one move left: 7 to 6.
  State two = position("C H12 G11 T D3", "I J13", kNorth);
  REQUIRE(threats(two, kSouth).on.size() == 1);
  CHECK(threats(two, kSouth).on[0].offence == most(two, 0, 5));
  two.turn.moves = 4;
  CHECK(threats(two, kSouth).on[0].offence == 7);
}

TEST_CASE("Threats: an arsenal that can be entered, and not once somebody stands on it") {
  CHECK(threats(position("T D3 C R3", "I K20", kNorth), kSouth).arsenals == 0b0001);
  CHECK(threats(position("T D3 C R3", "I K20 T3", kNorth), kSouth).arsenals == 0);
  CHECK(threats(position("T D3 I R3", "I K20", kNorth), kSouth).arsenals == 0);
  CHECK(threats(position("C R4", "I K20", kNorth), kSouth).arsenals == 0);  // isolated
}

TEST_CASE("Threats: whom a single step onto a line isolates") {
  // File 15 alone links H15; the cavalry on F17, linked by the relay on file 23, reaches F15.
  const State s = position("I H15 J8", "C F17 T F23", kSouth);
  CHECK(threats(s, kNorth).cut == 1u);
  CHECK(threats(position("I H15 J8", "I F17 T F23", kSouth), kNorth).cut == 0);
  CHECK(threats(position("I H15 J8", "C F17 T F22", kSouth), kNorth).cut == 0);
}

TEST_CASE("Threats: nobody is threatened by who is out of reach, isolated or a relay") {
  CHECK(threats(position("I G20", "I J13", kNorth), kSouth).on.empty());
  CHECK(threats(position("C H17", "I J18", kNorth), kSouth).on.empty());
  CHECK(threats(position("T I13 M J14", "I J12", kNorth), kSouth).on.empty());
}

TEST_CASE("Threats: with two attackers they are what trying everything finds") {
  std::uint32_t asked = 0;
  for (std::uint32_t n = 0; n < 60; ++n) {
    CAPTURE(n);
    const Dice dice{n};
    State s = position("", "I J14 J16 C K15 T P15", kNorth);
    // Strewn round J14, on lines of B15 and D8 or not.
    constexpr std::array<UnitId, 6> kWho = {17, 18, 26, 27, 30, 31};
    for (std::uint32_t i = 0; i < 2; ++i) {
      const UnitId id = kWho[dice.below(6, 0, 1, i)];
      const Square q = square_at(6 + static_cast<int>(dice.below(5, 0, 2, i)),
                                 11 + static_cast<int>(dice.below(7, 0, 3, i)));
      if (!is_there(s, id) && Board(s).is_free(q)) s.at[id] = q;
    }
    const Threats t = threats(s, kSouth);
    for (const UnitId target : {UnitId{0}, UnitId{1}, UnitId{9}}) {
      int found = 0;
      for (const Threat& threat : t.on)
        if (threat.unit == target) found = threat.offence;
      const int all = most(s, target, 2);
      CHECK(found <= all);
      asked += all > 0 ? 1 : 0;
      if (found < all)
        MESSAGE(n << " " << name(s.at[target]) << ": " << found << " of " << all << " "
                  << write_units(s, kNorth));
    }
  }
  CHECK(asked > 30);
}
