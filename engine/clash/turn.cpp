// clash/turn.cpp — postures and moves, turns and rounds, and how a game ends.
#include "clash/turn.h"

#include "clash/aftermath.h"
#include "clash/movement.h"
#include "clash/sighting.h"
#include "clash/supply.h"

namespace wg::clash {

std::vector<UnitId> Turn::on(Tile t, Seat side) const {
  std::vector<UnitId> all;
  for (std::size_t i = 0; i < s_.forces.size(); ++i)
    if (s_.forces[i].tile == t && s_.forces[i].side == side) all.push_back(static_cast<UnitId>(i));
  return all;
}
bool Turn::is_beside_enemy(Tile t, Seat side) const {
  for (const Force& f : s_.forces)
    if (f.side != side && f.tile != kNowhere && are_beside(f.tile, t)) return true;
  return false;
}
void Turn::put(UnitId id, Tile t) {
  Force& f = force(id);
  f.tile = t;
  f.unit.dug = 0;
  f.doing.moved = true;
  const auto place = place_at(map_, t);
  if (!place || s_.holders[*place] == f.side) return;
  s_.holders[*place] = f.side;
  tell(Took{static_cast<std::uint8_t>(*place), f.side});
}
void Turn::leave(UnitId id) {
  force(id).tile = kNowhere;
  force(id).gone = true;
}

void Turn::operator()(const Stand& o) {
  for (std::size_t i = 0; i < s_.forces.size(); ++i) {
    Force& f = s_.forces[i];
    if ((o.units >> i & 1u) == 0 || f.unit.posture == o.posture) continue;
    f.unit.posture = o.posture;
    f.unit.dug = 0;
    f.doing.stood = f.doing.turned = true;
  }
  tell(Stood{o.units, o.posture}, only(mover()));
}

void Turn::operator()(const Move& o) {
  const View known = Rules::view(setup_, s_, mover());
  const Piece& p = *piece(known, o.unit);
  const auto tiles = way(reach(map_, known, p), p.tile, o.to);
  Force& f = force(o.unit);
  // Where it stands after each tile: an enemy who was not seen ends the move before or beside him.
  Tile stands = f.tile;
  int left = f.doing.half_points, spent = 0;
  bool stopped = false;
  for (std::size_t i = 1; i < tiles.size() && !stopped; ++i) {
    const Tile t = tiles[i];
    if (!on(t, other(f.side)).empty()) {
      stopped = true;
      break;
    }
    spent += *step_cost(map_, f.unit.type, tiles[i - 1], t);
    const bool last = i + 1 == tiles.size();
    const bool met = !last && is_beside_enemy(t, f.side);
    if (on(t, f.side).size() < (last ? std::size_t{kStackMoving} : std::size_t{kStackMost})) {
      stands = t;
      left = f.doing.half_points - spent;
    }
    stopped = met;
  }
  const Moved moved{o.unit, f.tile, stands, stopped};
  f.doing.half_points = static_cast<std::uint8_t>(left);
  tell(moved, only(f.side));
  if (stands != f.tile) put(o.unit, stands);
  f.doing.halted = stopped || is_beside_enemy(f.tile, f.side);
}

void Turn::operator()(const Resign&) {
  s_.verdict = Verdict{other(mover()), How::kResigned,
                       static_cast<std::uint8_t>(points_of(map_, s_.holders, Seat::kBlue)),
                       static_cast<std::uint8_t>(points_of(map_, s_.holders, Seat::kRed))};
}

void Turn::operator()(const EndTurn&) {
  if (mover() == Seat::kRed) {
    end_round();
    if (s_.round == map_.rounds) return decide();
    ++s_.round;
  }
  s_.to_move = other(s_.to_move);
  begin_turn();
}

void Turn::begin_turn() {
  for (Force& f : s_.forces) {
    f.doing.slipped = false;
    if (f.side != mover()) continue;
    f.doing.half_points = allowance(f.unit.type);
    f.doing.assaulted = f.doing.supported = f.doing.halted = f.doing.stood = f.doing.spent = false;
    f.doing.clashes = 0;
  }
  tell(TurnBegan{s_.round, mover()});
  arrive();
}

// In its round, or as soon after as there is room and no enemy. Ours
void Turn::arrive() {
  for (std::size_t i = 0; i < s_.forces.size(); ++i) {
    Force& f = s_.forces[i];
    const Muster& m = map_.units[i];
    if (f.gone || f.tile != kNowhere || f.side != mover() || m.round > s_.round) continue;
    if (!on(m.tile, other(f.side)).empty() || on(m.tile, f.side).size() >= kStackMoving) continue;
    f.tile = m.tile;
    tell(Arrived{static_cast<UnitId>(i), m.tile}, only(f.side));
  }
}

void Turn::end_round() {
  const std::array<Lines, 2> by_side = {lines(map_, s_, Seat::kBlue), lines(map_, s_, Seat::kRed)};
  for (std::size_t i = 0; i < s_.forces.size(); ++i) {
    Force& f = s_.forces[i];
    if (f.tile == kNowhere) continue;
    const bool own_city = is_own_city(map_, s_.holders, f.tile, f.side);
    Rest rest;
    if (own_city) {
      const Place& p = map_.places[*place_at(map_, f.tile)];
      rest.place = p.depot && p.side == f.side ? Shelter::kDepot : Shelter::kCity;
    }
    rest.supply = supply_at(by_side[index(f.side)], f.tile, own_city);
    rest.fought = f.doing.fought;
    rest.shelled = f.doing.shelled;
    recover(f.unit, rest);
    if (f.unit.posture == Posture::kEntrenched && !f.doing.moved && !f.doing.turned &&
        f.unit.dug < kMostDug)
      ++f.unit.dug;
    if (const Grade g = grade_of(f.unit.experience); g > f.unit.grade) {
      f.unit.grade = g;
      tell(Promoted{static_cast<UnitId>(i), g}, only(f.side));
    }
    f.doing.moved = f.doing.turned = f.doing.fought = f.doing.shelled = false;
    f.doing.gained = 0;
  }
}

void Turn::decide() {
  const auto blue = static_cast<std::uint8_t>(points_of(map_, s_.holders, Seat::kBlue));
  const auto red = static_cast<std::uint8_t>(points_of(map_, s_.holders, Seat::kRed));
  s_.verdict = Verdict{blue >= map_.points ? Seat::kBlue : Seat::kRed, How::kPoints, blue, red};
}

void Turn::take(const Order& order) {
  const View before[] = {Rules::view(setup_, s_, Seat::kBlue), Rules::view(setup_, s_, Seat::kRed)};
  std::visit(*this, order);
  remember(setup_, s_);
  for (const Seat seat : kPlayers) {  // enemies on tiles where none was seen
    const View now = Rules::view(setup_, s_, seat);
    for (const Piece& p : now.pieces)
      if (p.side != seat && p.top && !top_on(before[index(seat)], p.tile, p.side))
        tell(Spotted{p.tile, p.sight.type}, only(seat));
  }
}

wg::Outcome<State, Event> Turn::finish() {
  if (!s_.verdict) {
    const auto blue = static_cast<std::uint8_t>(points_of(map_, s_.holders, Seat::kBlue));
    const auto red = static_cast<std::uint8_t>(points_of(map_, s_.holders, Seat::kRed));
    bool all = !map_.at_once.empty();
    for (const std::uint8_t place : map_.at_once) all = all && s_.holders[place] == Seat::kBlue;
    if (all) s_.verdict = Verdict{Seat::kBlue, How::kAtOnce, blue, red};
    for (const Seat seat : kPlayers) {
      bool any = false;
      for (const Force& f : s_.forces) any = any || (f.side == seat && !f.gone);
      if (!any && !s_.verdict) s_.verdict = Verdict{other(seat), How::kNoUnits, blue, red};
    }
  }
  if (s_.verdict) tell(Ended{*s_.verdict});
  return {std::move(s_), std::move(events_)};
}

State Rules::start(const Setup& setup) {
  const Scenario& map = scenario_of(setup);
  State s;
  for (const Muster& m : map.units) {
    Force f;
    f.side = m.side;
    f.unit = m.unit;
    f.unit.experience = std::max(f.unit.experience, experience_at(f.unit.grade));
    if (m.round == 1) f.tile = m.tile;
    f.doing.half_points = allowance(m.unit.type);
    s.forces.push_back(f);
  }
  for (auto& memory : s.memory) memory.resize(s.forces.size());
  for (const Place& p : map.places) s.holders.push_back(p.side);
  remember(setup, s);
  return s;
}

bool Rules::supersedes(const Order&, const Order&) { return false; }
Orders Rules::command(const Setup&, const View&, Dice) { return {}; }
std::optional<Verdict> Rules::verdict(const Setup&, const State& s) { return s.verdict; }
std::optional<Refusal> Rules::refuse_end(const Setup&, const View& v) {
  if (v.to_move == v.seat && !v.ordered) return Refusal::kNoOrder;
  return std::nullopt;
}
View Rules::ahead(const Setup&, View v, const Order&) {
  v.ordered = true;
  return v;
}

bool Rules::may_take_back(const Setup&, const View& before, const View& after) {
  if (before.seat != after.seat || before.turn != after.turn || after.verdict) return false;
  if (before.ghosts != after.ghosts || before.pieces.size() != after.pieces.size()) return false;
  for (std::size_t i = 0; i < before.pieces.size(); ++i) {
    const Piece &a = before.pieces[i], &b = after.pieces[i];
    if (a.side != b.side || a.id != b.id) return false;
    if (a.side == after.seat) {  // a fight leaves one of these
      if (a.doing.clashes != b.doing.clashes || a.doing.assaulted != b.doing.assaulted)
        return false;
    } else if (a.tile != b.tile || !(a.sight == b.sight)) {
      return false;
    }
  }
  return true;
}

wg::Outcome<State, Event> Rules::step(const Setup& setup, State s, std::span<const Order> orders,
                                      Dice) {
  Turn turn(setup, std::move(s));
  for (const Order& order : orders) turn.take(order);
  return turn.finish();
}

}  // namespace wg::clash
