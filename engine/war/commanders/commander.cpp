// war/commanders/commander.cpp — the three levels: how wide each looks, and whether it asks what
// the enemy would answer.
#include "war/commanders/commander.h"

#include <algorithm>

#include "war/commanders/search.h"
#include "war/war.h"

namespace wg::war {
namespace {

struct Level {
  Temper temper;
  Effort effort;
  Effort reply;  // keep 0: the enemy's answer is not thought out
};

constexpr Level level_of(Player p) {
  switch (p) {
    case Player::kHard:
      return {{100, 100, 100}, {16, 20, 1}, {1, 1, 0}};
    case Player::kMiddle:
      return {{100, 100, 100}, {2, 4, 4}, {0, 0, 0}};
    default:
      return {{0, 60, 100}, {1, 1, 12}, {0, 0, 0}};
  }
}

// The longer nothing is lost, the less anybody minds losing, and the more ground counts.
Temper bolder(Temper t, int quiet) {
  quiet = quiet * t.bold / 100;
  t.safety = t.safety * std::max(40, 110 - quiet) / 110;
  t.press = t.press * (100 + 2 * quiet) / 100;
  t.hope = t.hope * (100 + quiet) / 100;
  return t;
}

}  // namespace

struct Thinker::Mind {
  State state;
  Seat me;
  Level level;
  Temper temper;
  Dice dice;
  Draft start;
  Search search;
  std::optional<Search> reply{};
  std::size_t asked = 0;  // lines whose answer is known
  std::vector<Line> lines{};
  bool done = false;
  std::vector<Order> orders{};

  Mind(const View& view, Player p, std::uint32_t seed)
      : state(view.state),
        me(view.seat),
        level(level_of(p)),
        temper(bolder(level.temper, state.quiet)),
        dice(Dice{seed}.apart(state.number * 2u + static_cast<std::uint32_t>(index(view.seat)))),
        start{Field(state), state.turn.moves, state.turn.moved, state.turn.barred,
              state.turn.attack_spent},
        search(start, me, state.dislodged, temper, level.effort, dice) {
    if (state.verdict || state.phase == Phase::kDeployment || state.to_move != me ||
        state.turn.attacked)
      done = true;
  }

  Draft after(const Line& line) const {
    Draft d = start;
    for (const Move& m : line.moves) {
      d = moved(d, me, m);
      if (m.unit == state.dislodged) d.barred = m.unit;
    }
    return d;
  }

  // The position after the line at the beginning of the enemy's turn.
  State reached(const Line& line) const {
    State s = state;
    Draft d = after(line);
    for (UnitId id = 0; id < kUnits; ++id) s.at[id] = d.field.at(id);
    s.arsenals = d.field.arsenals();
    s.dislodged = kNobody;
    s.turn = {};
    s.to_move = other(me);
    if (line.target != kNobody) {
      if (destroys(d, line.target))
        s.at[line.target] = kNowhere;
      else
        s.dislodged = line.target;
    }
    return s;
  }
  bool destroys(const Draft& d, UnitId target) const {
    const Aim aim = aims(d.field, me, {0, kAllBits, d.barred}).on[place_in_side(target)];
    if (aim.margin_now() >= kDestroys) return true;
    bool can_go = false;
    d.field.each_way(target, [&](Square) { can_go = true; });
    return !can_go;
  }

  bool think() {
    if (done) return false;
    if (search.work()) return true;
    if (lines.empty()) {
      lines = search.lines();
      shun_repetition();
    }
    if (level.reply.keep > 0 && lines.size() > 1) {
      if (ask()) return true;
    }
    decide();
    return false;
  }

  // Has a position stood before: never again but when losing.
  void shun_repetition() {
    for (Line& l : lines) {
      const std::uint64_t key = position_key(reached(l));
      const auto times = std::count(state.seen.begin(), state.seen.end(), key);
      if (times >= kRepetitions - 1)
        l.value = std::min(l.value - 100, -100);
      else
        l.value -= 30 * static_cast<int>(times);
    }
  }

  bool ask() {
    if (reply && reply->work()) return true;
    if (reply) {
      Line& l = lines[asked];
      if (!reply->lines().empty()) l.value = (l.value - 2 * reply->lines()[0].value) / 3;
      reply.reset();
      ++asked;
    }
    if (asked == lines.size()) return false;
    const State s = reached(lines[asked]);
    const Draft d{Field(s), 0, 0, kNobody, false};
    if (d.field.arsenals() != 0 && std::abs(lines[asked].value) < kWon / 2) {
      reply.emplace(d, other(me), s.dislodged, temper, level.reply, dice);
    } else {
      ++asked;
    }
    return true;
  }

  bool give(const Order& order) {  // not once the game is over
    if (state.verdict) return false;
    orders.push_back(order);
    state = take(std::move(state), order).state;
    return true;
  }

  void decide() {
    done = true;
    const Line* best = nullptr;
    for (const Line& l : lines)
      if (!best || l.value > best->value) best = &l;
    if (!best) return;
    for (const Move& m : best->moves)
      if (!give(m)) return;
    if (best->target != kNobody) give(Attack{best->target});
  }

  int done_pm() const {
    if (done) return 1000;
    const int share = level.reply.keep > 0 ? 500 : 1000;
    if (lines.empty()) return search.done_pm() * share / 1000;
    return share + static_cast<int>(asked * static_cast<std::size_t>(1000 - share) / lines.size());
  }
};

Thinker::Thinker(const Setup&, const View& view, Player level, std::uint32_t seed)
    : mind_(std::make_unique<Mind>(view, level, seed)) {}
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;
Thinker::~Thinker() = default;

bool Thinker::think() { return mind_->think(); }
int Thinker::done_pm() const { return mind_->done_pm(); }
const std::vector<Order>& Thinker::orders() const { return mind_->orders; }

std::vector<Order> think(const Setup& setup, const View& view, Player level, std::uint32_t seed) {
  Thinker thinker(setup, view, level, seed);
  while (thinker.think()) {
  }
  return thinker.orders();
}

Deploy deploy(const Setup&, Seat side, std::uint32_t seed) {
  constexpr std::array<Deployment, 3> kKnown = {Deployment::kBook, Deployment::kPumpHouse,
                                                Deployment::kRio};
  const auto which = Dice{seed}.below(3, 0, 2, static_cast<std::uint32_t>(index(side)));
  return {side, preset(kKnown[which], side)};
}

}  // namespace wg::war
