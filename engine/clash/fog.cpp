// clash/fog.cpp — all that may be there, tried out.
#include "clash/fog.h"

#include <algorithm>

namespace wg::clash {
namespace {

struct Band {
  std::uint8_t least, most;
};
constexpr Band kBuckets[] = {{1, 29}, {30, 59}, {60, 100}};  // from afar
constexpr std::uint8_t kBandWidth = 20;                      // from near: 1–20 … 81–100

Band band_of(std::uint8_t strength, Level level) {
  if (level == Level::kKnown) return {strength, strength};
  if (level == Level::kNear) {
    const auto least = static_cast<std::uint8_t>((strength - 1) / kBandWidth * kBandWidth + 1);
    return {least, static_cast<std::uint8_t>(least + kBandWidth - 1)};
  }
  for (const Band b : kBuckets)
    if (strength <= b.most) return b;
  return kBuckets[2];
}

struct Stance {
  Posture posture;
  std::uint8_t dug;
};
constexpr Stance kStances[] = {{Posture::kAssault, 0},    {Posture::kHold, 0},
                               {Posture::kEntrenched, 0}, {Posture::kEntrenched, 1},
                               {Posture::kEntrenched, 2}, {Posture::kEntrenched, 3},
                               {Posture::kEntrenched, 4}};

std::vector<Stance> stances(const Sight& s, bool caught) {
  if (s.posture) return {{*s.posture, s.dug.value_or(0)}};
  std::vector<Stance> all(std::begin(kStances), std::end(kStances));
  if (caught) all.push_back({Posture::kWithdraw, 0});
  return all;
}
std::vector<Grade> grades(const Sight& s) {
  if (s.grade) return {*s.grade};
  return {Grade::kGreen, Grade::kTrained, Grade::kVeteran, Grade::kElite};
}

// More disorder only lowers resolve: its ends suffice.
std::vector<std::uint8_t> disorders(const Sight& s) {
  if (s.disorder) return {*s.disorder};
  return {0, 100};
}

// The ends of the band, and where the loss at the best draw stops being all there is: a unit of
// that strength can lose more than a weaker one, which has no more, and a stronger one, which
// defends itself.
std::vector<std::uint8_t> strengths(Clash& c, const Sight& s) {
  std::vector<std::uint8_t> all{s.least_strength};
  if (s.most_strength == s.least_strength) return all;
  all.push_back(s.most_strength);
  const auto loses_less_than_all = [&](int strength) {
    c.defender.unit.strength = static_cast<std::uint8_t>(strength);
    Prepared p = prepare(c);
    p.strength_defender = 10'000;
    return exchange(p, kDraws - 1).lost_defender <= strength;
  };
  int low = s.least_strength, high = s.most_strength;
  if (loses_less_than_all(low) || !loses_less_than_all(high)) return all;
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    (loses_less_than_all(middle) ? high : low) = middle;
  }
  for (const int turning : {low, high})
    if (turning != s.least_strength && turning != s.most_strength)
      all.push_back(static_cast<std::uint8_t>(turning));
  return all;
}

void widen(Range& r, std::int32_t least, std::int32_t most, bool first) {
  r.least = first ? least : std::min(r.least, least);
  r.most = first ? most : std::max(r.most, most);
}

}  // namespace

Sight look(const Unit& u, Level level) {
  const Band band = band_of(u.strength, level);
  Sight s{level, u.type, band.least, band.most};
  if (level >= Level::kNear) {
    s.posture = u.posture;
    s.dug = u.dug;
  }
  if (level >= Level::kKnown) {
    s.grade = u.grade;
    s.disorder = u.disorder;
  }
  return s;
}

