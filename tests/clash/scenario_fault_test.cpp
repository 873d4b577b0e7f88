// clash/scenario_fault_test.cpp — every way a battle's file can be wrong, and the sentence for it.
#include <doctest/doctest.h>
#include <string>

#include "clash/scenario.h"

using namespace wg;
using namespace wg::clash;

namespace {

// Line 1 the title, 2 rounds, 3 points, 4 the map's name, 5 … 16 its rows, 17 and on the rest.
const std::string kHead = "title: A field\nrounds: 5\npoints: 2\nmap:\n";
const std::string kRows =
    "................\n....M...........\n....w...........\n................\n................\n"
    "................\n................\n................\n................\n................\n"
    "................\n................\n";
const std::string kTail =
    "city: A1 blue, depot, points 1, Home\ncity: P12 red, works 2, points 2, Away\n"
    "unit: A1 blue rifles trained, 1st Rifles\nunit: P12 red rifles green, 1st Rifles\n";

std::string fault_of(const std::string& text) {
  auto got = read_scenario(text);
  const auto* fault = std::get_if<ScenarioFault>(&got);
  return fault ? sentence(*fault) : "no fault";
}
std::string with(const std::string& line) { return fault_of(kHead + kRows + kTail + line + "\n"); }
Scenario read(const std::string& text) {
  auto got = read_scenario(text);
  if (const auto* fault = std::get_if<ScenarioFault>(&got)) FAIL(sentence(*fault));
  return std::get<Scenario>(got);
}

}  // namespace

TEST_CASE("Clash scenario: what is left out has a plain meaning, and capitals do not matter") {
  const Scenario s = read(
      "\xEF\xBB\xBF# A comment\r\n\n" + kHead + kRows + kTail +
      "  UNIT: b2 Blue Scouts ELITE , Round 3,disorder 7, Entrenched 4 ,  Night Owls \r\nmark: "
      "C3, Hill\n");
  CHECK_FALSE(s.river);
  CHECK(s.at_once.empty());
  REQUIRE(s.units.size() == 3);
  const Muster owls{"Night Owls", Seat::kBlue, tile_at(1, 1),
                    Unit{Type::kScouts, Grade::kElite, Posture::kEntrenched, 100, 7, 220, 4}, 3};
  CHECK(s.units[1] == owls);
  CHECK(s.units[0].unit == Unit{Type::kRifles, Grade::kTrained, Posture::kHold, 100, 0, 40, 0});
  const Place hill{tile_at(2, 2), "Hill", std::nullopt, false, 0, false, 0};
  CHECK(s.places[2] == hill);
}

TEST_CASE("Clash scenario: a fault names its line, its field, what stands there and what should") {
  CHECK(with("# as it is") == "no fault");
  CHECK(with("unit: B2 blu rifles green, X") ==
        "Line 21, unit: \"blu\" is no side; blue or red was expected.");
  CHECK(with("unit: B2 blue tanks green, X") ==
        "Line 21, unit: \"tanks\" is no type; rifles, armour, battery or scouts was expected.");
  CHECK(with("unit: B2 blue rifles raw, X") ==
        "Line 21, unit: \"raw\" is no grade; green, trained, veteran or elite was expected.");
  CHECK(with("unit: B13 blue rifles green, X") ==
        "Line 21, unit: \"B13\" is no tile; a tile from A1 to P12 was expected.");
  CHECK(with("unit:") == "Line 21, unit: nothing stands where a tile from A1 to P12 was expected.");
  CHECK(with("unit: B2") == "Line 21, unit: nothing stands where blue or red was expected.");
  CHECK(with("unit: B2 blue rifles") ==
        "Line 21, unit: nothing stands where green, trained, veteran or elite was expected.");
  CHECK(with("unit: B2 blue rifles green X") ==
        "Line 21, unit: \"X\" follows; a comma was expected.");
  CHECK(with("unit: B2 blue rifles green") ==
        "Line 21, unit: nothing stands where a name was expected.");
  CHECK(with("unit: B2 blue rifles green, hold") ==
        "Line 21, unit: the last part is \"hold\"; a name was expected.");
  CHECK(with("unit: B2 blue rifles green, strength 50") ==
        "Line 21, unit: the last part is \"strength 50\"; a name was expected.");
  CHECK(with("unit: B2 blue rifles green, strength 0, X") ==
        "Line 21, unit: \"0\" is no strength; a whole number from 1 to 100 was expected.");
  CHECK(with("unit: B2 blue rifles green, disorder 101, X") ==
        "Line 21, unit: \"101\" is no disorder; a whole number from 0 to 100 was expected.");
  CHECK(with("unit: B2 blue rifles green, entrenched 5, X") ==
        "Line 21, unit: \"5\" is no number of rounds; a whole number from 0 to 4 was expected.");
  CHECK(with("unit: B2 blue rifles green, hold 2, X") ==
        "Line 21, unit: \"hold 2\" is no trait of a unit; a posture, "
        "strength, disorder or round was expected.");
  CHECK(with("unit: B2 blue rifles green, round 0, X") ==
        "Line 21, unit: \"0\" is no round; a whole number from 1 to 30 was expected.");
}

