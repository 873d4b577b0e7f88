// faces/war/desk.h — what the player is doing, besides what every game's does: chosen, aimed at,
// held in the hand, looked at.
#pragma once
#include <optional>

#include "war/setup.h"

#include "faces/desk.h"
#include "faces/war/wish.h"

namespace wg::war_face {

using namespace war;
using face::Locks;
using face::Popover;
using face::say;

struct Layers {                   // on the board, each to be switched on and off
  bool own = true, enemy = true;  // lines of communication
  bool threats = false;           // what the other side could bring next turn
  bool operator==(const Layers&) const = default;
};

// On the start screen. Two people at one screen: the other player is a person as well.
struct Choice {
  Seat side = kSouth;
  Player rival = Player::kMiddle;
  Deployment deployment = Deployment::kBook;  // of both sides
  First first = First::kByLot;
  Options options{};
  bool operator==(const Choice&) const = default;
};

struct Desk : face::Desk {
  std::optional<UnitId> chosen;
  std::optional<UnitId> aimed;    // an attack on it is under consideration
  std::optional<Square> hovered;  // by the mouse
  std::optional<Square> cursor;   // the keyboard's place on the board
  std::optional<UnitId> in_hand;  // in deployment: goes to the next square
  Layers layers;
  bool asks_to_resign = false;  // pressed once
  face::Playback replay;        // turn after turn, order after order
  Choice choice;
};

// A turn has ended, or another one is looked at: nothing is chosen any more. With `animates` the
// board plays what the other side did.
inline void turn_ended(Desk& desk, std::uint64_t now_ms) {
  desk.chosen.reset();
  desk.aimed.reset();
  desk.in_hand.reset();
  desk.cursor.reset();
  desk.asks_to_resign = false;
  desk.playing = desk.animates;
  desk.play_began_ms = now_ms;
}

}  // namespace wg::war_face
