// faces/settings.h — the settings sheet: what every game lets its player choose, and a game's own
// rows before and after that.
#pragma once
#include "faces/desk.h"
#include "faces/sheets.h"
#include "ui/widgets.h"

namespace wg::face {

// How tall its parts are.
struct SettingsRows {
  float check, choice, button;  // the last two with what stands above and below them
};
SettingsRows settings_rows(bool coarse);

class SettingsSheet {
 public:
  // `own_h`: of what the game adds.
  SettingsSheet(ui::Frame&, Desk&, float own_h);
  std::optional<CommonWish> looks();  // look, size, view
  bool button(const ui::Button&);
  bool check(std::string_view name, std::string_view label, bool on);
  void heading(std::string_view);  // below a rule
  std::optional<std::size_t> choice(std::span<const ui::Part>, std::size_t now);
  void rule();
  void gap(float h) { y_ += h; }

 private:
  void caps(std::string_view);

  ui::Over over_;
  ui::Frame& f_;
  Desk& desk_;
  float needed_;
  Rect r_, inside_;
  float x_, width_;
  ui::Scroll scroll_;
  float y_;
};

}  // namespace wg::face