TEST_CASE("Clash scenario: units that cannot stand where they are said to") {
  CHECK(with("unit: E2 blue armour green, X") ==
        "Line 21, unit: E2 is ground where armour cannot go; other ground was expected.");
  CHECK(with("unit: E3 red battery green, X") ==
        "Line 21, unit: E3 is ground where battery cannot go; other ground was expected.");
  CHECK(with("unit: E2 blue rifles green, X") == "no fault");
  CHECK(with("unit: E3 blue scouts green, X") == "no fault");
  CHECK(with("unit: A1 red rifles green, X") ==
        "Line 21, unit: on A1 stands an enemy, 1st Rifles; another tile was expected.");
  CHECK(with("unit: A1 blue rifles green, X") == "no fault");
  CHECK(with("unit: A1 blue rifles green, X\nunit: A1 blue rifles green, Y") ==
        "Line 22, unit: on A1 stand two units already; another tile was expected.");
  CHECK(with("unit: A1 red rifles green, round 2, X") == "no fault");
  CHECK(with("unit: B2 red rifles green, round 6, X") ==
        "Line 21, unit: round 6 never comes; at most round 5 was expected.");
  CHECK(with("unit: B2 blue rifles green, 1ST rifles") ==
        "Line 21, unit: the side has another unit called \"1ST rifles\".");
  std::string many;
  for (int i = 0; i < 15; ++i)
    for (const char* side : {"A", "B"})
      many += "unit: " + std::string(side) + std::to_string(2 + i / 2) + " blue rifles green, " +
              side + std::to_string(i) + "\n";
  CHECK(fault_of(kHead + kRows + kTail + many) == "no fault");  // 32
  CHECK(with(many + "unit: C1 blue rifles green, X") ==
        "Line 51, unit: there are 32 units already; no more were expected.");
  CHECK(fault_of(kHead + kRows + "mark: A1, points 2, X\nunit: A1 blue rifles green, X") ==
        "Line 18, unit: no unit is red; one was expected.");
  CHECK(fault_of(kHead + kRows + "mark: A1, points 2, X\nunit: A1 red rifles green, X") ==
        "Line 18, unit: no unit is blue; one was expected.");
}

TEST_CASE("Clash scenario: lines that are missing, twice there, or none of the file's") {
  CHECK(fault_of("") == "Line 1, title: there is no such line; one was expected.");
  CHECK(fault_of("title: X\n") == "Line 1, rounds: there is no such line; one was expected.");
  CHECK(fault_of("title: X\nrounds: 3\n\n") ==
        "Line 3, points: there is no such line; one was expected.");
  CHECK(fault_of("title: X\nrounds: 3\npoints: 1\n") ==
        "Line 3, map: there is no such line; one was expected.");
  CHECK(fault_of(kHead + kRows) == "Line 16, unit: there is no such line; one was expected.");
  CHECK(with("title: B") ==
        "Line 21, title: there is such a line already, line 1; one was expected.");
  CHECK(with("map:") == "Line 21, map: there is such a line already, line 4; one was expected.");
  CHECK(with("river: A\nriver: B") ==
        "Line 22, river: there is such a line already, line 21; one was expected.");
  CHECK(with("hill: A") ==
        "Line 21: \"hill\" begins no line; title, rounds, points, at once, map, river, crossing, "
        "road, city, mark or unit was expected, and a colon.");
  CHECK(with("title B").starts_with("Line 21: \"title B\" begins no line;"));
  CHECK(with("unit").starts_with("Line 21: \"unit\" begins no line;"));
}

