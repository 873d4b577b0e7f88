// promises/clash_samples_test.cpp — samples of The Clash: a step is one order.
#include <algorithm>

#include "clash/bench.h"
#include "clash/constants.h"

#include "promises/samples.h"

namespace wg {

using namespace clash;

namespace {

Setup setup_of(std::uint32_t n) {
  Setup s;
  s.seed = n * 7919 + 1;
  if (n % 8 == 7) s.battle = static_cast<Battle>(1 + n / 8 % (kBattles - 1));
  s.player = {Player::kPerson, static_cast<Player>(n % 4)};
  s.fog = n % 5 != 0;
  return s;
}

State play_on(Record<Rules>& r, State state, Step steps, const Dice& dice) {
  while (steps > 0 && !state.verdict) {
    const View v = Rules::view(r.setup, state, state.to_move);
    r.given.push_back({r.length, state.to_move, random_order(r.setup, v, dice, r.length)});
    state = advance<Rules>(r.setup, state, orders_of(r, r.length)).state;
    ++r.length;
    --steps;
  }
  return state;
}

}  // namespace

template <>
Record<Rules> random_record(std::uint32_t n) {
  Record<Rules> r{setup_of(n), 0, {}};
  play_on(r, Rules::start(r.setup), n % 40 == 0 ? 2000 : 40, Dice{n + 1000});
  return r;
}

// Under fog always: there is something that is not known.
template <>
Record<Rules> scripted_record(std::uint32_t n) {
  Record<Rules> r{setup_of(n), 0, {}};
  r.setup.battle = Battle::kBelvoirGap;
  r.setup.fog = true;
  play_on(r, Rules::start(r.setup), 20, Dice{n + 2000});
  return r;
}

// In ten rounds each of 26 units a posture, 10 bits, a move, 15, and an assault with two
// supporters, 28; twenty ends of a turn, 3; the setup, 39; the lengths and the digest around
// it, 74. Six bits a character, and "clash1." and ".check".
template <>
std::size_t link_budget<Rules>() {
  return (10 * 26 * (10 + 15 + 28) + 20 * 3 + 39 + 74 + 5) / 6 + 7 + 7;
}

template <>
Step spoil(Record<Rules>& r) {
  const Step at = r.length / 2;
  std::erase_if(r.given, [&](const auto& g) { return g.step >= at; });
  r.length = at;
  const State state = play<Rules>(r).state;
  r.length = at + 3;
  // Nobody goes where it stands.
  for (UnitId id = 0; id < state.forces.size(); ++id) {
    const Force& f = state.forces[id];
    if (f.side != state.to_move || f.tile == kNowhere) continue;
    for (Step step = at; step < r.length; ++step)
      r.given.push_back({step, state.to_move, Move{id, f.tile}});
    break;
  }
  return at;
}

// How an enemy is that is not known in full, as far as its bands go. (Where it is tells on supply
// and ways back, which are public.)
template <>
bool perturb_hidden<Rules>(const Setup& setup, State& s, Seat seat, std::uint32_t n) {
  const View v = Rules::view(setup, s, seat);
  bool any = false;
  for (Force& f : s.forces) {
    if (f.side == seat || f.gone) continue;
    const auto seen = pieces_on(v, f.tile, other(seat));
    if (seen.size() > 1) continue;  // who of a stack defends shows
    const Sight sight = seen.empty() ? Sight{Level::kUnseen} : seen.front()->sight;
    if (sight.level == Level::kKnown) continue;
    any = true;
    f.unit.disorder = static_cast<std::uint8_t>((f.unit.disorder + 7 + n % 50) % 101);
    f.unit.grade = static_cast<Grade>((at(f.unit.grade) + 1 + n % 3) % kGrades);
    f.unit.experience = static_cast<std::uint8_t>(kExperienceOf[at(f.unit.grade)]);
    const auto band = static_cast<std::uint32_t>(sight.most_strength - sight.least_strength + 1);
    f.unit.strength = static_cast<std::uint8_t>(sight.least_strength + n * 13 % band);
    if (!sight.posture) f.unit.posture = static_cast<Posture>(n % kPostures);
    if (!sight.dug) f.unit.dug = static_cast<std::uint8_t>(n / 4 % (kMostDug + 1));
    const Doing did = f.doing;
    f.doing = {};
    f.doing.shelled = did.shelled;
    f.doing.slipped = did.slipped;
  }
  return any;
}

template <>
std::vector<Order> some_orders<Rules>(Seat) {
  std::vector<Order> all;
  for (UnitId id = 0; id < kMostUnits; id += 3) {
    for (const Tile to : {Tile{4}, Tile{70}, Tile{74}, Tile{139}, Tile{191}}) {
      all.push_back(Move{id, to});
      all.push_back(Assault{id, to, 0});
      all.push_back(Assault{id, to, 0b110});
      all.push_back(Bombard{id, to});
    }
    for (std::size_t p = 0; p < kPostures; ++p)
      all.push_back(Stand{Units{1} << id | 1, static_cast<Posture>(p)});
  }
  all.push_back(EndTurn{});
  all.push_back(Resign{});
  return all;
}

}  // namespace wg
