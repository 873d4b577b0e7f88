// war/notation_test.cpp — positions and turns as text, and what is wrong with a text.
#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

State opening() { return Rules::start({.first = First::kNorthBegins}); }

std::string_view fault(const State& s, std::string_view text) {
  const auto read = read_turn(s, text);
  const auto* f = std::get_if<NotationFault>(&read);
  return f ? f->why : "";
}

}  // namespace

TEST_CASE("squares have the names printed on the board") {
  CHECK(name(0) == "A1");
  CHECK(name(499) == "T25");
  CHECK(square_named("I13") == Square{8 * 25 + 12});
  for (Square s = 0; s < kSquares; ++s) CHECK(square_named(name(s)) == s);
  for (const char* wrong : {"", "A", "A0", "A01", "A26", "U1", "a1", "A1x", "A123", "1A", "A-1"})
    CHECK_FALSE(square_named(wrong));
}

TEST_CASE("the units of a side survive being written and read") {
  const State s = opening();
  const std::string text = write_units(s, kSouth);
  CHECK(text == "I K15 K16 K17 L15 L16 L17 M15 M16 M17 C K19 L18 L19 M18 A K18 H O16 T O23 M N17");
  const auto read = read_units(text);
  const auto& at = std::get<std::array<Square, kPerSide>>(read);
  CHECK(std::equal(at.begin(), at.end(), s.at.begin()));
}

TEST_CASE("units that cannot be read: where, and why") {
  const auto fault_of = [](std::string_view text) {
    const auto read = read_units(text);
    return std::get<NotationFault>(read);
  };
  CHECK(fault_of("A1") == NotationFault{0, "a letter for the kind of unit comes first"});
  CHECK(fault_of("I A1 Z9") == NotationFault{5, "this is no square"});
  CHECK(fault_of("A A1 A2") == NotationFault{5, "there are not so many units of this kind"});
}

TEST_CASE("a turn is written as in the book, and read back") {
  const State s = opening();
  const auto read = read_turn(s, "C H4-J4, C H3-J3, C G4-I5, C G3-I4, I I6-J6");
  const auto& orders = std::get<std::vector<Order>>(read);
  CHECK(orders.size() == 5);
  CHECK(write_turn(s, orders) == "1N H4-J4 H3-J3 G4-I5 G3-I4 I6-J6");
  const auto again = read_turn(s, "H4-J4 H3-J3 G4-I5 G3-I4 I6-J6");
  CHECK(std::get<std::vector<Order>>(again) == orders);
  CHECK(write_turn(s, {}) == "1N --");
  CHECK(std::get<std::vector<Order>>(read_turn(s, "--")).empty());
}

TEST_CASE("marks of what came of it are written, and must be true where they are read") {
  const State w3 = position("C J14 J15 T A8", "I J13 T O23");
  CHECK(write_turn(w3, std::vector<Order>{Attack{unit_at(w3, "J13")}}) == "1N xJ13#");
  CHECK(fault(w3, "xJ13#") == "");
  CHECK(fault(w3, "xJ13~") == "the attack ends otherwise");
  const State w2 = position("C J14", "I J13");
  CHECK(write_turn(w2, std::vector<Order>{Attack{unit_at(w2, "J13")}}) == "1N xJ13~");
  const State w1 = position("I J14", "I J13");
  CHECK(write_turn(w1, std::vector<Order>{Attack{unit_at(w1, "J13")}}) == "1N xJ13=");
  const State raid = position("T D3 C R3", "I K20");
  CHECK(write_turn(raid, std::vector<Order>{move(raid, "R3", "T3")}) == "1N R3-T3*");
  CHECK(fault(raid, "R3-T3*") == "");
  CHECK(fault(raid, "R3-S3*") == "no arsenal is eliminated there");
}

TEST_CASE("turns that cannot be read: why") {
  const State s = opening();
  CHECK(fault(s, "H4-J9") == "the rules do not allow this");
  CHECK(fault(s, "I H4-J4") == "the unit there is another");
  CHECK(fault(s, "A1-A2") == "nobody stands there");
  CHECK(fault(s, "H4J4") == "a move is two squares with - between them");
  CHECK(fault(s, "x") == "an attack names a square");
  CHECK(fault(s, "xA1") == "nobody stands there");
  CHECK(fault(s, "-- H4-J4") == "nothing follows --");
  CHECK(fault(s, "rubbish") == "a move is two squares with - between them");
}