TEST_CASE("Clash scenario: title, rounds and points") {
  const auto head = [](const std::string& title, const std::string& rounds,
                       const std::string& points) {
    return fault_of("title: " + title + "\nrounds: " + rounds + "\npoints: " + points + "\nmap:\n" +
                    kRows + kTail);
  };
  CHECK(head("X", "5", "3") == "no fault");
  CHECK(head("", "5", "3") == "Line 1, title: nothing stands where a name was expected.");
  CHECK(head(std::string(24, 'x'), "5", "3") == "no fault");
  CHECK(head(std::string(25, 'x'), "5", "3") ==
        "Line 1, title: \"xxxxxxxxxxxxxxxxxxxxxxxxx\" has 25 characters; a name of at most 24 was "
        "expected.");
  CHECK(head("X", "0", "3") ==
        "Line 2, rounds: \"0\" is no number of rounds; a whole number from 1 to 30 was expected.");
  CHECK(head("X", "31", "3").starts_with("Line 2, rounds: \"31\" is no number of rounds;"));
  CHECK(head("X", "five", "3").starts_with("Line 2, rounds: \"five\" is no number of rounds;"));
  CHECK(head("X", "5", "-1").starts_with("Line 3, points: \"-1\" is no number of points;"));
  CHECK(head("X", "5", "4") ==
        "Line 3, points: 4 are more than all places are worth; at most 3 were expected.");
}

TEST_CASE("Clash scenario: the map has twelve rows of sixteen letters") {
  CHECK(fault_of(kHead + ".....\n") ==
        "Line 5, map row 1: \".....\" has 5 letters; sixteen were expected.");
  CHECK(fault_of(kHead + "................\n...x............\n") ==
        "Line 6, map row 2: letter 4 of \"...x............\" is no ground; ., h, f, w, M or U was "
        "expected.");
  CHECK(fault_of(kHead + "................\n") ==
        "Line 5, map: 1 rows stand here; twelve were expected.");
  CHECK(fault_of(kHead + kRows + "................\n").starts_with("Line 17: \"....."));
  CHECK(fault_of("map: here\n") ==
        "Line 1, map: \"here\" stands behind the colon; nothing was expected, and twelve rows "
        "below.");
}

TEST_CASE("Clash scenario: river, crossings and roads") {
  CHECK(with("river: O") == "no fault");
  for (const char* no : {"P", "HH", "5", "@"})
    CHECK(with(std::string("river: ") + no) == "Line 21, river: \"" + std::string(no) +
                                                   "\" is no column; one letter from A to O was "
                                                   "expected.");
  CHECK(with("river:") ==
        "Line 21, river: nothing stands where one letter from A to O was "
        "expected.");
  CHECK(with("crossing: H5 bridge\nriver: H") == "no fault");
  CHECK(with("crossing: H5 bridge") ==
        "Line 21, crossing: there is no river; a line for it was expected.");
  CHECK(with("river: H\ncrossing: H5 bridge\ncrossing: I5 ford") ==
        "Line 23, crossing: I5 is not beside the river; a tile in column H was expected.");
  CHECK(with("crossing: H5 tunnel") ==
        "Line 21, crossing: \"tunnel\" is no kind of crossing; bridge or ford was expected.");
  CHECK(with("crossing: H5 bridge ford") ==
        "Line 21, crossing: \"ford\" follows; nothing more was expected.");
  CHECK(with("crossing: H5 bridge\ncrossing: H5 ford") ==
        "Line 22, crossing: there is a crossing at H5 already.");
  CHECK(with("road: A1 C3 C5 A5 A1") == "no fault");
  CHECK(with("road: A1") == "Line 21, road: a road has two tiles at least; \"A1\" stands here.");
  CHECK(with("road: A1 C2") ==
        "Line 21, road: from A1 to C2 leads no straight or diagonal line; one was expected.");
  CHECK(with("road: A1 A1").starts_with("Line 21, road: from A1 to A1 leads no straight"));
  CHECK(with("road: A1, A5") ==
        "Line 21, road: \"A1,\" is no tile; a tile from A1 to P12 was "
        "expected.");
}

