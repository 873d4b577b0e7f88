// war/field.cpp — lines and links of a position that changes ten thousand times a second.
#include "war/field.h"

namespace wg::war {
namespace {

// The finaliser of SplitMix64, as in `position_key`.
constexpr std::uint64_t mix(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}
std::uint64_t key_of(UnitId id, Square s) {
  return mix((index(side_of(id)) * kKinds + static_cast<std::size_t>(kind_of(id)) + 1) << 16 | s);
}
std::uint64_t key_of(std::uint8_t arsenals) { return mix(std::uint64_t{arsenals} << 32); }

Square solid(Square s) { return s == kNowhere || is_mountain(s) ? kNowhere : s; }

Lie survey() {
  Lie l;
  for (auto& b : l.beside) b.fill(kNowhere);
  for (Square s = 0; s < kSquares; ++s)
    for (std::size_t w = 0; w < 8; ++w) {
      const Way ahead = kWays[w], right = kWays[(w + 1) % 8];
      l.beside[s][w] = solid(next(s, ahead));
      for (Square q = l.beside[s][w]; q != kNowhere; q = solid(next(q, ahead))) ++l.open[s][w];
      const Square far = next(s, ahead);
      l.beyond[s][2 * w] = far == kNowhere ? kNowhere : solid(next(far, ahead));
      const int row = row_of(s) + ahead.row + right.row;
      const int column = column_of(s) + ahead.column + right.column;
      l.beyond[s][2 * w + 1] = on_board(row, column) ? solid(square_at(row, column)) : kNowhere;
    }
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    l.from[i].fill(kFarAway);
    std::array<Square, kSquares> queue{};
    std::size_t n = 0;
    queue[n++] = kArsenals[i];
    l.from[i][kArsenals[i]] = 0;
    for (std::size_t at = 0; at < n; ++at)
      for (const Square s : l.beside[queue[at]])
        if (s != kNowhere && l.from[i][s] == kFarAway) {
          l.from[i][s] = static_cast<std::uint8_t>(l.from[i][queue[at]] + 1);
          queue[n++] = s;
        }
  }
  return l;
}

}  // namespace

const Lie& lie() {
  static const Lie once = survey();
  return once;
}

Field::Field(const State& s) : arsenals_(s.arsenals), contact_relay_(s.options.contact_relay) {
  on_.fill(kNobody);
  at_.fill(kNowhere);
  key_ = key_of(arsenals_);
  for (UnitId id = 0; id < kUnits; ++id) put(id, s.at[id]);
  link();
}

void Field::put(UnitId id, Square to) {
  const Square from = at_[id];
  const Sides bit = 1u << place_in_side(id);
  Sides& there = there_[index(side_of(id))];
  if (from != kNowhere) {
    key_ -= key_of(id, from);
    on_[from] = kNobody;
    there &= ~bit;
  }
  at_[id] = to;
  if (to != kNowhere) {
    key_ += key_of(id, to);
    on_[to] = id;
    there |= bit;
  }
}

void Field::lose_arsenal(std::size_t i) {
  key_ -= key_of(arsenals_);
  arsenals_ = static_cast<std::uint8_t>(arsenals_ & ~(1u << i));
  key_ += key_of(arsenals_);
}

void Field::link() {
  for (const Seat side : kPlayers) link(side);
}

void Field::radiate(Seat side, Square from) {
  auto& reach = reach_[index(side)];
  const auto& open = lie().open[from];
  for (std::size_t w = 0; w < 8; ++w) {
    int s = from;
    for (int n = open[w]; n > 0; --n) {
      s += kStride[w];
      const UnitId there = on_[static_cast<std::size_t>(s)];
      if (there != kNobody && side_of(there) != side && fights(there)) break;
      reach[static_cast<std::size_t>(s)] |= kLine;
    }
  }
}

void Field::link(Seat side) {
  reach_[index(side)].fill(0);
  linked_[index(side)] = radiating_[index(side)] = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    if (owner_of(i) == side && stands(arsenals_, i)) {
      reach_[index(side)][kArsenals[i]] |= kLine;
      radiate(side, kArsenals[i]);
    }
  spread(side);
  const UnitId relay = static_cast<UnitId>(first_of(side) + 15);
  for (bool more = true; more;) {
    more = false;
    for (UnitId id = relay; id < relay + 2; ++id) {
      const Sides bit = 1u << place_in_side(id);
      if (!is_there(id) || (radiating_[index(side)] & bit) != 0) continue;
      if (!is_line(side, at_[id]) && !(contact_relay_ && is_linked(id))) continue;
      radiating_[index(side)] |= bit;
      radiate(side, at_[id]);
      spread(side);
      more = true;
    }
  }
}

// From units on lines to their neighbours; each linked unit is met once.
void Field::spread(Seat side) {
  auto& reach = reach_[index(side)];
  Sides& linked = linked_[index(side)];
  const UnitId first = first_of(side);
  std::array<UnitId, kPerSide> queue;
  std::size_t n = 0;
  for (UnitId id = first; id < first + kPerSide; ++id) {
    const Sides bit = 1u << (id - first);
    if (at_[id] == kNowhere || (linked & bit) != 0 || (reach[at_[id]] & kLine) == 0) continue;
    linked |= bit;
    queue[n++] = id;
  }
  for (std::size_t i = 0; i < n; ++i)
    for (const Square beside : lie().beside[at_[queue[i]]]) {
      ++reach[beside];
      const UnitId id = on_[beside];
      if (id == kNobody || side_of(id) != side) continue;
      const Sides bit = 1u << (id - first);
      if ((linked & bit) != 0) continue;
      linked |= bit;
      queue[n++] = id;
    }
}

}  // namespace wg::war
