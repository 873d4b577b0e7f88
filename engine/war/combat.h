// war/combat.h — both totals of an attack, with everybody who contributes. One function for the
// rules, for what the player is shown before committing, and for the computer.
#pragma once
#include "war/movement.h"

namespace wg::war {

enum class Result : std::uint8_t {
  kResists,    // level or behind
  kDislodged,  // ahead by one: it must retreat before all else
  kDestroyed   // ahead by two or more, or by one where it cannot retreat
};

struct Part {
  UnitId unit = 0;
  std::uint8_t factor = 0;
  bool charges = false;
  bool operator==(const Part&) const = default;
};

struct Totals {
  List<Part, kPerSide> attack{}, defence{};  // by kind, then by square; the target leads
  std::int16_t offence = 0, against = 0;
  Result result = Result::kResists;
  bool trapped = false;  // ahead by one, and it cannot retreat

  int margin() const { return offence - against; }
  bool operator==(const Totals&) const = default;
};

// An attack of everybody who can, on a unit on the board, as things stand.
Totals totals(const State&, const Board&, UnitId target);

// Why nobody contributes to an attack on that unit: the reason nearest to success.
Refusal why_no_attacker(const State&, const Board&, UnitId target);

}  // namespace wg::war
