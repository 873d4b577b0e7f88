// house/ground.cpp — printed, shown, moved.
#include "house/ground.h"

#include "board/lines.h"
#include "board/style.h"

namespace wg::house {

using board::Rect;

void Ground::show(ImDrawList& list, board::Theme theme, Rect pane, Rect frame, bool held,
                  const Draw& draw) {
  const ImU32 land = board::paint(board::palette(theme).land);
  const ImVec2 size(pane.w, pane.h);
  const bool holds = picture_.holds(size) && theme_ == theme;
  // The pane as the map would have it.
  const Rect of_map{(pane.x - frame.x) / frame.w, (pane.y - frame.y) / frame.h, pane.w / frame.w,
                    pane.h / frame.h};
  const Rect& was = of_map_;
  const bool same =
      of_map.x == was.x && of_map.y == was.y && of_map.w == was.w && of_map.h == was.h;
  if (!holds || (!same && !held)) {
    const Rect at_corner{frame.x - pane.x, frame.y - pane.y, frame.w, frame.h};
    picture_.paint(size, land, [&](ImDrawList& to) { draw(to, at_corner); });
    theme_ = theme;
    of_map_ = of_map;
  }
  list.PushClipRect(pane.min(), pane.max(), true);
  if (picture_.blank()) {  // the graphics card has no room for it
    draw(list, frame);
  } else if (same) {
    picture_.show(list, pane.min(), pane.max());
  } else {
    const Rect& r = of_map_;
    board::fill(list, pane, land);
    picture_.show(list, {frame.x + r.x * frame.w, frame.y + r.y * frame.h},
                  {frame.x + (r.x + r.w) * frame.w, frame.y + (r.y + r.h) * frame.h});
  }
  list.PopClipRect();
}

}  // namespace wg::house
