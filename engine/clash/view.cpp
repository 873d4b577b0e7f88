// clash/view.cpp — the truth as pieces, then as much of them as a seat knows.
#include "clash/view.h"

#include "clash/attack.h"
#include "clash/clash.h"
#include "clash/sighting.h"
#include "clash/supply.h"

namespace wg::clash {
namespace {

void mark_tops(const Scenario& s, View& v) {
  for (Piece& p : v.pieces) p.top = false;
  for (std::size_t i = 0; i < v.pieces.size(); ++i) {
    Piece* best = nullptr;
    std::int32_t most = -1;
    bool first = true;
    for (std::size_t k = 0; k < v.pieces.size(); ++k) {
      Piece& p = v.pieces[k];
      if (p.tile != v.pieces[i].tile) continue;
      if (k < i) first = false;
      const std::int32_t defence = defence_of(s, v, p);
      if (defence <= most) continue;  // equals by id
      most = defence;
      best = &p;
    }
    if (first) best->top = true;
  }
}

// In the order that says nothing of ids: by tile, the top first, then by what is seen.
bool comes_before(const Piece& a, const Piece& b) {
  if (a.tile != b.tile) return a.tile < b.tile;
  if (a.top != b.top) return a.top;
  if (a.sight.level != b.sight.level) return a.sight.level > b.sight.level;
  if (a.id != b.id) return a.id < b.id;
  if (a.sight.type != b.sight.type) return a.sight.type < b.sight.type;
  if (a.sight.least_strength != b.sight.least_strength)
    return a.sight.least_strength < b.sight.least_strength;
  if (a.sight.posture != b.sight.posture) return a.sight.posture < b.sight.posture;
  return a.sight.dug < b.sight.dug;
}

void put_in(std::vector<Piece>& sorted, Piece p) {
  auto where = sorted.begin();
  while (where != sorted.end() && !comes_before(p, *where)) ++where;
  sorted.insert(where, std::move(p));
}

// What of an enemy shows at that level, and nothing else.
Piece as_seen(const Piece& p, Level level) {
  Piece seen;
  seen.side = p.side;
  seen.tile = p.tile;
  seen.sight = look(p.unit, level);
  seen.sight.shelled = p.doing.shelled;
  seen.unit = level == Level::kKnown ? p.unit : estimate(seen.sight);
  seen.supply = p.supply;
  seen.encircled = p.encircled;
  seen.top = p.top;
  seen.doing.slipped = p.doing.slipped;
  seen.doing.shelled = p.doing.shelled;
  if (level == Level::kKnown) seen.id = p.id;
  return seen;
}

bool sees(const State& s, Seat seat, Tile tile) {
  for (const Force& f : s.forces)
    if (f.side == seat && f.tile != kNowhere && distance(f.tile, tile) <= kSeesFar) return true;
  return false;
}

}  // namespace

Level level_of(const State& s, const Force& enemy, bool fog) {
  if (!fog || enemy.shown >= turn_of(s)) return Level::kKnown;
  Level best = Level::kUnseen;
  for (const Force& f : s.forces) {
    if (f.side == enemy.side || f.tile == kNowhere) continue;
    const int d = distance(f.tile, enemy.tile);
    const bool scouts = worth(f.unit.type).role == Role::kRecon;
    const Level level = d > kSeesFar       ? Level::kUnseen
                        : scouts && d <= 1 ? Level::kKnown
                        : scouts || d <= 1 ? Level::kNear
                                           : Level::kSeen;
    if (level > best) best = level;
  }
  return best;
}

View whole(const Setup& setup, const State& state) {
  const Scenario& s = scenario_of(setup);
  View v;
  v.seat = Seat::kUmpire;
  v.round = state.round;
  v.turn = turn_of(state);
  v.to_move = state.to_move;
  v.holders = state.holders;
  v.verdict = state.verdict;
  const std::array<Lines, 2> by_side = {lines(s, state, Seat::kBlue), lines(s, state, Seat::kRed)};
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    const Force& f = state.forces[i];
    if (f.tile == kNowhere) continue;
    Piece p;
    p.id = static_cast<UnitId>(i);
    p.side = f.side;
    p.tile = f.tile;
    p.unit = f.unit;
    p.sight = look(f.unit, Level::kKnown);
    p.sight.shelled = f.doing.shelled;
    p.supply = supply_at(by_side[index(f.side)], f.tile, is_own_city(s, v.holders, f.tile, f.side));
    p.doing = f.doing;
    v.pieces.push_back(std::move(p));
  }
  for (Piece& p : v.pieces) p.encircled = !retreat_of(s, v, p).has_value();
  mark_tops(s, v);
  return v;
}

View Rules::view(const Setup& setup, const State& state, Seat seat) {
  View v = whole(setup, state);
  if (seat == Seat::kUmpire) return v;
  v.seat = seat;
  std::vector<Piece> own, enemies;
  for (Piece& p : v.pieces) {
    if (p.side == seat) {
      own.push_back(std::move(p));
      continue;
    }
    const Level level = level_of(state, state.forces[p.id], setup.fog);
    if (level != Level::kUnseen) put_in(enemies, as_seen(p, level));
  }
  v.pieces = seat == Seat::kBlue ? own : enemies;
  for (const Piece& p : seat == Seat::kBlue ? enemies : own) v.pieces.push_back(p);
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    const Force& f = state.forces[i];
    const Memory& m = state.memory[index(seat)][i];
    if (f.side == seat || m.tile == kNowhere) continue;
    if (f.tile != kNowhere && level_of(state, f, setup.fog) != Level::kUnseen) continue;
    const Ghost g{m.tile, f.unit.type, m.turn};
    auto where = v.ghosts.begin();
    while (where != v.ghosts.end() &&
           (where->tile != g.tile ? where->tile < g.tile : where->type <= g.type))
      ++where;
    v.ghosts.insert(where, g);
  }
  return v;
}

void remember(const Setup& setup, State& s) {
  for (const Seat seat : kPlayers)
    for (std::size_t i = 0; i < s.forces.size(); ++i) {
      const Force& f = s.forces[i];
      Memory& m = s.memory[index(seat)][i];
      if (f.side == seat) continue;
      if (f.tile != kNowhere && level_of(s, f, setup.fog) != Level::kUnseen)
        m = {f.tile, turn_of(s)};
      else if (m.tile != kNowhere && sees(s, seat, m.tile))
        m = {};
    }
}

const Piece* piece(const View& v, UnitId id) {
  if (id == kNobody) return nullptr;
  for (const Piece& p : v.pieces)
    if (p.id == id) return &p;
  return nullptr;
}
std::vector<const Piece*> pieces_on(const View& v, Tile t, Seat side) {
  std::vector<const Piece*> all;
  for (const Piece& p : v.pieces)
    if (p.tile == t && p.side == side) all.insert(p.top ? all.begin() : all.end(), &p);
  return all;
}
const Piece* top_on(const View& v, Tile t, Seat side) {
  for (const Piece& p : v.pieces)
    if (p.tile == t && p.side == side && p.top) return &p;
  return nullptr;
}

}  // namespace wg::clash
