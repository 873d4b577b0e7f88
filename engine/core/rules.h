// core/rules.h — what a rule system must offer so that one table can play it.
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/dice.h"

namespace wg {

enum class Seat : std::uint8_t { kBlue, kRed, kUmpire };
inline constexpr Seat kPlayers[] = {Seat::kBlue, Seat::kRed};
constexpr Seat other(Seat s) { return s == Seat::kBlue ? Seat::kRed : Seat::kBlue; }
constexpr std::size_t index(Seat s) { return static_cast<std::size_t>(s); }

using Step = std::uint32_t;  // one hour, one turn, one tick: each game says which

// Who may hear of an event. Decided where the event is born, never guessed later.
using Audience = std::uint8_t;  // bit i: seat i
constexpr Audience only(Seat s) { return static_cast<Audience>(1u << static_cast<unsigned>(s)); }
constexpr Audience kEveryone = 0xFF;
constexpr bool may_hear(Audience audience, Seat seat) {
  return seat == Seat::kUmpire || (audience & only(seat)) != 0;
}

template <class E>
struct Notice {
  Audience audience = kEveryone;
  E event;
  bool operator==(const Notice&) const = default;
};
template <class S, class E>
struct Outcome {
  S state;
  std::vector<Notice<E>> events;
};

enum class Pace : std::uint8_t { kTurns, kHours, kRealTime };

// Setup, State, Order and Event are plain values. The functions are pure: same arguments,
// same answer, on every compiler. `refuse` and `command` see a View, so neither an error
// message nor a scripted commander can leak what the seat does not know.
// `supersedes(later, earlier)`: within one step, the later order takes the earlier one's place.
// A game whose orders of one step are taken one after the other has `ahead(setup, view, order)` as
// well: what the seat sees once that order has been taken. And where a step cannot always end,
// there is `refuse_end(setup, view)`: why not yet, after these orders. Where a step is one order,
// `may_take_back(setup, before, after)` says whether what a seat has seen of it allows undoing it.
template <class G>
concept RuleSystem = std::regular<typename G::Setup> && std::regular<typename G::State> &&
    std::regular<typename G::Order> && std::regular<typename G::Event> &&
    std::regular<typename G::Verdict> &&
    requires(const typename G::Setup& setup, const typename G::State& state,
             const typename G::View& view, const typename G::Order& order,
             std::span<const typename G::Order> orders, Seat seat, Dice dice) {
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kVersion } -> std::convertible_to<std::uint32_t>;
  { G::kPace } -> std::convertible_to<Pace>;
  { G::start(setup) } -> std::same_as<typename G::State>;
  { G::view(setup, state, seat) } -> std::same_as<typename G::View>;
  { G::refuse(setup, view, order) } -> std::same_as<std::optional<typename G::Refusal>>;
  { G::supersedes(order, order) } -> std::same_as<bool>;
  { G::command(setup, view, dice) } -> std::convertible_to<typename G::Orders>;
  {
    G::step(setup, state, orders, dice)
    } -> std::same_as<Outcome<typename G::State, typename G::Event>>;
  { G::verdict(setup, state) } -> std::same_as<std::optional<typename G::Verdict>>;
  { setup.seed } -> std::convertible_to<std::uint64_t>;
};

}  // namespace wg
