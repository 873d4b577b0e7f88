// tests/tarn/view_test.cpp — what a seat knows, and above all what it does not.
#include <doctest/doctest.h>

#include "core/play.h"
#include "tarn/commanders/commanders.h"
#include "tarn/situation.h"
#include "tarn/volume.h"

using namespace wg;
using namespace wg::tarn;

namespace {

// The same world with everything of Red's changed that Blue cannot know.
World with_red_secrets_changed(World w) {
  for (auto& q : w.quality_pc) q = static_cast<std::uint8_t>(200 - q);
  for (UnitId id = kBlueUnits; id < kUnits; ++id) {
    Unit& u = w.units[id];
    u.destination = u.destination ? std::nullopt : std::optional(kC0);
    u.waiting = u.waiting ? std::nullopt : std::optional(kE0);
    u.stance = u.stance == Stance::kHold ? Stance::kGiveGround : Stance::kHold;
    u.moved = !u.moved;
    u.strength -= u.strength / 10;
    if (u.where == Where::kStaging) u.where = Where::kGone;
    if (u.where == Where::kMap) u.arrived = static_cast<Hour>(u.arrived + 1);
  }
  w.book[index(kRed)] = {};
  w.book[index(kBlue)].pending.fill(Hour{1});  // not delivered yet
  w.staff[index(kRed)].road = Road::kEast;
  w.last_fire[index(kRed)] = kX;
  w.last_fire_watched[index(kRed)] = true;
  return w;
}

// The decoy and the 2nd Tanks change places, contact numbers included.
World with_decoy_and_tanks_swapped(World w) {
  std::swap(w.units[kDecoyGroup].where, w.units[kTanks2].where);
  std::swap(w.units[kDecoyGroup].sector, w.units[kTanks2].sector);
  std::swap(w.units[kDecoyGroup].came_from, w.units[kTanks2].came_from);
  std::swap(w.units[kDecoyGroup].destination, w.units[kTanks2].destination);
  std::swap(w.alias[kDecoyGroup], w.alias[kTanks2]);
  return w;
}

template <class... E, class F>
void visit_events(const Notice<Event>& n, F&& f) {
  (void)std::initializer_list<int>{
      (std::get_if<E>(&n.event) ? (f(*std::get_if<E>(&n.event)), 0) : 0)...};
}

}  // namespace

TEST_CASE("a seat sees its own units, its own mission and notes, and the clock") {
  Situation s = Situation::start(3);
  s.fire(kBlue, kW0).fire(kRed, kX).stance(kRifles1, Stance::kGiveGround).hour();
  const View blue = s.view(kBlue), red = s.view(kRed);
  CHECK(blue.seat == kBlue);
  CHECK(red.seat == kRed);
  CHECK(blue.hour == 1);
  for (std::size_t i = 0; i < kBlueUnits; ++i) CHECK(blue.own[i] == s.world.units[i]);
  for (std::size_t i = 0; i < kRedUnits; ++i) CHECK(red.own[i] == s.world.units[kBlueUnits + i]);
  CHECK(blue.last_fire == kW0);
  CHECK(red.last_fire == kX);
  CHECK(id_of(blue, 2) == 2);
  CHECK(id_of(red, 2) == kTanks1);
}

TEST_CASE("S45 the view, the refusals and the commander do not move with what Blue cannot know") {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = BlueCommander::kCommander;
    for (record.length = 0; record.length < 12; record.length += 3) {
      const World w = play<Rules>(record).state;
      if (w.verdict) break;
      const World changed = with_red_secrets_changed(w);
      const View view = Rules::view(record.setup, w, kBlue);
      CHECK(Rules::view(record.setup, changed, kBlue) == view);
      CHECK(blue_commander(view) == blue_commander(Rules::view(record.setup, changed, kBlue)));
    }
  }
}

TEST_CASE("S45 nor do they move with what Red cannot know") {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = BlueCommander::kCommander;
    for (record.length = 0; record.length < 12; record.length += 3) {
      World w = play<Rules>(record).state;
      if (w.verdict) break;
      const View view = Rules::view(record.setup, w, kRed);
      for (auto& q : w.quality_pc) q = static_cast<std::uint8_t>(200 - q);
      for (UnitId id = 0; id < kBlueUnits; ++id) {
        Unit& u = w.units[id];
        u.destination = kX;
        u.waiting = kR;
        u.stance = Stance::kGiveGround;
        u.strength -= u.strength / 10;
        if (u.where == Where::kMap) u.sector = kR;
      }
      w.book[index(kBlue)] = {};
      w.decoy_exposed = !w.decoy_exposed;
      w.staff[index(kBlue)].road = Road::kEast;
      CHECK(Rules::view(record.setup, w, kRed) == view);
    }
  }
}

