// clash/aftermath.cpp — small sums, each with its cap.
#include "clash/aftermath.h"

#include <algorithm>

#include "clash/constants.h"

namespace wg::clash {
namespace {

struct Rate {
  std::int32_t strength, disorder;  // a round
};
// Depot and city in full supply of their own; in the field by supply. Strength forced but for the
// strained and the cut, disorder of the city and the field forced, the rest ours.
constexpr Rate kDepot{20, 60}, kCity{12, 45}, kField{4, 20}, kStrained{2, 10}, kCut{0, 5};

Rate rate(const Rest& r) {
  if (r.place == Shelter::kDepot) return kDepot;
  if (r.place == Shelter::kCity) return kCity;
  return r.supply == Supply::kCut ? kCut : r.supply == Supply::kStrained ? kStrained : kField;
}

// In tiles' scores. Ours, but that they come in this order.
constexpr std::int32_t kPerEnemyBeside = 4000, kNearerToCity = 2000, kFriendThere = 500;
constexpr std::int32_t kClosedBy = 1;  // enemies beside it

}  // namespace

std::int32_t disorder_from(const Part& p) {
  return p.lost / kDisorderPerLoss + (p.assaulted ? kDisorderAssault : 0) +
         (p.broke ? kDisorderBreak : 0);
}
std::int32_t disorder_from_shells(std::int32_t lost) {
  return kDisorderShelled + kDisorderPerShelledLoss * lost;
}

std::int32_t experience_from(std::int32_t dealt, bool enemy_broke, std::int32_t gained_this_turn) {
  const std::int32_t gain =
      kExperienceBase + dealt / kExperiencePerLoss + (enemy_broke ? kExperienceBreak : 0);
  return std::clamp(kMostExperienceATurn - gained_this_turn, 0, gain);
}

Grade grade_of(std::int32_t experience) {
  std::size_t g = 0;
  while (g + 1 < kGrades && experience >= kExperienceOf[g + 1]) ++g;
  return static_cast<Grade>(g);
}

std::uint8_t experience_at(Grade g) { return static_cast<std::uint8_t>(kExperienceOf[at(g)]); }

void recover(Unit& u, const Rest& rest) {
  const Rate r = rate(rest);
  if (!rest.fought && !rest.shelled)
    u.strength = static_cast<std::uint8_t>(std::min(100, u.strength + r.strength));
  const std::int32_t calmed = rest.fought ? r.disorder / 2 : r.disorder;
  u.disorder = static_cast<std::uint8_t>(std::max(0, u.disorder - calmed));
}

std::int32_t parting_loss(const Unit& u) {
  return std::min<std::int32_t>(u.strength, 1000 / worth(u.type).tough);
}

bool may_retreat_to(const Candidate& c) {
  return c.passable && !c.enemy_on_it && !c.attacker_on_it && c.room > 0 &&
         (c.enemies_beside < kClosedBy || c.friend_on_it);
}
std::int32_t retreat_score(const Candidate& c) {
  return kPerEnemyBeside * c.enemies_beside - kTerrainWorth[at(c.terrain)].cover -
         (c.friend_on_it ? kFriendThere : 0) - (c.nearer_to_city ? kNearerToCity : 0);
}
std::optional<std::int32_t> best_retreat(std::span<const Candidate> all) {
  const Candidate* best = nullptr;
  for (const Candidate& c : all) {
    if (!may_retreat_to(c)) continue;
    if (!best || retreat_score(c) < retreat_score(*best) ||
        (retreat_score(c) == retreat_score(*best) && c.index < best->index))
      best = &c;
  }
  return best ? std::optional(best->index) : std::nullopt;
}

}  // namespace wg::clash
