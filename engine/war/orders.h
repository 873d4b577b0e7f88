// war/orders.h — what a seat may ask for, and why it may be refused.
#pragma once
#include <variant>

#include "core/list.h"
#include "war/setup.h"

namespace wg::war {

// Where all units of a side begin; kNowhere: not placed yet. Takes the place of what was given
// before.
struct Deploy {
  Seat side = Seat::kBlue;
  std::array<Square, kPerSide> at{};
  bool operator==(const Deploy&) const = default;
};
struct Move {
  UnitId unit = 0;
  Square to = 0;
  bool operator==(const Move&) const = default;
};
// Every own unit that can reach the target takes part. Nothing follows it in the same turn.
struct Attack {
  UnitId target = 0;
  bool operator==(const Attack&) const = default;
};
enum class Parley : std::uint8_t { kOfferDraw, kAcceptDraw, kResign };
struct Say {
  Parley what = Parley::kOfferDraw;
  bool operator==(const Say&) const = default;
};
using Order = std::variant<Deploy, Move, Attack, Say>;
// Five moves, an attack, and an offer. "Done" is no order: it is the end of the step.
using Orders = List<Order, 8>;

// In the order in which they are looked for; the first is told.
enum class Refusal : std::uint8_t {
  kGameOver,
  kNotYourTurn,
  kNoUnit,  // there is no such unit (any more)
  kNotOwnUnit,
  kAttackMade,    // a move after the attack
  kRetreatFirst,  // a dislodged unit must move before all else
  kNoMovesLeft,
  kAlreadyMoved,
  kIsolated,  // a fighting unit out of communication
  kOffBoard,
  kSameSquare,
  kMountain,
  kOccupied,
  kTooFar,
  kPathBlocked,
  kArsenalAttackSpent,  // a second arsenal in one turn
  kAttackSpent,
  kNoTarget,
  kOwnTarget,
  kNotAligned,         // nobody can attack: no unit on a line with the target,
  kOutOfRange,         // or none near enough,
  kMountainBetween,    // or a mountain in the way,
  kAttackersIsolated,  // or those that could are out of communication,
  kAttackerBarred,     // or the one that could has just retreated
  kDeployTerritory,
  kDeployMountain,
  kDeployTwice,     // two units on one square
  kNotDeploying,    // placing units once the game has begun
  kStillDeploying,  // or moving them before it has
  kNoOffer,         // a draw accepted that nobody offered
};

}  // namespace wg::war
