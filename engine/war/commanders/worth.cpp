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

// Steps from an arsenal, in turns of that unit.
int turns_away(const Field& f, UnitId id, std::size_t arsenal) {
  const int steps = lie().from[arsenal][f.at(id)];
  return worth(id).speed == 2 ? (steps + 1) / 2 : steps;
}

// Progress of a side: what it has near the arsenals of the other, and more of it than the other.
int progress(const Field& f, Seat me) {
  int best = 0, local = 0;
  for (std::size_t i = 0; i < kArsenals.size(); ++i) {
    if (owner_of(i) == me) continue;
    if (!stands(f.arsenals(), i)) {  // as if everybody had arrived
      local += 24 * 3 * 15 / 2;
      continue;
    }
    int drive = 0, mine = 0, theirs = 0;
    for (Sides rest = f.linked(me) & kFighterBits; rest != 0; rest &= rest - 1) {
      const auto id = static_cast<UnitId>(first_of(me) + std::countr_zero(rest));
      const int t = turns_away(f, id, i);
      drive += std::max(0, 24 - t) * 3;
      if (t <= 6) mine += (worth(id).speed == 2 ? 6 : 4) * (7 - t);
    }
    for (Sides rest = f.linked(other(me)) & kFighterBits; rest != 0; rest &= rest - 1) {
      const auto id = static_cast<UnitId>(first_of(other(me)) + std::countr_zero(rest));
      const int t = turns_away(f, id, i);
      if (t <= 5) theirs += (t == 0 ? 8 : 5) * (6 - t);
    }
    local += std::max(0, mine - theirs);
    best = std::max(best, drive);
  }
  return best + local * 2;
}

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
      if (!f.is_linked(id)) v = v * 6 / 10;
      else if (is_strong(f.at(id)) && kind_of(id) != Kind::kCavalry) v += 4;
    } else if ((f.radiating(side) >> place & 1u) == 0) {
      v = v * 6 / 10;
    }
    sum += v;
  }
  return sum;
}

int value(const Field& f, Seat me, UnitId dislodged, const Temper& t) {
  const Seat enemy = other(me);
  const int mine = standing_of(f, me), theirs = standing_of(f, enemy);
  if (theirs <= -kWon) return kWon;
  if (mine <= -kWon) return -kWon;
  int v = mine - theirs;
  v += (progress(f, me) - progress(f, enemy)) * t.press / 100;
  Means reply;
  reply.barred = dislodged;
  if (t.safety > 0) {
    const Danger d = danger(f, enemy, reply, true);
    v -= (d.worst + d.slope / 2) * t.safety / 100;
  }
  if (t.hope > 0) {
    const Danger d = danger(f, me, {}, false);
    v += (d.worst / 5 + d.slope) * t.hope / 100;
  }
  return v;
}

}  // namespace

int price(UnitId id) { return kPrice[static_cast<std::size_t>(kind_of(id))]; }

Verge judge(const Draft& d, Seat me, const Temper& t) {
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
      v.value = value(after, me, kNobody, t);
    } else {
      v.value = value(d.field, me, dislodges, t) + (dislodges != kNobody ? 15 : 0);
      v.target = dislodges;
    }
  } else {
    v.value = value(d.field, me, kNobody, t);
  }
  v.promise = v.value + std::max(0, hope) * 8 / 10;
  return v;
}

}  // namespace wg::war
