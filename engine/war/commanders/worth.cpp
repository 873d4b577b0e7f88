// war/commanders/worth.cpp — material, links, ground gained, and what either side could destroy.
#include "war/commanders/worth.h"

#include <algorithm>
#include <bit>

namespace wg::war {
namespace {

constexpr std::array<int, kKinds> kPrice = {100, 130, 140, 160, 90, 110};
constexpr int kFirstArsenal = 400;

struct Best {  // the greatest and the second
  int first = 0, second = 0;
  void take(int v) {
    if (v > first) {
      second = first;
      first = v;
    } else if (v > second) {
      second = v;
    }
  }
};

// What it means that an attack could be made good by so much. The slope below nought draws units
// to where the fight is.
int nearness(int margin) {
  constexpr std::array<int, 12> kSlope = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18};
  const int i = margin + 9;
  return i < 0 ? 0 : kSlope[static_cast<std::size_t>(std::min(i, 11))];
}

struct Danger {
  int worst = 0;  // what could be lost in one turn, in points
  int slope = 0;
};

// What `by` could do to the other side within its next turn.
Danger danger(const Field& f, Seat by, const Means& means, bool last_is_won) {
  const Aims a = aims(f, by, means);
  const Seat side = other(by);
  Best best;
  Danger d;
  for (Sides rest = f.there(side); rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    const Aim& aim = a.on[place];
    if (aim.best == 0) continue;
    const auto id = static_cast<UnitId>(first_of(side) + place);
    const int margin = aim.margin();
    if (margin >= kDestroys)
      best.take(price(id));
    else if (margin == kDislodges)
      best.take(f.is_linked(id) || !fights(id) ? price(id) / 5 : price(id));
    d.slope += nearness(margin);
  }
  int standing = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    standing += owner_of(i) == side && stands(f.arsenals(), i) ? 1 : 0;
  if (a.arsenals != 0) best.take(standing > 1 ? kFirstArsenal : last_is_won ? kWon / 2 : 800);
  d.worst = best.first + best.second / 6;
  return d;
}

// Lines of a side round the arsenals of the other: without them nobody fights there.
int covered(const Field& f, Seat me) {
  int most = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    if (owner_of(i) == me || !stands(f.arsenals(), i)) continue;
    int n = 0;
    constexpr int kAround = 4;
    const int row = row_of(kArsenals[i]), column = column_of(kArsenals[i]);
    for (int r = row - kAround; r <= row + kAround; ++r)
      for (int c = column - kAround; c <= column + kAround; ++c)
        n += on_board(r, c) && f.is_line(me, square_at(r, c)) ? 1 : 0;
    most = std::max(most, n);
  }
  return most;
}

// Whether an arsenal is lost already if nothing else happens: who comes to take it is there before
// anybody can stand on it. `mover` moves next.
int race(const Field& f, Seat taker, Seat mover, const Roads& roads) {
  constexpr std::array<int, 6> kSoon = {100, 100, 80, 55, 35, 20};
  const Seat owner = other(taker);
  int worst = 0, standing = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    if (owner_of(i) != owner || !stands(f.arsenals(), i)) continue;
    ++standing;
    int comes = kFarAway, guards = kFarAway;
    for (Sides rest = f.linked(taker) & kFighterBits; rest != 0; rest &= rest - 1) {
      const auto id = static_cast<UnitId>(first_of(taker) + std::countr_zero(rest));
      comes = std::min(comes, (roads[i][f.at(id)] + worth(id).speed - 1) / worth(id).speed);
    }
    if (comes >= static_cast<int>(kSoon.size())) continue;
    for (Sides rest = f.linked(owner); rest != 0; rest &= rest - 1) {
      const auto id = static_cast<UnitId>(first_of(owner) + std::countr_zero(rest));
      guards = std::min(guards, (lie().from[i][f.at(id)] + worth(id).speed - 1) / worth(id).speed);
    }
    const int in_between = mover == taker ? comes - 1 : comes;
    if (guards > in_between) worst = std::max(worst, kSoon[static_cast<std::size_t>(comes)]);
  }
  return standing == 1 ? worst * 3 : worst;
}

// Progress of a side: what it has near the arsenals of the other, and more of it than the other.
int progress(const Field& f, Seat me, const Temper& t, const Roads& roads) {
  int best = 0, most = 0, local = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    if (owner_of(i) == me) continue;
    if (!stands(f.arsenals(), i)) {  // as if everybody had arrived
      best += 1000;
      continue;
    }
    int drive = 0, mine = 0, theirs = 0;
    for (Sides rest = f.linked(me) & kFighterBits; rest != 0; rest &= rest - 1) {
      const auto id = static_cast<UnitId>(first_of(me) + std::countr_zero(rest));
      const int steps = roads[i][f.at(id)], speed = worth(id).speed;
      drive += std::max(0, 30 - steps) * (speed == 2 ? 2 : 3);
      const int turns = (steps + speed - 1) / speed;
      if (turns <= 6) mine += (speed == 2 ? 6 : 4) * (7 - turns);
    }
    for (Sides rest = f.linked(other(me)) & kFighterBits; rest != 0; rest &= rest - 1) {
      const auto id = static_cast<UnitId>(first_of(other(me)) + std::countr_zero(rest));
      const int speed = worth(id).speed;
      const int turns = (lie().from[i][f.at(id)] + speed - 1) / speed;
      if (turns <= 5) theirs += (turns == 0 ? 8 : 5) * (6 - turns);
    }
    local += std::max(0, mine - theirs);
    most = std::max(most, drive);
  }
  best += most;
  return (best * t.drive + local * t.local + covered(f, me) * t.cover) / 100;
}

