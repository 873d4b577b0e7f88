// faces/bar.h — the strip above a map: what this is, and the tools.
#pragma once
#include "faces/desk.h"

namespace wg::face {

struct Bar {
  std::string_view title, note;
  bool cuts_note = false;  // where it does not fit: shortened, rather than left out
  bool wide = false;
  bool over = false;     // the verdict has the tools of play
  bool covered = false;  // a card lies on the screen
  bool can_undo = false, can_redo = false;
};
std::optional<CommonWish> show_bar(ui::Frame&, Desk&, Rect, const Bar&);

// A place for the real button that copies: it works only inside a click the browser saw.
void reserve_copy(ui::Frame&, bool covered, Rect);
inline constexpr char kCopy[] = "Copy link";

}  // namespace wg::face
