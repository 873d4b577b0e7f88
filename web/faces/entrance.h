// faces/entrance.h — what any start screen is made of: a picture with a title plate on it, and
// beside or below it a column of choices.
#pragma once
#include "faces/desk.h"
#include "faces/lobby.h"

namespace wg::face {

struct Entrance {
  Rect window, picture, column;  // no picture where there is no room for it
  bool beside = false;           // else the one above the other
  float margin() const { return column.w >= 500 ? 48 : column.w >= 390 ? 28 : 16; }
  Rect about() const { return picture.w > 300 ? picture : window; }  // for a card
};
Entrance entrance(ImVec2 window, bool compact);
void lay_column(ui::Frame&, const Entrance&);  // its surface, and the edge of the picture
// As tall as its words need, at the bottom of the picture.
void title_plate(ui::Frame&, Rect on, std::string_view title, std::string_view words,
                 float widest = 430);

// Help and settings, leftwards from r; returns how far they went.
float show_tools(ui::Frame&, Desk&, float r, float y);

// Games to go back to, a row each from y on.
inline constexpr float kGameRow = 64;
int games_waiting(const Lobby&);
std::optional<CommonWish> show_waiting(ui::Frame&, const Lobby&, float x, float r, float& y);

}  // namespace wg::face