int value(const Field& f, Seat me, UnitId dislodged, const Temper& t, const Roads& roads) {
  const Seat enemy = other(me);
  const int mine = standing_of(f, me), theirs = standing_of(f, enemy);
  if (theirs <= -kWon) return kWon;
  if (mine <= -kWon) return -kWon;
  int v = mine - theirs;
  v += (progress(f, me, t, roads) - progress(f, enemy, t, roads)) * t.press / 100;
  v += (race(f, me, enemy, roads) - race(f, enemy, enemy, roads)) * t.race / 100;
  Means reply;
  reply.barred = dislodged;
  if (t.safety > 0) {
    const Danger d = danger(f, enemy, reply, true);
    v -= (d.worst + d.slope * t.slope / 100) * t.safety / 100;
  }
  if (t.hope > 0) {
    const Danger d = danger(f, me, {}, false);
    v += (d.worst * t.prize / 100 + d.slope) * t.hope / 100;
  }
  return v;
}

}  // namespace

int standing_of(const Field& f, Seat side) {
  int sum = 0, arsenals = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i)
    arsenals += owner_of(i) == side && stands(f.arsenals(), i) ? 1 : 0;
  if (arsenals == 0 || (f.there(side) & kFighterBits) == 0) return -kWon;
  sum += arsenals == 2 ? kFirstArsenal : 0;
  for (Sides rest = f.there(side); rest != 0; rest &= rest - 1) {
    const auto place = static_cast<UnitId>(std::countr_zero(rest));
    const auto id = static_cast<UnitId>(first_of(side) + place);
    int v = price(id);
    if (fights(id)) {
      if (!f.is_linked(id))
        v = v * 6 / 10;
      else if (is_strong(f.at(id)) && kind_of(id) != Kind::kCavalry)
        v += 4;
    } else if ((f.radiating(side) >> place & 1u) == 0) {
      v = v * 6 / 10;
    }
    sum += v;
  }
  return sum;
}

int price(UnitId id) { return kPrice[static_cast<std::size_t>(kind_of(id))]; }

Roads roads(const Field& f) {
  Roads all;
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    all[i].fill(kFarAway);
    // Steps cost one, past a fighting unit in the way six: few enough kinds for a walk in waves.
    constexpr int kPast = 6;
    std::array<std::vector<Square>, kFarAway + kPast + 1> wave;
    wave[0].push_back(kArsenals[i]);
    all[i][kArsenals[i]] = 0;
    for (int far = 0; far < kFarAway; ++far)
      for (std::size_t n = 0; n < wave[static_cast<std::size_t>(far)].size(); ++n) {
        const Square at = wave[static_cast<std::size_t>(far)][n];
        if (all[i][at] != far) continue;
        const UnitId there = f.on(at);
        const bool blocked = at != kArsenals[i] && there != kNobody &&
                             side_of(there) == owner_of(i) && fights(there);
        const int then = far + (blocked ? kPast : 1);
        for (const Square s : lie().beside[at])
          if (s != kNowhere && then < all[i][s]) {
            all[i][s] = static_cast<std::uint8_t>(then);
            wave[static_cast<std::size_t>(then)].push_back(s);
          }
      }
  }
  return all;
}

Verge judge(const Draft& d, Seat me, const Temper& t, const Roads& roads) {
  const Seat enemy = other(me);
  Verge v;
  int hope = 0;
  if (!d.spent) {
    const int left = kMovesATurn - d.moves;
    const Aims a = aims(d.field, me, {left, kAllBits & ~d.moved, d.barred});
    UnitId dislodges = kNobody;
    int destroyed = 0;
    for (Sides rest = d.field.there(enemy); rest != 0; rest &= rest - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(rest));
      const auto id = static_cast<UnitId>(first_of(enemy) + place);
      const Aim& aim = a.on[place];
      if (aim.best == 0) continue;
      const bool cornered = fights(id) && !d.field.is_linked(id);
      const auto destroys = [&](int margin) {
        return margin >= kDestroys || (cornered && margin == kDislodges);
      };
      if (destroys(aim.margin_now())) {
        if (price(id) > destroyed) {
          destroyed = price(id);
          v.target = id;
        }
      } else if (aim.margin_now() == kDislodges && dislodges == kNobody) {
        dislodges = id;
      }
      if (destroys(aim.margin()) && price(id) > hope) hope = price(id);
    }
    hope -= destroyed;
    if (v.target != kNobody) {
      Field after = d.field;
      after.put(v.target, kNowhere);
      after.link();
      v.value = value(after, me, kNobody, t, roads);
    } else {
      v.value = value(d.field, me, dislodges, t, roads) + (dislodges != kNobody ? 15 : 0);
      v.target = dislodges;
    }
  } else {
    v.value = value(d.field, me, kNobody, t, roads);
  }
  v.promise = v.value + std::max(0, hope) * 8 / 10;
  return v;
}

}  // namespace wg::war
