// faces/war/picture.h — what the board is a picture of: a position, what led to it, and what the
// player is doing.
#pragma once
#include <vector>

#include "faces/war/assault.h"
#include "faces/war/grid.h"

namespace wg::war_face {

// Where somebody stood before, and goes or went.
struct Trace {
  UnitId unit = 0;
  Square from = 0, to = 0;
};

struct Picture {
  const State* now = nullptr;
  const Board* board = nullptr;
  Seat seat = kSouth;  // who looks
  Layers layers{};
  std::vector<Trace> moved{};   // in this turn
  std::vector<Trace> before{};  // in the one before
  std::optional<Attacked> attacked_before{};
  std::optional<std::uint8_t> arsenal_lost{};  // in the one before
  std::optional<Assault> assault{};
  std::optional<Assault> glanced{};  // on what the mouse is over
  const Threats* threats = nullptr;
  std::optional<UnitId> chosen{};  // with its reach, if it can move now
  bool shows_reach = false;
  std::optional<Square> hovered{}, cursor{};
  bool deploying = false;
  bool margin = true;  // with letters and numbers
  float at_ms = -1;    // of the play of the turn before; less than 0: it is over
};

Picture picture_of(const Desk&, const Scene&, std::uint64_t now_ms);
int play_ms(const Picture&);  // how long that play takes

void draw_board(ImDrawList&, const Grid&, const Picture&, const Palette&);

}  // namespace wg::war_face
