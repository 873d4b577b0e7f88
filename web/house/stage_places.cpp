// house/stage_places.cpp — what lies over the drawn screen: real buttons and links; which part of
// it the window shows; and where a test finds everything.
#include <algorithm>

#include "faces/bar.h"
#include "house/stage.h"
#include "page/page.h"
#include "ui/frame.h"

namespace wg::house {

using board::Rect;

// On a canvas that shows only a part of the layout, the keys take what they walk to into sight.
void Stage::follow_focus() {
  if (desk_.focus.name == followed_) return;
  followed_ = desk_.focus.name;
  for (const ui::Control& c : ui::controls())
    if (c.name == followed_) screen::reveal(c.rect.x, c.rect.y, c.rect.w, c.rect.h);
}

namespace {

// In the place that the screen has kept for it.
void fill(page::Button b) {
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
}

}  // namespace

void Stage::place_html() const {
  fill({.name = "share.copy", .label = std::string(face::kCopy), .copies_link = true});
  for (const face::Reading& to : screens_.readings) {
    page::Button b{.name = std::string(to.slot), .label = std::string(to.label)};
    if (card_) {  // it would float above the card
      page::hide(b.name);
      continue;
    }
    b.href = to.href;
    if (desk_.theme != face::ThemeChoice::kAuto)
      b.href += (b.href.find('?') == std::string::npos ? "?theme=" : "&theme=") +
                std::string(board::name(theme_));
    fill(b);
  }
}

void Stage::probe_canvas(probe::Json& j) const {
  const auto& m = screen::metrics();
  const auto& t = screen::tally();
  j.field("frames", t.frames)
      .field("idle", screen::is_idle() && !(screens_.works && screens_.works()))
      .field("contexts", t.contexts)
      .field("context_alive", t.context_alive);
  j.field("ratio", m.ratio)
      .field("width", m.width)
      .field("height", m.height)
      .field("scale", screen::scale());
  j.field("coarse", m.coarse).field("theme", board::name(theme_));
  j.field("screen", screens_.name()).field("view", kViews[static_cast<std::size_t>(desk_.view)]);
  j.field("focus", desk_.focus.name).field("toast", desk_.toast).field("playing", desk_.playing);
  if (card_) j.open("card").field("title", card_->title).field("sentence", card_->sentence).close();
}

void Stage::probe_controls(probe::Json& j) const {
  const screen::Shown& at = screen::shown();  // places are the canvas's, in layout pixels
  j.open("shown").field("x", at.x).field("y", at.y);
  j.field("width", at.width).field("height", at.height).close();
  j.field("zoom", desk_.camera.zoom);
  j.list("controls");
  for (const ui::Control& c : ui::controls())
    j.open()
        .field("name", c.name)
        .field("label", c.label)
        .field("x", c.rect.x - at.x)
        .field("y", c.rect.y - at.y)
        .field("w", c.rect.w)
        .field("h", c.rect.h)
        .field("enabled", c.enabled)
        .field("chosen", c.chosen)
        .close();
  j.end_list().list("slots");
  for (const ui::Slot& s : ui::slots())
    j.open()
        .field("name", s.name)
        .field("x", s.rect.x - at.x)
        .field("y", s.rect.y - at.y)
        .field("w", s.rect.w)
        .field("h", s.rect.h)
        .close();
  j.end_list();
}

}  // namespace wg::house
