// war/combat_test.cpp — the worked positions, with both totals, every contributor and every
// retreat.
#include "positions.h"

using namespace wg;
using namespace wg::war;

namespace {

struct Example {
  std::string_view name;
  Seat by;
  std::string_view north, south, barred, target;
  int offence, against;
  Result result;
  bool trapped;
  std::string_view retreats, attack, defence;
};

constexpr Example kExamples[] = {
    {"W01", kNorth, "I J14", "I J13", "", "J13", 4, 6, Result::kResists, false, "", "I J14=4",
     "I J13=6"},
    {"W02", kNorth, "C J14", "I J13", "", "J13", 7, 6, Result::kDislodged, false,
     "I12 I13 I14 J12 K12 K13 K14", "C* J14=7", "I J13=6"},
    {"W03", kNorth, "C J14 J15", "I J13", "", "J13", 14, 6, Result::kDestroyed, false, "",
     "C* J14=7 + C* J15=7", "I J13=6"},
    {"W04", kNorth, "I K15 C J15", "I J13", "", "J13", 4, 6, Result::kResists, false, "", "C J15=4",
     "I J13=6"},
    {"W05", kNorth, "I I13 J14 J15", "I J13 K13", "", "J13", 12, 12, Result::kResists, false, "",
     "I I13=4 + I J14=4 + I J15=4", "I J13=6 + I K13=6"},
    {"W06", kNorth, "C J14 J15", "I J13 K13", "", "J13", 14, 12, Result::kDestroyed, false, "",
     "C* J14=7 + C* J15=7", "I J13=6 + I K13=6"},
    {"W07", kSouth, "I F10", "C F11 F12 M F17", "", "F10", 8, 8, Result::kResists, false, "",
     "C F11=4 + C F12=4", "I F10=8"},
    {"W08", kNorth, "I J15 K15", "I L15", "", "L15", 8, 10, Result::kResists, false, "",
     "I J15=4 + I K15=4", "I L15=10"},
    {"W09", kNorth, "I J15 K15 A I15", "I L15", "", "L15", 13, 10, Result::kDestroyed, false, "",
     "A I15=5 + I J15=4 + I K15=4", "I L15=10"},
    {"W10", kNorth, "I J15 K15 H I15", "A L15", "", "L15", 13, 12, Result::kDislodged, false,
     "K14 K16 L14 L16 M14 M15 M16", "H I15=5 + I J15=4 + I K15=4", "A L15=12"},
    {"W11", kNorth, "C J15 K15", "I L15", "", "L15", 8, 10, Result::kResists, false, "",
     "C J15=4 + C K15=4", "I L15=10"},
    {"W12", kNorth, "I J16 K15 K16 A I16", "I L15 L16", "", "L16", 17, 16, Result::kDislodged,
     false, "K17 L17 M15 M16 M17", "I K15=4 + A I16=5 + I J16=4 + I K16=4", "I L16=6 + I L15=10"},
    {"W13", kSouth, "I M14 M15", "I L11 M12 A O14 T O23", "", "M14", 4, 12, Result::kResists, false,
     "", "I M12=4", "I M14=6 + I M15=6"},
    {"W14", kNorth, "I H12 J14 A J15", "I J12 J13", "", "J12", 13, 12, Result::kDislodged, false,
     "I11 I12 I13 J11 K11 K12 K13", "I H12=4 + I J14=4 + A J15=5", "I J12=6 + I J13=6"},
    {"W15", kNorth, "I H8", "I H7", "", "H7", 4, 0, Result::kDestroyed, false, "", "I H8=4",
     "I H7=0"},
    {"W16", kNorth, "I G15 C H16", "I I14 I16", "", "I16", 7, 6, Result::kDestroyed, true, "",
     "C* H16=7", "I I16=0 + I I14=6"},
    {"W17", kNorth, "C I13 I14", "I I12", "", "I12", 8, 6, Result::kDestroyed, false, "",
     "C I13=4 + C I14=4", "I I12=6"},
    {"W18", kNorth, "C F10", "I F11 M F17", "", "F11", 7, 6, Result::kDislodged, false,
     "E11 E12 F12 G11 G12", "C* F10=7", "I F11=6"},
    {"W19", kNorth, "I J15 C J14", "I J13", "J14", "J13", 4, 6, Result::kResists, false, "",
     "I J15=4", "I J13=6"},
    {"W20", kNorth, "I K15 C J12 K13 K14", "I K12 L11 M12", "", "K12", 21, 18, Result::kDestroyed,
     false, "", "C* J12=7 + C* K13=7 + C* K14=7", "I K12=6 + I L11=6 + I M12=6"},
    {"W21", kNorth, "C J14", "I J13 T K14", "", "J13", 7, 7, Result::kResists, false, "",
     "C* J14=7", "I J13=6 + T K14=1"},
    {"W22", kNorth, "I K14 K15", "M K12", "", "K12", 4, 1, Result::kDestroyed, false, "", "I K14=4",
     "M K12=1"},
    {"W23", kNorth, "I S23 C S24 T S25 M T24", "I T25", "", "T25", 7, 6, Result::kDestroyed, true,
     "", "C* S24=7", "I T25=6"},
    {"W24", kNorth, "C J14 J15 J16 J17", "I J12 J13 K12 K13", "", "J13", 28, 24, Result::kDestroyed,
     false, "", "C* J14=7 + C* J15=7 + C* J16=7 + C* J17=7",
     "I J13=6 + I J12=6 + I K12=6 + I K13=6"},
    {"W25", kSouth, "C G15 G16 G17 G18", "I G13 A G12 M K12", "", "G15", 9, 15, Result::kResists,
     false, "", "A G12=5 + I G13=4", "C G15=5 + C G16=5 + C G17=5"},
    {"W26", kNorth, "I J14 C L13", "I J13", "", "J13", 4, 6, Result::kResists, false, "", "I J14=4",
     "I J13=6"},
    {"W27", kNorth, "I G16 A G15", "I I18 M I23", "", "I18", 4, 6, Result::kResists, false, "",
     "I G16=4", "I I18=6"},
    {"W28", kNorth, "I G19 C G17 H18 A F19", "I I18 J17 C I19 A I16 M I23", "", "I19", 23, 19,
     Result::kDestroyed, false, "", "C* G17=7 + C* H18=7 + A F19=5 + I G19=4",
     "C I19=5 + A I16=8 + I I18=6"},
    {"W29", kSouth, "I G12 H13 I13 T H12", "I I12 C H11", "", "H12", 11, 23, Result::kResists,
     false, "", "C* H11=7 + I I12=4", "T H12=1 + I G12=6 + I H13=6 + I I13=10"},
};

// "C* J14=7 + I J15=4", in no particular order.
std::string in_words(const State& s, std::span<const Part> parts) {
  std::vector<std::string> words;
  for (const Part& p : parts)
    words.push_back(std::string(1, letter(kind_of(p.unit))) + (p.charges ? "* " : " ") +
                    name(s.at[p.unit]) + "=" + std::to_string(p.factor));
  std::sort(words.begin(), words.end());
  std::string all;
  for (const std::string& w : words) all += (all.empty() ? "" : " + ") + w;
  return all;
}
std::string sorted(std::string_view listed) {
  std::vector<std::string> words;
  for (std::size_t from = 0; from <= listed.size();) {
    const std::size_t to = std::min(listed.find(" + ", from), listed.size());
    words.emplace_back(listed.substr(from, to - from));
    from = to + 3;
  }
  std::sort(words.begin(), words.end());
  std::string all;
  for (const std::string& w : words) all += (all.empty() ? "" : " + ") + w;
  return all;
}

State position_of(const Example& e) {
  State s = position(e.north, e.south, e.by);
  if (!e.barred.empty()) s.turn.barred = unit_at(s, e.barred);
  return s;
}

std::string ratio(const State& s, std::string_view target) {
  const Totals t = totals(s, Board(s), unit_at(s, target));
  return std::to_string(t.offence) + ":" + std::to_string(t.against);
}

}  // namespace

