// war/aims.cpp — the squares from which each unit can be hit, and who stands there or could.
#include "war/aims.h"

#include <algorithm>
#include <bit>

namespace wg::war {
namespace {

int bits(Sides s) { return std::popcount(s); }

// The board in twenty blocks of five by five: nobody acts on what is two blocks away or more. Six
// squares is the longest arm: two steps and a column of four.
constexpr std::uint32_t block(Square s) { return 1u << (row_of(s) / 5 * 5 + column_of(s) / 5); }
constexpr auto kNear = [] {  // blocks within six squares
  std::array<std::uint32_t, kSquares> near{};
  for (int row = 0; row < kRows; ++row)
    for (int column = 0; column < kColumns; ++column)
      for (const int r : {row - 6, row - 1, row + 4, row + 6})
        for (const int c : {column - 6, column - 1, column + 4, column + 6}) {
          const int inside_r = r < 0 ? 0 : r >= kRows ? kRows - 1 : r;
          const int inside_c = c < 0 ? 0 : c >= kColumns ? kColumns - 1 : c;
          near[static_cast<std::size_t>(row * kColumns + column)] |=
              block(square_at(inside_r, inside_c));
        }
  return near;
}();
std::uint32_t blocks(const Field& f, Seat side, Sides who) {
  std::uint32_t all = 0;
  for (Sides rest = who; rest != 0; rest &= rest - 1)
    all |= block(f.at(static_cast<UnitId>(first_of(side) + std::countr_zero(rest))));
  return all;
}

// Who of a side may come to each square and be linked there.
using Comers = std::array<std::uint16_t, kSquares + 1>;
Comers comers(const Field& f, Seat by, const Means& m) {
  Comers all{};
  const std::uint32_t targets = blocks(f, other(by), f.there(other(by)));
  if (m.moves == 0) return all;
  const UnitId first = first_of(by);
  const Sides willing = f.linked(by) & m.may_move & kFighterBits;
  for (Sides rest = willing; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<UnitId>(std::countr_zero(rest));
    const auto id = static_cast<UnitId>(first + place);
    const Square from = f.at(id);
    if ((kNear[from] & targets) == 0) continue;
    f.each_way(id, [&](Square s) {
      if (f.would_link(by, from, s)) all[s] = static_cast<std::uint16_t>(all[s] | 1u << place);
    });
  }
  return all;
}

struct Ring {
  Sides here = 0, come = 0;  // stand at that distance, or could come there
};

struct Around {
  std::array<Ring, kLongestCharge + 1> ring{};  // by distance
  Sides charging = 0, may_charge = 0;           // as things stand; with some moves
  int support = 0;
};

void look(const Field& f, const Comers& comers, Sides able, Seat by, Square at, Around& a) {
  const Lie& l = lie();
  const bool chargeable = !is_strong(at);
  for (std::size_t w = 0; w < 8; ++w) {
    const int far = std::min<int>(l.open[at][w], kLongestCharge);
    bool unbroken = chargeable, closed_up = chargeable;
    Sides column = 0;
    int s = at;
    for (int k = 1; k <= far; ++k) {
      s += kStride[w];
      const auto square = static_cast<Square>(s);
      Ring& ring = a.ring[static_cast<std::size_t>(k)];
      const UnitId there = f.on(square);
      Sides here = 0;
      if (there != kNobody) {
        const Sides bit = 1u << place_in_side(there);
        if (side_of(there) == by) {
          here = bit & able;
        } else if (f.is_linked(there) && k <= worth(there).range) {
          a.support += defence_on(there, square);
        }
      }
      const Sides come = comers[square] & able;
      ring.here |= here;
      ring.come |= come;
      if (!closed_up) continue;
      const Sides horse = (here | come) & kCavalryBits;
      column |= horse;
      closed_up = horse != 0 && !is_fort(square) && bits(column) >= k;
      unbroken = unbroken && closed_up && (here & kCavalryBits) != 0;
      if (closed_up) a.may_charge |= horse;
      if (unbroken) a.charging |= here;
    }
  }
}

Aim reckon(const Around& a, int moves) {
  const Sides near_here = a.ring[1].here | a.ring[2].here;
  const Sides near_come = a.ring[1].come | a.ring[2].come;
  const Sides fire = near_here | (a.ring[3].here & kGunBits);
  const Sides may_fire = (near_come | (a.ring[3].come & kGunBits)) & ~fire;
  const Sides charging = a.charging, to_charge = a.may_charge & ~charging;
  Aim aim;
  int now = kCharge * bits(charging);
  now += 4 * bits(fire & ~kGunBits & ~charging) + 5 * bits(fire & kGunBits);
  aim.now = static_cast<std::int16_t>(now);
  int best = now;
  const auto add = [&](Sides who, int each) {
    const int n = std::min(bits(who), moves);
    best += n * each;
    moves -= n;
  };
  add(to_charge & ~fire, kCharge);
  add(may_fire & kGunBits, 5);
  add(may_fire & ~kGunBits & ~to_charge & ~charging, 4);
  add(to_charge & fire, kCharge - 4);
  aim.best = static_cast<std::int16_t>(best);
  return aim;
}

}  // namespace

Aims aims(const Field& f, Seat by, const Means& m) {
  Aims all;
  const Comers who = comers(f, by, m);
  const Seat side = other(by);
  Sides able = f.linked(by) & kFighterBits;
  if (m.barred != kNobody && side_of(m.barred) == by) able &= ~(1u << place_in_side(m.barred));
  const std::uint32_t attackers = blocks(f, by, able);
  for (Sides rest = f.there(side); rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    const auto id = static_cast<UnitId>(first_of(side) + place);
    const Square at = f.at(id);
    if ((kNear[at] & attackers) == 0) continue;
    Around a;
    look(f, who, able, by, at, a);
    Aim& aim = all.on[place] = reckon(a, m.moves);
    const int own = fights(id) && !f.is_linked(id) ? 0 : defence_on(id, at);
    aim.against = static_cast<std::int16_t>(own + a.support);
  }
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    if (owner_of(i) == side && stands(f.arsenals(), i)) {
      bool taken = who[kArsenals[i]] != 0;
      if (!taken && m.moves > 0 && f.on(kArsenals[i]) == kNobody) {
        // It need not be linked there.
        for (Sides rest = f.linked(by) & m.may_move & kFighterBits; rest != 0; rest &= rest - 1) {
          const auto id = static_cast<UnitId>(first_of(by) + std::countr_zero(rest));
          if (distance(f.at(id), kArsenals[i]) > worth(id).speed) continue;
          f.each_way(id, [&](Square s) { taken = taken || s == kArsenals[i]; });
        }
      }
      if (taken) all.arsenals = static_cast<std::uint8_t>(all.arsenals | 1u << i);
    }
  return all;
}

}  // namespace wg::war
