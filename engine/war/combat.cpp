// war/combat.cpp — charges, fire, support, and what comes of it.
#include "war/combat.h"

#include <algorithm>

#include "core/order.h"

namespace wg::war {
namespace {

bool contributes(const State& s, const Board& board, UnitId id) {
  return fights(id) && is_there(s, id) && board.is_linked(id) && id != s.turn.barred;
}

// Rulebook, "The cavalry charge": from each side of the target an unbroken column of cavalry, one
// to four squares long, charges as one. (One translation asks for all four; the published game's
// attacks of turns 43 to 48 are impossible then.) Not against a pass or a fort, and not out of a
// fort.
std::uint64_t charging(const State& s, const Board& board, Square target, Seat by) {
  std::uint64_t all = 0;
  if (is_strong(target)) return all;
  for (const Way w : kWays) {
    Square q = next(target, w);
    for (int n = 0; n < kLongestCharge && q != kNowhere; ++n, q = next(q, w)) {
      const UnitId id = board.on(q);
      if (id == kNobody || side_of(id) != by || kind_of(id) != Kind::kCavalry || is_fort(q) ||
          !contributes(s, board, id))
        break;
      all |= std::uint64_t{1} << id;
    }
  }
  return all;
}

}  // namespace

Totals totals(const State& s, const Board& board, UnitId target) {
  const Square at = s.at[target];
  const Seat defender = side_of(target), by = other(defender);
  Totals t;
  const std::uint64_t charges = charging(s, board, at, by);
  for (UnitId id = first_of(by); id < first_of(by) + kPerSide; ++id) {
    if (!contributes(s, board, id)) continue;
    const bool in_charge = (charges >> id & 1u) != 0;
    if (!in_charge && !reaches(s.at[id], at, worth(id).range)) continue;
    const int factor = in_charge ? kCharge : worth(id).attack;
    t.attack.push_back({id, static_cast<std::uint8_t>(factor), in_charge});
    t.offence = static_cast<std::int16_t>(t.offence + factor);
  }
  // Isolated, a fighting unit is worth nothing even to itself; a relay keeps its one point.
  const auto defends = [&](UnitId id) {
    const int factor = fights(id) && board.is_isolated(id) ? 0 : defence_on(id, s.at[id]);
    t.defence.push_back({id, static_cast<std::uint8_t>(factor), false});
    t.against = static_cast<std::int16_t>(t.against + factor);
  };
  defends(target);
  for (UnitId id = first_of(defender); id < first_of(defender) + kPerSide; ++id)
    if (id != target && is_there(s, id) && board.is_linked(id) &&
        reaches(s.at[id], at, worth(id).range))
      defends(id);
  const auto reads_before = [&](const Part& a, const Part& b) {
    if (a.unit == target || b.unit == target) return a.unit == target;
    if (kind_of(a.unit) != kind_of(b.unit)) return kind_of(a.unit) < kind_of(b.unit);
    return s.at[a.unit] < s.at[b.unit];
  };
  put_in_order(t.attack, reads_before);
  put_in_order(t.defence, reads_before);
  if (t.margin() >= kDestroys) {
    t.result = Result::kDestroyed;
  } else if (t.margin() == kDislodges) {
    t.trapped = reach(s, board, target).empty();  // isolated, or boxed in
    t.result = t.trapped ? Result::kDestroyed : Result::kDislodged;
  }
  return t;
}

Refusal why_no_attacker(const State& s, const Board& board, UnitId target) {
  const Square at = s.at[target];
  const Seat by = other(side_of(target));
  Refusal nearest = Refusal::kNotAligned;
  for (UnitId id = first_of(by); id < first_of(by) + kPerSide; ++id) {
    if (!fights(id) || !is_there(s, id)) continue;
    const auto w = way_to(s.at[id], at);
    if (!w) continue;
    const Refusal why = distance(s.at[id], at) > worth(id).range ? Refusal::kOutOfRange
                        : !is_clear(s.at[id], at, *w)            ? Refusal::kMountainBetween
                        : board.is_isolated(id)                  ? Refusal::kAttackersIsolated
                                                                 : Refusal::kAttackerBarred;
    nearest = std::max(nearest, why);
  }
  return nearest;
}

}  // namespace wg::war
