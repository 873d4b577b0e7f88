// clash/bench_games.cpp — games of random orders.
#include "clash/bench.h"
#include "clash/constants.h"
#include "clash/movement.h"
#include "core/play.h"
#include "core/wire.h"

namespace wg::clash {
namespace {

// One thing after the other that might be ordered.
Order something(const Scenario& battle, const View& v, Dice dice, Step step, std::uint32_t nth) {
  const auto draw = [&](std::size_t below, std::uint32_t purpose) {
    return dice.below(static_cast<std::uint32_t>(below), step, 8 * nth + purpose, 0);
  };
  std::vector<const Piece*> own, enemies;
  for (const Piece& p : v.pieces) (p.side == v.seat ? own : enemies).push_back(&p);
  if (own.empty() || draw(12, 0) == 0) return EndTurn{};
  const Piece& p = *own[draw(own.size(), 1)];
  if (draw(4, 2) == 0) return Stand{Units{1} << p.id, static_cast<Posture>(draw(kPostures, 3))};
  if (draw(2, 4) == 0)
    for (const Piece* enemy : enemies) {
      const Tile target = enemy->tile;
      if (worth(p.unit.type).range > 0 && distance(p.tile, target) <= worth(p.unit.type).range)
        return Bombard{p.id, target};
      if (are_beside(p.tile, target))
        return Assault{p.id, target, ids_of(best_support(battle, v, p, target))};
    }
  const Reach there = reach(battle, v, p);
  std::vector<Tile> tiles;
  for (int t = 0; t < kTiles; ++t)
    if (there.left[static_cast<std::size_t>(t)] >= 0) tiles.push_back(static_cast<Tile>(t));
  if (tiles.empty()) return EndTurn{};
  const auto forward = [&](Tile t) { return v.seat == Seat::kBlue ? column(t) : -column(t); };
  Tile to = tiles[draw(tiles.size(), 5)];
  for (const Tile t : tiles)
    if (draw(3, 6) > 0 && forward(t) > forward(to)) to = t;
  return Move{p.id, to};
}

}  // namespace

Order random_order(const Setup& setup, const View& v, Dice dice, Step step) {
  for (std::uint32_t nth = 0; nth < 6; ++nth) {
    const Order drawn = something(scenario_of(setup), v, dice, step, nth);
    if (!Rules::refuse(setup, v, drawn)) return drawn;
  }
  return EndTurn{};
}

Games signature_games(std::uint32_t games) {
  Games g;
  std::uint64_t sum = fnv1a({});
  for (std::uint32_t n = 0; n < games; ++n) {
    Setup setup;
    setup.seed = n + 1;
    setup.battle = static_cast<Battle>(n % 4 == 3 ? 1 + n / 4 % (kBattles - 1) : 0);
    setup.fog = n % 5 != 4;
    State s = Rules::start(setup);
    for (Step step = 0; !s.verdict; ++step, ++g.steps) {
      const Order orders[] = {
          random_order(setup, Rules::view(setup, s, s.to_move), Dice{setup.seed + 1000}, step)};
      s = Rules::step(setup, std::move(s), orders, Dice{setup.seed}).state;
      sum = fnv1a(to_bytes(s), sum);
    }
    ++g.games;
  }
  g.signature = sum;
  return g;
}

}  // namespace wg::clash
