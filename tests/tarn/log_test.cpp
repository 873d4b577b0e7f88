// tarn/log_test.cpp — the order log: every order once, what came of it, and nothing that its reader
// may not know.
#include "tarn/log.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "tarn/situation.h"
#include "tarn/words.h"

using namespace wg;
using namespace wg::tarn;

namespace {

// An hour of a situation, as `reader` may log it. Orders count as given by people.
Log logged(Situation& s, Seat reader, Log log = {}) {
  log.setup = s.setup;
  log.reader = reader;
  std::vector<Given<Order>> given;
  for (const Order& order : s.orders) {
    const auto* march = std::get_if<March>(&order);
    const auto* stance = std::get_if<TakeStance>(&order);
    const auto* fire = std::get_if<Fire>(&order);
    given.push_back({static_cast<Step>(s.world.hour),
                     march    ? side_of(march->unit)
                     : stance ? side_of(stance->unit)
                              : fire->side,
                     order});
  }
  const World before = s.world;
  s.hour();
  note_hour(log, before, given, s.notices, s.world);
  return log;
}

const LogRow& row_of(const Log& log, std::string_view unit, std::string_view order) {
  const auto found = std::find_if(log.rows.begin(), log.rows.end(), [&](const LogRow& r) {
    return r.unit == unit && r.order == order;
  });
  REQUIRE_MESSAGE(found != log.rows.end(), std::string(unit), ": ", std::string(order));
  return *found;
}

Situation in_slow_hour(Seat side) {
  return Situation(4, seed_where([&](std::uint32_t seed) {
                     Setup setup;
                     setup.seed = seed;
                     return slow_hour(setup, 4, side);
                   }));
}

// Blue is a person's, Red a commander's; Blue's reserve goes up, its battery fires, a unit is told
// to give ground.
Record<Rules> person_against_commander(Step hours) {
  Record<Rules> r;
  r.setup.seed = 11;
  r.given = {
      {0, kBlue, March{kWestScouts, kW1}}, {0, kBlue, Fire{kBlue, kC1}},
      {2, kBlue, March{kReserve, kC4}},    {2, kBlue, TakeStance{kRifles2, Stance::kGiveGround}},
      {3, kBlue, Fire{kBlue, kE1}},        {13, kBlue, Fire{kBlue, kE2}}};
  std::erase_if(r.given, [&](const auto& g) { return g.step > hours; });
  r.length = hours;
  return r;
}

}  // namespace

TEST_CASE("P23 log: an order says where to, when it starts, who gave it, and what came of it") {
  Situation s = brisk_situation();
  s.put(kRifles1, kW2);
  s.put(kTanks1, kC1);
  s.march(kRifles1, kW3).stance(kRifles1, Stance::kGiveGround).march(kTanks2, kE0);
  s.fire(kBlue, kC1);
  const Log log = logged(s, kBlue);
  REQUIRE(log.rows.size() == 3);  // Red's order is not Blue's to read
  const LogRow& march = row_of(log, "1st Rifles", "to W3 Millbeck");
  CHECK(march == LogRow{4, kBlue, "1st Rifles", "to W3 Millbeck", "now", "a person",
                        "Reached W3 Millbeck."});
  CHECK(row_of(log, "1st Rifles", "give ground").outcome == "No fight.");
  CHECK(row_of(log, "Tarn Battery", "fire on C1 Hollin Cross").starts == "now");
  CHECK(row_of(log, "Tarn Battery", "fire on C1 Hollin Cross").outcome.substr(0, 24) ==
        "Fired, unwatched; report");
}

TEST_CASE("S09, P23 log: in a slow hour a march starts an hour later, stance and fire do not") {
  Situation s = in_slow_hour(kBlue);
  s.put(kRifles1, kW2);
  s.march(kRifles1, kW3).stance(kRifles1, Stance::kGiveGround).fire(kBlue, kC0);
  const Log log = logged(s, kBlue);
  CHECK(row_of(log, "1st Rifles", "to W3 Millbeck").starts == "an hour later");
  CHECK(row_of(log, "1st Rifles", "to W3 Millbeck").outcome == "Waits until 11:00.");
  CHECK(row_of(log, "1st Rifles", "give ground").starts == "now");
  CHECK(row_of(log, "Tarn Battery", "fire on C0 Northstone").starts == "now");
}

