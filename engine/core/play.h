// core/play.h — a game played is its setup plus the orders people gave; all else is replayed.
#pragma once
#include <algorithm>
#include <array>

#include "core/rules.h"

namespace wg {

template <class O>
struct Given {
  Step step = 0;
  Seat seat = Seat::kBlue;
  O order;
  bool operator==(const Given&) const = default;
};

template <RuleSystem G>
struct Record {
  typename G::Setup setup;
  Step length = 0;
  std::vector<Given<typename G::Order>> given;  // sorted by step; within a step, as entered
  bool operator==(const Record&) const = default;
};

// The orders given for one step of a record.
template <RuleSystem G>
std::span<const Given<typename G::Order>> orders_of(const Record<G>& record, Step step) {
  const auto by_step = [](const auto& g, Step s) { return g.step < s; };
  const auto first = std::lower_bound(record.given.begin(), record.given.end(), step, by_step);
  const auto last = std::lower_bound(first, record.given.end(), step + 1, by_step);
  return {record.given.data() + (first - record.given.begin()),
          static_cast<std::size_t>(last - first)};
}

// Where orders of one step are taken one after the other (`G::ahead`), a seat sees what its earlier
// ones have led to, and the next is asked about there.
template <RuleSystem G>
class Looking {
 public:
  using View = typename G::View;
  Looking(const typename G::Setup& setup, const typename G::State& state)
      : setup_(setup), state_(state) {}

  std::optional<typename G::Refusal> refuse(Seat seat, const typename G::Order& order) {
    return G::refuse(setup_, view(seat), order);
  }
  // Why the step cannot end with these orders.
  std::optional<typename G::Refusal> refuse_end() const {
    if constexpr (requires(const typename G::Setup& s, const View& v) { G::refuse_end(s, v); })
      for (const Seat seat : kPlayers)
        if (auto no = G::refuse_end(setup_, view(seat))) return no;
    return std::nullopt;
  }
  // An order that is not refused.
  void take(Seat seat, const typename G::Order& order) {
    if constexpr (kTakesTurns) ahead_[index(seat)] = G::ahead(setup_, view(seat), order);
  }
  View view(Seat seat) const {
    if constexpr (kTakesTurns)
      if (ahead_[index(seat)]) return *ahead_[index(seat)];
    return G::view(setup_, state_, seat);
  }

 private:
  static constexpr bool kTakesTurns =
      requires(const typename G::Setup& s, View v, const typename G::Order& o) {
    G::ahead(s, v, o);
  };
  const typename G::Setup& setup_;
  const typename G::State& state_;
  std::array<std::optional<View>, 3> ahead_{};
};

template <RuleSystem G>
struct Played {
  typename G::State state;
  Step reached = 0;
  std::optional<typename G::Refusal> refusal;  // of an order in the record, or of a step's end
};

// Scripted seats first, then the orders people gave. The one place where a step happens.
template <RuleSystem G>
Outcome<typename G::State, typename G::Event> advance(
    const typename G::Setup& setup, const typename G::State& state,
    std::span<const Given<typename G::Order>> given) {
  const Dice dice{setup.seed};
  std::vector<typename G::Order> orders;
  orders.reserve(32 + given.size());
  for (const Seat seat : kPlayers)
    for (const auto& order : G::command(setup, G::view(setup, state, seat), dice))
      orders.push_back(order);
  for (const auto& g : given) orders.push_back(g.order);
  return G::step(setup, state, orders, dice);
}

// Plays a record, calling on_step(played so far, events of the step) after each step. Stops at the
// first refused order: `reached` is then the step it belongs to.
template <RuleSystem G, class OnStep>
Played<G> play(const Record<G>& record, OnStep&& on_step) {
  Played<G> p{G::start(record.setup), 0, std::nullopt};
  for (; p.reached < record.length && !G::verdict(record.setup, p.state);) {
    const auto given = orders_of(record, p.reached);
    Looking<G> looking(record.setup, p.state);
    for (const auto& g : given) {
      p.refusal = looking.refuse(g.seat, g.order);
      if (p.refusal) return p;
      looking.take(g.seat, g.order);
    }
    p.refusal = looking.refuse_end();
    if (p.refusal) return p;
    auto outcome = advance<G>(record.setup, p.state, given);
    p.state = std::move(outcome.state);
    ++p.reached;
    on_step(std::as_const(p), std::as_const(outcome.events));
  }
  return p;
}

template <RuleSystem G>
Played<G> play(const Record<G>& record) {
  return play<G>(record, [](const auto&, const auto&) {});
}

// The orders of a record given again where they fit: under another setup, in a game that may take
// another course. An order that this game refuses is skipped. Goes on without orders after the
// record's last one, until the game is over or has run for `most` steps.
template <RuleSystem G>
struct Fitted {
  typename G::State state;
  Step reached = 0;
  std::uint32_t given = 0, refused = 0;  // orders
};
template <RuleSystem G, class OnStep>
Fitted<G> play_what_fits(const typename G::Setup& setup,
                         const std::vector<Given<typename G::Order>>& orders, Step most,
                         OnStep&& on_step) {
  Fitted<G> f{G::start(setup)};
  std::vector<Given<typename G::Order>> fits;
  auto next = orders.begin();
  for (; f.reached < most && !G::verdict(setup, f.state); ++f.reached) {
    fits.clear();
    Looking<G> looking(setup, f.state);
    for (; next != orders.end() && next->step == f.reached; ++next, ++f.given) {
      if (looking.refuse(next->seat, next->order)) {
        ++f.refused;
      } else {
        looking.take(next->seat, next->order);
        fits.push_back(*next);
      }
    }
    auto outcome = advance<G>(setup, f.state, fits);
    f.state = std::move(outcome.state);
    on_step(std::as_const(f), std::as_const(outcome.events));
  }
  return f;
}

}  // namespace wg
