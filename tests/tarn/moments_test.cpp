// tarn/moments_test.cpp — what decided a game is told once, at its hour, and agrees with the truth.
#include "tarn/moments.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/situation.h"
#include "tarn/words.h"

using namespace wg;
using namespace wg::tarn;

namespace {

using Hours = std::vector<std::vector<Notice<Event>>>;
struct Past {
  std::vector<World> states;
  Hours hours;
  std::vector<KeyMoment> told() const { return moments(states, hours); }
};

Past played(const Record<Rules>& record) {
  Past past;
  past.states.push_back(Rules::start(record.setup));
  play<Rules>(record, [&](const auto& p, const auto& events) {
    past.states.push_back(p.state);
    past.hours.push_back(events);
  });
  return past;
}
Past commanders(std::uint32_t seed, BlueCommander blue = BlueCommander::kCommander,
                RedCommander red = RedCommander::kCommander) {
  Setup setup;
  setup.seed = seed;
  setup.blue = blue;
  setup.red = red;
  return played({setup, kHours, {}});
}

// One hour of a situation as a past of that hour alone, the hours before it empty.
Past one_hour(Situation& s) {
  Past past;
  const auto before = static_cast<std::size_t>(s.world.hour);
  past.states.assign(before + 1, s.world);
  past.hours.assign(before, {});
  s.hour();
  past.states.push_back(s.world);
  past.hours.push_back(s.notices);
  return past;
}

const KeyMoment* find(const std::vector<KeyMoment>& all, About about) {
  for (const KeyMoment& m : all)
    if (m.about == about) return &m;
  return nullptr;
}
bool says(const std::string& text, std::string_view what) {
  return text.find(what) != std::string::npos;
}

template <class E, class F>
void each_event(const Hours& hours, F&& f) {
  for (std::size_t h = 0; h < hours.size(); ++h)
    for (const auto& n : hours[h])
      if (const E* e = std::get_if<E>(&n.event)) f(static_cast<Hour>(h), *e);
}

}  // namespace

TEST_CASE("P19 moments ascend by the hour, are few, and every unit that broke is named") {
  for (std::uint32_t seed = 1; seed <= 300; ++seed) {
    CAPTURE(seed);
    const Past past = commanders(seed);
    const auto all = past.told();
    CHECK(all.size() >= 4);
    CHECK(std::is_sorted(all.begin(), all.end(),
                         [](const auto& a, const auto& b) { return a.at < b.at; }));
    std::size_t told_of_losses = 0;
    for (const KeyMoment& m : all) {
      CHECK(m.hour >= 0);
      CHECK(m.hour < kHours);
      // What was decided shows on the map it was decided from, what came of it on the next.
      const bool decided = m.about == About::kRoad || m.about == About::kReserveSent ||
                           m.about == About::kDecoyFired;
      CHECK(m.at == m.hour + (decided ? 0 : 1));
      CHECK(m.title.back() == '.');
      CHECK((m.note.empty() || m.note.back() == '.'));
      CHECK_FALSE(says(m.title + m.note, "You"));
      told_of_losses += m.about == About::kBroke ? 1 : 0;
    }
    each_event<Broke>(past.hours, [&](Hour hour, const Broke& e) {
      const bool named = std::any_of(all.begin(), all.end(), [&](const KeyMoment& m) {
        return m.about == About::kBroke && m.hour == hour && says(m.title, roster(e.unit).name);
      });
      CHECK(named);
    });
    CHECK(all.size() <= std::max(kMostMoments, told_of_losses + 6));
  }
}

TEST_CASE("P19 the road that Red's commander chose at 08:00 is told as it was chosen") {
  int drawn = 0, weighed = 0;
  for (std::uint32_t seed = 1; seed <= 200; ++seed) {
    CAPTURE(seed);
    const Past past = commanders(seed);
    const auto all = past.told();
    const KeyMoment* m = find(all, About::kRoad);
    REQUIRE(m);
    CHECK(m->hour == 2);
    CHECK(m->side == kRed);
    each_event<RoadChosen>(past.hours, [&](Hour, const RoadChosen& e) {
      if (e.side == kRed) CHECK(says(m->title, road_name(e.road)));
    });
    drawn += says(m->note, "drew one") ? 1 : 0;
    weighed += says(m->note, "in the west, ") ? 1 : 0;
  }
  CHECK(drawn > 0);
  CHECK(weighed > 0);
}

