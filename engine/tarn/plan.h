// tarn/plan.h — what a side's units will do: standing orders and those given this hour, taken
// together.
#pragma once
#include <array>
#include <optional>
#include <span>

#include "tarn/orders.h"
#include "tarn/view.h"

namespace wg::tarn {

struct Intent {
  std::optional<Sector> to;       // where it is going; in staging, where it comes in
  bool starts_next_hour = false;  // a slow hour: the clock on the unit
  bool ordered_now = false;       // a destination was given this hour
  std::optional<Hour> there;  // the hour at whose beginning it can be there, if nothing stops it
  Stance stance = Stance::kHold;
  bool stance_now = false;  // another stance than before was given this hour
};

struct Plan {
  std::array<Intent, kMostUnits> unit{};  // by place in the own side
  std::optional<Sector> fire;
};

// `pending`: the orders given for the hour about to be played.
Plan plan(const View&, std::span<const Order> pending);

// Where an enemy seen last hour stands in the way of that march: the unit would halt before it.
std::optional<Sector> halts_before(const View&, UnitId, Sector to);

// The hour at whose beginning a unit ordered there now would arrive; nullopt where the order would
// be refused.
std::optional<Hour> arrival(const View&, UnitId, Sector to);

}  // namespace wg::tarn
