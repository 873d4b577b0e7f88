// clash/clash.h — the front door: The Clash as a rule system. One step is one order, since a move
// may show what was hidden and a fight is never taken back.
#pragma once
#include "clash/events.h"

namespace wg::clash {

struct Rules {
  using Setup = clash::Setup;
  using State = clash::State;
  using Order = clash::Order;
  using Orders = clash::Orders;
  using Event = clash::Event;
  using View = clash::View;
  using Refusal = clash::Refusal;
  using Verdict = clash::Verdict;
  static constexpr std::string_view kId = "clash";
  static constexpr std::uint32_t kVersion = 1;
  static constexpr Pace kPace = Pace::kTurns;
  static State start(const Setup&);
  static View view(const Setup&, const State&, Seat);
  static std::optional<Refusal> refuse(const Setup&, const View&, const Order&);
  // What the seat sees until that order is played: the same, and that it has been given.
  static View ahead(const Setup&, View, const Order&);
  // A step is one order: it does not end without.
  static std::optional<Refusal> refuse_end(const Setup&, const View&);
  static bool supersedes(const Order& later, const Order& earlier);
  // Nobody: what the computer orders is recorded, as what people order is.
  static Orders command(const Setup&, const View&, Dice);
  // Whether the step that led from one view to the other may be taken back: it was a move or a
  // posture, and showed its seat nothing new.
  static bool may_take_back(const Setup&, const View& before, const View& after);
  static Outcome<State, Event> step(const Setup&, State, std::span<const Order>, Dice);
  static std::optional<Verdict> verdict(const Setup&, const State&);
};
static_assert(RuleSystem<Rules>);

}  // namespace wg::clash