TEST_CASE("P19 a road that no commander chose is the one most of the second echelon took") {
  const Past past = commanders(4, BlueCommander::kCommander, RedCommander::kFeintAndMass);
  std::array<int, 3> came{};
  each_event<Entered>(past.hours, [&](Hour, const Entered& e) {
    if (roster(e.unit).echelon == 2) ++came[index(road_of(e.at))];
  });
  const auto all = past.told();
  const KeyMoment* m = find(all, About::kRoad);
  REQUIRE(m);
  const auto main = static_cast<Road>(std::max_element(came.begin(), came.end()) - came.begin());
  CHECK(m->sector == sector_at(main, 0));
  CHECK(says(m->note, in_words(came[index(main)]) + " of "));
}

TEST_CASE("P19 why the reserve went: what was known there, the decoy in it, and what stood there") {
  Situation s = brisk_situation(4);
  s.setup.blue = BlueCommander::kCommander;
  s.put(kReserve, kR);
  s.put(kTanks1, kW1);
  s.put(kTanks2, kE1);
  s.put(kDecoyGroup, kW0);
  s.put(kWestScouts, kC2);
  s.unit(kTanks1).strength = 9'000;
  s.know(kBlue, kTanks1, kW1, Certainty::kSeen);
  s.know(kBlue, kDecoyGroup, kW0, Certainty::kHeard);
  const auto orders = Rules::command(s.setup, s.view(kBlue), Dice{s.setup.seed});
  for (const Order& order : orders) s.orders.push_back(order);
  const Past past = one_hour(s);
  const auto all = past.told();
  const KeyMoment* m = find(all, About::kReserveSent);
  REQUIRE(m);
  CHECK(m->hour == 4);
  CHECK(m->title == "Blue commits the reserve to the West road.");
  // Two contacts of 12 points were known, one of them the decoy; one battalion of 9 was there.
  CHECK(says(m->note, "It knew of 24.0 points there; 12.0 of them, only heard, were the decoy."));
  CHECK(says(m->note, "In truth there were 9.0."));
}

TEST_CASE("P19 the reserve of a person: the road, and whether Red's later battalions came by it") {
  for (const Road red_road : {Road::kWest, Road::kEast}) {
    Situation s = brisk_situation(4);
    s.put(kReserve, kR);
    s.world.holder.fill(kBlue);
    s.march(kReserve, kW4);
    for (const UnitId id : {kTanks2, kTanks3, kTanks4}) s.march(id, sector_at(red_road, 0));
    const auto all = one_hour(s).told();
    const KeyMoment* m = find(all, About::kReserveSent);
    REQUIRE(m);
    CHECK(m->title == "Blue's reserve leaves for the West road.");
    CHECK(says(m->note, red_road == Road::kWest ? "The right road: three of Red's three"
                                                : "The wrong road: three of Red's three"));
  }
}

TEST_CASE("P19 the decoy: first heard, fired at unwatched, found out where it was") {
  Situation s = brisk_situation(4);
  s.put(kDecoyGroup, kE0);
  s.put(kEastScouts, kE2);
  s.fire(kBlue, kE0);
  const Past past = one_hour(s);
  const auto all = past.told();
  const KeyMoment* heard = find(all, About::kDecoyHeard);
  REQUIRE(heard);
  CHECK(heard->sector == kE0);
  CHECK(says(heard->note, "Heard only."));
  const KeyMoment* fired = find(all, About::kDecoyFired);
  REQUIRE(fired);
  CHECK(fired->title == "Blue fires on the decoy in E0, unwatched.");
  CHECK(fired->note == "Scouts beside E0 would have shown it.");
  CHECK_FALSE(find(all, About::kDecoyExposed));
  // With scouts beside it, the same mission finds it out.
  Situation beside = brisk_situation(4);
  beside.put(kDecoyGroup, kE0);
  beside.put(kEastScouts, kE1);
  beside.fire(kBlue, kE0);
  const auto then = one_hour(beside).told();
  CHECK_FALSE(find(then, About::kDecoyFired));
  const KeyMoment* exposed = find(then, About::kDecoyExposed);
  REQUIRE(exposed);
  CHECK(exposed->sector == kE0);
  CHECK(exposed->note == "Watched fire did it no damage.");
  REQUIRE(find(then, About::kWatched));
  CHECK(says(find(then, About::kWatched)->note, "the decoy"));
}

