// war/aims.h — what a side could bring against every enemy unit within so many moves: a close
// estimate, for all of them in about two microseconds.
#pragma once
#include "war/field.h"
#include "war/units.h"

namespace wg::war {

struct Aim {
  std::int16_t now = 0;      // offence as things stand
  std::int16_t best = 0;     // with the moves that help most
  std::int16_t against = 0;  // defence as things stand; nought too if nobody is near
  int margin_now() const { return now - against; }
  int margin() const { return best - against; }
};

struct Aims {
  std::array<Aim, kPerSide> on{};  // by place in side of the unit aimed at
  std::uint8_t arsenals = 0;       // bit i: one of the fighting units could take it
};

struct Means {
  int moves = kMovesATurn;
  Sides may_move = kAllBits;
  UnitId barred = kNobody;  // adds nothing to an attack
};

// An estimate in that those who move neither unlink nor relink each other, nor stand in each
// other's way, and nobody makes room; exact where nobody needs to move.
Aims aims(const Field&, Seat by, const Means&);

}  // namespace wg::war
