// war/lines_test.cpp — lines of communication: the examples, the empty board, drawing them.
#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

struct LineExample {
  std::string_view name;
  Seat side;
  std::string_view north, south;
  unsigned arsenals;
  std::string_view line, contact, isolated, radiating;
  bool contact_relay;
};

constexpr LineExample kLines[] = {
    {"L01", kNorth, "I I13 J14 K15", "", 0b1111, "I13 J14 K15", "", "", "", false},
    {"L02", kNorth, "I D9 D11", "", 0b1111, "D9", "", "D11", "", false},
    {"L03", kNorth, "I M17 O19", "I K15", 0b1111, "", "", "M17 O19", "", false},
    {"L04", kNorth, "I M17 O19", "T K15", 0b1111, "M17 O19", "", "", "", false},
    {"L05", kNorth, "C R3 T D3", "", 0b1111, "D3 R3", "", "", "D3", false},
    {"L06", kNorth, "I M20 T D3 M M3", "", 0b1111, "D3 M3 M20", "", "", "D3 M3", false},
    {"L07", kNorth, "I K15 K22 M K16", "", 0b1111, "K15", "K16", "K22", "", false},
    {"L08", kNorth, "I K15 K22 M K16", "", 0b1111, "K15 K22", "K16", "", "K16", true},
    {"L09", kNorth, "I K15 K16 L17 M18 C M19", "", 0b1111, "K15", "K16 L17 M18 M19", "", "", false},
    {"L10", kNorth, "C H17 M H18", "", 0b1111, "", "", "H17 H18", "", false},
    {"L11", kNorth, "I I13 J14", "I H12", 0b1111, "", "", "I13 J14", "", false},
    {"L12", kSouth, "", "I I14 O18", 0b1111, "I14 O18", "", "", "", false},
    {"L13", kSouth, "", "I I14 O18", 0b1110, "O18", "", "I14", "", false},
    {"L14", kSouth, "", "I O10 T P22", 0b1111, "", "", "O10 P22", "", false},
    {"L15", kSouth, "", "I O10 T O23", 0b1111, "O10 O23", "", "", "O23", false},
    {"L16", kNorth, "I I15", "C C15", 0b1111, "", "", "I15", "", false},
    {"L17", kNorth, "I I15", "T F15", 0b1111, "I15", "", "", "", false},
    {"L18", kNorth, "I E9 I13", "T D8", 0b1111, "E9 I13", "", "", "", false},
};

template <class Is>
std::string those(const State& s, Seat side, Is is) {
  std::vector<Square> squares;
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id)
    if (is_there(s, id) && is(id)) squares.push_back(s.at[id]);
  return squares_in_words(squares);
}

}  // namespace

TEST_CASE("L01 to L18: on a line, in contact, isolated, radiating") {
  for (const LineExample& e : kLines) {
    CAPTURE(e.name);
    State s = position(e.north, e.south, e.side);
    s.arsenals = static_cast<std::uint8_t>(e.arsenals);
    s.options.contact_relay = e.contact_relay;
    const Board board(s);
    CHECK(those(s, e.side, [&](UnitId id) { return board.is_on_line(id); }) == e.line);
    CHECK(those(s, e.side, [&](UnitId id) {
            return board.is_linked(id) && !board.is_on_line(id);
          }) == e.contact);
    CHECK(those(s, e.side, [&](UnitId id) { return board.is_isolated(id); }) == e.isolated);
    CHECK(those(s, e.side, [&](UnitId id) { return board.radiates(id); }) == e.radiating);
  }
}

TEST_CASE("L15: a relay that moves onto a line links a unit that may then move in the same turn") {
  State s = position("I A1", "I O10 T P22", kSouth);
  CHECK(refuse(s, move(s, "O10", "O11")) == Refusal::kIsolated);
  s = after(s, move(s, "P22", "O23"));
  CHECK_FALSE(refuse(s, move(s, "O10", "O11")));
}

TEST_CASE("empty board: D8 covers 56 squares, B15 52, T3 64, T23 57") {
  constexpr std::size_t kCovered[] = {64, 57, 56, 52};
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    State s = position("", "");
    s.arsenals = static_cast<std::uint8_t>(1u << i);
    CHECK(Board(s).line_squares(owner_of(i)) - 1 == kCovered[i]);
    CHECK(Board(s).line_squares(other(owner_of(i))) == 0);
  }
}

TEST_CASE("every fort lies on a direct line of an arsenal of its own side") {
  const Board board(position("", ""));
  int forts = 0;
  for (Square s = 0; s < kSquares; ++s)
    if (is_fort(s)) {
      ++forts;
      CHECK(board.is_line(half_of(s), s));
    }
  CHECK(forts == 6);
}

TEST_CASE(
    "the board has nine mountains, a pass, three forts and two arsenals a side, where printed") {
  std::array<std::array<int, 5>, 2> n{};
  for (Square s = 0; s < kSquares; ++s) ++n[index(half_of(s))][static_cast<std::size_t>(ground(s))];
  for (const auto& side : n) CHECK(side == std::array<int, 5>{250 - 15, 9, 1, 3, 2});
  for (const char* s : {"B8", "I13", "H21", "M3", "L15", "O23"}) CHECK(is_fort(at(s)));
  for (const char* s : {"F10", "O16"}) CHECK(ground(at(s)) == Ground::kPass);
  for (const char* s : {"D8", "B15", "T3", "T23"}) CHECK(ground(at(s)) == Ground::kArsenal);
  for (const char* s : {"C10", "C11", "C12", "C13", "D10", "E10", "G10", "H10", "I10", "N11", "N12",
                        "N13", "N14", "N15", "N16", "P16", "Q16", "R16"})
    CHECK(is_mountain(at(s)));
}

TEST_CASE("drawn lines cover what the rules cover, and nothing else") {
  const State s = position("I H4 J12 C R3 T D3 M F5", "I H14 K17 M15 C J13 T N17 M L15");
  const Board board(s);
  for (const Seat side : kPlayers) {
    std::bitset<kSquares> drawn;
    for (std::size_t i = 0; i < kArsenals.size(); ++i)
      if (owner_of(i) == side) drawn.set(kArsenals[i]);
    for (const Ray& r : rays(s, board, side)) {
      const auto w = way_to(r.from, r.to);
      REQUIRE(w.has_value());
      for (Square q = r.from;; q = next(q, *w)) {
        drawn.set(q);
        if (q == r.to) break;
      }
    }
    for (Square q = 0; q < kSquares; ++q) CHECK(drawn[q] == board.is_line(side, q));
  }
}
