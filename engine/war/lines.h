// war/lines.h — lines of communication: which squares they cover, and which units they link.
#pragma once
#include <bitset>
#include <vector>

#include "war/state.h"

namespace wg::war {

// What follows from where the units stand, worked out from scratch: who is on which square, and
// each side's communication. Valid as long as the state it was made from does not change.
class Board {
 public:
  explicit Board(const State&);

  UnitId on(Square s) const { return on_[s]; }  // kNobody: nobody
  bool is_free(Square s) const { return on_[s] == kNobody && !is_mountain(s); }

  // Rulebook, "Lines of communication": covered by a line of that side.
  bool is_line(Seat side, Square s) const { return line_[index(side)][s]; }
  std::size_t line_squares(Seat side) const { return line_[index(side)].count(); }
  // On a line, or in contact with a unit that is linked. Only linked fighting units may move,
  // attack and defend.
  bool is_linked(UnitId id) const { return (linked_ >> id & 1u) != 0; }
  bool is_on_line(UnitId id) const { return (on_line_ >> id & 1u) != 0; }
  bool radiates(UnitId id) const { return (radiating_ >> id & 1u) != 0; }
  bool is_isolated(UnitId id) const { return there_ >> id & 1u && !is_linked(id); }

 private:
  void lay_lines(const State&, Seat);
  void radiate(Seat, Square);
  void link(const State&, Seat);

  std::array<UnitId, kSquares> on_;
  std::array<std::bitset<kSquares>, 2> line_;
  std::uint64_t there_ = 0, linked_ = 0, on_line_ = 0, radiating_ = 0;
};

// One straight piece of a side's lines, for drawing: from an arsenal or relay to its last square.
struct Ray {
  Square from = 0, to = 0;
  bool operator==(const Ray&) const = default;
};
std::vector<Ray> rays(const State&, const Board&, Seat);

}  // namespace wg::war