Envelope envelope(Clash c, const Sight& s, bool caught) {
  Envelope e;
  e.may_slip_away = !s.posture || *s.posture == Posture::kWithdraw;
  Unit& u = c.defender.unit;
  u.type = s.type;
  for (const Grade grade : grades(s))
    for (const Stance stance : stances(s, caught))
      for (const std::uint8_t disorder : disorders(s)) {
        u.grade = grade;
        u.posture = stance.posture;
        u.dug = stance.dug;
        u.disorder = disorder;
        for (const std::uint8_t strength : strengths(c, s)) {
          u.strength = strength;
          const Preview v = preview(prepare(c));
          const bool first = e.previews++ == 0;
          widen(e.lost_defender, v.lost_defender[0], v.lost_defender[2], first);
          widen(e.lost_attacker, v.lost_attacker[0], v.lost_attacker[2], first);
          widen(e.down, v.down, v.down, first);
          widen(e.fails, v.falters + v.dies, v.falters + v.dies, first);
        }
      }
  return e;
}

Unit estimate(const Sight& s) {
  Unit u;
  u.type = s.type;
  u.strength = static_cast<std::uint8_t>((s.least_strength + s.most_strength + 1) / 2);
  u.grade = s.grade.value_or(Grade::kTrained);
  u.disorder = s.disorder.value_or(s.shelled ? 30 : 10);
  u.posture = s.posture.value_or(Posture::kEntrenched);
  u.dug = s.dug.value_or(1);
  return u;
}

Pivot try_out(const Clash& clash, const Sight& s, const Unit& estimated, Unknown what) {
  Clash c = clash;
  Pivot p{what};
  const auto step = [&](const Unit& u, bool likely) {
    c.defender.unit = u;
    if (likely) p.likely = p.steps.size();
    p.steps.push_back({u, preview(prepare(c)).down});
  };
  Unit u = estimated;
  switch (what) {
    case Unknown::kGrade:
      for (std::size_t g = 0; g < kGrades; ++g) {
        u.grade = static_cast<Grade>(g);
        step(u, u.grade == estimated.grade);
      }
      break;
    case Unknown::kStance:
      for (const Stance stance : kStances) {
        u.posture = stance.posture;
        u.dug = stance.dug;
        step(u, u.posture == estimated.posture && u.dug == estimated.dug);
      }
      break;
    case Unknown::kDisorder:
      for (std::uint8_t disorder = 0; disorder <= 60;
           disorder = static_cast<std::uint8_t>(disorder + 10)) {
        u.disorder = disorder;
        step(u, disorder <= estimated.disorder);
      }
      break;
    case Unknown::kStrength:
      for (const std::uint8_t strength : {s.least_strength, estimated.strength, s.most_strength}) {
        u.strength = strength;
        step(u, strength == estimated.strength);
      }
      break;
  }
  const auto turns_at = [&](std::size_t i) {
    return i < p.steps.size() && outlook_of(p.steps[i].down) != outlook_of(p.steps[p.likely].down);
  };
  for (std::size_t n = 1; n < p.steps.size() && !p.turns; ++n) {
    if (turns_at(p.likely + n))
      p.turns = p.likely + n;
    else if (n <= p.likely && turns_at(p.likely - n))
      p.turns = p.likely - n;
  }
  return p;
}

std::optional<Pivot> pivot(const Clash& c, const Sight& s) {
  const Unit estimated = estimate(s);
  std::optional<Pivot> best;
  std::int32_t widest = -1;
  const auto consider = [&](bool hidden, Unknown what) {
    if (!hidden) return;
    Pivot p = try_out(c, s, estimated, what);
    if (!p.turns) return;
    std::int32_t least = kDraws, most = 0;
    for (const Pivot::Step& step : p.steps) {
      least = std::min(least, step.down);
      most = std::max(most, step.down);
    }
    if (most - least <= widest) return;
    widest = most - least;
    best = std::move(p);
  };
  consider(!s.grade, Unknown::kGrade);
  consider(!s.posture, Unknown::kStance);
  consider(!s.disorder, Unknown::kDisorder);
  consider(s.least_strength != s.most_strength, Unknown::kStrength);
  return best;
}

}  // namespace wg::clash
