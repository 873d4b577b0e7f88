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
  Effort reply;    // keep 0: the enemy's answer is not thought out
  int follow = 0;  // turns whose continuation after that answer is thought out as well
  int trust = 33;  // per cent: how much the value before the answer still counts
};

constexpr Level level_of(Player p) {
  switch (p) {
    case Player::kHard:
      return {{}, {6, 40, 1, false, 3}, {1, 1, 0, true, 1}, 12, 0};
    case Player::kMiddle:
      return {{}, {1, 4, 100, false, 4}, {0, 0, 0}};
    default:
      return {{0, 60}, {1, 1, 100, false, 1}, {0, 0, 0}};
  }
}

// The longer nothing is lost, the less anybody minds losing, and the more ground counts; for who is
// ahead more, for who would be content with a draw less.
Temper bolder(Temper t, const State& s, Seat me) {
  const Field f(s);
  const int ahead = standing_of(f, me) - standing_of(f, other(me));
  const int quiet = s.quiet *
                    (ahead > 50     ? t.bold * 3 / 2
                     : ahead < -150 ? t.bold / 2
                                    : t.bold) /
                    100;
  t.safety = t.safety * std::max(40, 110 - quiet) / 110;
  t.press = t.press * (100 + 2 * quiet) / 100;
  t.hope = t.hope * (100 + quiet) / 100;
  return t;
}
Effort steadier(Effort e, int quiet) {
  e.noise = e.noise * std::max(10, 60 - quiet) / 60;
  return e;
}

bool destroys(const Draft& d, Seat me, UnitId target) {
  const Aim aim = aims(d.field, me, {0, kAllBits, d.barred}).on[place_in_side(target)];
  if (aim.margin_now() >= kDestroys) return true;
  bool can_go = false;
  d.field.each_way(target, [&](Square) { can_go = true; });
  return !can_go;
}

Draft draft_of(const State& s) {
  return {Field(s), s.turn.moves, s.turn.moved, s.turn.barred, s.turn.attack_spent};
}
Search search_of(const State& s, Seat me, const Temper& t, const Effort& e, Dice dice) {
  return Search(draft_of(s), me, s.dislodged, t, e, dice);
}

// The position after that turn of the side to move, when the other's begins.
State played(const State& before, const Line& line) {
  State s;
  s.options = before.options;
  s.phase = Phase::kPlay;
  const Seat me = before.to_move;
  Draft d = draft_of(before);
  for (const Move& m : line.moves) {
    d = moved(d, me, m);
    if (m.unit == before.dislodged) d.barred = m.unit;
  }
  for (UnitId id = 0; id < kUnits; ++id) s.at[id] = d.field.at(id);
  s.arsenals = d.field.arsenals();
  s.to_move = other(me);
  if (line.target != kNobody) {
    if (destroys(d, me, line.target))
      s.at[line.target] = kNowhere;
    else
      s.dislodged = line.target;
  }
  return s;
}
bool decided(const State& s) {
  for (const Seat side : kPlayers)
    if (arsenals_of(s, side) == 0 || fighters(s, side) == 0) return true;
  return false;
}

}  // namespace

struct Thinker::Mind {
  State state;
  Seat me;
  Level level;
  Temper temper;
  Dice dice;
  Search search;
  std::optional<Search> inner{};
  State later{};          // where the inner search begins
  std::size_t asked = 0;  // inner searches done
  std::vector<State> answers{};
  std::vector<Line> lines{};
  bool done = false;
  int told = 0;
  std::vector<Order> orders{};

  Mind(const View& view, Player p, std::uint32_t seed)
      : state(view.state),
        me(view.seat),
        level(level_of(p)),
        temper(bolder(level.temper, state, me)),
        dice(Dice{seed}.apart(state.number * 2u + static_cast<std::uint32_t>(index(view.seat)))),
        search(search_of(state, me, temper, steadier(level.effort, state.quiet), dice)) {
    if (state.verdict || state.phase == Phase::kDeployment || state.to_move != me ||
        state.turn.attacked)
      done = true;
  }

