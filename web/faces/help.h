// faces/help.h — the help sheet: facts, keys, a game's own parts between them, and at its foot
// places for links to pages to read.
#pragma once
#include <span>

#include "core/sheet.h"

#include "faces/desk.h"
#include "faces/keys.h"
#include "faces/sheets.h"

namespace wg::face {

class HelpSheet {
 public:
  HelpSheet(ui::Frame&, Desk&, std::span<const Reading>);
  void facts(std::span<const Fact>);
  bool button(std::string_view name, std::string_view label, std::string_view in_short);
  void keys(std::span<const Key>);  // the last part; none where the pointer is a finger

 private:
  ui::Over over_;
  ui::Frame& f_;
  const Desk& desk_;
  Rect r_, inside_;
  bool narrow_;
  float x_, links_h_;
  ui::Scroll scroll_;
  float y_;
};

}  // namespace wg::face
