// faces/clash/desk.h — what the player is doing, besides what every game's does: whom they have
// chosen, which attack is spoken of, what is looked at.
#pragma once
#include <optional>
#include <string>

#include "clash/setup.h"

#include "faces/clash/wish.h"
#include "faces/desk.h"

namespace wg::clash_face {

using namespace clash;
using face::Locks;
using face::Popover;
using face::say;

// On the start screen. Two people at one screen: the other player is a person as well.
struct Choice {
  Seat side = Seat::kBlue;
  Player rival = Player::kMiddle;
  Battle battle = Battle::kBelvoirGap;  // or a position of the lesson, which settles all the rest
  bool fog = true;
  bool operator==(const Choice&) const = default;
};

// For whom a posture is ordered: the chosen unit alone, or many at once.
enum class Formation : std::uint8_t { kUnit, kKind, kBesideEnemy, kAll };

// An attack under consideration, by the chosen unit.
struct Aim {
  Tile target = 0;
  bool bombards = false;
  std::optional<Units> supporters{};  // none: those that add most
  bool operator==(const Aim&) const = default;
};

// Two of one's own: the one chosen before could move to the one chosen now.
struct Joining {
  UnitId guest = kNobody, host = kNobody;
  bool operator==(const Joining&) const = default;
};

struct Desk : face::Desk {
  std::optional<UnitId> chosen;  // one's own
  Joining joining{};
  std::optional<Aim> aim;
  std::optional<Tile> looked_at;  // an enemy or a place, while nothing is chosen
  std::optional<Tile> hovered;    // by the mouse
  std::optional<Tile> cursor;     // the keyboard's place on the board
  std::optional<Tile> heading;    // in words: where the chosen unit would go
  Formation formation = Formation::kUnit;
  bool reverse = false;         // what the enemy could do to the chosen unit, on the board as well
  bool shows_how = false;       // of an attack, what shock and resolve are made of
  std::string panel{};          // what it is about: anything else begins at the top
  std::size_t read = 0;         // fights whose result has been put away, of all so far
  bool panel_seen = false;      // of the lesson: the account of the attack has been open
  bool asks_to_resign = false;  // pressed once
  face::Playback replay;        // order after order
  Choice choice;
};

inline void let_go_of_all(Desk& desk) {
  desk.chosen.reset();
  desk.joining = {};
  desk.aim.reset();
  desk.looked_at.reset();
  desk.heading.reset();
  desk.formation = Formation::kUnit;
}

// A turn has ended, or another step is looked at: nothing is chosen any more.
inline void turn_ended(Desk& desk) {
  let_go_of_all(desk);
  desk.cursor.reset();
  desk.asks_to_resign = false;
}

}  // namespace wg::clash_face