TEST_CASE("P23 log: held in contact, halted before the enemy, waiting in staging, staying") {
  Situation s = brisk_situation();
  s.put(kRifles1, kW2);
  s.put(kTanks1, kW2);  // in contact: out only to ground its side holds
  s.hold(kRed, {kW0, kW1, kW3});
  s.put(kRifles3, kE3);
  s.march(kRifles1, kW3).march(kRifles3, kE3).march(kTanks5, kE0);
  const Log blue = logged(s, kBlue);
  CHECK(
      row_of(blue, "1st Rifles", "to W3 Millbeck").outcome.find("Held in contact in W2 Thornhay") ==
      0);
  CHECK(row_of(blue, "1st Rifles", "to W3 Millbeck").outcome.find("fought") != std::string::npos);
  CHECK(row_of(blue, "3rd Rifles", "stay in E3 Quarry Lane").outcome ==
        "Stayed in E3 Quarry Lane.");

  Situation again = brisk_situation();
  again.march(kTanks5, kE0).march(kTanks2, kE0);
  const Log red = logged(again, kRed);
  CHECK(row_of(red, "5th Tanks", "in at E0 Larkwood").outcome == "Waits until 12:00.");
  CHECK(row_of(red, "2nd Tanks", "in at E0 Larkwood").outcome == "Came in at E0 Larkwood.");
}

TEST_CASE("P23 log: of unwatched fire a side reads its report, the umpire what was lost") {
  // Seen from no sector by Blue's scouts: the report comes, and one in ten is wrong. The truth is
  // what the rules take: each unit in the sector loses its share of its own strength.
  std::uint32_t differ = 0;
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    Situation blue(4, seed), truth(4, seed);
    for (Situation* s : {&blue, &truth}) {
      s->put(kTanks1, kC1);
      s->fire(kBlue, kC1);
    }
    const auto as_blue =
        row_of(logged(blue, kBlue), "Tarn Battery", "fire on C1 Hollin Cross").outcome;
    const auto in_truth =
        row_of(logged(truth, Seat::kUmpire), "Tarn Battery", "fire on C1 Hollin Cross").outcome;
    const Strength lost = 12'000 - truth.unit(kTanks1).strength;
    CHECK(lost > 0);
    CHECK(in_truth == "Fired, unwatched; they lost " + points(lost) + ".");
    CHECK(as_blue.find("they lost") == std::string::npos);
    if (as_blue.find("no effect seen") != std::string::npos) ++differ;
  }
  CHECK(differ > 0);
}

TEST_CASE("P23 log: a scripted side's orders are there after the game and never before") {
  bool ended = false;
  for (Step hours = 0; hours <= kHours && !ended; ++hours) {
    const Record<Rules> r = person_against_commander(hours);
    ended = play<Rules>(r).state.verdict.has_value();
    if (!ended) {
      CHECK(may_read(r.setup, false, kBlue));
      CHECK_FALSE(may_read(r.setup, false, kRed));
      CHECK_FALSE(may_read(r.setup, false, Seat::kUmpire));
    }
    const Log own = order_log(r, kBlue);
    CHECK(own.over == ended);
    CHECK(std::all_of(own.rows.begin(), own.rows.end(),
                      [](const LogRow& row) { return row.side == kBlue; }));
    for (const char* red : {"1st Tanks", "Decoy Group", "2nd Scouts", "second echelon"})
      CHECK(log_csv(own).find(red) == std::string::npos);
    if (!ended) continue;
    for (const Seat reader : {kBlue, kRed, Seat::kUmpire}) CHECK(may_read(r.setup, true, reader));
    const Log all = order_log(r, Seat::kUmpire);
    CHECK(row_of(all, "Decoy Group", "in at " + at(play<Rules>(r).state.units[kDecoyGroup].sector))
              .by == "the commander");
    CHECK(std::count_if(all.rows.begin(), all.rows.end(), [](const LogRow& row) {
            return row.unit == "Staff" && row.side == kRed;
          }) == 1);  // the second echelon's road is chosen once
  }
  CHECK(ended);
}

TEST_CASE("P23 log: an order of an hour not yet played says so") {
  Record<Rules> r = person_against_commander(2);
  const Log log = order_log(r, kBlue);
  CHECK(row_of(log, "6th Armoured", "to C4 Long Meadow").outcome == "Not played yet.");
  CHECK(row_of(log, "West Scouts", "to W1 Kestrel Moor").outcome != "Not played yet.");
}

TEST_CASE("P23 log: as CSV and as a paper it holds the same rows") {
  const Log log = order_log(person_against_commander(3), kBlue);
  const std::string csv = log_csv(log);
  CHECK(csv.substr(0, 60) == "Hour,Clock,Side,Unit,Order,Starts,Given by,What came of it\r\n");
  CHECK(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')) == log.rows.size() + 1);
  CHECK(csv.find("\r\n1,06:00,Blue,West Scouts,to W1 Kestrel Moor,now,a person,") !=
        std::string::npos);
  const Paper paper = log_paper(log);
  REQUIRE(paper.sections.size() == 2);
  REQUIRE(paper.sections[0].table);
  CHECK(paper.sections[0].table->rows.size() == log.rows.size());
  for (const PaperSection& s : paper.sections)
    for (const auto& row : s.table->rows) CHECK(row.size() == s.table->columns.size());
  CHECK(log_name(log) == "tarn-crossing-seed-11-blue.csv");
  CHECK(order_log(Record<Rules>{}, kBlue).rows.empty());
  CHECK_FALSE(log_paper(order_log(Record<Rules>{}, kBlue)).sections[0].table);
}
