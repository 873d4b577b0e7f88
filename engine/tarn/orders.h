// tarn/orders.h — what a seat may ask for, and why it may be refused.
#pragma once
#include <optional>
#include <variant>

#include "core/list.h"
#include "tarn/units.h"

namespace wg::tarn {

// Go there. In staging: come in there (an entry sector). Its own sector: stay.
struct March {
  UnitId unit = 0;
  Sector to = Sector::kX;
  bool operator==(const March&) const = default;
};
struct TakeStance {
  UnitId unit = 0;
  Stance stance = Stance::kHold;
  bool operator==(const TakeStance&) const = default;
};
// The side's one fire mission this hour; nullopt takes it back.
struct Fire {
  Seat side = Seat::kBlue;
  std::optional<Sector> at;
  bool operator==(const Fire&) const = default;
};
// What a scripted commander writes into its side's staff notes: decisions it will stand by.
struct ChooseRoad {
  Seat side = Seat::kBlue;
  Road road = Road::kCentre;  // Red: of the second echelon. Blue: the reserve is committed to it
  bool operator==(const ChooseRoad&) const = default;
};
struct AssignPost {
  UnitId unit = 0;
  Sector post = Sector::kX;  // where the unit returns to
  bool operator==(const AssignPost&) const = default;
};
using Order = std::variant<March, TakeStance, Fire, ChooseRoad, AssignPost>;
// Per side and hour at most: a march, a stance and a post for each unit, a road, a mission.
using Orders = List<Order, 3 * kMostUnits + 2>;

enum class Refusal : std::uint8_t {
  kNotYours,    // the unit or battery is the other side's, or there is no such unit
  kBroken,      // the unit has left the game
  kNotAnEntry,  // units in staging come in on row 0
  kNoSuchSector,
  kOnlyStaff,  // roads and posts are the scripted commanders' own notes
  kOver,       // the game is over
};

}  // namespace wg::tarn
