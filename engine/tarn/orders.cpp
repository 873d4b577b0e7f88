// tarn/orders.cpp — refusing orders, and taking them at the start of the hour.
#include "tarn/field.h"
#include "tarn/tarn.h"

namespace wg::tarn {
namespace {

bool real(Sector s) { return index(s) < kSectors; }

std::optional<Refusal> refuse_unit(const View& view, UnitId id) {
  if (id >= kUnits || side_of(id) != view.seat) return Refusal::kNotYours;
  if (view.own[place_of(id)].where == Where::kGone) return Refusal::kBroken;
  return std::nullopt;
}
std::optional<Refusal> refuse_one(const View& view, const March& m) {
  if (const auto no = refuse_unit(view, m.unit)) return no;
  if (!real(m.to)) return Refusal::kNoSuchSector;
  if (view.own[place_of(m.unit)].where == Where::kStaging && !is_entry(m.to))
    return Refusal::kNotAnEntry;
  return std::nullopt;
}
std::optional<Refusal> refuse_one(const View& view, const TakeStance& s) {
  return refuse_unit(view, s.unit);
}
std::optional<Refusal> refuse_one(const View& view, const Fire& f) {
  if (f.side != view.seat) return Refusal::kNotYours;
  if (f.at && !real(*f.at)) return Refusal::kNoSuchSector;
  return std::nullopt;
}
std::optional<Refusal> refuse_one(const View& view, const ChooseRoad& c) {
  return c.side != view.seat ? std::optional(Refusal::kNotYours) : std::nullopt;
}
std::optional<Refusal> refuse_one(const View& view, const AssignPost& p) {
  return refuse_unit(view, p.unit);
}

// Two orders about the same thing; `later` is of the same kind as `earlier`.
bool same_subject(const March& a, const March& b) { return a.unit == b.unit; }
bool same_subject(const TakeStance& a, const TakeStance& b) { return a.unit == b.unit; }
bool same_subject(const Fire& a, const Fire& b) { return a.side == b.side; }
bool same_subject(const ChooseRoad& a, const ChooseRoad& b) { return a.side == b.side; }
bool same_subject(const AssignPost& a, const AssignPost& b) { return a.unit == b.unit; }

struct Taker {
  Field& field;
  const std::array<bool, 2>& slow;
  UnitSet& redirected;

  void operator()(const March& m) const {
    Unit& u = field.world.units[m.unit];
    if (u.where == Where::kGone) return;
    redirected |= bit(m.unit);
    u.waiting = std::nullopt;  // a new order replaces a waiting one
    (slow[index(side_of(m.unit))] ? u.waiting : u.destination) = m.to;
  }
  void operator()(const TakeStance& s) const { field.world.units[s.unit].stance = s.stance; }
  void operator()(const Fire& f) const {
    if (!field.setup.without.fire[index(f.side)]) field.world.last_fire[index(f.side)] = f.at;
  }
  void operator()(const ChooseRoad& c) const {
    field.world.staff[index(c.side)].road = c.road;
    field.tell(0, RoadChosen{c.side, c.road});
  }
  void operator()(const AssignPost& p) const {
    field.world.staff[index(side_of(p.unit))].post[place_of(p.unit)] = p.post;
  }
};

}  // namespace

std::optional<Refusal> Rules::refuse(const Setup& setup, const View& view, const Order& order) {
  if (view.over) return Refusal::kOver;
  const bool note =
      std::holds_alternative<ChooseRoad>(order) || std::holds_alternative<AssignPost>(order);
  if (note && is_person(setup, view.seat)) return Refusal::kOnlyStaff;
  return std::visit([&](const auto& o) { return refuse_one(view, o); }, order);
}

bool Rules::supersedes(const Order& later, const Order& earlier) {
  return std::visit(
      [&]<class O>(const O& a) {
        const O* b = std::get_if<O>(&earlier);
        return b && same_subject(a, *b);
      },
      later);
}

// Order delay: in a slow hour new destinations wait and start the next hour (source, "Each hour").
// Stance and fire do not wait.
void take_orders(Field& field, std::span<const Order> orders) {
  World& w = field.world;
  w.last_fire = {};
  w.last_fire_watched = {};
  for (Unit& u : w.units) {
    u.moved = u.fought = false;
    u.lost_this_hour = 0;
  }
  const std::array<bool, 2> slow = {slow_hour(field.setup, field.now, Seat::kBlue),
                                    slow_hour(field.setup, field.now, Seat::kRed)};
  UnitSet redirected = 0;
  for (const Order& order : orders) std::visit(Taker{field, slow, redirected}, order);
  for (UnitId id = 0; id < kUnits; ++id)
    if (Unit& u = w.units[id]; u.waiting && !(redirected & bit(id))) {
      u.destination = u.waiting;
      u.waiting = std::nullopt;
    }
}

// One slow hour in each block of three (07–10, 10–13, 13–16, 16–19), for each side on its own.
bool slow_hour(const Setup& setup, Hour hour, Seat side) {
  if (hour < kFirstSlowHour || hour > kLastSlowHour || setup.without.delay) return false;
  const auto block = static_cast<std::uint32_t>((hour - kFirstSlowHour) / kSlowBlock_h),
             place = static_cast<std::uint32_t>((hour - kFirstSlowHour) % kSlowBlock_h);
  return Dice{setup.seed}.below(kSlowBlock_h, block, static_cast<std::uint32_t>(Roll::kSlow),
                                static_cast<std::uint32_t>(side)) == place;
}

}  // namespace wg::tarn
