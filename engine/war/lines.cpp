// war/lines.cpp — lines laid out from arsenals and relays, and contact spread from them.
#include "war/lines.h"

namespace wg::war {

Board::Board(const State& s) {
  on_.fill(kNobody);
  for (UnitId id = 0; id < kUnits; ++id)
    if (is_there(s, id)) {
      on_[s.at[id]] = id;
      there_ |= std::uint64_t{1} << id;
    }
  for (const Seat side : kPlayers) lay_lines(s, side);
}

namespace {

// Rulebook: a line ends before a mountain and before an enemy FIGHTING unit, linked or not. Own
// units and relays of either side let it pass.
template <class On>
bool stops(const On& on, Seat side, Square s) {
  if (s == kNowhere || is_mountain(s)) return true;
  const UnitId there = on(s);
  return there != kNobody && side_of(there) != side && fights(there);
}

}  // namespace

void Board::radiate(Seat side, Square from) {
  auto& line = line_[index(side)];
  const auto on_square = [this](Square s) { return on(s); };
  for (const Way w : kWays)
    for (Square s = next(from, w); !stops(on_square, side, s); s = next(s, w)) line.set(s);
}

void Board::lay_lines(const State& s, Seat side) {
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    if (owner_of(i) == side && stands(s.arsenals, i)) {
      line_[index(side)].set(kArsenals[i]);
      radiate(side, kArsenals[i]);
    }
  link(s, side);
  // A relay on a line sends it on in all directions; that may bring the other relay onto one.
  const UnitId first = first_of(side);
  for (bool more = true; more;) {
    more = false;
    for (UnitId id = first; id < first + kPerSide; ++id) {
      if (fights(id) || !is_there(s, id) || radiates(id)) continue;
      const bool reached = is_line(side, s.at[id]) || (s.options.contact_relay && is_linked(id));
      if (!reached) continue;
      radiating_ |= std::uint64_t{1} << id;
      radiate(side, s.at[id]);
      link(s, side);
      more = true;
    }
  }
}

void Board::link(const State& s, Seat side) {
  const UnitId first = first_of(side);
  std::array<UnitId, kPerSide> queue{};
  std::size_t n = 0;
  for (UnitId id = first; id < first + kPerSide; ++id)
    if (is_there(s, id) && is_line(side, s.at[id])) {
      on_line_ |= std::uint64_t{1} << id;
      if (!is_linked(id)) {
        linked_ |= std::uint64_t{1} << id;
        queue[n++] = id;
      }
    }
  // Contact: from neighbour to neighbour, through relays as well.
  for (std::size_t i = 0; i < n; ++i)
    for (const Way w : kWays) {
      const Square beside = next(s.at[queue[i]], w);
      if (beside == kNowhere) continue;
      const UnitId id = on_[beside];
      if (id == kNobody || side_of(id) != side || is_linked(id)) continue;
      linked_ |= std::uint64_t{1} << id;
      queue[n++] = id;
    }
}

std::vector<Ray> rays(const State& s, const Board& board, Seat side) {
  std::vector<Ray> all;
  const auto on_square = [&](Square q) { return board.on(q); };
  const auto from = [&](Square source) {
    for (const Way w : kWays) {
      Square last = source;
      for (Square q = next(source, w); !stops(on_square, side, q); q = next(q, w)) last = q;
      if (last != source) all.push_back({source, last});
    }
  };
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    if (owner_of(i) == side && stands(s.arsenals, i)) from(kArsenals[i]);
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id)
    if (board.radiates(id)) from(s.at[id]);
  return all;
}

}  // namespace wg::war
