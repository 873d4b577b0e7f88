// promises/tarn_samples_test.cpp — samples of Tarn Crossing.
#include "promises/samples.h"

namespace wg {

using namespace tarn;

namespace {

Setup setup_of(std::uint32_t n) {
  Setup s;
  s.seed = n * 7919 + 1;
  s.balance = static_cast<std::uint8_t>(n % (kLastBalance + 1));
  if (n % 3 == 1) {
    s.blue = BlueCommander::kCommander;
    s.red = RedCommander::kPerson;
  } else if (n % 3 == 2) {
    s.red = RedCommander::kAllSeeing;
  }
  return s;
}

}  // namespace

// A person of either side who orders anything anywhere, many things an hour.
template <>
Record<Rules> random_record(std::uint32_t n) {
  Record<Rules> r{setup_of(n), 0, {}};
  const Dice dice{n + 1000};
  const Seat seat = is_person(r.setup, Seat::kBlue) ? Seat::kBlue : Seat::kRed;
  World w = Rules::start(r.setup);
  while (!w.verdict) {
    const View view = Rules::view(r.setup, w, seat);
    const auto give = [&](const Order& order) {
      if (!Rules::refuse(r.setup, view, order)) r.given.push_back({r.length, seat, order});
    };
    for (std::size_t i = 0; i < count_of(seat); ++i) {
      const UnitId id = id_of(view, i);
      const std::uint32_t roll = dice.below(4, r.length, 1, id);
      const auto to = static_cast<Sector>(dice.below(kSectors, r.length, 2, id));
      if (view.own[i].where == Where::kStaging)
        give(March{id, sector_at(kRoads[roll % 3], 0)});
      else if (roll < 2)
        give(March{id, to});
      if (roll == 1 || roll == 2)
        give(TakeStance{id, static_cast<Stance>(dice.below(2, r.length, 3, id))});
    }
    give(Fire{seat, static_cast<Sector>(dice.below(kSectors, r.length, 4, 0))});
    w = advance<Rules>(r.setup, w, orders_of(r, r.length)).state;
    ++r.length;
  }
  return r;
}

template <>
Record<Rules> scripted_record(std::uint32_t n) {
  Record<Rules> r{setup_of(n), static_cast<Step>(kHours), {}};
  constexpr BlueCommander kBlue[] = {BlueCommander::kCommander, BlueCommander::kDoctrinal,
                                     BlueCommander::kAllSeeing};
  constexpr RedCommander kRed[] = {RedCommander::kCommander, RedCommander::kFeintAndMass,
                                   RedCommander::kAllSeeing, RedCommander::kSpread};
  r.setup.blue = kBlue[n % 3];
  r.setup.red = kRed[n % 4];
  return r;
}

template <>
std::size_t link_budget<Rules>() {
  return 300;  // design/page: a whole 14-hour game
}

template <>
Step spoil(Record<Rules>& r) {
  const Step at = r.length / 2;
  const Seat seat = is_person(r.setup, Seat::kBlue) ? Seat::kBlue : Seat::kRed;
  std::erase_if(r.given, [&](const auto& g) { return g.step >= at; });
  if (seat == Seat::kRed) {
    r.given.push_back(
        {at, seat, March{kUnits - 1, Sector::kX}});  // in staging all game long: not an entry
    std::erase_if(r.given, [&](const auto& g) {
      return g.step < at && std::holds_alternative<March>(g.order) &&
             std::get<March>(g.order).unit == kUnits - 1;
    });
    return at;
  }
  // No order of Blue's is refused but to a broken unit, so one is broken first: by shelling itself,
  // it is not. The units stay, and the crossing is lost in the end; the first unit that breaks gets
  // the order.
  r.given.clear();
  r.length = kHours;
  Step broken_at = 0;
  UnitId broken = 0;
  play<Rules>(r, [&](const auto& p, const auto&) {
    for (UnitId id = 0; id < kBlueUnits; ++id)
      if (!broken_at && p.state.units[id].where == Where::kGone && !p.state.verdict) {
        broken = id;
        broken_at = p.reached;
      }
  });
  WG_CHECK(broken_at > 0);
  r.given.push_back({broken_at, Seat::kBlue, March{broken, Sector::kX}});
  return broken_at;
}

// Qualities, the other side's units' strengths, places, orders and staging, its reports, its
// staff's notes, and which of two equal contacts is which. What the seat's own book says is what it
// knows: that stays.
template <>
bool perturb_hidden<Rules>(const Setup& setup, World& w, Seat seat, std::uint32_t n) {
  (void)setup;
  const Seat enemy = other(seat);
  const Dice dice{n + 77};
  for (UnitId id = 0; id < kUnits; ++id)
    w.quality_pc[id] = static_cast<std::uint8_t>(60 + dice.below(81, 0, 0, id));
  for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id) {
    Unit& u = w.units[id];
    u.strength = static_cast<Strength>(dice.below(12'000, 0, 1, id));
    u.sector = static_cast<Sector>(dice.below(kSectors, 0, 2, id));
    u.where = static_cast<Where>(dice.below(3, 0, 3, id));
    u.stance = static_cast<Stance>(dice.below(2, 0, 4, id));
    u.destination = static_cast<Sector>(dice.below(kSectors, 0, 5, id));
    u.waiting = u.destination;
    u.moved = !u.moved;
  }
  w.book[index(enemy)] = {};
  w.staff[index(enemy)].road = Road::kEast;
  w.last_fire[index(enemy)] = Sector::kC1;
  w.decoy_exposed = !w.decoy_exposed;
  // The seat's contacts, shuffled among the enemy's units: numbers stay with contacts, not with
  // units.
  auto& contacts = w.book[index(seat)].contact;
  for (std::size_t left = count_of(enemy); left > 1; --left)
    std::swap(contacts[left - 1], contacts[dice.below(static_cast<std::uint32_t>(left), 0, 6, 0)]);
  return true;
}

template <>
std::vector<Order> some_orders<Rules>(Seat seat) {
  std::vector<Order> all;
  for (UnitId id = 0; id < kUnits + 2; ++id)
    for (const Sector s : {Sector::kW0, Sector::kX, Sector::kR, static_cast<Sector>(kSectors)})
      all.push_back(March{id, s});
  for (UnitId id = 0; id < kUnits; ++id) all.push_back(TakeStance{id, Stance::kGiveGround});
  for (const Seat s : kPlayers) {
    all.push_back(Fire{s, Sector::kC0});
    all.push_back(Fire{s, std::nullopt});
  }
  all.push_back(ChooseRoad{seat, Road::kWest});
  return all;
}

}  // namespace wg
