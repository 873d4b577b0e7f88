// war/state.cpp — counting, and recognising a position.
#include "war/state.h"

#include <span>

#include "core/order.h"
#include "war/movement.h"

namespace wg::war {

int count(const State& s, Seat side, Kind kind) {
  int n = 0;
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id)
    n += kind_of(id) == kind && is_there(s, id) ? 1 : 0;
  return n;
}

int fighters(const State& s, Seat side) {
  int n = 0;
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id)
    n += fights(id) && is_there(s, id) ? 1 : 0;
  return n;
}

int arsenals_of(const State& s, Seat side) {
  int n = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    n += owner_of(i) == side && stands(s.arsenals, i) ? 1 : 0;
  return n;
}

namespace {

// The finaliser of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
// generators", OOPSLA 2014).
constexpr std::uint64_t mix(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

}  // namespace

std::uint64_t position_key(const State& s) {
  // A sum, so that units of a kind may stand for each other.
  std::uint64_t key = mix(std::uint64_t{s.arsenals} << 32 | index(s.to_move) << 16 |
                          (s.dislodged == kNobody ? kNowhere : s.at[s.dislodged]));
  for (UnitId id = 0; id < kUnits; ++id)
    key += mix((index(side_of(id)) * kKinds + static_cast<std::size_t>(kind_of(id)) + 1) << 16 |
               s.at[id]);
  return key;
}

void put_kinds_in_order(Squares& at) {
  for (const Seat side : kPlayers) {
    std::size_t from = first_of(side);
    for (const std::uint8_t n : kHowMany) {
      std::span<Square> squares(at.data() + from, n);
      put_in_order(squares, [](Square a, Square b) { return a < b; });
      from += n;
    }
  }
}

Start start_from(const State& s) { return {s.at, s.arsenals, s.to_move, s.number, s.dislodged}; }

bool is_possible(const Start& start, const Options& options) {
  std::array<bool, kSquares> taken{};
  for (const Square s : start.at) {
    if (s == kNowhere) continue;
    if (s > kNowhere || is_mountain(s) || taken[s]) return false;
    taken[s] = true;
  }
  if (start.dislodged == kNobody) return true;
  if (start.dislodged >= kUnits || side_of(start.dislodged) != start.to_move) return false;
  State s;
  s.options = options;
  s.at = start.at;
  s.arsenals = start.arsenals;
  return is_there(s, start.dislodged) && !reach(s, Board(s), start.dislodged).empty();
}

}  // namespace wg::war