TEST_CASE("S17 nothing Blue is shown or told tells an unexposed decoy from a tank battalion") {
  const auto clear = [](std::uint32_t n) {
    return brisk(n, 4, 5) && spotted(n, 4, kDecoyGroup) && spotted(n, 4, kTanks2) &&
           spotted(n, 5, kDecoyGroup) && spotted(n, 5, kTanks2);
  };
  Situation a(4, seed_where(clear));
  a.put(kRifles3, kE2);
  a.put(kRifles1, kW2);
  a.put(kDecoyGroup, kE0);
  a.put(kTanks2, kC0);
  a.put(kMech1, kE1);
  a.hold(kRed, {kE1});
  SUBCASE("it shows itself on the east road") {
    a.unit(kDecoyGroup).destination = kE1;
    a.unit(kTanks2).destination = kC0;
  }
  SUBCASE("it is shelled unwatched beside a battalion, and the report is a false one") {
    a = Situation(4, seed_where([&](std::uint32_t n) {
                    return clear(n) && Dice{n}.below(10, 4, 5, 0) == 9 &&
                           Dice{n}.below(3, 4, 6, 0) == 0;
                  }));
    a.put(kRifles3, kE2);
    a.put(kDecoyGroup, kE1);
    a.put(kTanks2, kC0);
    a.hold(kRed, {kE1});  // were it Blue's still, a battalion would take it and a decoy would not
    a.fire(kBlue, kE1);
  }
  SUBCASE("a march halts before it") {
    a.know(kBlue, kDecoyGroup, kE1, Certainty::kSeen);
    a.put(kDecoyGroup, kE1);
    a.unit(kRifles3).destination = kE0;
  }
  Situation b = a;
  b.world = with_decoy_and_tanks_swapped(a.world);
  if (a.contact(kBlue, kDecoyGroup)) {
    auto& book = b.world.book[index(kBlue)].contact;
    std::swap(book[place_of(kDecoyGroup)], book[place_of(kTanks2)]);
  }
  for (int hour = 0; hour < 2; ++hour) {
    REQUIRE(a.view(kBlue) == b.view(kBlue));
    a.hour();
    b.hour();
    std::vector<Event> told_a, told_b;
    for (const auto& n : a.notices)
      if (may_hear(n.audience, kBlue)) told_a.push_back(n.event);
    for (const auto& n : b.notices)
      if (may_hear(n.audience, kBlue)) told_b.push_back(n.event);
    CHECK(told_a == told_b);
    CHECK(a.view(kBlue) == b.view(kBlue));
  }
  CHECK_FALSE(a.view(kBlue).contacts.empty());
}

