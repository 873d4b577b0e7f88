// tarn/commanders/red.cpp — Red's commander and the attackers who stand in for players. One set of
// rules; they differ in who is sent down which road, and the naive ones in patience. Rules: source,
// "The other commander"; thresholds are our choice.
#include "tarn/commanders/commanders.h"
#include "tarn/commanders/eyes.h"

namespace wg::tarn {
namespace {

constexpr UnitId kFirstTanks = 10, kFirstMech = 11, kSecondMech = 12, kFirstScouts = 8,
                 kSecondScouts = 9;

using Roads = std::array<std::optional<Road>, kRedUnits>;  // who goes down which road, by place

struct Plan {
  Plan(const View& v, bool is_naive) : eyes(v), view(v), naive(is_naive) {}

  Eyes eyes;
  const View& view;
  bool naive;  // straight on, whatever the odds
  Roads roads{};
  std::optional<Road> main;
  Orders orders;

  std::optional<Road>& road(UnitId id) {
    return roads[static_cast<std::size_t>(id - first_of(Seat::kRed))];
  }
  Strength known_recent(Sector s) const { return eyes.known_recent[index(s)]; }
  bool is_main(Road r) const { return naive || main == r; }
  Sector wait_at(Road r) const { return sector_at(r, is_main(r) && !naive ? 0 : 1); }
};

struct Group {  // the own battalions of one road in one sector
  Strength strength = 0;
  Hour halted_since = -10;
  bool any = false;
};
Group group_at(const Plan& plan, Road road, Sector s) {
  Group g;
  for (std::size_t i = 0; i < kRedUnits; ++i) {
    const Unit& u = plan.view.own[i];
    if (!on_map(u) || u.sector != s || plan.roads[i] != road || !is_battalion(plan.eyes.kind(i)))
      continue;
    g.any = true;
    g.strength += u.strength;
    if (u.arrived > g.halted_since) g.halted_since = u.arrived;
  }
  return g;
}

// Battalions of echelons 1 and 2 with that road, on it in a lower row or still in staging.
Strength still_behind(const Plan& plan, Road road, int row) {
  Strength sum = 0;
  for (std::size_t i = 0; i < kRedUnits; ++i) {
    const Unit& u = plan.view.own[i];
    if (plan.roads[i] != road || !is_battalion(plan.eyes.kind(i)) ||
        roster(id_of(plan.view, i)).echelon > 2)
      continue;
    const bool lower =
        on_map(u) && on_road(u.sector) && road_of(u.sector) == road && row_of(u.sector) < row;
    if (u.where == Where::kStaging || lower) sum += u.strength;
  }
  return sum;
}

// 3.5 : 1 from one road, 2.5 : 1 from two; unknown or empty; already fighting there; or from 16:00.
bool assault_now(const Plan& plan) {
  Strength near = 0;
  int from = 0;
  for (const Road road : kRoads) {
    const Sector s = sector_at(road, kLastRow);
    if (has(plan.eyes.busy, s)) continue;
    Strength here = 0;
    for (std::size_t i = 0; i < kRedUnits; ++i)
      if (on_map(plan.view.own[i]) && plan.view.own[i].sector == s &&
          is_battalion(plan.eyes.kind(i)))
        here += plan.view.own[i].strength;
    near += here;
    from += here > 0 ? 1 : 0;
  }
  const Strength there = plan.known_recent(Sector::kX);
  const bool fighting = plan.eyes.own[index(Sector::kX)] > 0;
  return near > 0 && (fighting || there == 0 ||
                      near * 100 >= there * (from > 1 ? kAssaultTwoRoads_pc : kAssaultOneRoad_pc) ||
                      plan.view.hour >= kWhateverTheOdds);
}

bool outnumbers(const Group& g, Strength there) {
  return g.strength * 100 >= there * kAdvanceOdds_pc;
}

std::optional<Sector> next_for_main(const Plan& plan, const Group& g, Road road, int row) {
  const Sector next = sector_at(road, row + 1);
  const Strength there = plan.known_recent(next), behind = still_behind(plan, road, row);
  const Hour t = plan.view.hour;
  if (plan.naive) return there == 0 ? Sector::kX : next;
  const bool late = t >= kWhateverTheOdds;
  const bool ready =
      late || (t >= kMainStarts && (behind == 0 || row >= 3 || behind * kReadyTimes < g.strength));
  if (there == 0)
    return ready || row >= 2 ? std::optional(sector_at(road, kLastRow)) : std::nullopt;
  return late || (ready && outnumbers(g, there)) ? std::optional(next) : std::nullopt;
}

std::optional<Sector> next_for_fixing(const Plan& plan, const Group& g, Road road, int row) {
  const Sector next = sector_at(road, row + 1);
  const Strength there = plan.known_recent(next);
  const bool halted_an_hour = plan.view.hour - 1 - g.halted_since >= 1;
  if (there == 0)
    return plan.view.hour >= kMainStarts && halted_an_hour
               ? std::optional(sector_at(road, kLastRow))
               : std::nullopt;
  return outnumbers(g, there) ? std::optional(next) : std::nullopt;
}

void move_groups(Plan& plan) {
  const bool assault = assault_now(plan);
  for (const Road road : kRoads)
    for (int row = 0; row <= kLastRow; ++row) {
      const Sector here = sector_at(road, row);
      const Group g = group_at(plan, road, here);
      if (!g.any || has(plan.eyes.busy, here)) continue;
      std::optional<Sector> to;
      if (row < row_of(plan.wait_at(road)))
        to = plan.wait_at(road);
      else if (row == kLastRow && !plan.naive)
        to = assault ? std::optional(Sector::kX) : std::nullopt;
      else
        to = plan.is_main(road) ? next_for_main(plan, g, road, row)
                                : next_for_fixing(plan, g, road, row);
      if (!to) continue;
      for (std::size_t i = 0; i < kRedUnits; ++i) {
        const Unit& u = plan.view.own[i];
        if (on_map(u) && u.sector == here && plan.roads[i] == road &&
            is_battalion(plan.eyes.kind(i)) && is_idle(u))
          plan.orders.push_back(March{id_of(plan.view, i), *to});
      }
    }
}

void bring_in(Plan& plan) {
  for (std::size_t i = 0; i < kRedUnits; ++i) {
    const Unit& u = plan.view.own[i];
    if (u.where == Where::kStaging && plan.view.hour >= roster(id_of(plan.view, i)).arrives &&
        plan.roads[i] && is_idle(u))
      plan.orders.push_back(March{id_of(plan.view, i), sector_at(*plan.roads[i], 0)});
  }
}

// Scouts to row 1, then to own battalions standing one sector ahead where nothing is known; give
// ground.
void move_scouts(Plan& plan) {
  for (const UnitId id : {kFirstScouts, kSecondScouts}) {
    const Unit& u = plan.view.own[static_cast<std::size_t>(id - first_of(Seat::kRed))];
    if (!on_map(u)) continue;
    if (u.stance != Stance::kGiveGround) plan.orders.push_back(TakeStance{id, Stance::kGiveGround});
    if (!is_idle(u) || has(plan.eyes.busy, u.sector) || !on_road(u.sector)) continue;
    const int row = row_of(u.sector);
    if (row < 1) {
      plan.orders.push_back(March{id, sector_at(road_of(u.sector), 1)});
    } else if (row < kLastRow) {
      const Sector ahead = sector_at(road_of(u.sector), row + 1);
      bool friends = false;
      for (std::size_t i = 0; i < kRedUnits; ++i)
        friends |= on_map(plan.view.own[i]) && plan.view.own[i].sector == ahead &&
                   is_battalion(plan.eyes.kind(i));
      if (friends && plan.known_recent(ahead) == 0 && !has(plan.eyes.busy, ahead))
        plan.orders.push_back(March{id, ahead});
    }
  }
}

// Forward while it stays two rows short of the nearest known Blue, back when closer. With no Blue
// known on its road it reckons with row 2, so it waits on row 0.
void move_decoy(Plan& plan) {
  const Unit& u = plan.view.own[kDecoyGroup - first_of(Seat::kRed)];
  if (!on_map(u) || !is_idle(u) || !on_road(u.sector)) return;
  const Road road = road_of(u.sector);
  const int row = row_of(u.sector);
  int blue = 9;
  for (const Contact& c : plan.view.contacts)
    if (is_fresh(plan.view, c, kDecoyFears_h) && on_road(c.sector) && road_of(c.sector) == road &&
        row_of(c.sector) < blue)
      blue = row_of(c.sector);
  if (blue == 9) blue = 2;
  if (row + 1 <= blue - kDecoyKeeps && row < 3)
    plan.orders.push_back(March{kDecoyGroup, sector_at(road, row + 1)});
  else if (row > blue - kDecoyKeeps && row > 0)
    plan.orders.push_back(March{kDecoyGroup, sector_at(road, row - 1)});
}

void aim(Plan& plan) {
  std::optional<Sector> target;
  Strength most = 0;
  for (const Sector s : kEverySector) {
    Strength worth = plan.eyes.known_fresh[index(s)];
    if (worth <= kWorthFire) continue;
    if (plan.main && on_road(s) && road_of(s) == *plan.main) worth += kMainRoadFire;
    if (s == Sector::kX) worth += kCrossingFire;
    if (worth > most) {
      most = worth;
      target = s;
    }
  }
  if (!target && !plan.naive) target = Sector::kX;
  if (target) plan.orders.push_back(Fire{Seat::kRed, target});
}

Orders attack(Plan& plan) {
  bring_in(plan);
  move_groups(plan);
  move_scouts(plan);
  move_decoy(plan);
  aim(plan);
  return plan.orders;
}

enum class Draw : std::uint32_t { kFlank = 1, kTie = 2 };
Road drawn_flank(const Dice& dice) {
  return dice.below(2, 0, static_cast<std::uint32_t>(Draw::kFlank), 0) ? Road::kWest : Road::kEast;
}
Road opposite(Road flank) { return flank == Road::kWest ? Road::kEast : Road::kWest; }

void send_scouts(Plan& plan) {
  plan.road(kFirstScouts) = Road::kWest;
  plan.road(kSecondScouts) = Road::kEast;
}
template <class F>
void send_later_echelons(Plan& plan, F&& road_of_nth) {
  std::size_t n = 0;
  for (UnitId id = first_of(Seat::kRed); id < kUnits; ++id)
    if (roster(id).echelon > 1) plan.road(id) = road_of_nth(n++);
}
void deal_first_echelon(
    Plan& plan) {  // tanks in the centre, a mechanised battalion on either flank
  plan.road(kFirstTanks) = Road::kCentre;
  plan.road(kFirstMech) = Road::kWest;
  plan.road(kSecondMech) = Road::kEast;
}

// The road with the least known strength (recon apart); ties are drawn.
Road weakest_road(const Plan& plan, const Dice& dice) {
  std::array<Strength, 3> sum{};
  for (const Contact& c : plan.view.contacts)
    if (is_fresh(plan.view, c, kLately_h) && c.kind != Kind::kRecon && on_road(c.sector))
      sum[index(road_of(c.sector))] += c.strength;
  List<Road, 3> least;
  for (const Road road : kRoads) {
    if (!least.empty() && sum[index(road)] < sum[index(least[0])]) least.clear();
    if (least.empty() || sum[index(road)] == sum[index(least[0])]) least.push_back(road);
  }
  return least[dice.below(static_cast<std::uint32_t>(least.size()), kChooses,
                          static_cast<std::uint32_t>(Draw::kTie), 0)];
}

Orders mass(const View& view, Dice dice, bool with_feint) {
  Plan plan(view, false);
  const Road main = drawn_flank(dice);
  plan.main = main;
  send_scouts(plan);
  plan.road(kFirstTanks) = main;
  plan.road(kFirstMech) = plan.road(kSecondMech) =
      opposite(main);  // they fix there, with the feint or without
  if (with_feint) plan.road(kDecoyGroup) = opposite(main);
  send_later_echelons(plan, [&](std::size_t) { return main; });
  return attack(plan);
}

}  // namespace

Orders red_commander(const View& view, Dice dice) {
  Plan plan(view, false);
  send_scouts(plan);
  deal_first_echelon(plan);
  plan.road(kDecoyGroup) = drawn_flank(dice);
  plan.main = view.staff.road;
  if (view.hour == kChooses) {
    plan.main = weakest_road(plan, dice);
    plan.orders.push_back(ChooseRoad{Seat::kRed, *plan.main});
  }
  send_later_echelons(plan, [&](std::size_t) { return plan.main; });
  return attack(plan);
}

Orders feint_and_mass(const View& view, Dice dice) { return mass(view, dice, true); }
Orders mass_without_feint(const View& view, Dice dice) { return mass(view, dice, false); }

Orders spread_attacker(const View& view) {
  Plan plan(view, true);
  send_scouts(plan);
  deal_first_echelon(plan);
  send_later_echelons(plan, [](std::size_t n) { return kRoads[n % 3]; });
  return attack(plan);
}

Orders all_in_attacker(const View& view) {
  Plan plan(view, true);
  send_scouts(plan);
  plan.road(kFirstTanks) = plan.road(kFirstMech) = plan.road(kSecondMech) = Road::kCentre;
  send_later_echelons(plan, [](std::size_t) { return Road::kCentre; });
  return attack(plan);
}

}  // namespace wg::tarn
