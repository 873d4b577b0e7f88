// faces/war/sitting.h — what every part of a screen works with in one frame.
#pragma once
#include <utility>

#include "faces/war/areas.h"
#include "faces/war/assault.h"
#include "ui/widgets.h"

namespace wg::war_face {

struct Sitting {
  ui::Frame& frame;
  Desk& desk;
  const Scene& scene;
  const Areas& areas;
  const std::optional<Assault>& assault;
  Answer& answer;
  std::uint64_t now_ms;
  bool plays = false;  // the other side's turn, on the board: what is told waits for its end

  const State& state() const { return scene.now.state; }
  const Board& board() const { return scene.board; }
  Seat seat() const { return scene.now.seat; }
  bool may_order() const {
    return scene.live && !scene.over() && !scene.thinking && seat() != Seat::kUmpire &&
           scene.now.is_my_turn();
  }
  bool may_place() const { return may_order() && scene.deploying(); }
  bool may_move() const { return may_order() && !scene.deploying(); }
  // Whose turn is told of, and by which name.
  Seat mover() const;
  std::string turn() const;
  std::uint32_t ink(Seat side) const { return line_of(frame.palette, drawn_as(side)); }
  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }

  static constexpr Side drawn_as(Seat side) { return side == kNorth ? Side::kRed : Side::kBlue; }
};

// Why the attack that is aimed cannot be made; empty if it can.
std::string why_not(const Assault&);
// Why the turn cannot end; empty if it can.
std::string why_not_end(const Sitting&);

// How many units of a side still lie beside the board; and the first of a kind that does.
int to_place(const State&, Seat);
std::optional<UnitId> next_to_place(const State&, Seat, Kind);

}  // namespace wg::war_face
