// faces/desk.h — what the player of any game is doing, as far as the game need not know; a game's
// own desk has more.
#pragma once
#include <string>

#include "faces/camera.h"
#include "faces/wish.h"
#include "ui/frame.h"

namespace wg::face {

// What lies over the table. A game opens those that it has.
enum class Popover : std::uint8_t {
  kNone,
  kSettings,
  kHelp,
  kMenu,
  kNews,       // what was heard and seen
  kSummary,    // before a turn ends
  kOpponents,  // to choose from, before a game
};

// What whoever set the page up took away: no control is shown for it, no key heard. Named as in the
// address's `lock=`, which is one list for every game; `another` is "new" there, `copy` is
// `links=0`.
struct Locks {
  bool undo = false;      // and redo, and taking a turn's orders back
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

// Step after step of a game, played by itself.
struct Playback {
  bool playing = false;
  std::uint64_t step_began_ms = 0;
};

struct Desk {
  Popover popover = Popover::kNone;
  std::string toast;
  std::uint64_t toast_ends_ms = 0;
  bool playing = false;  // the turn just ended
  std::uint64_t play_began_ms = 0;

  ThemeChoice theme = ThemeChoice::kAuto;
  std::size_t scale = 0;   // of kTextScales
  Camera camera;           // on the map of play
  bool holds_map = false;  // fingers are moving it
  ViewChoice view = ViewChoice::kMap;
  bool has_map = true;  // no canvas to draw on: everything is said in words
  bool animates = true;
  std::size_t pace = 0;  // of kPaces
  bool sums_up = true;   // before a turn ends
  Locks locks;
  bool compact = false;  // inside somebody's page, which has a title of its own
  ui::Focus focus;
};

inline constexpr std::uint64_t kToast_ms = 4000;
inline void say(Desk& desk, std::string sentence, std::uint64_t now_ms) {
  desk.toast = std::move(sentence);
  desk.toast_ends_ms = now_ms + kToast_ms;
}

}  // namespace wg::face
