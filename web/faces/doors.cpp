// faces/doors.cpp — real links, so a screen only keeps a place for each; they would float above
// what covers it.
#include "faces/doors.h"

#include <cmath>

#include "board/type.h"
#include "ui/widgets.h"

namespace wg::face {
namespace {

using ui::Align;
using ui::Style;

float tall(bool coarse) { return coarse ? 44 : 32; }

}  // namespace

float height_of_doors(const Lobby& lobby, bool coarse) {
  return lobby.others.empty() ? 0 : tall(coarse) + 8;
}

float show_doors(ui::Frame& f, const Lobby& lobby, bool covered, float x, float r, float y) {
  if (lobby.others.empty()) return y;
  const float h = tall(f.coarse);
  const std::string label = std::string(kOtherGames) + ":";
  ui::text(f, Style::kBody14, {x, y + h / 2 + 5}, f.palette.ink2, label);
  float left = x + type::width(Style::kBody14, label) + 4;
  for (const Reading& game : lobby.others) {
    const float w = std::ceil(type::width(Style::kLabel14, game.label)) + 16;
    const board::Rect place{left, y, w, h};
    if (place.x + w > r + 8) break;
    const bool in_sight = y >= f.list().GetClipRectMin().y && y + h <= f.list().GetClipRectMax().y;
    if (covered)
      ui::text(f, Style::kLabel14, {place.middle().x, place.middle().y + 5}, f.palette.ink,
               game.label, Align::kMiddle);
    else if (in_sight)
      ui::slot(game.slot, place);
    left += w;
  }
  return y + h + 8;
}

}  // namespace wg::face
