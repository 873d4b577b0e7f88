// clash/commanders/posts.cpp — see posts.h.
#include "clash/commanders/posts.h"

namespace wg::clash {
namespace {

constexpr int kFar = 200;  // half points: no way
constexpr int kPerStep = 45, kPerStepHolding = 18, kPerStepHome = 60;
constexpr int kCrowd = 1;  // half points that one unit more is worth
constexpr int kPull = 4;   // and one point of victory
constexpr int kGarrison = 250, kDug = 90, kRestsWell = 400;
constexpr int kBeside = 120, kGunBeside = 500, kGunReach = 250, kScoutBeside = 200;
constexpr int kLeastGain = 60;

void spread(const Scenario& s, Type type, Tile goal, std::array<std::uint8_t, kTiles>& cost) {
  cost.fill(kFar);
  cost[goal] = 0;
  for (int now = 0; now < kFar; ++now) {
    bool more = false;
    for (int t = 0; t < kTiles; ++t) {
      const auto to = static_cast<Tile>(t);
      more = more || (cost[to] >= now && cost[to] < kFar);
      if (cost[to] != now) continue;
      for (const Tile from : beside(to)) {
        if (!is_passable(type, s.ground[from])) continue;
        const auto step = step_cost(s, type, from, to);
        const int all = now + (step ? *step : 4);  // a goal it cannot enter: beside it
        if (all < cost[from]) cost[from] = static_cast<std::uint8_t>(all);
      }
    }
    if (!more) return;
  }
}

}  // namespace

Posts::Posts(const Field& f, const Temper& t, const Strikes& s)
    : field_(f), temper_(t), strikes_(s) {
  choose_goals();
}

int Posts::nearest_enemy(Tile t) const {
  int d = kWidth;
  for (const Piece& p : field_.view.pieces)
    if (p.side != field_.me) d = std::min(d, distance(p.tile, t));
  for (const Ghost& g : field_.view.ghosts) d = std::min(d, distance(g.tile, t) + 1);
  return d;
}

void Posts::choose_goals() {
  const Seat me = field_.me, enemy = other(me);
  holds_ = field_.is_content();
  std::array<bool, kTypes> types{};
  for (const Piece& p : field_.view.pieces)
    if (p.side == me) types[at(p.unit.type)] = true;
  const auto goal = [&](Tile tile, int pull) {
    Goal g;
    g.tile = tile;
    g.pull = pull;
    for (std::size_t i = 0; i < kTypes; ++i)
      if (types[i]) spread(field_.map(), static_cast<Type>(i), tile, g.from[i]);
    return g;
  };
  for (std::size_t i = 0; i < field_.map().places.size(); ++i) {
    const Place& p = field_.map().places[i];
    const bool mine = field_.view.holders[i] == me;
    if (mine && p.city) homes_.push_back(goal(p.tile, p.depot ? 6 : 0));
    if (p.points == 0) continue;
    int near = 0, friends = 0;
    for (const Piece& o : field_.view.pieces) {
      if (distance(o.tile, p.tile) > 4) continue;
      (o.side == enemy ? near : friends) += 1;
    }
    if (holds_ && mine)
      goals_.push_back(goal(p.tile, kPull * p.points + 2 * near));
    else if (!mine && (!holds_ || near == 0))
      goals_.push_back(goal(p.tile, kPull * p.points));
  }
  // Each unit to the goal that is nearest, the more heads for one the less.
  std::vector<int> crowd(goals_.size(), 0);
  for (const Piece& p : field_.view.pieces) {
    if (p.side != me) continue;
    int least = 1'000'000;
    for (std::size_t g = 0; g < goals_.size(); ++g) {
      const int cost = goals_[g].from[at(p.unit.type)][p.tile] - goals_[g].pull + kCrowd * crowd[g];
      if (cost >= least) continue;
      least = cost;
      goal_of_[p.id] = static_cast<std::uint8_t>(g);
    }
    if (!goals_.empty()) ++crowd[goal_of_[p.id]];
  }
}

int Posts::draw(const Piece& p, Tile t) const {
  const std::size_t type = at(p.unit.type);
  if (temper_.rests && is_spent(p)) {
    int best = -kFar * kPerStepHome;
    for (const Goal& h : homes_) best = std::max(best, (h.pull - h.from[type][t]) * kPerStepHome);
    const auto i = place_at(field_.map(), t);
    const bool home = i && field_.map().places[*i].city && field_.view.holders[*i] == field_.me;
    return best + (home ? kRestsWell : 0);
  }
  if (goals_.empty()) return 0;
  const int far = goals_[goal_of_[p.id]].from[type][t];
  if (holds_) return -kPerStepHolding * std::max(0, far - 4);
  return -kPerStep * far;
}

int Posts::worth_of(const Piece& p, Tile t) const {
  const Posture posture = is_scout(p) ? Posture::kWithdraw : Posture::kEntrenched;
  int value = draw(p, t);
  const int points = points_on(field_, t);
  if (points > 0) {
    int friends = 0;
    for (const Piece& o : field_.view.pieces)
      friends += o.side == field_.me && o.tile == t && o.id != p.id ? 1 : 0;
    if (!holds(field_, t, field_.me))
      value += place_worth(field_, points) + 200;
    else if (friends == 0 && nearest_enemy(t) <= 6)
      value += kGarrison * points;
  }
  const int enemy = nearest_enemy(t);
  if (enemy <= 4) value += kTerrainWorth[at(field_.map().ground[t])].cover / 4;
  if (t == p.tile && p.unit.posture == Posture::kEntrenched && nearest_enemy(t) <= 5)
    value += kDug * p.unit.dug + 40;
  value -= risk(field_, p, t, posture) * (holds_ ? temper_.caution : temper_.dash) /
           (is_scout(p) ? 300 : 100);
  bool next_to = false;
  for (const Piece& o : field_.view.pieces)
    next_to = next_to || (o.side != field_.me && are_beside(o.tile, t));
  if (is_gun(p)) {
    if (next_to) value -= kGunBeside;
    if (enemy == 2 || enemy == 3) value += kGunReach;
  } else if (is_scout(p)) {
    if (temper_.scouts && next_to && p.unit.strength > 30) value += kScoutBeside;
  } else if (next_to && !holds_ && !is_spent(p)) {
    value += kBeside;
  }
  return value;
}

Posts::Shift Posts::shift(UnitId id) const {
  Shift best;
  const Piece* p = field_.own(id);
  if (!p || p->doing.spent || p->doing.halted || p->doing.half_points == 0) return best;
  const int here = worth_of(*p, p->tile);
  const Reach& reach = strikes_.reach_of(id);
  for (int t = 0; t < kTiles; ++t) {
    const auto tile = static_cast<Tile>(t);
    if (tile == p->tile || reach.left[tile] < 0) continue;
    const int gain = worth_of(*p, tile) - here;
    if (gain <= std::max(best.value, kLeastGain)) continue;
    best = {gain, id, tile};
  }
  return best;
}

Posture Posts::stance(const Piece& p) const {
  const int enemy = nearest_enemy(p.tile);
  if (is_scout(p)) return enemy <= 4 ? Posture::kWithdraw : Posture::kHold;
  return enemy <= 4                               ? Posture::kEntrenched
         : p.unit.posture == Posture::kEntrenched ? Posture::kEntrenched
                                                  : Posture::kHold;
}

}  // namespace wg::clash
