// war/threats.h — what the enemy could bring against each unit of a side in its next turn, moving
// five at most.
#pragma once
#include "war/combat.h"

namespace wg::war {

struct Threat {
  UnitId unit = 0;  // who is threatened
  // The attack that can be assembled, each with the square it would stand on.
  struct From {
    Part part;
    Square square = 0;
    bool operator==(const From&) const = default;
  };
  List<From, kPerSide> attack{};  // in the order of units
  std::int16_t offence = 0, against = 0;
  bool destroys = false, dislodges = false;
  bool operator==(const Threat&) const = default;
};

struct Threats {
  List<Threat, kPerSide> on{};  // units that can be hit at all, in their order
  std::uint8_t arsenals = 0;    // bit i: could be taken
  // Fighting units, by place in side, that one enemy move onto a line could isolate.
  std::uint32_t cut = 0;
  bool operator==(const Threats&) const = default;
};

// The defence is that of the position as it stands. Nobody makes room for another, and who moves is
// linked by those who stand still: the few attacks that need more are not seen.
Threats threats(const State&, Seat side);

}  // namespace wg::war
