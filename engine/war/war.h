// war/war.h — the front door: Debord's Game of War as a rule system. One step is one turn of one
// side; placing the units, both at once and unseen, comes before the first.
#pragma once
#include "war/events.h"
#include "war/view.h"

namespace wg::war {

struct Rules {
  using Setup = war::Setup;
  using State = war::State;
  using Order = war::Order;
  using Orders = war::Orders;
  using Event = war::Event;
  using View = war::View;
  using Refusal = war::Refusal;
  using Verdict = war::Verdict;
  static constexpr std::string_view kId = "war";
  static constexpr std::uint32_t kVersion = 1;
  static constexpr Pace kPace = Pace::kTurns;
  static State start(const Setup&);
  static View view(const Setup&, const State&, Seat);
  // `view` has taken the seat's earlier orders of the step: see `ahead`.
  static std::optional<Refusal> refuse(const Setup&, const View& view, const Order&);
  static bool supersedes(const Order& later, const Order& earlier);
  // Nobody: what the computer orders is recorded, as what people order is.
  static Orders command(const Setup&, const View&, Dice);
  // What the seat sees once it has given that order, which is not refused.
  static View ahead(const Setup&, View, const Order&);
  // A turn does not end before the dislodged unit has retreated.
  static std::optional<Refusal> refuse_end(const Setup&, const View&);
  static Outcome<State, Event> step(const Setup&, State, std::span<const Order>, Dice);
  static std::optional<Verdict> verdict(const Setup&, const State&);
};
static_assert(RuleSystem<Rules>);

// The turn under way, order by order: what happened, and where it led. `step` is this and the
// turn's end.
Outcome<State, Event> take(State, const Order&);

}  // namespace wg::war
