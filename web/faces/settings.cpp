// faces/settings.cpp — rows from the top down.
#include "faces/settings.h"

#include <vector>

#include "faces/themes.h"

namespace wg::face {
namespace {

constexpr float kHead = 58, kAbove = 34, kBelow = 8, kEdges = 10;

float looks_h(const SettingsRows& rows) {
  return kAbove + rows.check * static_cast<float>(kThemes.size()) + kBelow + 2 * rows.choice;
}
Rect opened(ui::Frame& f, Desk& desk, Rect r) {
  const Rect inside = sheet(f, desk, r, "Settings");
  close_outside(desk, r);
  ui::rule(f, r.x, r.x + r.w, inside.y);
  return inside;
}
template <class Choices>
std::vector<ui::Part> parts_of(const Choices& choices) {
  std::vector<ui::Part> parts;
  for (const auto& choice : choices) parts.push_back({choice.first, choice.second});
  return parts;
}

}  // namespace

SettingsRows settings_rows(bool coarse) {
  const float segments = coarse ? 44 : 36;
  return {coarse ? 44.0f : 32.0f, kAbove + segments + kBelow, segments + 8};
}

SettingsSheet::SettingsSheet(ui::Frame& f, Desk& desk, float own_h)
    : over_(f),
      f_(f),
      desk_(desk),
      needed_(kHead + kEdges + looks_h(settings_rows(f.coarse)) + own_h),
      r_(centred(360, needed_)),
      inside_(opened(f, desk, r_)),
      x_(r_.x + sheet_pad(r_)),
      width_(r_.w - 2 * (x_ - r_.x)),
      scroll_(f, "settings", {inside_.x, inside_.y + 1, inside_.w, inside_.h - 9}),
      y_(scroll_.top()) {
  scroll_.ends_at(scroll_.top() + needed_ - kHead - kEdges);
}

void SettingsSheet::rule() { ui::rule(f_, x_, x_ + width_, y_); }
void SettingsSheet::caps(std::string_view words) {
  ui::caps(f_, {x_, y_ + 24}, words);
  y_ += kAbove;
}
void SettingsSheet::heading(std::string_view words) {
  rule();
  caps(words);
}

bool SettingsSheet::button(const ui::Button& b) {
  const float tall = settings_rows(f_.coarse).button - 8;
  const bool pressed = ui::button(f_, {x_, y_, width_, tall}, b);
  y_ += tall + 8;
  return pressed;
}

bool SettingsSheet::check(std::string_view name, std::string_view label, bool on) {
  const float row = settings_rows(f_.coarse).check;
  const bool turned = ui::check(f_, {x_, y_, width_, row}, name, label, on);
  y_ += row;
  return turned;
}

std::optional<std::size_t> SettingsSheet::choice(std::span<const ui::Part> parts, std::size_t now) {
  const float tall = settings_rows(f_.coarse).choice - kAbove - kBelow;
  const auto to = ui::segmented(f_, {x_, y_, width_, tall}, parts, now);
  y_ += tall + kBelow;
  return to;
}

std::optional<CommonWish> SettingsSheet::looks() {
  std::optional<CommonWish> wish;
  caps("Look");
  const float row = settings_rows(f_.coarse).check;
  for (std::size_t i = 0; i < kThemes.size(); ++i, y_ += row)
    if (ui::radio(f_, {x_, y_, width_, row}, kThemes[i].first, kThemes[i].second,
                  desk_.theme == static_cast<ThemeChoice>(i))) {
      desk_.theme = static_cast<ThemeChoice>(i);
      wish = wish::Theme{desk_.theme};
    }
  y_ += kBelow;
  heading("Size");
  if (const auto to = choice(parts_of(kSizes), desk_.scale)) {
    desk_.scale = *to;
    wish = wish::TextScale{*to};
  }
  heading("View");
  if (const auto to = choice(parts_of(kViews), static_cast<std::size_t>(desk_.view)))
    wish = wish::ShowAs{static_cast<ViewChoice>(*to)};
  rule();
  return wish;
}

}  // namespace wg::face