TEST_CASE("W01 to W29: both totals, who contributes, what comes of it") {
  for (const Example& e : kExamples) {
    CAPTURE(e.name);
    const State s = position_of(e);
    const Totals t = totals(s, Board(s), unit_at(s, e.target));
    CHECK(t.offence == e.offence);
    CHECK(t.against == e.against);
    CHECK(t.result == e.result);
    CHECK(t.trapped == e.trapped);
    CHECK(in_words(s, {t.attack.data(), t.attack.size()}) == sorted(e.attack));
    CHECK(in_words(s, {t.defence.data(), t.defence.size()}) == sorted(e.defence));
    CHECK(s.at[t.defence[0].unit] == at(e.target));  // it leads
  }
}

TEST_CASE("W01 to W29 as orders: destroyed, marked to retreat, or nothing happens") {
  for (const Example& e : kExamples) {
    CAPTURE(e.name);
    const State s = position_of(e);
    const UnitId target = unit_at(s, e.target);
    const State now = after(s, Attack{target});
    CHECK(is_there(now, target) == (e.result != Result::kDestroyed));
    CHECK(now.dislodged == (e.result == Result::kDislodged ? target : kNobody));
    CHECK(now.turn.attack_spent);
    if (e.result != Result::kDislodged) continue;
    const State next = Rules::step({}, s, std::vector<Order>{Attack{target}}, Dice{}).state;
    REQUIRE(next.to_move == other(e.by));
    std::vector<Square> retreats;
    for (Square to = 0; to < kSquares; ++to)
      if (!refuse(next, Move{target, to})) retreats.push_back(to);
    CHECK(squares_in_words(retreats) == e.retreats);
  }
}

