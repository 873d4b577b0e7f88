// war/movement.cpp — steps of a king over free squares.
#include "war/movement.h"

namespace wg::war {
namespace {

bool has_way(const Board& board, Square from, Square to) {
  if (distance(from, to) == 1) return true;
  for (const Way w : kWays) {
    const Square middle = next(from, w);
    if (middle != kNowhere && distance(middle, to) == 1 && board.is_free(middle)) return true;
  }
  return false;
}

}  // namespace

Reach reach(const State& s, const Board& board, UnitId id) {
  Reach reach;
  const Square from = s.at[id];
  if (from == kNowhere || (fights(id) && !board.is_linked(id))) return reach;
  for (int far = 1; far <= worth(id).speed; ++far)
    for (int row = row_of(from) - far; row <= row_of(from) + far; ++row)
      for (int column = column_of(from) - far; column <= column_of(from) + far; ++column) {
        if (!on_board(row, column)) continue;
        const Square to = square_at(row, column);
        if (distance(from, to) == far && board.is_free(to) && has_way(board, from, to))
          reach.push_back(to);
      }
  return reach;
}

// Rulebook, "Movement".
std::optional<Refusal> refuse_way(const State& s, const Board& board, const Move& m) {
  const Square from = s.at[m.unit];
  if (fights(m.unit) && !board.is_linked(m.unit)) return Refusal::kIsolated;
  if (m.to >= kSquares) return Refusal::kOffBoard;
  if (m.to == from) return Refusal::kSameSquare;
  if (is_mountain(m.to)) return Refusal::kMountain;
  if (board.on(m.to) != kNobody) return Refusal::kOccupied;
  if (distance(from, m.to) > worth(m.unit).speed) return Refusal::kTooFar;
  if (!has_way(board, from, m.to)) return Refusal::kPathBlocked;
  return std::nullopt;
}

}  // namespace wg::war
