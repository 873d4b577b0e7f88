// web/app_canvas.cpp — what lies below and above the drawn screen: the printed ground, real
// buttons, and which part of it the window shows.
#include <algorithm>

#include "app.h"
#include "faces/bar.h"
#include "faces/tarn/ground.h"
#include "faces/tarn/readings.h"
#include "ui/frame.h"

namespace wg {

using board::Rect;
using tarn_face::ThemeChoice;

// On a canvas that shows only a part of the layout, the keys take what they walk to into sight.
void App::follow_focus() {
  if (desk_.focus.name == followed_) return;
  followed_ = desk_.focus.name;
  for (const ui::Control& c : ui::controls())
    if (c.name == followed_) screen::reveal(c.rect.x, c.rect.y, c.rect.w, c.rect.h);
}

// Fills the places that the screen has kept for the page's own buttons and links.
void App::place_html() const {
  const auto fill = [](page::Button b) {
    const auto& slots = ui::slots();
    const auto slot =
        std::find_if(slots.begin(), slots.end(), [&](const auto& s) { return s.name == b.name; });
    if (slot == slots.end()) return page::hide(b.name);
    const float k = screen::scale();
    const screen::Shown& shown = screen::shown();
    const Rect r = slot->rect;
    const bool in_sight = r.x >= shown.x && r.y >= shown.y && r.x + r.w <= shown.x + shown.width &&
                          r.y + r.h <= shown.y + shown.height;
    if (!in_sight) return page::hide(b.name);  // the browser would scroll to it
    b.x = (r.x - shown.x) * k;
    b.y = (r.y - shown.y) * k;
    b.width = slot->rect.w * k;
    b.height = slot->rect.h * k;
    page::place(b);
  };
  fill({.name = "share.copy", .label = std::string(face::kCopy), .copies_link = true});
  const auto link = [&](const tarn_face::Reading& to) {
    page::Button b{.name = std::string(to.slot), .label = std::string(to.label)};
    if (card_) return page::hide(b.name);  // it would float above the card
    b.href = to.href;
    if (desk_.theme != ThemeChoice::kAuto) b.href += "?theme=" + std::string(board::name(theme_));
    fill(b);
  };
  link(tarn_face::kLearn);
  for (const auto& page : tarn_face::kBehindTheRules) link(page);
}

// Some 25,000 vertices: drawn once per size, theme, pixel ratio and camera into a texture. While
// fingers move the map, what was printed moves with it, and is printed anew where they let go.
void App::show_ground(ImDrawList& list, const tarn_face::Layout& l) {
  const board::Palette& palette = board::palette(theme_);
  const Rect pane = l.in_sight();
  const ImVec2 size(pane.w, pane.h);
  const bool holds = ground_.holds(size) && ground_theme_ == theme_;
  // The pane as the sheet would have it.
  const Rect of_sheet{(pane.x - l.frame.x) / l.frame.w, (pane.y - l.frame.y) / l.frame.h,
                      pane.w / l.frame.w, pane.h / l.frame.h};
  const Rect& was = ground_of_sheet_;
  const bool same =
      of_sheet.x == was.x && of_sheet.y == was.y && of_sheet.w == was.w && of_sheet.h == was.h;
  if (!holds || (!same && !desk_.holds_map)) {
    tarn_face::Layout at_corner = l;
    at_corner.frame.x -= pane.x;
    at_corner.frame.y -= pane.y;
    ground_.paint(size, board::paint(palette.land),
                  [&](ImDrawList& to) { draw_ground(to, at_corner, palette); });
    ground_theme_ = theme_;
    ground_of_sheet_ = of_sheet;
  }
  list.PushClipRect(pane.min(), pane.max(), true);
  if (ground_.blank()) {  // the graphics card has no room for it
    draw_ground(list, l, palette);
  } else {
    const Rect& r = ground_of_sheet_;
    if (!same) board::fill(list, pane, board::paint(palette.land));
    const ImVec2 min = tarn_face::on_sheet(l.frame, r.x, r.y),
                 max = tarn_face::on_sheet(l.frame, r.x + r.w, r.y + r.h);
    ground_.show(list, same ? pane.min() : min, same ? pane.max() : max);
  }
  list.PopClipRect();
}

}  // namespace wg
