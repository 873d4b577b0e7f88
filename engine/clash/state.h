// clash/state.h — the truth: where every unit is, how it is, and what it has done this turn.
#pragma once
#include "clash/setup.h"

namespace wg::clash {

inline constexpr int kStackMoving = 2, kStackMost = 4;  // own units on a tile; after retreats. Ours

enum class How : std::uint8_t {
  kPoints,   // after the last round
  kAtOnce,   // the places of `at once` are all Blue's
  kNoUnits,  // of a side, and none to come
  kResigned
};
struct Verdict {
  Seat winner = Seat::kBlue;
  How how = How::kPoints;
  std::uint8_t blue = 0, red = 0;  // points
  bool operator==(const Verdict&) const = default;
  template <class A>
  void serialize(A& a) {
    a(winner, how, blue, red);
  }
};

// What a unit has done and may still do. Some of it lasts for its own side's turn, some for the
// round.
struct Doing {
  std::uint8_t half_points = 0;  // of movement left, two to a point
  bool assaulted = false;        // or fired: its action is spent
  bool supported = false;
  bool halted = false;       // beside an enemy: no further move this turn
  bool stood = false;        // its posture has been changed this turn
  bool spent = false;        // it fell back or faltered: nothing until its side's next turn
  bool moved = false;        // this round, by whatever way
  bool turned = false;       // its posture has changed this round
  bool fought = false;       // this round: led, was assaulted, or slipped away
  bool shelled = false;      // this round
  bool slipped = false;      // in this turn of whichever side
  std::uint8_t clashes = 0;  // led this turn: each has an address of its own
  std::uint8_t gained = 0;   // experience this round
  bool operator==(const Doing&) const = default;
  template <class A>
  void serialize(A& a) {
    a(half_points, assaulted, supported, halted, stood, spent, moved, turned, fought, shelled,
      slipped, clashes, gained);
  }
};

struct Force {
  Seat side = Seat::kBlue;
  Unit unit{};
  Tile tile = kNowhere;    // not there yet, or gone
  bool gone = false;       // for good
  std::uint8_t shown = 0;  // turn up to which the other side knows it in full, after a fight
  Doing doing{};
  bool operator==(const Force&) const = default;
  template <class A>
  void serialize(A& a) {
    a(side, unit, tile, gone, shown, doing);
  }
};

// Where a side last saw a unit that it does not see now.
struct Memory {
  Tile tile = kNowhere;
  std::uint8_t turn = 0;
  bool operator==(const Memory&) const = default;
  template <class A>
  void serialize(A& a) {
    a(tile, turn);
  }
};

struct State {
  std::uint8_t round = 1;
  Seat to_move = Seat::kBlue;                 // Blue first
  std::vector<Force> forces;                  // by UnitId
  std::array<std::vector<Memory>, 2> memory;  // by seat, then by UnitId
  std::vector<std::optional<Seat>> holders;   // by place
  std::optional<Verdict> verdict{};
  bool operator==(const State&) const = default;
  template <class A>
  void serialize(A& a) {
    a(round, to_move, forces, memory, holders, verdict);
  }
};

// Turns are counted through: Blue's and Red's of round 1 are 1 and 2.
constexpr std::uint8_t turn_of(const State& s) {
  return static_cast<std::uint8_t>(2 * s.round - (s.to_move == Seat::kBlue ? 1 : 0));
}
int points_of(const Scenario&, const std::vector<std::optional<Seat>>& holders, Seat);

}  // namespace wg::clash