TEST_CASE("S23 over whole games an unexposed decoy is never called one, an exposed one always") {
  int exposed_games = 0, hidden_games = 0;
  for (std::uint32_t seed = 1; seed <= (kSlowBuild ? 60u : 400u); ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = BlueCommander::kCommander;
    record.length = 14;
    // Left to itself Red's commander keeps it out of sight: send it closer than it should go.
    for (const Step step : {2u, 4u, 6u})
      if (seed % 4) record.given.push_back({step, kRed, March{kDecoyGroup, seed % 2 ? kE1 : kW2}});
    bool exposed = false;
    play<Rules>(record, [&](const auto& played, const auto& events) {
      const View view = Rules::view(record.setup, played.state, kBlue);
      for (const auto& n : events)
        if (std::holds_alternative<DecoyExposed>(n.event)) exposed = true;
      CHECK(played.state.decoy_exposed == exposed);
      for (const Contact& c : view.contacts) {
        const bool is_decoy = c.number == played.state.alias[kDecoyGroup];
        CHECK((c.kind == Kind::kDecoy) == (is_decoy && exposed));
        if (!is_decoy) continue;
        CHECK(c.strength == (exposed ? 0 : 12'000));
        CHECK(c.exact.has_value() == exposed);
      }
      for (const Contact& c : Rules::view(record.setup, played.state, kRed).contacts)
        CHECK(c.kind != Kind::kDecoy);
    });
    (exposed ? exposed_games : hidden_games) += 1;
  }
  CHECK(exposed_games > 10);
  CHECK(hidden_games > 10);
}

TEST_CASE("contacts are listed by number, each once, and heard ones only of the decoy") {
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = BlueCommander::kDoctrinal;
    record.length = 14;
    play<Rules>(record, [&](const auto& played, const auto&) {
      for (const Seat seat : kPlayers) {
        const View view = Rules::view(record.setup, played.state, seat);
        for (std::size_t i = 1; i < view.contacts.size(); ++i)
          CHECK(view.contacts[i - 1].number < view.contacts[i].number);
        for (const Contact& c : view.contacts) {
          CHECK(c.seen < view.hour);
          CHECK(age_h(view, c) >= 0);
          if (c.how == Certainty::kHeard) CHECK(c.number == played.state.alias[kDecoyGroup]);
          if (c.how == Certainty::kExact) CHECK(c.exact == c.seen);
        }
      }
    });
  }
}

TEST_CASE("every notice goes to those who can know it and to nobody else") {
  for (std::uint32_t seed = 1; seed <= (kSlowBuild ? 40u : 200u); ++seed) {
    Record<Rules> record;
    record.setup.seed = seed;
    record.setup.blue = seed % 2 ? BlueCommander::kCommander : BlueCommander::kDoctrinal;
    record.setup.red = seed % 3 ? RedCommander::kCommander : RedCommander::kFeintAndMass;
    record.length = 14;
    play<Rules>(record, [&](const auto& played, const auto& events) {
      const World& w = played.state;
      for (const Notice<Event>& n : events) {
        const bool one_side = n.audience == only(kBlue) || n.audience == only(kRed);
        visit_events<Entered, Marched, OnTrack, Halted, LeftContact, FellBack, Shelled, Broke>(
            n, [&](const auto& e) { CHECK(n.audience == only(side_of(e.unit))); });
        visit_events<DamageReport, MovementHeard>(n, [&](const auto&) { CHECK(one_side); });
        visit_events<Fired>(n, [&](const auto& e) { CHECK(n.audience == only(e.side)); });
        visit_events<Observed, EnemyBroke, Reported>(n, [&](const auto& e) {
          CHECK(one_side);
          // The number belongs to a unit of the other side.
          const Seat observer = n.audience == only(kBlue) ? kBlue : kRed;
          bool known = false;
          for (const auto& c : w.book[index(observer)].contact)
            known = known || (c && c->number == e.contact);
          CHECK(known);
        });
        visit_events<DecoyExposed>(n, [&](const auto& e) {
          CHECK(n.audience == only(kBlue));
          CHECK(e.contact == w.alias[kDecoyGroup]);
        });
        visit_events<Fought, Gained, Ended>(n,
                                            [&](const auto&) { CHECK(n.audience == kEveryone); });
        visit_events<RoadChosen>(n, [&](const auto&) { CHECK(n.audience == 0); });
      }
    });
  }
}

TEST_CASE("the umpire sees every Red unit on the map exactly, and Blue's own") {
  Situation s(4);
  s.put(kTanks1, kW1).strength = 9'000;
  s.put(kDecoyGroup, kE0);
  s.put(kRifles3, kE2);
  const View v = s.view(Seat::kUmpire);
  REQUIRE(v.contacts.size() == 2);
  CHECK(v.contacts[0].sector == kW1);
  CHECK(v.contacts[0].strength == 9'000);
  CHECK(v.contacts[1].kind == Kind::kDecoy);
  CHECK(v.own[kRifles3].sector == kE2);
  CHECK(may_hear(0, Seat::kUmpire));
  CHECK_FALSE(may_hear(only(kRed), kBlue));
}

TEST_CASE("view: revealed, nothing is hidden and nothing else is changed") {
  Situation s(6);
  s.put(kRifles1, kW2);
  s.put(kTanks1, kW0).strength = 7'000;
  s.put(kDecoyGroup, kE0);
  const View all = Rules::revealed(s.setup, s.world, kBlue);
  CHECK(all.sees_all);
  REQUIRE(all.contacts.size() == 2);
  for (const Contact& c : all.contacts) {
    CHECK(c.how == Certainty::kExact);
    if (c.sector == kW0) CHECK(c.strength == 7'000);
    if (c.sector == kE0) CHECK(c.kind == Kind::kDecoy);
  }
  CHECK(all.own == s.view(kBlue).own);
  CHECK_FALSE(s.view(kBlue).sees_all);
  CHECK(s.view(kBlue).contacts.empty());
}
