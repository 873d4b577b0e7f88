// faces/clash/sitting.h — what every part of a screen works with in one frame.
#pragma once
#include <utility>

#include "faces/clash/areas.h"
#include "faces/clash/spoken.h"
#include "ui/widgets.h"

namespace wg::clash_face {

struct Sitting {
  ui::Frame& frame;
  Desk& desk;
  const Scene& scene;
  const Areas& areas;
  const std::optional<Spoken>& attack;  // that is spoken of
  const std::optional<Danger>& threat;  // to the chosen unit
  Answer& answer;
  std::uint64_t now_ms;

  const View& view() const { return scene.now; }
  const Scenario& map() const { return scene.scenario(); }
  Seat own() const { return view().seat == Seat::kRed ? Seat::kRed : Seat::kBlue; }
  bool may_order() const {
    return scene.live && !scene.over() && !scene.thinking && view().is_my_turn();
  }
  const Piece* chosen() const {
    const Piece* p = desk.chosen ? piece(view(), *desk.chosen) : nullptr;
    return p && p->side == own() ? p : nullptr;
  }
  std::uint32_t ink(Seat side) const { return line_of(frame.palette, drawn_as(side)); }
  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }
  void give(const Order& order) const { wish(wish::Give{order}); }
  std::optional<Refusal> refuse(const Order& order) const {
    return Rules::refuse(scene.setup, view(), order);
  }
};

// The fight to be told now: the last one, while its result has not been put away.
const Bout* result_of(const Sitting&);
// Units of the seat that can still do something.
int ready(const Sitting&);
// Those of the formation whose posture can be changed to that.
Units formation(const Sitting&, const Piece& chosen, Posture);
// The attack's other kind, where both can be made: a gun may bombard or assault.
std::optional<Aim> other_kind(const Sitting&);

}  // namespace wg::clash_face
