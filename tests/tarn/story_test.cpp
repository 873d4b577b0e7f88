// tarn/story_test.cpp — the end of a game in words: true, and about the right units.
#include "tarn/story.h"

#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/sheet.h"
#include "tarn/situation.h"
#include "tarn/words.h"

using namespace wg;
using namespace wg::tarn;

namespace {

struct Told {
  World end;
  std::vector<HourEvents> hours;
};
Told told(BlueCommander blue, RedCommander red, std::uint32_t seed) {
  Record<Rules> r;
  r.setup.seed = seed;
  r.setup.blue = blue;
  r.setup.red = red;
  r.length = kHours;
  Told t;
  t.end = play<Rules>(r, [&](const auto&, const auto& events) { t.hours.push_back(events); }).state;
  return t;
}

}  // namespace

TEST_CASE("story: says who won, as the verdict does, and counts what both sides lost") {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    const Told t = told(BlueCommander::kCommander, RedCommander::kCommander, seed);
    const Story s = story(t.end, t.hours);
    CHECK(s.winner == t.end.verdict->winner);
    CHECK(s.title == (s.winner == kBlue ? "Blue holds the crossing" : "Red takes the crossing"));
    CHECK_FALSE(s.cause.empty());
    Strength lost = 0, had = 0;
    for (UnitId id = 0; id < kBlueUnits; ++id) {  // Blue is all on the map from the start
      had += roster(id).full;
      lost += t.end.units[id].where == Where::kGone ? roster(id).full
                                                    : roster(id).full - t.end.units[id].strength;
    }
    CHECK(s.had[0] == had);
    CHECK(s.had[0] == 56'000);  // five rifles of 8, armoured 12, two scouts of 2
    CHECK(s.lost[0] == lost);
    CHECK(s.lost[1] <= s.had[1]);
  }
}

TEST_CASE("story: when Red takes the crossing, the units named stand there") {
  const Told t = told(BlueCommander::kTurtle, RedCommander::kCommander, 1);  // turtles lose
  REQUIRE(t.end.verdict->crossing_taken);
  const Story s = story(t.end, t.hours);
  std::size_t stand = 0;
  for (UnitId id = first_of(kRed); id < kUnits; ++id)
    stand += fights(id) && t.end.units[id].where == Where::kMap && t.end.units[id].sector == kX;
  if (stand > 3) {  // too many to name
    CHECK(s.cause.find(" Red units stood alone at the crossing.") != std::string::npos);
    return;
  }
  for (UnitId id = first_of(kRed); id < kUnits; ++id) {
    const bool there =
        fights(id) && t.end.units[id].where == Where::kMap && t.end.units[id].sector == kX;
    CHECK((s.cause.find(std::string(roster(id).name)) != std::string::npos) == there);
  }
}

TEST_CASE("sheet: reports stand by nearness, what is no longer true last") {
  Situation s(6);
  s.put(kRifles1, kW2);
  s.know(kBlue, kTanks1, kW0, Certainty::kSeen);
  s.know(kBlue, kTanks2, kW3, Certainty::kSeen);
  s.know(kBlue, kMech1, kX, Certainty::kSeen).broken = true;
  const Sheet sheet_of = sheet(Rules::view(s.setup, s.world, kBlue), {}, {});
  REQUIRE(sheet_of.reports.size() == 3);
  CHECK(sheet_of.reports[0].place == "W3");
  CHECK(sheet_of.reports[1].place == "W0");
  CHECK(sheet_of.reports[2].struck);
}

TEST_CASE("sheet: sightings of one sector are one sentence") {
  Situation s(6);
  const View view = Rules::view(s.setup, s.world, kBlue);
  const std::vector<Notice<Event>> heard = {
      {only(kBlue), Reported{3, Kind::kTank, kC1, Certainty::kSeen}},
      {only(kBlue), Reported{5, Kind::kRecon, kC1, Certainty::kSeen}},
      {only(kBlue), Reported{7, Kind::kTank, kC1, Certainty::kSeen}},
      {only(kRed), Reported{1, Kind::kTank, kC1, Certainty::kSeen}},
      {only(kBlue), Reported{8, Kind::kTank, kE0, Certainty::kHeard}}};
  const auto news = sheet(view, {}, heard).news;
  REQUIRE(news.size() == 2);
  CHECK(news[0] == "Seen in C1 Hollin Cross: two tank battalions, scouts.");
  CHECK(news[1] == "Heard, not seen, in E0 Larkwood: a tank battalion.");
}

TEST_CASE("words: every event of a whole game has a sentence for the umpire or is a belief") {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    const Told t = told(BlueCommander::kCommander, RedCommander::kFeintAndMass, seed);
    for (const HourEvents& hour : t.hours)
      for (const auto& n : hour) {
        const bool belief = n.audience == only(kBlue) || n.audience == only(kRed);
        CHECK((belief || !truth(n.event).empty()));
        if (const auto line = sentence(View{}, n.event); !line.empty()) CHECK(line.back() == '.');
      }
  }
}
