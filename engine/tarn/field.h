// tarn/field.h — the working picture of one hour: who stands where, who may hear what. Private to
// the room.
#pragma once
#include <bit>

#include "tarn/events.h"
#include "tarn/orders.h"
#include "tarn/setup.h"
#include "tarn/world.h"

namespace wg::tarn {

// Purposes of rolls. Links depend on them: never renumber.
enum class Roll : std::uint32_t {
  kQuality = 1,  // subject: unit
  kFire = 2,     // step: hour; subject: die × 64 + sector × 2 + side
  kSpot = 3,     // step: hour; subject: unit
  kSlow = 4,     // step: block of three hours; subject: side
  kReport = 5,   // step: hour; subject: side
  kReportKind = 6,
  kReportPlace = 7,
  kOwnHit = 8,  // step: hour; subject: unit
  kStaff = 9,   // the scripted commanders' own dice
  kAlias = 10,  // subject: unit
  kRerun = 11,  // step: number of the rerun: the seed of another game
};

using UnitSet = std::uint32_t;  // bit i: unit i
constexpr UnitSet bit(UnitId id) { return UnitSet{1} << id; }
inline constexpr UnitSet kEveryUnit = (UnitSet{1} << kUnits) - 1;

// Visits the units of a set, lowest number first.
template <class F>
void each(UnitSet set, F&& f) {
  for (; set; set &= set - 1) f(static_cast<UnitId>(std::countr_zero(set)));
}

struct Field {
  Field(const Setup& s, World&& w, Dice d)
      : setup(s), world(std::move(w)), dice(d), now(world.hour) {
    events.reserve(96);
  }

  const Setup& setup;
  World world;
  Dice dice;
  const Hour now;
  std::vector<Notice<Event>> events;
  // Combat units on the map, by side and sector. A decoy never takes, contests or fights.
  std::array<std::array<UnitSet, kSectors>, 2> at{};

  void muster();  // work out `at` afresh
  UnitSet here(Seat side, Sector s) const { return at[index(side)][index(s)]; }
  bool contested(Sector s) const { return here(Seat::kBlue, s) && here(Seat::kRed, s); }
  Strength strength(UnitSet set) const;
  Seat holder(Sector s) const { return world.holder[index(s)]; }

  void tell(Audience who, const Event& what) { events.push_back({who, what}); }
  std::uint32_t roll(std::uint32_t n, Roll purpose, std::uint32_t subject) const {
    return dice.below(n, static_cast<std::uint32_t>(now), static_cast<std::uint32_t>(purpose),
                      subject);
  }
  void lose(UnitId id, Strength loss) {
    world.units[id].strength -= loss;
    world.units[id].lost_this_hour += loss;
  }
  // The contact through which `observer` knows `id`, made if this is the first report of it.
  Contact& contact(Seat observer, UnitId id);
  // `observer` sees the unit exactly, this hour.
  Contact& know_exactly(Seat observer, UnitId id);
  // Units at or below half their starting strength break, all at one moment, and leave the game. An
  // enemy in their sector sees it. Returns those that broke.
  UnitSet break_spent(UnitSet set);
  bool spent(UnitId id) const { return worn_out(world.units[id].strength, roster(id).full); }
  void see_break(Seat observer, UnitId id);
};

// The hour's phases, in the order of the rules. One file each.
void take_orders(Field&, std::span<const Order>);
void shell(Field&);
void march(Field&);
void give_ground(Field&);
void fight(Field&);
void take_control(Field&);
void judge(Field&);
void sense(Field&);
// Everything on the map becomes known exactly to a side that sees everything.
void see_everything(Field&, Seat);

bool slow_hour(const Setup&, Hour, Seat);

// Hidden quality in percent, uniform: a unit's for the whole game.
std::uint8_t draw_quality(const Dice&, std::uint32_t subject);

// The two dice of a round, each 0…200 percent, multiplied: in ten-thousandths.
std::int64_t combat_die(const Dice&, std::uint32_t hour, std::uint32_t subject);
// Loss dealt by `power` (the sum of strength × quality % × k in thousandths), in milli-points,
// floored.
Strength loss_of(std::int64_t power, std::int64_t die);
// An hour of fire by `side` in a sector, in milli-points of loss. `holding`: the side's posture
// counts.
Strength fire_total(const Field&, Sector, Seat side, bool holding);
// Takes `loss`, shared over a stack of strength `total`, from the units in `set`.
void share_loss(Field&, UnitSet set, Strength loss, Strength total);

}  // namespace wg::tarn
