// faces/tarn/desk.h — what the player is doing, as far as the game need not know: chosen, aimed at,
// opened, played back.
#pragma once
#include <optional>
#include <string>

#include "faces/tarn/picture.h"
#include "faces/tarn/wish.h"
#include "ui/frame.h"

namespace wg::tarn_face {

enum class Popover : std::uint8_t { kNone, kSettings, kHelp, kMenu, kReports };

enum class Rival : std::uint8_t { kFair, kAllSeeing, kPerson };
struct Choice {  // on the start screen
  Seat side = Seat::kBlue;
  Rival rival = Rival::kFair;
  std::uint8_t balance = kStandardBalance;
};

struct BalanceChoice {    // on the balance check
  std::size_t table = 0;  // of balance_tables(); after the last, a pairing of one's own
  Setup pairing{.blue = BlueCommander::kCommander};
  bool many = true;  // 10,000 games a pairing, or 1,000
  bool fresh_dice = false;
  bool operator==(const BalanceChoice&) const = default;
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

  ThemeChoice theme = ThemeChoice::kAuto;
  bool animates = true;
  Choice choice;
  BalanceChoice balance;
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
  desk.aiming = false;
  desk.playing = desk.animates;
  desk.play_began_ms = now_ms;
}

}  // namespace wg::tarn_face
