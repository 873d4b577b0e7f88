// core/play.h — a game played is its setup plus the orders people gave; all else is replayed.
#pragma once
#include <algorithm>

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

template <RuleSystem G>
struct Played {
  typename G::State state;
  Step reached = 0;
  std::optional<typename G::Refusal> refusal;  // an order in the record was illegal: stopped there
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
    for (const auto& g : given) {
      p.refusal = G::refuse(record.setup, G::view(record.setup, p.state, g.seat), g.order);
      if (p.refusal) return p;
    }
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
    for (; next != orders.end() && next->step == f.reached; ++next, ++f.given) {
      if (G::refuse(setup, G::view(setup, f.state, next->seat), next->order))
        ++f.refused;
      else
        fits.push_back(*next);
    }
    auto outcome = advance<G>(setup, f.state, fits);
    f.state = std::move(outcome.state);
    on_step(std::as_const(f), std::as_const(outcome.events));
  }
  return f;
}

}  // namespace wg
