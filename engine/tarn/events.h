// tarn/events.h — what happened in an hour, each told only to those who can know it.
#pragma once
#include <optional>
#include <variant>

#include "tarn/view.h"

namespace wg::tarn {

struct Entered {  // from staging onto the map
  UnitId unit = 0;
  Sector at = Sector::kX;
  bool operator==(const Entered&) const = default;
};
struct Marched {
  UnitId unit = 0;
  Sector from = Sector::kX, to = Sector::kX;
  bool operator==(const Marched&) const = default;
};
struct OnTrack {  // half way along a two-hour track
  UnitId unit = 0;
  Sector from = Sector::kX, to = Sector::kX;
  bool operator==(const OnTrack&) const = default;
};
enum class Halt : std::uint8_t { kEnemyAhead, kHeldInContact, kMetColumn };
struct Halted {
  UnitId unit = 0;
  Sector at = Sector::kX;
  Halt why = Halt::kEnemyAhead;
  bool operator==(const Halted&) const = default;
};
struct LeftContact {
  UnitId unit = 0;
  Sector from = Sector::kX;
  Strength lost = 0;
  bool operator==(const LeftContact&) const = default;
};
struct FellBack {  // gave ground
  UnitId unit = 0;
  Sector from = Sector::kX, to = Sector::kX;
  Strength lost = 0;
  bool operator==(const FellBack&) const = default;
};
struct Fired {
  Seat side = Seat::kBlue;
  Sector at = Sector::kX;
  bool watched = false;
  bool operator==(const Fired&) const = default;
};
struct DamageReport {  // of unwatched fire: right nine times in ten
  Sector at = Sector::kX;
  Strength lost = 0;  // rounded to half points; 0 is "no effect seen"
  bool operator==(const DamageReport&) const = default;
};
struct Observed {  // by watched fire: exact
  std::uint8_t contact = 0;
  Kind kind = Kind::kTank;
  Sector at = Sector::kX;
  Strength left = 0, lost = 0;
  bool operator==(const Observed&) const = default;
};
struct Shelled {  // own unit hit by artillery
  UnitId unit = 0;
  Sector at = Sector::kX;
  Strength lost = 0;
  bool by_own_side = false;
  bool operator==(const Shelled&) const = default;
};
struct Fought {
  Sector at = Sector::kX;
  Strength lost_blue = 0, lost_red = 0;
  bool flank = false;  // the holder's posture counted for nothing
  bool operator==(const Fought&) const = default;
};
struct Broke {
  UnitId unit = 0;
  Sector at = Sector::kX;
  bool operator==(const Broke&) const = default;
};
struct EnemyBroke {
  std::uint8_t contact = 0;
  Kind kind = Kind::kTank;
  Sector at = Sector::kX;
  bool operator==(const EnemyBroke&) const = default;
};
struct Gained {
  Seat side = Seat::kBlue;
  Sector at = Sector::kX;
  bool operator==(const Gained&) const = default;
};
struct DecoyExposed {
  std::uint8_t contact = 0;
  Sector at = Sector::kX;
  bool operator==(const DecoyExposed&) const = default;
};
struct Reported {  // a contact observed this hour
  std::uint8_t contact = 0;
  Kind kind = Kind::kTank;
  Sector at = Sector::kX;
  Certainty how = Certainty::kHeard;
  bool operator==(const Reported&) const = default;
};
struct MovementHeard {  // an hour late
  Sector at = Sector::kX;
  Hour in = 0;
  bool operator==(const MovementHeard&) const = default;
};
struct RoadChosen {  // by a scripted commander; for the umpire's eyes until the game is over
  Seat side = Seat::kBlue;
  Road road = Road::kCentre;
  bool operator==(const RoadChosen&) const = default;
};
enum class Ending : std::uint8_t { kHeldUntilEight, kCrossingTaken, kRedSpent };
struct Ended {
  Seat winner = Seat::kBlue;
  Ending how = Ending::kHeldUntilEight;
  bool operator==(const Ended&) const = default;
};

using Event = std::variant<Entered, Marched, OnTrack, Halted, LeftContact, FellBack, Fired,
                           DamageReport, Observed, Shelled, Fought, Broke, EnemyBroke, Gained,
                           DecoyExposed, Reported, MovementHeard, RoadChosen, Ended>;

}  // namespace wg::tarn