TEST_CASE("P19 over many games, the decoy is found out where the truth says it stood") {
  // A person sends both scouts forward and fires at Red's gates in turn.
  Record<Rules> record;
  record.length = kHours;
  record.given = {{0, kBlue, March{kWestScouts, kW1}}, {0, kBlue, March{kEastScouts, kE1}}};
  for (Step hour = 1; hour < 6; ++hour)
    record.given.push_back({hour, kBlue, Fire{kBlue, hour % 2 ? kW0 : kE0}});
  int found = 0;
  for (std::uint32_t seed = 1; seed <= 100; ++seed) {
    CAPTURE(seed);
    record.setup.seed = seed;
    const Past past = played(record);
    const auto all = past.told();
    const KeyMoment* m = find(all, About::kDecoyExposed);
    CHECK((m != nullptr) == past.states.back().decoy_exposed);
    if (!m) continue;
    ++found;
    const auto hour = static_cast<std::size_t>(m->hour);
    CHECK_FALSE(past.states[hour].decoy_exposed);
    CHECK(past.states[hour + 1].decoy_exposed);
    // Fire comes before the march, contact after it.
    const bool was = past.states[hour].units[kDecoyGroup].sector == m->sector;
    const bool is = past.states[hour + 1].units[kDecoyGroup].sector == m->sector;
    CHECK((was || is));
  }
  CHECK(found > 0);
}

TEST_CASE("P19 a prepared defender attacked: strengths, and what became of the sector") {
  Situation s = brisk_situation(4);
  s.put(kRifles1, kW2);
  s.put(kTanks1, kW1);
  s.hold(kRed, {kW1});
  s.march(kTanks1, kW2);
  const auto all = one_hour(s).told();
  const KeyMoment* m = find(all, About::kPrepared);
  REQUIRE(m);
  CHECK(m->title == "1st Rifles, dug in at W2, are attacked.");
  CHECK(says(m->note, "8.0 points against 12.0."));
  // The same, an hour after it came: hasty, and so not told.
  Situation fresh = brisk_situation(4);
  fresh.put(kRifles1, kW2, 1);
  fresh.put(kTanks1, kW1);
  fresh.hold(kRed, {kW1});
  fresh.march(kTanks1, kW2);
  CHECK_FALSE(find(one_hour(fresh).told(), About::kPrepared));
}

TEST_CASE("P19 ground given, and who might have given it") {
  const auto attacked = [](Stance stance) {
    // Weak enough to break in this hour, whatever the dice say above a third.
    Situation s =
        brisk_where(4, [](std::uint32_t seed) { return fire_die(seed, 4, kW2, kRed) > 15'000; });
    s.put(kRifles1, kW2).strength = 4'100;
    s.unit(kRifles1).stance = stance;
    for (const UnitId id : {kTanks1, kTanks2}) s.put(id, kW1);
    s.hold(kRed, {kW1});
    s.march(kTanks1, kW2).march(kTanks2, kW2);
    return one_hour(s).told();
  };
  const auto held = attacked(Stance::kHold);
  const KeyMoment* broke = find(held, About::kBroke);
  REQUIRE(broke);
  CHECK(broke->title == "Blue loses 1st Rifles in W2.");
  CHECK(broke->note == "Set to give ground, 1st Rifles might have fallen back.");
  Situation s =
      brisk_where(4, [](std::uint32_t seed) { return fire_die(seed, 4, kW2, kRed) < 5'000; });
  s.put(kRifles1, kW2);
  s.stance(kRifles1, Stance::kGiveGround);
  s.put(kTanks1, kW1);
  s.hold(kRed, {kW1});
  s.march(kTanks1, kW2);
  const auto given = one_hour(s).told();
  const KeyMoment* back = find(given, About::kGround);
  REQUIRE(back);
  CHECK(back->title == "Ground given: 1st Rifles from W2 to W3.");
  CHECK_FALSE(find(given, About::kBroke));
}

TEST_CASE("P19 questions: two or three, and about the decoy when it was believed") {
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    const auto all = commanders(seed).told();
    const auto asked = questions(all);
    CHECK(asked.size() >= 2);
    CHECK(asked.size() <= 3);
    for (const std::string& q : asked) CHECK(q.back() == '?');
    const bool believed = find(all, About::kDecoyHeard) && !find(all, About::kDecoyExposed);
    CHECK(says(asked[0], "was the decoy, and what would it have cost") == believed);
  }
  CHECK(questions({}).size() == 2);
}