TEST_CASE("Clash scenario: places") {
  CHECK(with("city: B2 green, X") ==
        "Line 21, city: \"green\" is no side; blue or red was expected.");
  CHECK(with("city: B2 red red, X") == "Line 21, city: \"red\" follows; a comma was expected.");
  CHECK(with("city: B2 red, walls 2, X") ==
        "Line 21, city: \"walls 2\" is no trait of a city; works, depot or points was expected.");
  CHECK(with("mark: B2 red, works 2, X") ==
        "Line 21, mark: \"works 2\" is no trait of a mark; points was expected.");
  CHECK(with("city: B2 red, works 4, X") ==
        "Line 21, city: \"4\" is no level of works; a whole number from 0 to 3 was expected.");
  CHECK(with("mark: B2 red, points 10, X") ==
        "Line 21, mark: \"10\" is no number of points; a whole number from 0 to 9 was expected.");
  CHECK(with("city: B2, depot, X") ==
        "Line 21, city: a depot is some side's; blue or red was expected behind B2.");
  CHECK(with("city: B2 red") == "Line 21, city: nothing stands where a name was expected.");
  CHECK(with("city: B2 red,") == "Line 21, city: nothing stands where a name was expected.");
  CHECK(with("mark: A1, X") == "Line 21, mark: on A1 is Home already.");
  CHECK(with("mark: B2, hOME") == "Line 21, mark: there is another place called \"hOME\".");
  CHECK(with("mark: B2, " + std::string(25, 'x')).ends_with("a name of at most 24 was expected."));
  std::string many;
  for (int i = 2; i < 16; ++i)
    many +=
        "mark: " + std::string(1, static_cast<char>('A' + i)) + "1, M" + std::to_string(i) + "\n";
  CHECK(fault_of(kHead + kRows + kTail + many) == "no fault");  // 16
  CHECK(with(many + "mark: B2, X") ==
        "Line 35, mark: there are 16 places already; no more were expected.");
  CHECK(with("at once: Away, Nowhere") ==
        "Line 21, at once: \"Nowhere\" is no place; the name of a city or mark was expected.");
  CHECK(with("at once:") ==
        "Line 21, at once: nothing stands where the name of a city or mark was expected.");
  CHECK(with("at once: Away, away") ==
        "Line 21, at once: \"away\" stands here twice; once was expected.");
}

TEST_CASE("Clash scenario: bytes that are no text, and limits met and passed by one") {
  CHECK(with("# \xFF") == "Line 21: what stands here is not UTF-8 text.");
  CHECK(with("# \x01") == "Line 21: a control character stands here, where text was expected.");
  CHECK(with("# a\rb") == "Line 21: a control character stands here, where text was expected.");
  CHECK(fault_of(std::string("title: a\0b", 10)).starts_with("Line 1: a control character"));
  CHECK(with("#" + std::string(199, 'x')) == "no fault");
  CHECK(with("#" + std::string(200, 'x')) ==
        "Line 21: the line has 201 bytes; at most 200 were expected.");
  std::string all = kHead + kRows + kTail;
  while (all.size() < kLongestScenario) all += '\n';
  CHECK(fault_of(all) == "no fault");
  CHECK(fault_of(all + "\n") == "Line 1: the file has 16385 bytes; at most 16384 were expected.");
  std::string umlauts;  // 24 characters, 48 bytes
  for (int i = 0; i < 24; ++i) umlauts += "\xC3\xBC";
  CHECK(with("mark: B2, " + umlauts) == "no fault");
}
