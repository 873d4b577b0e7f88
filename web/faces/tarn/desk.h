// faces/tarn/desk.h — what the player is doing, as far as the game need not know: chosen, aimed at,
// opened, played back.
#pragma once
#include <optional>
#include <string>

#include "faces/tarn/layout.h"
#include "faces/tarn/picture.h"
#include "faces/tarn/wish.h"
#include "ui/frame.h"

namespace wg::tarn_face {

enum class Popover : std::uint8_t {
  kNone,
  kSettings,
  kHelp,
  kMenu,
  kReports,
  kSummary,
  kOpponents
};

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
struct ReviewDesk {
  Seat side = Seat::kBlue, measured = Seat::kBlue, map = Seat::kBlue;
  Tab tab = Tab::kMoments;
  bool playing = false;  // hour after hour
  std::uint64_t hour_began_ms = 0;
};

// What whoever set the page up took away: no control is shown for it, no key heard. Named as in the
// address's `lock=`, where `another` is "new" and `copy` is `links=0`.
struct Locks {
  bool undo = false;      // and redo, and taking an hour's orders back
  bool hints = false;     // their level
  bool settings = false;  // the sheet, with all that is on it
  bool another = false;   // leaving this game for another one
  bool opponent = false, balance = false, side = false;  // of a new game
  bool review = false;
  bool help = false;   // and the pages to read
  bool paste = false;  // opening somebody else's link
  bool copy = false;   // copying this game's
  bool operator==(const Locks&) const = default;
};

struct Desk {
  std::optional<UnitId> chosen;
  std::optional<std::uint8_t> contact;  // the report looked at
  std::optional<OnStack> opened;        // its units lie side by side
  std::optional<Sector> hovered;        // an order would go there
  std::optional<Sector> cursor;         // the keyboard's place on the map
  bool aiming = false;                  // the next sector is the battery's target
  Popover popover = Popover::kNone;

  std::string toast;
  std::uint64_t toast_ends_ms = 0;
  bool playing = false;  // the hour just ended
  std::uint64_t play_began_ms = 0;

  ReviewDesk review;

  ThemeChoice theme = ThemeChoice::kAuto;
  std::size_t scale = 0;   // of kTextScales
  Camera camera;           // on the map of play
  bool holds_map = false;  // fingers are moving it
  ViewChoice view = ViewChoice::kMap;
  bool has_map = true;  // no canvas to draw on: everything is said in words
  bool animates = true;
  std::size_t pace = 0;               // of kPaces
  bool sums_up = true;                // before an hour ends
  bool sums_up_all = false;           // this once, with all that have no orders
  Hints hints = Hints::kNudges;       // of the game at hand
  std::optional<std::size_t> lesson;  // the step of the first game
  std::string hushed;                 // a hint pressed away from the map
  std::optional<Sector> pointed;      // what a hint speaks of, ringed until the next click
  Choice choice;
  BalanceChoice balance;
  Locks locks;
  bool compact = false;  // inside somebody's page, which has a title of its own
  ui::Focus focus;
};

inline constexpr std::uint64_t kToast_ms = 4000;
inline void say(Desk& desk, std::string sentence, std::uint64_t now_ms) {
  desk.toast = std::move(sentence);
  desk.toast_ends_ms = now_ms + kToast_ms;
}

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
