// clash/metrics.cpp — see metrics.h.
#include "clash/metrics.h"

#include <algorithm>

#include "clash/constants.h"

namespace wg::clash {
namespace {

constexpr int kGreatWorks = 3;

bool is_within(std::int32_t n, const Range& r) { return n >= r.least && n <= r.most; }

bool is_monotone(const Prepared& p) {
  Exchange last = exchange(p, 0);
  for (int draw = 1; draw < kDraws; ++draw) {
    const Exchange e = exchange(p, draw);
    if (e.lost_defender < last.lost_defender || e.lost_attacker > last.lost_attacker) return false;
    last = e;
  }
  return true;
}
bool is_at_limit(std::int32_t mods) { return mods == kLeastMods || mods == kMostMods; }

}  // namespace

void Recorder::step(const State& before, const Order& order, const Outcome<State, Event>& out) {
  const Seat mover = before.to_move;
  for (const auto& notice : out.events) {
    if (const auto* s = std::get_if<Slipped>(&notice.event)) {
      if (!may_hear(notice.audience, mover)) continue;
      ++log_.slips;
      log_.lost_slipping += out.state.forces[s->unit].gone ? 1 : 0;
      std::uint8_t &last = slipped_in_[s->unit], &run = run_[s->unit];
      run = static_cast<std::uint8_t>(last + 1 == before.round ? run + 1 : 1);
      last = before.round;
      log_.longest_screen = std::max<std::uint32_t>(log_.longest_screen, run);
    }
    const auto* f = std::get_if<Fought>(&notice.event);
    if (f && is_heard(notice, Seat::kUmpire)) strike(before, order, *f);
    if (const auto* t = std::get_if<Took>(&notice.event)) {
      std::uint8_t& since = besieged_[t->place];
      if (since > 0) log_.sieges.push_back(static_cast<std::uint8_t>(before.round - since + 1));
      since = 0;
    }
  }
  if (std::holds_alternative<EndTurn>(order) && mover == Seat::kRed) round_ends(before, out.state);
  log_.rounds = out.state.round;
  log_.verdict = out.state.verdict;
}

void Recorder::strike(const State& before, const Order& order, const Fought& f) {
  const Scenario& s = scenario_of(setup_);
  const View all = Rules::view(setup_, before, Seat::kUmpire);
  const auto* a = std::get_if<Assault>(&order);
  const auto clash = assemble(s, all, *piece(all, f.lead), f.at,
                              supporters_of(all, a ? a->supporters : Units{0}), f.bombards);
  WG_CHECK(clash.has_value());
  Struck k;
  k.lead = clash->lead.unit.type;
  k.terrain = clash->context.terrain;
  k.bombards = f.bombards;
  k.supported = !clash->supporters.empty();
  k.prepared = prepare(*clash);
  k.down = preview(k.prepared).down;
  k.predicted = f.predicted.value_or(Predicted{});
  k.sure_of = (k.predicted.down.least + k.predicted.down.most) / 2;
  k.result = f.result;
  k.destroyed = f.result.destroyed_defender ? 1 : 0;
  for (const FellBack& b : f.back)
    if (b.to == kNowhere) ++k.destroyed, ++k.in_pockets;
  log_.clashes.push_back(k);
  const auto place = place_at(s, f.at);
  if (place && s.places[*place].works == kGreatWorks && besieged_[*place] == 0)
    besieged_[*place] = before.round;
}

void Recorder::round_ends(const State& before, const State& after) {
  for (std::size_t i = 0; i < before.forces.size(); ++i) {
    const Force& f = before.forces[i];
    if (f.tile == kNowhere) continue;
    ++log_.unit_rounds;
    ++log_.posture_rounds[at(f.unit.posture)];
    log_.resting += after.forces[i].unit.strength > f.unit.strength ? 1 : 0;
  }
}

bool is_calibrated(const Measured::Bucket& b) {
  if (b.down.all == 0) return true;
  // |seen − expected|² ≤ 9 · n · p · (1 − p), all times a million.
  const auto n = static_cast<std::int64_t>(b.down.all);
  const std::int64_t expected = b.expected, p = expected / n;
  const std::int64_t off = std::int64_t{b.down.of} * 1000 - expected;
  return off * off <= 9 * n * p * (1000 - p);
}

Measured measure(std::span<const GameLog> games) {
  Measured m;
  std::vector<std::uint8_t> sieges;
  for (const GameLog& g : games) {
    ++m.games;
    for (const Struck& k : g.clashes) {
      ++m.clashes;
      const Exchange& e = k.result.exchange;
      m.breaches += !is_within(e.lost_defender, k.predicted.lost_defender) ||
                            !is_within(e.lost_attacker, k.predicted.lost_attacker)
                        ? 1
                        : 0;
      m.not_monotone += is_monotone(k.prepared) ? 0 : 1;
      m.clamped += is_at_limit(k.prepared.attack_mods) || is_at_limit(k.prepared.defence_mods);
      m.wipes += k.destroyed >= 2 ? 1 : 0;
      m.pockets.of += k.in_pockets;
      m.pockets.all += k.destroyed + (k.result.destroyed_attacker ? 1u : 0u);
      if (k.bombards) {
        ++m.bombardments;
        continue;
      }
      ++m.assaults;
      const bool dead = k.destroyed > 0 || k.result.destroyed_attacker;
      m.both_alive.of += dead ? 0 : 1;
      m.foregone.of += k.down == 0 || k.down == kDraws ? 1 : 0;
      m.falters.of += k.result.faltered ? 1 : 0;
      m.supported.of += k.supported ? 1 : 0;
      ++m.leads[at(k.terrain)][at(worth(k.lead).role)];
      if (k.down == 0 || k.down == kDraws) continue;
      Measured::Bucket& b = m.calibration[static_cast<std::size_t>(k.down <= 333   ? 0
                                                                   : k.down <= 666 ? 1
                                                                                   : 2)];
      ++b.down.all;
      b.down.of += k.result.down() ? 1 : 0;
      b.expected += static_cast<std::uint32_t>(k.down);
    }
    m.pockets.all += g.lost_slipping;
    for (std::size_t p = 0; p < kPostures; ++p) m.stood[p] += g.posture_rounds[p];
    m.resting.of += g.resting;
    m.resting.all += g.unit_rounds;
    m.slips += g.slips;
    m.longest_screen = std::max(m.longest_screen, g.longest_screen);
    m.rounds += g.rounds;
    sieges.insert(sieges.end(), g.sieges.begin(), g.sieges.end());
    m.blue_wins.of += g.verdict && g.verdict->winner == Seat::kBlue ? 1 : 0;
  }
  m.both_alive.all = m.foregone.all = m.falters.all = m.supported.all = m.assaults;
  m.blue_wins.all = m.games;
  std::stable_sort(sieges.begin(), sieges.end());
  m.sieges = static_cast<std::uint32_t>(sieges.size());
  m.siege_median = sieges.empty() ? 0 : sieges[sieges.size() / 2];
  return m;
}

}  // namespace wg::clash
