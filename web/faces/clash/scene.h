// faces/clash/scene.h — everything a screen is drawn from. The holder of the game fills it in.
#pragma once
#include <functional>
#include <span>
#include <string>

#include "clash/clash.h"

#include "faces/clash/grid.h"
#include "faces/lobby.h"

namespace wg::clash_face {

using face::Card;
using face::Lobby;
using face::Unfinished;

// What the scrubber tells of one step, which is one order. Only what the seat that looks heard.
struct Told {
  Seat side = Seat::kBlue;  // who ordered
  std::uint8_t round = 1;
  bool ended_turn = false;
  bool fought = false, fell = false, took = false;  // a fight; a unit was lost in it; a place taken
  bool operator==(const Told&) const = default;
};
// `began`: the state before the step; `events`: all that came of it.
Told told(std::uint8_t round, Seat side, std::span<const Notice<Event>> events, Seat looks);

// A fight that the seat heard of, for the log: what was predicted, what came.
struct Bout {
  Step step = 0;  // that it was ordered in
  std::uint8_t round = 1;
  Seat by = Seat::kBlue;
  Event event{};  // `Fought` or `Slipped`
  bool operator==(const Bout&) const = default;
};
// Appends what of these belongs into the log.
void note(std::vector<Bout>&, Step, std::uint8_t round, Seat by,
          std::span<const Notice<Event>> events, Seat looks);

struct Scene {
  const Setup& setup;
  const View& now;                        // the step looked at, as its seat knows it
  std::span<const Notice<Event>> last{};  // since its seat ordered last
  std::span<const Told> steps{};          // of every step played
  std::span<const Bout> bouts{};          // of every step before the one looked at
  Step step = 0;
  Step length = 0;                          // steps played
  bool live = true;                         // the step looked at is the running one
  bool can_undo = false, can_redo = false;  // the rules allow it: nothing new was learnt
  std::optional<int> thinking{};            // per mille, while the computer does
  bool may_skip = false;                    // its orders are played slowly, to be watched
  std::optional<Verdict> verdict{};         // of the game, whatever is looked at
  std::optional<Card> card{};
  // Shows the ground; where it is empty the ground is drawn anew.
  std::function<void(ImDrawList&, const Grid&)> ground{};

  const Scenario& scenario() const { return scenario_of(setup); }
  bool over() const { return verdict.has_value(); }
};

}  // namespace wg::clash_face
