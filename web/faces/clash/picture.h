// faces/clash/picture.h — what the board is a picture of: what a seat knows, and what the player is
// doing.
#pragma once
#include <vector>

#include "clash/movement.h"

#include "faces/clash/spoken.h"

namespace wg::clash_face {

struct Arrow {
  Tile from = 0, to = 0;
};

struct Picture {
  const View* now = nullptr;
  const Scenario* scenario = nullptr;
  Seat own = Seat::kBlue;
  bool mine = false;  // the seat may order: who is ready is marked
  const Piece* chosen = nullptr;
  std::optional<Reach> reach{};  // of it, if it can move now
  std::vector<Tile> way{};       // to where the pointer is
  std::vector<Hostile> hostiles{};
  // The attack spoken of, or the danger looked at.
  std::optional<Tile> target{};
  Seat attacker = Seat::kBlue;
  std::optional<Arrow> lead{}, marches{}, falls_back{};
  std::vector<Arrow> supports{};
  bool bombards = false;
  std::vector<const Bout*> fought{};  // lately: since the seat's last turn
  std::optional<Tile> looked_at{}, hovered{}, cursor{};
  bool margin = true;  // with letters and numbers
  const std::function<void(ImDrawList&, const Grid&)>* ground = nullptr;
};

Picture picture_of(const Desk&, const Scene&);
// The fights that led to what is looked at: of the turn before, and of this one so far.
std::vector<const Bout*> lately(const Scene&);
bool may_attack(const Piece&);  // still, this turn
// It can still move, attack, fire or change its posture this turn.
bool is_ready(const Piece&);

void draw_board(ImDrawList&, const Grid&, const Picture&, const Palette&);

}  // namespace wg::clash_face
