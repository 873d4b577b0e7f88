// war/bench.cpp — fixed games for the signature and the stopwatch.
#include "war/bench.h"

#include "core/play.h"
#include "core/wire.h"
#include "war/commanders/commander.h"

namespace wg::war {
namespace {

enum class Roll : std::uint32_t { kUnit = 100, kSquare = 200, kAttack = 300 };
constexpr std::uint32_t at(Roll r, std::uint32_t n = 0) {
  return static_cast<std::uint32_t>(r) + n;
}

}  // namespace

std::vector<Order> random_turn(const Setup& setup, const State& s, Dice dice) {
  std::vector<Order> orders;
  View view = Rules::view(setup, s, s.to_move);
  const std::uint32_t when = s.number * 2u + static_cast<std::uint32_t>(index(s.to_move));
  const auto give = [&](const Order& order) {
    if (Rules::refuse(setup, view, order)) return false;
    view = Rules::ahead(setup, std::move(view), order);
    orders.push_back(order);
    return true;
  };
  const auto walk = [&](UnitId id, std::uint32_t n) {
    const Reach squares = reach(view.state, Board(view.state), id);
    if (squares.empty()) return;
    const auto ways = static_cast<std::uint32_t>(squares.size());
    give(Move{id, squares[dice.below(ways, when, at(Roll::kSquare, n), 0)]});
  };
  if (s.dislodged != kNobody) walk(s.dislodged, 99);
  for (std::uint32_t n = 0; n < 12 && !view.state.verdict; ++n)
    walk(static_cast<UnitId>(first_of(s.to_move) +
                             dice.below(kPerSide, when, at(Roll::kUnit, n), 0)),
         n);
  // From a unit drawn by lot on, the first that can be attacked; one turn in eight nobody is.
  const std::uint32_t from = dice.below(kPerSide, when, at(Roll::kAttack), 0);
  if (view.state.verdict || dice.below(8, when, at(Roll::kAttack, 1), 0) == 0) return orders;
  for (std::uint32_t n = 0; n < kPerSide; ++n)
    if (give(Attack{static_cast<UnitId>(first_of(other(s.to_move)) + (from + n) % kPerSide)}))
      break;
  return orders;
}

Bench signature_games(std::uint32_t games) {
  Bench b;
  b.games = games;
  constexpr std::uint32_t kMostTurns = 80;
  for (std::uint32_t n = 0; n < games; ++n) {
    Setup setup;
    setup.seed = n + 1;
    setup.deployment = {static_cast<Deployment>(1 + n % 3), static_cast<Deployment>(1 + n / 3 % 3)};
    setup.options = {n / 9 % 2 == 1, n / 18 % 2 == 1};
    State s = Rules::start(setup);
    for (std::uint32_t turn = 0; turn < kMostTurns && !s.verdict; ++turn) {
      const auto orders = random_turn(setup, s, Dice{setup.seed});
      s = Rules::step(setup, std::move(s), orders, Dice{setup.seed}).state;
      b.signature = b.signature * 1099511628211ull + digest(s);
      ++b.turns;
    }
  }
  return b;
}

Bench computer_games(std::uint32_t games) {
  Bench b;
  b.games = games;
  constexpr std::array<Player, 3> kLevels = {Player::kEasy, Player::kMiddle, Player::kHard};
  for (std::uint32_t n = 0; n < games; ++n) {
    Setup setup;
    setup.seed = n + 1;
    setup.deployment = {static_cast<Deployment>(1 + n % 3), static_cast<Deployment>(1 + n / 3 % 3)};
    setup.player = {kLevels[n % 3], kLevels[n / 3 % 3]};
    State s = Rules::start(setup);
    const std::uint32_t most = n % 3 == 2 || n / 3 % 3 == 2 ? 8 : 40;
    for (std::uint32_t turn = 0; turn < most && !s.verdict; ++turn) {
      const View view = Rules::view(setup, s, s.to_move);
      const auto orders = think(setup, view, setup.player[index(s.to_move)], setup.seed);
      s = Rules::step(setup, std::move(s), orders, Dice{setup.seed}).state;
      b.signature = b.signature * 1099511628211ull + digest(s);
      ++b.turns;
    }
  }
  return b;
}

}  // namespace wg::war