TEST_CASE("B1: the position of the book's figure 6") {
  const State s =
      position("I J13 K14 L14 K15 K16 G17 H17 I17 J17 C K12 K13 L12 L13 A I15 H J15 T H12 M L8",
               "I L15 L16 M16 L17 N17 K19 J20 I21 C F21 G21 G22 H22 A H21 H L18 T G23 M N23");
  CHECK(ratio(s, "L15") == "38:42");
  CHECK(ratio(s, "L16") == "12:36");
  CHECK(ratio(s, "L17") == "13:42");
  CHECK(ratio(s, "M16") == "8:34");
  CHECK(ratio(s, "K16") == "16:32");
}

TEST_CASE("contributors are listed as one reads the board: by kind, row by row; the target leads") {
  const State s = position("I J15 K15 I15 H15 C G14", "I J16 J17 I16");
  const Totals t = totals(s, Board(s), unit_at(s, "J16"));
  std::vector<std::string> attack, defence;
  for (const Part& p : t.attack) attack.push_back(name(s.at[p.unit]));
  for (const Part& p : t.defence) defence.push_back(name(s.at[p.unit]));
  CHECK(attack == std::vector<std::string>{"I15", "J15", "K15"});
  CHECK(defence[0] == "J16");
}

TEST_CASE("a relay off its lines keeps its one point and lends nothing") {
  const State s = position("I O8 C O9", "I O10 M O11");
  const Board board(s);
  REQUIRE_FALSE(board.is_linked(unit_at(s, "O11")));
  CHECK(totals(s, board, unit_at(s, "O11")).against == 1);
  CHECK(totals(s, board, unit_at(s, "O10")).against == 0);
}

TEST_CASE("nobody can attack: the reason nearest to success is told") {
  const auto why = [](const State& s, std::string_view target) {
    return refuse(s, Attack{unit_at(s, target)});
  };
  // J14 lies on D8's diagonal; M13 on no line with it.
  CHECK(why(position("I J14", "I L13"), "L13") == Refusal::kNotAligned);
  CHECK(why(position("I J14", "I M14"), "M14") == Refusal::kOutOfRange);  // F16
  CHECK(why(position("I N17", "I K15 N15"), "N15") == Refusal::kMountainBetween);
  CHECK(why(position("I H8 C H17", "I H18"), "H18") == Refusal::kAttackersIsolated);
  State s = position("C J14", "I J13");
  s.turn.barred = unit_at(s, "J14");
  CHECK(why(s, "J13") == Refusal::kAttackerBarred);
}
