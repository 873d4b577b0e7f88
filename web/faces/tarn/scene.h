// faces/tarn/scene.h — everything a screen is drawn from. The holder of the game fills it in.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/sheet.h"
#include "tarn/plan.h"
#include "tarn/setup.h"
#include "tarn/story.h"

#include "faces/lobby.h"
#include "faces/tarn/hours.h"
#include "faces/tarn/layout.h"
#include "faces/tarn/measure.h"
#include "faces/tarn/picture.h"

namespace wg::tarn_face {

using face::Card;
using face::Lobby;
using face::Unfinished;

struct Scene {
  const View& view;              // at the hour looked at
  const View* before = nullptr;  // an hour earlier, if there was one
  const Sheet& sheet;
  const tarn::Plan& plan;
  std::span<const Order> pending{};  // of the hour looked at
  Setup setup{};
  Day day{};         // its `now` is the running hour
  bool live = true;  // the hour looked at is the running one
  bool can_undo = false, can_redo = false;
  const Story* story = nullptr;              // once the game is over
  std::array<const Measure*, 2> measures{};  // once the game is over, by side; null: none
  std::optional<Card> card{};
  // Shows the ground; where it is empty the ground is drawn anew.
  std::function<void(ImDrawList&, const Layout&)> ground{};

  bool over() const { return story != nullptr; }
};

// Collects what the hour bar tells of the day, hour by hour.
class Diary {
 public:
  explicit Diary(Seat seat) { day_.seat = seat; }
  void note(Hour, std::span<const Notice<Event>>);
  Day day() const { return day_; }

 private:
  Day day_;
  std::uint32_t met_ = 0;  // bit i: contact i has been reported
};

}  // namespace wg::tarn_face
