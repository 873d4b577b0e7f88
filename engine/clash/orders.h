// clash/orders.h — what a seat may ask for, and why it may be refused. Each order is played at
// once: a step is one order.
#pragma once
#include "clash/state.h"

namespace wg::clash {

using Units = std::uint32_t;  // bit i: unit i

// One posture for one unit or many: a formation, or all.
struct Stand {
  Units units = 0;
  Posture posture = Posture::kHold;
  bool operator==(const Stand&) const = default;
};
// By the cheapest way that is known; it ends early beside an enemy who was not.
struct Move {
  UnitId unit = 0;
  Tile to = 0;
  bool operator==(const Move&) const = default;
};
struct Assault {
  UnitId unit = 0;
  Tile target = 0;
  Units supporters = 0;  // two at most
  bool operator==(const Assault&) const = default;
};
struct Bombard {
  UnitId unit = 0;
  Tile target = 0;
  bool operator==(const Bombard&) const = default;
};
struct EndTurn {
  bool operator==(const EndTurn&) const = default;
};
struct Resign {
  bool operator==(const Resign&) const = default;
};
using Order = std::variant<Stand, Move, Assault, Bombard, EndTurn, Resign>;
using Orders = List<Order, 1>;

// In the order in which they are looked for; the first is told.
enum class Refusal : std::uint8_t {
  kGameOver,
  kNotYourTurn,
  kOneAtATime,
  kNoOrder,  // a step is one order
  kNoUnit,   // there is no such unit (any more, or yet)
  kNotOwnUnit,
  kSpent,  // it fell back or faltered
  // Postures.
  kStoodAlready,
  kActedAlready,  // the posture is chosen before the unit acts
  kSamePosture,
  // Moves.
  kSameTile,
  kHalted,      // beside an enemy
  kImpassable,  // to a unit of its kind
  kEnemyThere,
  kTileFull,
  kTooFar,  // or no way there
  // Assaults and bombardments.
  kAssaultedAlready,
  kSupportedAlready,
  kWithdrawing,  // may not assault, fire or support
  kNoMovementLeft,
  kNobodyThere,  // that is seen
  kNotBeside,
  kNotAGun,
  kOutOfRange,
  kTooManySupporters,
  kNoSupporter,  // not beside the target, or it has acted, or it withdraws
};

}  // namespace wg::clash
