// faces/ending.h — the foot of the sheet of a finished game: looking back, and the ways on.
#pragma once
#include "faces/desk.h"

namespace wg::face {

struct Ending {
  bool can_look_back = false, can_swap = false;
  bool covered = false;    // a card lies over the screen
  std::string_view print;  // what can be read and printed
};
struct WayOn {
  std::optional<CommonWish> wish{};
  bool print = false;
};

class EndSheet {
 public:
  EndSheet(ui::Frame&, const Desk&, Rect, float pad, const Ending&);
  Rect verdict() const;     // what scrolls
  float scrolled(float y);  // at its end: the ways on for which the foot has no room
  WayOn foot();

 private:
  float ways(float y);

  ui::Frame& f_;
  const Desk& desk_;
  Rect r_;
  float pad_;
  Ending ending_;
  float tall_, first_, gap_, foot_h_ = 0;
  bool low_, all_stay_ = false;
  WayOn way_{};
};

}  // namespace wg::face
