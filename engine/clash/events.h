// clash/events.h — what came of an order, for news, the log and replay.
#pragma once
#include "clash/attack.h"
#include "core/rules.h"

namespace wg::clash {

struct Stood {
  Units units = 0;
  Posture posture = Posture::kHold;
  bool operator==(const Stood&) const = default;
};
struct Moved {  // heard by its own side
  UnitId unit = 0;
  Tile from = 0, to = 0;
  bool stopped = false;  // early: an enemy was there who had not been seen
  bool operator==(const Moved&) const = default;
};
struct Spotted {  // an enemy that was not seen before
  Tile tile = 0;
  Type type = Type::kRifles;
  bool operator==(const Spotted&) const = default;
};
// What the attacker had been shown: "predicted 26–41, lost 35".
struct Predicted {
  Range lost_defender{}, lost_attacker{}, down{};
  bool operator==(const Predicted&) const = default;
};
struct FellBack {
  UnitId unit = 0;
  Tile from = 0, to = kNowhere;  // nowhere: destroyed, cut off
  bool operator==(const FellBack&) const = default;
};
// Told to each side as far as it knows: two notices of one fight.
struct Fought {
  UnitId lead = 0, defender = 0;  // the lead is nobody where guns are not known
  Units supporters = 0;           // 0 as well where the other side hears of it
  Tile from = 0, at = 0;
  bool bombards = false;
  std::uint8_t lead_strength = 0, lead_disorder = 0;  // before and after it
  std::uint8_t lead_strength_after = 0, lead_disorder_after = 0;
  std::uint8_t defender_strength = 0, defender_disorder = 0;
  std::uint8_t defender_strength_after = 0, defender_disorder_after = 0;
  Result result{};
  std::optional<Predicted> predicted{};  // none where the other side hears of it
  std::vector<FellBack> back{};          // all that left the tile
  bool locked = false;                   // it broke, and stayed
  bool advanced = false;
  bool operator==(const Fought&) const = default;
};
struct Slipped {                // away before it came to a fight
  UnitId unit = 0, before = 0;  // whom
  Tile from = 0, to = 0;
  std::uint8_t lost = 0;
  bool advanced = false;
  bool operator==(const Slipped&) const = default;
};
struct Took {
  std::uint8_t place = 0;
  Seat side = Seat::kBlue;
  bool operator==(const Took&) const = default;
};
struct Arrived {
  UnitId unit = 0;
  Tile tile = 0;
  bool operator==(const Arrived&) const = default;
};
struct Promoted {
  UnitId unit = 0;
  Grade grade = Grade::kTrained;
  bool operator==(const Promoted&) const = default;
};
struct TurnBegan {
  std::uint8_t round = 1;
  Seat side = Seat::kBlue;
  bool operator==(const TurnBegan&) const = default;
};
struct Ended {
  Verdict verdict;
  bool operator==(const Ended&) const = default;
};
using Event =
    std::variant<Stood, Moved, Spotted, Fought, Slipped, Took, Arrived, Promoted, TurnBegan, Ended>;

// Every fight once: who may hear all hears of it as the attacker did.
inline bool is_heard(const Notice<Event>& n, Seat seat) {
  if (!may_hear(n.audience, seat)) return false;
  const auto* f = std::get_if<Fought>(&n.event);
  return seat != Seat::kUmpire || !f || f->predicted;
}

}  // namespace wg::clash
