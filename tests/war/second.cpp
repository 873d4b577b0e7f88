// war/second.cpp — slow and plain on purpose.
#include "second.h"

namespace wg::war {
namespace {

struct Point {
  int row, column;
};
Point point(Square s) { return {s / 25, s % 25}; }
bool rock(int row, int column) {
  return kMap[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == '^';
}
char letter_at(Square s) {
  return kMap[static_cast<std::size_t>(s / 25)][static_cast<std::size_t>(s % 25)];
}
int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

UnitId who(const State& s, int row, int column) {
  for (UnitId id = 0; id < kUnits; ++id)
    if (s.at[id] != kNowhere && point(s.at[id]).row == row && point(s.at[id]).column == column)
      return id;
  return kNobody;
}

// All squares strictly between, or nothing where the two are on no common line.
bool between(Square a, Square b, std::vector<Point>& squares) {
  const Point p = point(a), q = point(b);
  const int rows = q.row - p.row, columns = q.column - p.column;
  if (!(rows == 0 || columns == 0 || rows == columns || rows == -columns) || a == b) return false;
  squares.clear();
  for (int r = p.row + sign(rows), c = p.column + sign(columns); r != q.row || c != q.column;
       r += sign(rows), c += sign(columns))
    squares.push_back({r, c});
  return true;
}

bool fires(const State& s, UnitId by, UnitId at, int range, const Reading& reading) {
  std::vector<Point> way;
  if (!between(s.at[by], s.at[at], way) || static_cast<int>(way.size()) + 1 > range) return false;
  for (const Point p : way) {
    if (rock(p.row, p.column)) return false;
    const UnitId there = who(s, p.row, p.column);
    if (there == kNobody) continue;
    if (reading.all_block || (reading.enemies_block && side_of(there) != side_of(by))) return false;
  }
  return true;
}

bool charges(const State& s, const std::vector<bool>& linked, UnitId id, UnitId target,
             const Reading& reading) {
  const auto cavalry = [&](UnitId u) {
    return u != kNobody && side_of(u) == side_of(id) && kind_of(u) == Kind::kCavalry && linked[u] &&
           u != s.turn.barred && letter_at(s.at[u]) != '#';
  };
  if (letter_at(s.at[target]) == '#' || letter_at(s.at[target]) == '=' || !cavalry(id))
    return false;
  std::vector<Point> way;
  if (!between(s.at[target], s.at[id], way) || way.size() > 3) return false;
  for (const Point p : way)
    if (!cavalry(who(s, p.row, p.column))) return false;
  if (!reading.charge_of_four) return true;
  // The column this one stands in has four.
  const Point t = point(s.at[target]), me = point(s.at[id]);
  for (int n = 1; n <= 4; ++n)
    if (!cavalry(
            who(s, t.row + n * sign(me.row - t.row), t.column + n * sign(me.column - t.column))))
      return false;
  return true;
}

}  // namespace

std::vector<bool> linked_units(const State& s) {
  std::vector<bool> linked(kUnits, false);
  for (const Seat side : {kSouth, kNorth}) {
    std::vector<bool> line(kSquares, false), source(kSquares, false);
    for (std::size_t i = 0; i < 4; ++i)
      if ((i < 2) == (side == kSouth) && (s.arsenals >> i & 1) != 0)
        source[kArsenals[i]] = line[kArsenals[i]] = true;
    for (bool more = true; more;) {
      more = false;
      const auto mark = [&](auto&& bit) {
        if (!bit) more = bit = true;
      };
      for (int from = 0; from < kSquares; ++from) {
        if (!source[static_cast<std::size_t>(from)]) continue;
        for (int dr = -1; dr <= 1; ++dr)
          for (int dc = -1; dc <= 1; ++dc)
            for (int r = from / 25 + dr, c = from % 25 + dc;
                 (dr || dc) && r >= 0 && r < 20 && c >= 0 && c < 25 && !rock(r, c);
                 r += dr, c += dc) {
              const UnitId there = who(s, r, c);
              if (there != kNobody && side_of(there) != side && kind_of(there) != Kind::kRelay &&
                  kind_of(there) != Kind::kMountedRelay)
                break;
              mark(line[static_cast<std::size_t>(r * 25 + c)]);
            }
      }
      for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id) {
        if (s.at[id] == kNowhere) continue;
        const bool relay = kind_of(id) == Kind::kRelay || kind_of(id) == Kind::kMountedRelay;
        if (line[s.at[id]]) {
          mark(linked[id]);
          if (relay) mark(source[s.at[id]]);
        }
        if (relay && linked[id] && s.options.contact_relay) mark(source[s.at[id]]);
        for (UnitId by = first_of(side); by < first_of(side) + kPerSide && linked[id]; ++by)
          if (s.at[by] != kNowhere && std::abs(s.at[by] / 25 - s.at[id] / 25) <= 1 &&
              std::abs(s.at[by] % 25 - s.at[id] % 25) <= 1)
            mark(linked[by]);
      }
    }
  }
  return linked;
}

Sum sum(const State& s, UnitId target, const Reading& reading) {
  const std::vector<bool> linked = linked_units(s);
  Sum sum;
  constexpr int kAttack[] = {4, 4, 5, 5, 0, 0}, kDefence[] = {6, 5, 8, 8, 1, 1};
  constexpr int kOnPass[] = {8, 5, 10, 10, 1, 1}, kInFort[] = {10, 5, 12, 12, 1, 1};
  const int range[] = {2, 2, 3, 3, reading.relay_range, reading.relay_range};
  for (UnitId id = 0; id < kUnits; ++id) {
    if (s.at[id] == kNowhere) continue;
    const auto kind = static_cast<std::size_t>(kind_of(id));
    if (side_of(id) != side_of(target)) {
      if (!linked[id] || id == s.turn.barred || kAttack[kind] == 0) continue;
      if (charges(s, linked, id, target, reading))
        sum.offence += 7;
      else if (fires(s, id, target, range[kind], reading))
        sum.offence += kAttack[kind];
      continue;
    }
    const bool is_target = id == target;
    if (!linked[id] && !(is_target && kind >= 4)) continue;
    if (!is_target && !fires(s, id, target, range[kind], reading)) continue;
    const char ground = reading.bonus_for_target && !is_target ? '.' : letter_at(s.at[id]);
    sum.against += (ground == '#' ? kInFort : ground == '=' ? kOnPass : kDefence)[kind];
  }
  return sum;
}

std::uint64_t count_orders(const State& s, int depth) {
  if (depth == 0) return 1;
  std::uint64_t n = 0;
  const std::vector<bool> linked = linked_units(s);
  const auto on = [&](State next) { n += count_orders(next, depth - 1); };
  for (UnitId id = first_of(s.to_move); id < first_of(s.to_move) + kPerSide; ++id) {
    const bool relay = kind_of(id) >= Kind::kRelay;
    const bool fast = kind_of(id) == Kind::kCavalry || kind_of(id) == Kind::kMountedArtillery ||
                      kind_of(id) == Kind::kMountedRelay;
    if (s.at[id] == kNowhere || s.turn.attacked || (!relay && !linked[id]) ||
        (s.turn.moved >> (id % 17) & 1) != 0)
      continue;
    // Every square one can come to by one or two steps over free squares.
    std::vector<bool> reached(kSquares, false);
    std::vector<Square> edge{s.at[id]};
    for (int step = 0; step < (fast ? 2 : 1); ++step) {
      std::vector<Square> next;
      for (const Square from : edge)
        for (int to = 0; to < kSquares; ++to)
          if (std::abs(to / 25 - from / 25) <= 1 && std::abs(to % 25 - from % 25) <= 1 &&
              !rock(to / 25, to % 25) && who(s, to / 25, to % 25) == kNobody &&
              !reached[static_cast<std::size_t>(to)]) {
            reached[static_cast<std::size_t>(to)] = true;
            next.push_back(static_cast<Square>(to));
          }
      edge = next;
    }
    for (Square to = 0; to < kSquares; ++to) {
      if (!reached[to]) continue;
      State next = s;
      next.at[id] = to;
      next.turn.moved |= 1u << (id % 17);
      on(std::move(next));
    }
  }
  for (UnitId id = 0; id < kUnits; ++id)
    if (side_of(id) != s.to_move && s.at[id] != kNowhere && !s.turn.attacked &&
        sum(s, id).offence > 0) {
      State next = s;
      next.turn.attacked = true;
      on(std::move(next));
    }
  return n;
}

}  // namespace wg::war
