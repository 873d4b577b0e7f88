// war/state.h — the position, and the turn under way.
#pragma once
#include <vector>

#include "war/setup.h"

namespace wg::war {

enum class Phase : std::uint8_t { kDeployment, kPlay };

enum class How : std::uint8_t {
  kNoArsenal,   // both arsenals of a side are gone
  kNoFighters,  // no fighting unit of a side is left
  kCollapse,    // Options::network_collapse
  kResigned,
  kAgreed,       // a draw, as are those below
  kRepetition,   // the position stood at the beginning of a turn for the third time
  kNothingDone,  // forty turns of each side without a loss. Our choice, as is the repetition
};
inline constexpr int kQuietTurns = 80;  // of both sides together
inline constexpr int kRepetitions = 3;

struct Verdict {
  std::optional<Seat> winner;  // none: a draw
  How how = How::kNoArsenal;
  bool operator==(const Verdict&) const = default;
  template <class A>
  void serialize(A& a) {
    a(winner, how);
  }
};

// What the side to move has done in this turn.
struct Turn {
  std::uint8_t moves = 0;
  std::uint32_t moved = 0;    // bit i: unit i of the side
  bool attacked = false;      // nothing follows an attack
  bool attack_spent = false;  // by an attack, or by eliminating an arsenal
  UnitId barred = kNobody;    // it was dislodged and has retreated: it adds nothing to an attack
  bool operator==(const Turn&) const = default;
  template <class A>
  void serialize(A& a) {
    a(moves, moved, attacked, attack_spent, barred);
  }
};

struct State {
  Options options{};
  Squares at{};
  std::uint8_t arsenals = 0b1111;  // bit i: kArsenals[i] stands
  Phase phase = Phase::kDeployment;
  Seat first = kNorth, to_move = kNorth;
  std::uint16_t number = 1;    // of the turn: both sides play turn 1, then turn 2
  UnitId dislodged = kNobody;  // of the side to move: it must retreat before all else
  Turn turn{};
  std::optional<Seat> offer{};        // who offers a draw; the other side may accept in its turn
  std::uint16_t quiet = 0;            // turns since a unit or an arsenal was lost
  std::vector<std::uint64_t> seen{};  // positions at the beginning of turns since then
  std::optional<Verdict> verdict{};
  bool operator==(const State&) const = default;
  template <class A>
  void serialize(A& a) {
    a(options, at, arsenals, phase, first, to_move, number, dislodged, turn, offer, quiet, seen,
      verdict);
  }
};

constexpr bool stands(std::uint8_t arsenals, std::size_t i) { return (arsenals >> i & 1u) != 0; }
inline bool is_there(const State& s, UnitId id) { return s.at[id] != kNowhere; }
inline bool has_moved(const State& s, UnitId id) {
  return (s.turn.moved >> place_in_side(id) & 1u) != 0;
}
// Which units of a side are on the board: of fighting units, or of one kind.
int fighters(const State&, Seat);
int count(const State&, Seat, Kind);
int arsenals_of(const State&, Seat);

// The same for the same position with the same side to move: units of a kind are alike.
std::uint64_t position_key(const State&);

// Units of a kind are alike: in the order of their squares one position has one record.
void put_kinds_in_order(Squares&);

// The position as the beginning of a game of its own.
Start start_from(const State&);
// Whether a game can begin so: one unit a square, none on a mountain, and a unit that must retreat
// can.
bool is_possible(const Start&, const Options&);

}  // namespace wg::war
