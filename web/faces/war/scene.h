// faces/war/scene.h — everything a screen is drawn from. The holder of the game fills it in.
#pragma once
#include <span>
#include <string>

#include "war/lines.h"
#include "war/threats.h"
#include "war/war.h"

#include "faces/lobby.h"

namespace wg::war_face {

using namespace war;
using face::Card;
using face::Lobby;
using face::Unfinished;

// What the scrubber tells of one step.
struct Told {
  Seat side = kNorth;  // whose turn it was
  std::uint16_t number = 1;
  bool deployment = false;
  std::uint8_t orders = 0;                                     // that it took
  bool destroyed = false, dislodged = false, arsenal = false;  // one of the other side's
  bool operator==(const Told&) const = default;
};
Told told(const State& began, std::span<const Notice<Event>> events, std::size_t orders);

struct Scene {
  const Setup& setup;
  const View& now;     // the step looked at, with `taken` of its orders taken; its seat looks
  const Board& board;  // of `now`
  const State& began;  // at the beginning of that step
  std::span<const Order> orders{};        // of that step; live: as given so far
  std::size_t taken = 0;                  // of them; live: all
  std::span<const Notice<Event>> last{};  // of the step before
  const Threats* threats = nullptr;       // to the seat that looks, in the other side's next turn
  std::span<const Told> turns{};          // of every step played
  Step step = 0;
  Step length = 0;   // steps played
  bool live = true;  // the step looked at is the running one
  bool can_undo = false, can_redo = false;
  std::optional<int> thinking{};     // per mille, while the computer does
  std::optional<Verdict> verdict{};  // of the game, whatever is looked at
  std::optional<Card> card{};
  std::string title{};  // of a replay, with its source named; else empty

  bool over() const { return verdict.has_value(); }
  bool deploying() const { return now.state.phase == Phase::kDeployment; }
};

}  // namespace wg::war_face
