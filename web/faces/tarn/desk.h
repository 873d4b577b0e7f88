// faces/tarn/desk.h — what the player is doing, besides what every game's does: chosen, aimed at,
// opened, looked back at.
#pragma once
#include <optional>
#include <string>

#include "faces/desk.h"
#include "faces/tarn/layout.h"
#include "faces/tarn/picture.h"
#include "faces/tarn/wish.h"

namespace wg::tarn_face {

using face::Locks;
using face::Popover;
using face::say;

struct Choice {  // on the start screen
  Seat side = Seat::kBlue;
  std::uint8_t balance = kStandardBalance;
  // Who would sit across the table on either side: one picked for the one has a like on the other.
  BlueCommander blue = BlueCommander::kCommander;
  RedCommander red = RedCommander::kCommander;
  Hints hints = Hints::kNudges;  // of the next game
};

struct BalanceChoice {    // on the balance check
  std::size_t table = 0;  // of balance_tables(); after the last, a pairing of one's own
  Setup pairing{.blue = BlueCommander::kCommander};
  bool many = true;  // 10,000 games a pairing, or 1,000
  bool fresh_dice = false;
  bool operator==(const BalanceChoice&) const = default;
};

// In the review: whose belief is compared, which map a screen with room for one shows, and which
// words.
enum class Tab : std::uint8_t { kWrong, kMoments, kWorth };
struct ReviewDesk : face::Playback {
  Seat side = Seat::kBlue, measured = Seat::kBlue, map = Seat::kBlue;
  Tab tab = Tab::kMoments;
};

struct Desk : face::Desk {
  std::optional<UnitId> chosen;
  std::optional<std::uint8_t> contact;  // the report looked at
  std::optional<OnStack> opened;        // its units lie side by side
  std::optional<Sector> hovered;        // an order would go there
  std::optional<Sector> cursor;         // the keyboard's place on the map
  bool aiming = false;                  // the next sector is the battery's target
  ReviewDesk review;

  bool sums_up_all = false;           // this once, with all that have no orders
  Hints hints = Hints::kNudges;       // of the game at hand
  std::optional<std::size_t> lesson;  // the step of the first game
  std::string hushed;                 // a hint pressed away from the map
  std::optional<Sector> pointed;      // what a hint speaks of, ringed until the next click
  Choice choice;
  BalanceChoice balance;
};

// The hour ended: what was chosen is let go, so that its news can be read, and the map plays it.
inline void hour_ended(Desk& desk, std::uint64_t now_ms) {
  desk.chosen.reset();
  desk.contact.reset();
  desk.opened.reset();
  desk.cursor.reset();
  desk.pointed.reset();
  desk.hushed.clear();
  desk.aiming = false;
  desk.playing = desk.animates;
  desk.play_began_ms = now_ms;
}

}  // namespace wg::tarn_face
