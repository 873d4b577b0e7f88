// promises/war_samples_test.cpp — samples of the Game of War.
#include <algorithm>

#include "promises/samples.h"

namespace wg {

using namespace war;

namespace {

Setup setup_of(std::uint32_t n) {
  Setup s;
  s.seed = n * 7919 + 1;
  s.deployment = n % 2 == 1 ? std::array{Deployment::kFree, Deployment::kFree}
                            : std::array{static_cast<Deployment>(1 + n / 2 % 3),
                                         static_cast<Deployment>(1 + n / 3 % 3)};
  s.options = {n % 5 == 1, n % 7 == 1};
  return s;
}

// Anywhere in its half, one a square.
Deploy somewhere(Seat side, Dice dice, Step step, std::size_t how_many) {
  Deploy d{side, {}};
  d.at.fill(kNowhere);
  std::uint32_t tries = 0;
  for (std::size_t i = 0; i < how_many;) {
    const auto at = static_cast<Square>(dice.below(kSquares / 2, step, 1 + tries++, 0) +
                                        (side == kSouth ? kSquares / 2 : 0));
    if (is_mountain(at) || std::find(d.at.begin(), d.at.end(), at) != d.at.end()) continue;
    d.at[i++] = at;
  }
  return d;
}

// A turn of anything that is allowed: some moves, mostly an attack where there is one.
void order_a_turn(Record<Rules>& r, const State& state, Dice dice) {
  View view = Rules::view(r.setup, state, state.to_move);
  const auto give = [&](const Order& order) {
    if (Rules::refuse(r.setup, view, order)) return false;
    view = Rules::ahead(r.setup, std::move(view), order);
    r.given.push_back({r.length, state.to_move, order});
    return true;
  };
  if (state.dislodged != kNobody)
    for (const Square to : reach(state, Board(state), state.dislodged))
      if (give(Move{state.dislodged, to})) break;
  for (std::uint32_t i = 0; i < 12 && !view.state.verdict; ++i) {
    const auto unit =
        static_cast<UnitId>(first_of(state.to_move) + dice.below(kPerSide, r.length, 20 + i, 0));
    const Reach squares = reach(view.state, Board(view.state), unit);
    if (squares.empty()) continue;
    const auto n = static_cast<std::uint32_t>(squares.size());
    give(Move{unit, squares[dice.below(n, r.length, 40 + i, 0)]});
  }
  for (UnitId id = 0; id < kUnits && dice.below(8, r.length, 60, 0) > 0; ++id)
    if (side_of(id) != state.to_move && give(Attack{id})) break;
  if (dice.below(20, r.length, 61, 0) == 0) give(Say{Parley::kOfferDraw});
}

void play_on(Record<Rules>& r, State state, Step turns, Dice dice) {
  for (; turns > 0 && !state.verdict; --turns) {
    order_a_turn(r, state, dice);
    state = advance<Rules>(r.setup, state, orders_of(r, r.length)).state;
    ++r.length;
  }
}

}  // namespace

template <>
Record<Rules> random_record(std::uint32_t n) {
  Record<Rules> r{setup_of(n), 0, {}};
  const Dice dice{n + 1000};
  State state = Rules::start(r.setup);
  if (state.phase == Phase::kDeployment) {
    for (const Seat side : kPlayers)
      r.given.push_back({0, side, somewhere(side, dice, 0, kPerSide)});
    state = advance<Rules>(r.setup, state, orders_of(r, 0)).state;
    r.length = 1;
  }
  play_on(r, std::move(state), n % 20 == 0 ? 120 : 20, dice);
  return r;
}

// Both sides place one unit after the other, then they play.
template <>
Record<Rules> scripted_record(std::uint32_t n) {
  Record<Rules> r{setup_of(n), 0, {}};
  r.setup.deployment = {Deployment::kFree, Deployment::kFree};
  const Dice dice{n + 2000};
  State state = Rules::start(r.setup);
  for (std::size_t placed = 1; placed <= kPerSide; ++placed) {
    for (const Seat side : kPlayers)
      r.given.push_back({r.length, side, somewhere(side, dice, 0, placed)});
    state = advance<Rules>(r.setup, state, orders_of(r, r.length)).state;
    ++r.length;
  }
  play_on(r, std::move(state), 6, dice);
  return r;
}

// Sixty turns of both sides, each of five moves and an attack, 59 bits each; both deployments, 274;
// the setup, 40; the lengths and the digest around it, 61. Six bits a character, and "war1." and
// ".check".
template <>
std::size_t link_budget<Rules>() {
  return (120 * 59 + 274 + 4 + 40 + 61 + 5) / 6 + 5 + 7;
}

template <>
Step spoil(Record<Rules>& r) {
  const Step at = r.length / 2;
  std::erase_if(r.given, [&](const auto& g) { return g.step >= at; });
  r.length = at;
  const State state = play<Rules>(r).state;
  r.length = at + 3;
  // Nobody attacks the same unit twice in one turn.
  const UnitId target = first_of(other(state.to_move));
  for (int twice = 0; twice < 2; ++twice) r.given.push_back({at, state.to_move, Attack{target}});
  return at;
}

// Where the other side has placed its units so far.
template <>
bool perturb_hidden<Rules>(const Setup&, State& s, Seat seat, std::uint32_t n) {
  if (s.phase != Phase::kDeployment) return false;
  const Seat enemy = other(seat);
  const auto elsewhere = somewhere(enemy, Dice{n + 77}, 1, 1 + n % kPerSide);
  std::copy(elsewhere.at.begin(), elsewhere.at.end(), s.at.begin() + first_of(enemy));
  return true;
}

template <>
std::vector<Order> some_orders<Rules>(Seat) {
  std::vector<Order> all;
  for (UnitId id = 0; id < kUnits + 2; ++id) {
    for (const Square to : {Square{0}, Square{260}, kNowhere}) all.push_back(Move{id, to});
    all.push_back(Attack{id});
  }
  for (const Seat side : kPlayers)
    for (std::size_t placed : {std::size_t{3}, kPerSide})
      all.push_back(somewhere(side, Dice{5}, 2, placed));
  for (const Parley what : {Parley::kOfferDraw, Parley::kAcceptDraw, Parley::kResign})
    all.push_back(Say{what});
  return all;
}

}  // namespace wg
