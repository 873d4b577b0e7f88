// war/field.h — the position as the computer handles it: units are put here and there, and both
// sides are linked anew in about a microsecond. `Board` is the same, written to be read.
#pragma once
#include "war/state.h"

namespace wg::war {

// What the printed board alone says of each square, looked up instead of walked.
struct Lie {
  std::array<std::array<std::uint8_t, 8>, kSquares> open{};  // squares before edge or mountain
  std::array<std::array<Square, 8>, kSquares + 1> beside{};  // kNowhere: off the board, a mountain
  std::array<std::array<Square, 16>, kSquares> beyond{};     // two steps away, clockwise from north
  std::array<std::array<std::uint8_t, kSquares>, kArsenals.size()> from{};  // steps of a king
};
const Lie& lie();
// The first steps that lead to each of the sixteen squares two steps away.
inline constexpr std::array<std::uint32_t, 16> kThrough = [] {
  std::array<std::uint32_t, 16> through{};
  for (unsigned w = 0; w < 8; ++w) {
    const std::uint32_t here = 1u << w, right = 1u << (w + 1) % 8, left = 1u << (w + 7) % 8;
    through[2 * w] = w % 2 == 0 ? left | here | right : here;
    through[2 * w + 1] = here | right;
  }
  return through;
}();
inline constexpr int kFarAway = 99;  // of steps from an arsenal: a mountain
inline constexpr std::array<int, 8> kStride = {-25, -24, 1, 26, 25, 24, -1, -26};  // as kWays

using Sides = std::uint32_t;  // bit i: unit i of a side
inline constexpr Sides kInfantryBits = 0x1FF, kCavalryBits = 0x1E00, kGunBits = 0x6000;
inline constexpr Sides kFighterBits = 0x7FFF, kRelayBits = 0x18000, kAllBits = 0x1FFFF;

class Field {
 public:
  explicit Field(const State&);

  Square at(UnitId id) const { return at_[id]; }
  UnitId on(Square s) const { return on_[s]; }  // kNobody: nobody; of kNowhere too
  bool is_there(UnitId id) const { return at_[id] != kNowhere; }
  std::uint8_t arsenals() const { return arsenals_; }
  // The same for units of a kind that stand for each other.
  std::uint64_t key() const { return key_; }

  // Lines and links are stale until `link`.
  void put(UnitId, Square);  // kNowhere: takes it off the board
  void lose_arsenal(std::size_t);
  void link();
  void link(Seat);

  Sides there(Seat side) const { return there_[index(side)]; }
  Sides linked(Seat side) const { return linked_[index(side)]; }
  Sides radiating(Seat side) const { return radiating_[index(side)]; }
  bool is_linked(UnitId id) const {
    return (linked_[index(side_of(id))] >> place_in_side(id) & 1u) != 0;
  }
  bool is_line(Seat side, Square s) const { return (reach_[index(side)][s] & kLine) != 0; }
  // A unit of that side that stands on `from` would be linked on `s`, others staying as they are.
  bool would_link(Seat side, Square from, Square s) const {
    const int near = reach_[index(side)][s];
    return near > (distance(from, s) == 1 && is_linked(on_[from]) ? 1 : 0);
  }

  // Where a unit could go, as `reach` of war/movement.h, but in no special order.
  template <class F>
  void each_way(UnitId id, F&& f) const;

 private:
  static constexpr std::uint8_t kLine = 0x80;
  void radiate(Seat, Square);
  void spread(Seat);

  Squares at_{};
  std::array<UnitId, kSquares + 1> on_;
  std::uint8_t arsenals_ = 0;
  bool contact_relay_ = false;
  std::uint64_t key_ = 0;
  std::array<Sides, 2> there_{}, linked_{}, radiating_{};
  // By side and square: kLine, and the number of linked neighbours.
  std::array<std::array<std::uint8_t, kSquares + 1>, 2> reach_{};
};

template <class F>
void Field::each_way(UnitId id, F&& f) const {
  const Square from = at_[id];
  if (from == kNowhere || (fights(id) && !is_linked(id))) return;
  const Lie& l = lie();
  std::uint32_t free = 0;
  for (unsigned w = 0; w < 8; ++w) {
    const Square s = l.beside[from][w];
    if (s == kNowhere || on_[s] != kNobody) continue;
    free |= 1u << w;
    f(s);
  }
  if (worth(id).speed < 2) return;
  for (unsigned i = 0; i < 16; ++i) {
    const Square s = l.beyond[from][i];
    if (s != kNowhere && on_[s] == kNobody && (free & kThrough[i]) != 0) f(s);
  }
}

}  // namespace wg::war
