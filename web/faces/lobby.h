// faces/lobby.h — what any start screen is drawn from, and the card that may lie on any screen.
#pragma once
#include <optional>
#include <span>
#include <string>

#include "faces/keys.h"

namespace wg::face {

// Something to be read before going on: a bad link, a game that stopped.
struct Card {
  std::string title, sentence, action;
};

struct Unfinished {
  std::string title, note;  // "Your game: Blue, 10:00", "Blue against …"
};
struct Lobby {
  std::optional<Unfinished> unfinished{};
  std::optional<Unfinished> kept{};  // besides it: the one before another took the table
  std::optional<Card> card{};
  std::span<const Reading> others{};  // games of the same site
};

}  // namespace wg::face
