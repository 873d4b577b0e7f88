// The words of the Game of War: what stands on paper elsewhere is said the same here.
#include "war/words.h"

#include "positions.h"

namespace wg::war {
namespace {

TEST_CASE("war, words: the ground is the printed board's") {
  // As the board's table of squares has them.
  const std::vector<std::string> lines = ground_in_words();
  const auto says = [&](std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
  };
  CHECK(
      says("Mountains: C10, C11, C12, C13, D10, E10, G10, H10, I10, N11, N12, N13, N14, N15, "
           "N16, P16, Q16 and R16."));
  CHECK(says("Passes through them: F10 and O16."));
  CHECK(says("Forts: B8, H21, I13, L15, M3 and O23."));
  CHECK(says("North's arsenals: B15 and D8."));
  CHECK(says("South's arsenals: T3 and T23."));
}

TEST_CASE("war, words: lines are told by their ends, shorter where somebody cuts them") {
  // L11: South on H12 stands on the diagonal D8–M17.
  const State open = position("I T25", ""), cut = position("I T25", "I H12");
  const auto from_D8 = [](const State& s) {
    for (const std::string& line : lines_in_words(s, Board(s), kNorth))
      if (line.find("From the arsenal at D8 ") == 0) return line;
    return std::string();
  };
  // The eight ways to the edge: D10 and E10 … are mountains, F10 is the pass on the diagonal.
  CHECK(from_D8(open) == "From the arsenal at D8 to A8, A11, D9, T24, T8, K1, D1 and A5.");
  CHECK(from_D8(cut) == "From the arsenal at D8 to A8, A11, D9, G11, T8, K1, D1 and A5.");
  // A relay is named as one: L05.
  const State relay = position("C R3 T D3", "");
  const auto lines = lines_in_words(relay, Board(relay), kNorth);
  CHECK(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
    return line.find("From the relay at D3 to ") == 0 && line.find("T3") != std::string::npos;
  }));
}

TEST_CASE("war, words: strength names each kind there is, and arsenals") {
  State s = position("I A1 A2 C A3 M A4", "I T1");
  CHECK(strength(s, kNorth) == "2 infantry, 1 cavalry, 1 mounted relay and 2 arsenals");
  s.arsenals = 0b1101;  // T3 and D8, B15
  CHECK(strength(s, kSouth) == "1 infantry and 1 arsenal");
  s.arsenals = 0b1100;
  CHECK(strength(s, kSouth) == "1 infantry and no arsenal");
}

TEST_CASE("war, words: what is left to be placed") {
  CHECK(left_to_place(17) == "17 units are still to be placed.");
  CHECK(left_to_place(1) == "One unit is still to be placed.");
  CHECK(left_to_place(0) == "All units are placed.");
  CHECK(where_to_place(kNorth) == "Anywhere in rows A to J, but not on a mountain.");
  CHECK(where_to_place(kSouth) == "Anywhere in rows K to T, but not on a mountain.");
}

}  // namespace
}  // namespace wg::war
