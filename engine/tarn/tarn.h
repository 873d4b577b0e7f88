// tarn/tarn.h — the front door: Tarn Crossing as a rule system. One step is one hour.
#pragma once
#include "tarn/events.h"
#include "tarn/orders.h"
#include "tarn/setup.h"
#include "tarn/world.h"

namespace wg::tarn {

struct Rules {
  using Setup = tarn::Setup;
  using State = tarn::World;
  using Order = tarn::Order;
  using Orders = tarn::Orders;
  using Event = tarn::Event;
  using View = tarn::View;
  using Refusal = tarn::Refusal;
  using Verdict = tarn::Verdict;
  static constexpr std::string_view kId = "tarn";
  static constexpr std::uint32_t kVersion = 1;
  static constexpr Pace kPace = Pace::kHours;
  static World start(const Setup&);
  // For the umpire: Blue's own units, and every Red unit on the map known exactly.
  static View view(const Setup&, const World&, Seat);
  // What was there: `side`'s own units, and every enemy unit on the map exactly. After the game.
  static View revealed(const Setup&, const World&, Seat side);
  static std::optional<Refusal> refuse(const Setup&, const View&, const Order&);
  static bool supersedes(const Order& later, const Order& earlier);
  static Orders command(const Setup&, const View&, Dice);
  static Outcome<World, Event> step(const Setup&, World, std::span<const Order>, Dice);
  static std::optional<Verdict> verdict(const Setup&, const World&);
};
static_assert(RuleSystem<Rules>);

}  // namespace wg::tarn