  bool think() {
    if (done) return false;
    if (search.work()) return true;
    if (lines.empty()) {
      lines = search.lines();
      answers.resize(lines.size());
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
      const std::uint64_t key = position_key(played(state, l));
      const auto times = std::count(state.seen.begin(), state.seen.end(), key);
      if (times >= kRepetitions - 1)
        l.value = std::min(l.value - 100, -100);
      else
        l.value -= 30 * static_cast<int>(times);
    }
  }

  // The enemy's best answer to each line, then what follows the best of them.
  bool ask() {
    const auto asks = static_cast<std::size_t>(lines.size());
    const auto follows = std::min(asks, static_cast<std::size_t>(level.follow));
    if (inner && inner->work()) return true;
    if (inner) {
      Line& l = lines[asked % asks];
      if (!inner->lines().empty()) {
        const Line& best = inner->lines()[0];
        if (asked < asks) {
          l.value = (l.value * level.trust - best.value * (100 - level.trust)) / 100;
          answers[asked] = played(later, best);
        } else {
          l.value = (l.value + best.value) / 2;
        }
      }
      inner.reset();
      ++asked;
      if (asked == asks) follow_best(follows);
    }
    if (asked >= asks + follows) return false;
    const std::size_t i = asked % asks;
    later = asked < asks ? played(state, lines[i]) : answers[i];
    const bool over = decided(later);
    if (over) {
      ++asked;
      if (asked == asks) follow_best(follows);
      return true;
    }
    inner.emplace(search_of(later, later.to_move, temper, level.reply, dice));
    return true;
  }
  // The best first; the others are not asked about any more.
  void follow_best(std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t k = i + 1; k < lines.size(); ++k)
        if (lines[k].value > lines[i].value) {
          std::swap(lines[k], lines[i]);
          std::swap(answers[k], answers[i]);
        }
    if (n > 0) lines.resize(n), asked = n;
  }

  bool give(const Order& order) {  // not once the game is over
    if (state.verdict) return false;
    orders.push_back(order);
    state = take(std::move(state), order).state;
    return true;
  }

  // A draw is taken by who is behind, and by who is level once nothing has happened for long; one
  // arsenal and hardly anybody left against many is the end.
  bool parley(int ahead) {
    const int mine = fighters(state, me), theirs = fighters(state, other(me));
    if (state.offer == other(me) && (ahead < -150 || (ahead < 30 && state.quiet >= 30))) {
      orders.push_back(Say{Parley::kAcceptDraw});
      return true;
    }
    if (mine <= 2 && theirs >= mine + 6 && arsenals_of(state, me) == 1 && state.quiet >= 4 &&
        ahead < -600) {
      orders.push_back(Say{Parley::kResign});
      return true;
    }
    return false;
  }

  void decide() {
    done = true;
    const Field f(state);
    const int ahead = standing_of(f, me) - standing_of(f, other(me));
    const Line* best = nullptr;
    for (const Line& l : lines)
      if (!best || l.value > best->value) best = &l;
    if (!best) return;
    if (best->value < kWon / 2 && parley(ahead)) return;
    const bool offers = !state.offer && state.quiet >= 72 && ahead < 30 && ahead > -400;
    for (const Move& m : best->moves)
      if (!give(m)) return;
    if (best->target != kNobody) give(Attack{best->target});
    if (offers && !state.verdict && state.quiet > 0) orders.push_back(Say{Parley::kOfferDraw});
  }

  int done_pm() {
    if (done) return 1000;
    const int share = level.reply.keep > 0 ? 500 : 1000;
    if (answers.empty()) return search.done_pm() * share / 1000;
    return told = std::max(told,
                           share + static_cast<int>(asked * 490 / (answers.size() + lines.size())));
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
