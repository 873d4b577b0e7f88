// tarn/commanders/blue.cpp — Blue's commander, and the doctrinal defender who follows the same
// rules and gives up a quiet road. Rules: source, "The other commander"; thresholds are our choice.
#include "tarn/commanders/commanders.h"
#include "tarn/commanders/eyes.h"

namespace wg::tarn {
namespace {

struct Plan {
  explicit Plan(const View& v) : eyes(v), view(v), post(v.staff.post) {}

  Eyes eyes;
  const View& view;
  std::array<Sector, kMostUnits> post;
  std::array<bool, kMostUnits> ordered{};
  std::array<Strength, 3> road_strength{};
  Road best = Road::kWest;
  bool can_check_best = false;
  Orders orders;

  void send(std::size_t place, Sector to) {
    ordered[place] = true;
    orders.push_back(March{id_of(view, place), to});
  }
  void assign(std::size_t place, Sector to) {
    post[place] = to;
    orders.push_back(AssignPost{id_of(view, place), to});
  }
};

// Movement counts only where no battalion has been seen in or next to the sector of late.
Strength movement_in(const View& view, Sector s) {
  for (const Movement& m : view.movements) {
    if (m.sector != s) continue;
    if (view.hour - m.heard_in > kMovementLasts_h) return 0;
    for (const Contact& c : view.contacts)
      if (is_fresh(view, c, kRecent_h) && c.kind != Kind::kRecon && hops(c.sector, s) <= 1)
        return 0;
    return kMovementCounts;
  }
  return 0;
}

void weigh_roads(Plan& plan) {
  for (const Road road : kRoads) {
    Strength& sum = plan.road_strength[index(road)];
    for (int row = 0; row <= kLastRow; ++row) {
      const Sector s = sector_at(road, row);
      sum += plan.eyes.known_lately[index(s)] + movement_in(plan.view, s);
    }
    if (sum > plan.road_strength[index(plan.best)]) plan.best = road;
  }
}

bool can_check(const Plan& plan, Sector s) {
  if (s == Sector::kX || !has(plan.eyes.watched, s)) return false;
  for (const Contact& c : plan.view.contacts)
    if (c.sector == s && is_fresh(plan.view, c, kFresh_h) && plan.eyes.is_unchecked(c)) return true;
  return false;
}

// Checks contacts with watched fire first, those on the strongest road before others; then the
// strongest sector. Ties go to the lower sector.
void aim(Plan& plan) {
  std::optional<Sector> target;
  Strength most = 0;
  for (const Sector s : kEverySector) {
    if (!can_check(plan, s)) continue;
    const bool on_best = on_road(s) && road_of(s) == plan.best;
    if (on_best) plan.can_check_best = true;
    const Strength worth = plan.eyes.known_fresh[index(s)] + (on_best ? kBestRoadBonus : 0);
    if (worth > most) {
      most = worth;
      target = s;
    }
  }
  if (!target) target = plan.eyes.strongest();
  if (target) plan.orders.push_back(Fire{Seat::kBlue, target});
}

// Once: to the strongest road, when the enemy on it has reached the forward zone and cannot be
// checked first.
void commit_reserve(Plan& plan) {
  const View& view = plan.view;
  const bool gone = !on_map(view.own[kReserve]);
  if (view.staff.road || gone || plan.can_check_best ||
      plan.road_strength[index(plan.best)] < kReserveCalledAt)
    return;
  bool at_the_front = false;
  for (const Contact& c : view.contacts)
    if (is_fresh(view, c, kRecent_h) && is_battalion(c.kind) && on_road(c.sector) &&
        road_of(c.sector) == plan.best && row_of(c.sector) >= 1)
      at_the_front = true;
  if (!at_the_front) return;
  plan.orders.push_back(ChooseRoad{Seat::kBlue, plan.best});
  plan.assign(kReserve, sector_at(plan.best, kLastRow));
  plan.send(kReserve, plan.post[kReserve]);
}

// Doctrinal defender only: an hour after the reserve is committed, rifles on another, quiet road
// fall back to X.
void give_up_quiet_roads(Plan& plan) {
  const View& view = plan.view;
  if (!view.staff.road) return;
  for (std::size_t i = 0; i < kBlueUnits; ++i) {
    const Unit& u = view.own[i];
    if (!on_map(u) || !is_battalion(plan.eyes.kind(i)) || !on_road(u.sector) ||
        plan.post[i] != u.sector)
      continue;
    const Road road = road_of(u.sector);
    if (road != *view.staff.road && plan.road_strength[index(road)] <= kQuietRoad &&
        !has(plan.eyes.busy, u.sector))
      plan.assign(i, Sector::kX);
  }
}

// The neighbour an idle battalion may strike: all contacts there known exactly of late, and no
// stronger than itself.
std::optional<Sector> weak_neighbour(const Plan& plan, const Unit& u) {
  std::optional<Sector> target;
  Strength most = 0;
  for (const Sector s : kEverySector) {
    if (edge_h(u.sector, s) != 1) continue;
    Strength there = 0;
    bool any = false, all_exact = true;
    for (const Contact& c : plan.view.contacts) {
      if (!is_fresh(plan.view, c, kFresh_h) || c.sector != s || c.kind == Kind::kDecoy) continue;
      any = true;
      there += c.strength;
      if (!c.exact || plan.view.hour - 1 - *c.exact > kFresh_h) all_exact = false;
    }
    if (any && all_exact && there <= u.strength && there > most) {
      most = there;
      target = s;
    }
  }
  return target;
}

void counterattack_or_return(Plan& plan) {
  for (std::size_t i = 0; i < kBlueUnits; ++i) {
    const Unit& u = plan.view.own[i];
    if (!on_map(u)) continue;
    if (plan.eyes.kind(i) == Kind::kRecon) {
      if (u.stance != Stance::kGiveGround)
        plan.orders.push_back(TakeStance{id_of(plan.view, i), Stance::kGiveGround});
      continue;
    }
    if (plan.ordered[i] || plan.post[i] == Sector::kR || has(plan.eyes.busy, u.sector) ||
        !is_idle(u))
      continue;
    const auto target = plan.post[i] == Sector::kX ? std::nullopt : weak_neighbour(plan, u);
    if (target)
      plan.send(i, *target);
    else if (u.sector != plan.post[i])
      plan.send(i, plan.post[i]);
  }
}

Orders defend(const View& view, bool gives_up_quiet_roads) {
  Plan plan(view);
  weigh_roads(plan);
  aim(plan);
  commit_reserve(plan);
  if (gives_up_quiet_roads) give_up_quiet_roads(plan);
  counterattack_or_return(plan);
  return plan.orders;
}

}  // namespace

Orders blue_commander(const View& view) { return defend(view, false); }
Orders doctrinal_defender(const View& view) { return defend(view, true); }

}  // namespace wg::tarn
