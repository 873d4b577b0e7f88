// war/state.cpp — counting, and recognising a position.
#include "war/state.h"

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

Start start_from(const State& s) { return {s.at, s.arsenals, s.to_move, s.number, s.dislodged}; }

}  // namespace wg::war
