// tarn/summary_test.cpp — the hour in plain words before it is played. Expected words are written
// by hand from the map: hours along the roads, the arrival hours of Red's waves.
#include "tarn/summary.h"

#include <doctest/doctest.h>

#include "tarn/sheet.h"

#include "situation.h"

namespace wg::tarn {
namespace {

using Lines = std::vector<std::string>;

Lines told(const Situation& s, Seat seat) {
  const Summary all = in_short(summary(s.view(seat), s.orders));
  Lines lines = {all.title};
  for (const SummaryGroup& g : all.groups) {
    lines.push_back("[" + g.title + ": " + g.count + "]");
    for (const SummaryLine& l : g.lines) lines.push_back(l.name + ": " + l.what);
    if (!g.more.empty()) lines.push_back(g.more);
  }
  return lines;
}
bool has_line(const Lines& lines, const std::string& wanted) {
  for (const std::string& l : lines)
    if (l == wanted) return true;
  return false;
}
bool mentions(const Lines& lines, const std::string& word) {
  for (const std::string& l : lines)
    if (l.find(word) != l.npos) return true;
  return false;
}
std::uint32_t slow_for(Seat seat, Hour hour) {
  return seed_where([&](std::uint32_t seed) {
    Setup s;
    s.seed = seed;
    return slow_hour(s, hour, seat);
  });
}
// Blue's units where they start, at that hour.
Situation blue_at(int hour, std::uint32_t seed) {
  Situation s(hour, seed);
  for (UnitId id = 0; id < kBlueUnits; ++id) s.put(id, roster(id).post);
  return s;
}
Situation brisk_blue(int hour = 4) { return blue_at(hour, brisk_situation(hour).setup.seed); }

TEST_CASE("P17: a slow hour: what starts now, what waits, where fire falls and who stays") {
  Situation s = blue_at(4, slow_for(kBlue, 4));
  s.put(kWestScouts, kC1);
  s.unit(kEastScouts).waiting = kE1;  // ordered the hour before
  s.unit(kRifles1).strength = 5200;
  s.put(kTanks1, kW2);
  s.know(kBlue, kTanks1, kW2, Certainty::kExact);
  s.stance(kRifles3, Stance::kGiveGround).march(kArmoured6, kW3).fire(kBlue, kW1);
  CHECK(told(s, kBlue) == Lines{
                              "End the hour, 10:00 to 11:00",
                              "[Starts now: 1 order]",
                              "East Scouts: E2 to E1, there 11:00",
                              "[Waits until 11:00: 1 order]",
                              "6th Armoured: R to W3, there 14:00",
                              "[Fire: 1 mission]",
                              "Tarn Battery: on W1, watched by West Scouts",
                              "[Stance: at once: 1 order]",
                              "3rd Rifles: E2, gives ground if pressed",
                              "[No order: they stay: 5 units]",
                              "1st Rifles: fights on at W2, prepared, 5.2 of 8",
                              "2nd Rifles: C2, prepared",
                              "4th Rifles: X, prepared",
                              "and 2 more",
                          });
}

TEST_CASE("P17: with room, all without orders are named; where it is short, three of them") {
  const Situation s = brisk_blue();
  const Summary all = summary(s.view(kBlue), {});
  REQUIRE(all.groups.back().idle);
  CHECK(all.groups.back().lines.size() == kBlueUnits);
  CHECK(all.groups.back().more.empty());
  const SummaryGroup few = in_short(all).groups.back();
  CHECK(few.lines.size() == 3);
  CHECK(few.count == "8 units");
  CHECK(few.more == "and 5 more");
  CHECK(in_short(all, 6).groups.back().more == "and 2 more");
  CHECK(in_short(all, 8).groups.back().more.empty());
}

TEST_CASE("P17: a stance given this hour is an order, one given before is not") {
  Situation s = brisk_blue();
  s.unit(kRifles2).stance = Stance::kGiveGround;
  s.stance(kRifles1, Stance::kGiveGround).stance(kRifles2, Stance::kHold);
  s.stance(kArmoured6, Stance::kGiveGround).march(kArmoured6, kX);
  const auto count = [&] { return sheet(s.view(kBlue), s.orders, {}).count; };
  const Lines lines = told(s, kBlue);
  CHECK(has_line(lines, "[Stance: at once: 3 orders]"));
  CHECK(has_line(lines, "1st Rifles: W2, gives ground if pressed"));
  CHECK(has_line(lines, "2nd Rifles: C2, holds its ground"));
  CHECK(has_line(lines, "6th Armoured: R, gives ground if pressed"));
  CHECK(has_line(lines, "[Starts now: 1 order]"));
  CHECK(has_line(lines, "[No order: they stay: 5 units]"));
  CHECK(count() == "3 of 9 with orders");
  s.stance(kRifles1, Stance::kHold);  // taken back
  CHECK(has_line(told(s, kBlue), "[Stance: at once: 2 orders]"));
  CHECK(count() == "2 of 9 with orders");
  s.orders.clear();
  CHECK_FALSE(mentions(told(s, kBlue), "Stance"));  // 2nd Rifles were told an hour ago
  CHECK(has_line(told(s, kBlue), "2nd Rifles: C2, gives ground if pressed"));
  CHECK(count() == "0 of 9 with orders");
}

TEST_CASE("P17: in a slow hour a unit under way goes on to its old destination") {
  Situation s = blue_at(4, slow_for(kBlue, 4));
  s.unit(kRifles1).destination = kX;
  s.march(kRifles1, kW1);
  CHECK(has_line(told(s, kBlue), "1st Rifles: W2 to W1, there 12:00; until then on to X"));
  s.orders.clear();
  s.march(kRifles1, kW2);
  CHECK(has_line(told(s, kBlue), "1st Rifles: stays at W2; until then on to X"));
}

TEST_CASE("P17: units already under way are named, with the hour at which they arrive") {
  Situation s = brisk_blue();
  s.unit(kArmoured6).destination = kW4;
  const Lines lines = told(s, kBlue);
  CHECK(has_line(lines, "[On the march: 1 unit]"));
  CHECK(has_line(lines, "6th Armoured: R to W4, there 12:00"));
  CHECK_FALSE(mentions(lines, "Starts now"));
  CHECK_FALSE(mentions(lines, "Waits until"));
  CHECK(has_line(lines, "[No order: they stay: 7 units]"));
}

TEST_CASE("P17: units that could come in and were not called are named first") {
  Situation s = Situation::start();
  CHECK(told(s, kRed) == Lines{
                             "End the hour, 06:00 to 07:00",
                             "[In staging, no entry chosen: 6 units]",
                             "1st Scouts: waits at your edge",
                             "2nd Scouts: waits at your edge",
                             "1st Tanks: waits at your edge",
                             "and 3 more",
                             "[Fire: no mission]",
                             "Red Battery: no target",
                         });
  for (const UnitId id : {kRedScouts1, kRedScouts2, kTanks1, kMech1, kMech2}) s.march(id, kC0);
  s.march(kTanks2, kW0);  // of the second wave: 08:00
  const Lines lines = told(s, kRed);
  CHECK(has_line(lines, "[In staging, no entry chosen: 1 unit]"));
  CHECK(has_line(lines, "Decoy Group: waits at your edge"));
  CHECK(has_line(lines, "[Starts now: 5 orders]"));
  CHECK(has_line(lines, "1st Tanks: comes in at C0, there 07:00"));
  CHECK(has_line(lines, "[Later waves: 1 order]"));
  CHECK(has_line(lines, "2nd Tanks: comes in at W0, there 09:00"));
}

TEST_CASE("P17: in a slow hour the choice of an entry waits, too") {
  Situation s(2, slow_for(kRed, 2));
  s.march(kTanks2, kW0);
  const Lines lines = told(s, kRed);
  CHECK(has_line(lines, "[Waits until 09:00: 1 order]"));
  CHECK(has_line(lines, "2nd Tanks: comes in at W0, there 10:00"));
}

TEST_CASE("P17: a track of two hours, ordered and half way along") {
  Situation s = brisk_blue();
  s.put(kEastScouts, kE1);
  s.march(kEastScouts, kC1);
  CHECK(has_line(told(s, kBlue), "East Scouts: E1 to C1, there 12:00"));
  s.hour();
  CHECK(s.unit(kEastScouts).on_track_to == kC1);
  const Lines lines = told(s, kBlue);
  CHECK(has_line(lines, "[On the march: 1 unit]"));
  CHECK(has_line(lines, "East Scouts: E1 to C1, there 12:00"));
}

TEST_CASE("P17: fire, watched by both scouts, by none, and on their own heads") {
  Situation s = brisk_blue();
  s.fire(kBlue, kC4);
  CHECK(has_line(told(s, kBlue), "Tarn Battery: on C4, nobody watches"));
  s.orders.clear();
  s.put(kWestScouts, kC2);
  s.put(kEastScouts, kE1);
  s.fire(kBlue, kC1);  // next to both
  CHECK(has_line(told(s, kBlue), "Tarn Battery: on C1, watched by West Scouts and East Scouts"));
  s.orders.clear();
  s.fire(kBlue, kE1);
  CHECK(has_line(told(s, kBlue), "Tarn Battery: on E1, nobody watches; East Scouts may be hit"));
}

TEST_CASE("P17: fire falls before anybody moves: scouts on their way watch from where they stand") {
  Situation s = brisk_blue();
  s.march(kEastScouts, kE3).fire(kBlue, kE1);
  CHECK(has_line(told(s, kBlue), "Tarn Battery: on E1, watched by East Scouts"));
  s.hour();
  CHECK(s.world.last_fire_watched[wg::index(kBlue)]);
}

TEST_CASE("P17: a march that an enemy in sight will stop says so") {
  Situation s = brisk_blue();
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen);
  s.march(kRifles1, kW0);
  CHECK(has_line(told(s, kBlue), "1st Rifles: W2 to W0, halts before W1"));
  s.orders.clear();
  s.march(kRifles1, kW1);
  CHECK(has_line(told(s, kBlue), "1st Rifles: W2 to W1, there 11:00"));
}

TEST_CASE("P17: broken units are not named, nor the decoy's digging in") {
  Situation s = brisk_blue();
  s.unit(kRifles1).where = Where::kGone;
  const Lines lines = told(s, kBlue);
  CHECK_FALSE(mentions(lines, "1st Rifles"));
  CHECK(has_line(lines, "[No order: they stay: 7 units]"));
  Situation red = brisk_situation();
  red.put(kDecoyGroup, kE0);
  CHECK(has_line(told(red, kRed), "Decoy Group: E0, shows itself"));
}

TEST_CASE("P17: the last hour is called that, and a march that ends after it is too late") {
  Situation s = brisk_blue(13);
  s.march(kArmoured6, kW4).march(kRifles1, kW3);
  const Lines lines = told(s, kBlue);
  CHECK(lines[0] == "End the last hour, 19:00 to 20:00");
  CHECK(has_line(lines, "6th Armoured: R to W4, not there by 20:00"));
  CHECK(has_line(lines, "1st Rifles: W2 to W3, there 20:00"));
}

TEST_CASE("P17: how a unit without orders is dug in") {
  Situation s = brisk_blue();
  for (const UnitId id : {kRifles4, kRifles5, kArmoured6, kWestScouts, kEastScouts})
    s.unit(id).where = Where::kGone;
  s.put(kRifles1, kW2, 2);
  s.put(kRifles2, kC2, 1);
  s.put(kRifles3, kE2, 0);
  const Lines lines = told(s, kBlue);
  CHECK(has_line(lines, "1st Rifles: W2, prepared"));
  CHECK(has_line(lines, "2nd Rifles: C2, hasty"));
  CHECK(has_line(lines, "3rd Rifles: E2, in the open"));
  CHECK_FALSE(mentions(lines, "more"));
}

}  // namespace
}  // namespace wg::tarn
