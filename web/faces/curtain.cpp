// faces/curtain.cpp — plain paper, a plate, one button.
#include "faces/curtain.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets.h"

namespace wg::face {

using namespace board;

bool show_curtain(ui::Frame& f, const Curtain& c) {
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float w = std::min(430.0f, window.x - 32), h = 190;
  const Rect plate{std::round((window.x - w) / 2), std::round((window.y - h) / 2), w, h};
  ui::surface(f, {0, 0, window.x, window.y}, f.palette.paper);
  ui::surface(f, plate, f.palette.panel);
  box(f.list(), plate.grown(-0.5f), paint(f.palette.ink), 1);
  box(f.list(), plate.grown(-4.5f), paint(f.palette.ink), 2.25f);
  ui::text(f, ui::Style::kTitle, {plate.x + 26, plate.y + 54}, f.palette.ink, c.title);
  ui::text(f, ui::Style::kBody16, {plate.x + 26, plate.y + 82}, f.palette.ink2, c.words);
  const ui::Button button{.name = "curtain.open", .label = c.seated, .tone = ui::Tone::kPrimary};
  const bool seated = ui::button(f, {plate.x + 26, plate.y + h - 74, w - 52, 48}, button);
  return seated || f.take(ImGuiKey_Enter);
}

}  // namespace wg::face
