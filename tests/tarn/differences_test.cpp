// tarn/differences_test.cpp — where belief and truth part is found, and nothing else is.
#include "tarn/differences.h"

#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/situation.h"

using namespace wg;
using namespace wg::tarn;

namespace {

List<Difference, kMostDifferences> found(const Situation& s, Seat side) {
  return differences(Rules::view(s.setup, s.world, side), Rules::revealed(s.setup, s.world, side));
}

}  // namespace

TEST_CASE("P19 a side that knows all exactly is nowhere wrong") {
  Situation s(6);
  s.put(kTanks1, kW1);
  s.know(kBlue, kTanks1, kW1, Certainty::kExact);
  CHECK(found(s, kBlue).empty());
}

TEST_CASE("P19 movement is put into words by what moved; the rest was unknown") {
  Situation s(6);
  s.put(kTanks2, kW0);
  s.put(kTanks3, kW0);
  s.put(kMech1, kE1);
  s.world.book[index(kBlue)].heard[index(kW0)] = 5;
  const auto all = found(s, kBlue);
  REQUIRE(all.size() == 2);
  CHECK(all[0].sentence == "Movement in W0 was two tank battalions.");
  CHECK(all[0].believed == kW0);
  CHECK(all[1].sentence == "A mechanised battalion was in E1, unknown to Blue.");
  CHECK(all[1].there == kE1);
}

TEST_CASE("P19 the decoy, a unit that moved on, one that broke, one weaker than believed") {
  Situation s(6);
  s.put(kDecoyGroup, kE0);
  s.put(kRedScouts1, kE1);
  s.put(kTanks1, kW1).strength = 7'200;
  s.unit(kMech1).where = Where::kGone;
  s.know(kBlue, kDecoyGroup, kE0, Certainty::kHeard);
  s.know(kBlue, kRedScouts1, kC0, Certainty::kSeen, 1);
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen);
  s.know(kBlue, kMech1, kW2, Certainty::kSeen);
  const auto all = found(s, kBlue);
  REQUIRE(all.size() == 4);
  CHECK(all[0].sentence == "The tank battalion heard in E0 was the decoy.");
  CHECK(all[1].sentence == "The mechanised battalion seen in W2 had broken.");
  CHECK(all[1].believed == kW2);
  CHECK_FALSE(all[1].there);
  CHECK(all[2].sentence == "The scouts seen in C0 were by now in E1.");
  CHECK(all[2].believed == kC0);
  CHECK(all[2].there == kE1);
  CHECK(all[3].sentence == "The tank battalion seen in W1 had 7.2 points left of 12.0.");
}

TEST_CASE("P19 a strength wrong by a point or less is not worth a word") {
  Situation s(6);
  s.put(kTanks1, kW1).strength = 11'000;
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen);
  CHECK(found(s, kBlue).empty());
  s.unit(kTanks1).strength = 10'999;
  CHECK(found(s, kBlue).size() == 1);
}

TEST_CASE("P19 a report older than three hours has left the map: its unit is unknown") {
  Situation s(8);
  s.put(kTanks1, kW1);
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen, 3);
  CHECK(found(s, kBlue).empty());
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen, 4);
  const auto all = found(s, kBlue);
  REQUIRE(all.size() == 1);
  CHECK(all[0].sentence == "A tank battalion was in W1, unknown to Blue.");
}

TEST_CASE(
    "P19 over many games: at most six, each with a place and a sentence; none for who sees all") {
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    Setup setup;
    setup.seed = seed;
    setup.blue = BlueCommander::kAllSeeing;
    setup.red = RedCommander::kCommander;
    play<Rules>(Record<Rules>{setup, kHours, {}}, [&](const auto& p, const auto&) {
      const auto all =
          differences(Rules::view(setup, p.state, kRed), Rules::revealed(setup, p.state, kRed));
      CHECK(all.size() <= kMostDifferences);
      for (const Difference& d : all) {
        CHECK((d.believed || d.there));
        CHECK(d.sentence.back() == '.');
      }
      CHECK(differences(Rules::view(setup, p.state, kBlue), Rules::revealed(setup, p.state, kBlue))
                .empty());
    });
  }
}
