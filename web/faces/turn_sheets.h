// faces/turn_sheets.h — sheets of games in which a turn is ended by hand: its end without an order,
// settings, what can be done with the game at hand.
#pragma once
#include "faces/desk.h"
#include "faces/settings.h"

namespace wg::face {

bool idle_sheet(ui::Frame&, Desk&, std::string_view words);  // the turn is ended all the same

// `animation`: what is shown of the other side's turn. `in_play`: there is a game to leave.
std::optional<CommonWish> turn_settings(ui::Frame&, Desk&, std::string_view animation,
                                        bool in_play);

// Buttons below each other, or two in a row.
class MenuSheet {
 public:
  // On a telephone with the tools that have no room elsewhere.
  MenuSheet(ui::Frame&, Desk&, bool phone, int rows);
  std::optional<CommonWish> tools(bool covered, bool can_redo);
  bool row(const ui::Button&);
  bool resigning(bool& asks, bool may, std::string_view not_now);  // once more: yes
  // What can be read and printed, and the way out.
  bool print(std::string_view label);
  std::optional<CommonWish> leaving();
  void end() { scroll_.ends_at(y_); }

 private:
  float half() const;

  ui::Over over_;
  ui::Frame& f_;
  Desk& desk_;
  bool phone_;
  float tall_;
  Rect r_, inside_;
  float x_, w_;
  ui::Scroll scroll_;
  float y_;
};

}  // namespace wg::face
