// war/commanders/worth.h — what a position is worth to the side that has just played its turn.
#pragma once
#include "war/aims.h"

namespace wg::war {

// Points; an infantry unit is worth a hundred.
inline constexpr int kWon = 100'000;

// How a commander judges.
struct Temper {
  int safety = 100;  // per cent: how much of what the enemy could destroy next counts
  int hope = 100;    // per cent: of what it could destroy itself the turn after
  int press = 150;   // per cent: progress towards the arsenals of the enemy
  int slope = 50;    // per cent of safety: of attacks that would nearly succeed
  int prize = 20;    // per cent of hope: of the best attack it would have
  int drive = 100, local = 100, cover = 300;  // per cent: kinds of progress
  int bold = 150, race = 300;
};

// How far it is to each arsenal for who comes to take it, the way its owner stands now.
using Roads = std::array<std::array<std::uint8_t, kSquares + 1>, kArsenals.size()>;
Roads roads(const Field&);

// What a turn has come to so far.
struct Draft {
  Field field;
  std::uint8_t moves = 0;
  Sides moved = 0;
  UnitId barred = kNobody;
  bool spent = false;  // an arsenal was taken: no attack
};

struct Verge {
  int value = 0;    // if the turn ended here, with the attack that is best now
  int promise = 0;  // what it may come to with the moves that are left
  UnitId target = kNobody;
};
Verge judge(const Draft&, Seat me, const Temper&, const Roads&);

int price(UnitId);
// Units and arsenals of a side that still count, in points; −kWon: it has lost.
int standing_of(const Field&, Seat);

}  // namespace wg::war
