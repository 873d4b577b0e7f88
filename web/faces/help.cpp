// faces/help.cpp — one column of paragraphs, or names beside them where there is room.
#include "faces/help.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets.h"

namespace wg::face {
namespace {

using ui::Style;

// In as many lines as they need. Returns how tall they are; with `keep` off it only measures.
float reading_links(const ui::Frame& f, std::span<const Reading> pages, float x, float y,
                    float width, bool keep) {
  const float tall = f.coarse ? 44 : 32, gap = 24;
  float left = 0, top = 0;
  for (const Reading& page : pages) {
    const float w = std::ceil(type::width(Style::kLabel14, page.label)) + 2;
    if (left > 0 && left + w > width) {
      left = 0;
      top += tall;
    }
    if (keep) ui::slot(page.slot, {x + left, y + top, w, tall});
    left += w + gap;
  }
  return top + tall;
}

Rect opened(ui::Frame& f, Desk& desk, Rect r) {
  const Rect inside = sheet(f, desk, r, "How to play");
  close_outside(desk, r);
  return inside;
}

// Between rules; returns how tall they are.
float foot(ui::Frame& f, std::span<const Reading> pages, Rect r, Rect inside, float x) {
  ui::rule(f, r.x, r.x + r.w, inside.y);
  const float w = r.w - 2 * (x - r.x), h = reading_links(f, pages, 0, 0, w, false) + 16;
  ui::rule(f, r.x, r.x + r.w, r.y + r.h - h);
  reading_links(f, pages, x, r.y + r.h - h + 8, w, true);
  return h;
}

}  // namespace

HelpSheet::HelpSheet(ui::Frame& f, Desk& desk, std::span<const Reading> pages)
    : over_(f),
      f_(f),
      desk_(desk),
      r_(centred(600, f.coarse ? 520 : 640)),
      inside_(opened(f, desk, r_)),
      narrow_(r_.w < 480),
      x_(r_.x + sheet_pad(r_)),
      links_h_(foot(f, pages, r_, inside_, x_)),
      scroll_(f, "guide", {inside_.x, inside_.y + 1, inside_.w, inside_.h - links_h_ - 2}),
      y_(scroll_.top() + 26) {}

void HelpSheet::facts(std::span<const Fact> guide) {
  const float indent = narrow_ ? 0 : 150;  // the same for all parts of one sheet
  const float width = r_.w - 2 * (x_ - r_.x) - indent;
  for (const Fact& fact : guide) {
    ui::text(f_, Style::kLabel14, {x_, y_}, f_.palette.ink,
             type::fit(Style::kLabel14, fact.name, r_.w - 2 * (x_ - r_.x)));
    // A name too long to stand beside is a heading.
    if (narrow_ || type::width(Style::kLabel14, fact.name) + 8 > indent) y_ += 20;
    y_ +=
        ui::paragraph(f_, Style::kBody14, {x_ + indent, y_}, f_.palette.ink, fact.value, width) + 8;
  }
  scroll_.ends_at(y_);
}

bool HelpSheet::button(std::string_view name, std::string_view label, std::string_view in_short) {
  const float tall = f_.coarse ? 44 : 36;
  const bool pressed = ui::button(f_, {x_, y_, r_.w - 2 * (x_ - r_.x), tall},
                                  {.name = name, .label = narrow_ ? in_short : label});
  y_ += tall + 16;
  scroll_.ends_at(y_);
  return pressed;
}

void HelpSheet::keys(std::span<const Key> keys) {
  if (f_.coarse) return;
  ui::caps(f_, {x_, y_ + 12}, "Keys");
  const std::size_t half = (keys.size() + 1) / 2;
  std::size_t i = 0;
  for (const Key& key : keys) {
    if (desk_.locks.undo && key.what == "undo") continue;
    const float x = x_ + (narrow_ || i < half ? 0.0f : 286.0f);
    const float y = y_ + 38 + 26 * static_cast<float>(narrow_ ? i : i % half);
    ui::keycap(f_, {x + 24, y}, key.key);
    ui::text(f_, Style::kBody14, {x + 60, y + 5}, f_.palette.ink, key.what);
    scroll_.ends_at(y + 24);
    ++i;
  }
  y_ += 38 + 26 * static_cast<float>(narrow_ ? i : half) + 14;
}

}  // namespace wg::face
