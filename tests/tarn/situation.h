// tests/tarn/situation.h — small situations on the real map: put units down, give orders, play an
// hour, ask who heard what.
#pragma once
#include <initializer_list>
#include <variant>
#include <vector>

#include "tarn/field.h"
#include "tarn/tarn.h"

namespace wg::tarn {

using enum Sector;

// The order of battle by name (design, "Orders of battle").
inline constexpr UnitId kRifles1 = 0, kRifles2 = 1, kRifles3 = 2, kRifles4 = 3, kRifles5 = 4,
                        kArmoured6 = 5, kWestScouts = 6, kEastScouts = 7;
inline constexpr UnitId kRedScouts1 = 8, kRedScouts2 = 9, kTanks1 = 10, kMech1 = 11, kMech2 = 12,
                        kTanks2 = 14, kTanks3 = 15, kTanks4 = 16, kMech3 = 17, kTanks5 = 18,
                        kMech4 = 19;
inline constexpr Seat kBlue = Seat::kBlue, kRed = Seat::kRed;
inline constexpr int kLongAgo_h = 9;

// The die of one side's fire in a sector, in ten-thousandths (design, "Combat": address hour,
// sector, side).
inline std::int64_t fire_die(std::uint32_t seed, int hour, Sector s, Seat side) {
  return combat_die(Dice{seed}, static_cast<std::uint32_t>(hour),
                    static_cast<std::uint32_t>(index(s) * 2 + index(side)));
}
// The loss rule once more, written out from the design: floor(Σ strength × quality % × k × die % ×
// 700/10,000), with k in thousandths and the die in ten-thousandths.
inline Strength lanchester(std::int64_t strength, std::int64_t quality_pc, std::int64_t k,
                           std::int64_t die) {
  const std::int64_t scale = std::int64_t{100} * 1000 * 10'000 * 10'000;
  return static_cast<Strength>(strength * quality_pc * k * die * 700 / scale);
}
inline bool spotted(std::uint32_t seed, int hour, UnitId id) {  // nine times in ten
  return Dice{seed}.below(10, static_cast<std::uint32_t>(hour),
                          static_cast<std::uint32_t>(Roll::kSpot), id) != 0;
}
// The first seed with which the dice fall as a test needs them.
template <class F>
std::uint32_t seed_where(F&& wanted) {
  std::uint32_t seed = 1;
  while (!wanted(seed)) ++seed;
  return seed;
}

struct Situation {
  Setup setup;
  World world;
  std::vector<Order> orders;                // for the coming hour
  std::vector<Notice<Event>> notices = {};  // of the hour just played

  // An empty map at the beginning of `hour`: everybody waits in staging, every quality is 100, both
  // sides are people's.
  explicit Situation(int hour = 4, std::uint32_t seed = 1) {
    setup.seed = seed;
    setup.blue = BlueCommander::kPerson;
    setup.red = RedCommander::kPerson;
    world = Rules::start(setup);
    world.hour = static_cast<Hour>(hour);
    world.quality_pc.fill(100);
    for (Unit& u : world.units) u.where = Where::kStaging;
  }
  // The real start of a game between two people.
  static Situation start(std::uint32_t seed = 1) {
    Situation s(0, seed);
    s.world = Rules::start(s.setup);
    return s;
  }

  Unit& unit(UnitId id) { return world.units[id]; }
  Unit& put(UnitId id, Sector s, int hours_there = kLongAgo_h) {
    Unit& u = world.units[id];
    u.where = Where::kMap;
    u.sector = u.came_from = s;
    u.arrived = static_cast<Hour>(world.hour - hours_there);
    return u;
  }
  void hold(Seat side, std::initializer_list<Sector> sectors) {
    for (const Sector s : sectors) world.holder[index(s)] = side;
  }
  // `side` knows of an enemy unit, as observed `age_h` hours ago (0: the hour just ended).
  Contact& know(Seat side, UnitId id, Sector s, Certainty how, int age_h = 0) {
    auto& c = world.book[index(side)].contact[place_of(id)];
    c.emplace();
    c->number = world.alias[id];
    c->sector = s;
    c->seen = static_cast<Hour>(world.hour - 1 - age_h);
    c->kind = fights(id) ? roster(id).kind : Kind::kTank;
    c->strength = fights(id) ? roster(id).full : kDecoyLooks;
    c->how = how;
    if (how == Certainty::kExact) c->exact = c->seen;
    return *c;
  }
  const std::optional<Contact>& contact(Seat side, UnitId id) const {
    return world.book[index(side)].contact[place_of(id)];
  }
  // Seen, heard or exact in the hour just played.
  bool fresh(Seat side, UnitId id) const {
    const auto& c = contact(side, id);
    return c && c->placed && c->seen == world.hour - 1;
  }
  Seat holder(Sector s) const { return world.holder[index(s)]; }

  Situation& march(UnitId id, Sector to) {
    orders.push_back(March{id, to});
    return *this;
  }
  Situation& stance(UnitId id, Stance stance) {
    orders.push_back(TakeStance{id, stance});
    return *this;
  }
  Situation& fire(Seat side, Sector at) {
    orders.push_back(Fire{side, at});
    return *this;
  }
  Situation& hour() {
    auto outcome = Rules::step(setup, world, orders, Dice{setup.seed});
    world = std::move(outcome.state);
    notices = std::move(outcome.events);
    orders.clear();
    return *this;
  }
  View view(Seat seat) const { return Rules::view(setup, world, seat); }

  // Events of one kind that a seat may hear, in order.
  template <class E>
  std::vector<E> heard(Seat seat) const {
    std::vector<E> all;
    for (const auto& n : notices)
      if (const E* e = std::get_if<E>(&n.event); e && may_hear(n.audience, seat)) all.push_back(*e);
    return all;
  }
};

// A seed with which neither of these hours is slow for either side.
inline bool brisk(std::uint32_t seed, int first_hour, int last_hour) {
  Setup setup;
  setup.seed = seed;
  for (int h = first_hour; h <= last_hour; ++h)
    for (const Seat side : kPlayers)
      if (slow_hour(setup, static_cast<Hour>(h), side)) return false;
  return true;
}

// A game at `hour` in which no order waits for the next four hours.
inline Situation brisk_situation(int hour = 4) {
  static_assert(kHours == 14);
  return Situation(hour, seed_where([&](std::uint32_t s) { return brisk(s, hour, hour + 1); }));
}
// The same, with both dice of a fight in `sector` this hour above `least` ten-thousandths.
template <class F>
Situation brisk_where(int hour, F&& wanted) {
  return Situation(
      hour, seed_where([&](std::uint32_t s) { return brisk(s, hour, hour + 1) && wanted(s); }));
}

}  // namespace wg::tarn
