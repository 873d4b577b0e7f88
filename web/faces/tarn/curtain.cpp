// faces/tarn/curtain.cpp — plain paper, a plate, one button.
#include "faces/tarn/curtain.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "tarn/words.h"

#include "ui/widgets.h"

namespace wg::tarn_face {

using namespace board;

Answer show_curtain(ui::Frame& f, Seat next) {
  Answer answer;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float w = std::min(430.0f, window.x - 32), h = 190;
  const Rect plate{std::round((window.x - w) / 2), std::round((window.y - h) / 2), w, h};
  ui::surface(f, {0, 0, window.x, window.y}, f.palette.paper);
  ui::surface(f, plate, f.palette.panel);
  box(f.list(), plate.grown(-0.5f), paint(f.palette.ink), 1);
  box(f.list(), plate.grown(-4.5f), paint(f.palette.ink), 2.25f);
  const std::string name(tarn::side_name(next)), away(tarn::side_name(other(next)));
  ui::text(f, ui::Style::kTitle, {plate.x + 26, plate.y + 54}, f.palette.ink,
           name + ", take your seat.");
  ui::text(f, ui::Style::kBody16, {plate.x + 26, plate.y + 82}, f.palette.ink2,
           away + ", look away.");
  const std::string label = "I am " + name;
  const ui::Button button{.name = "curtain.open", .label = label, .tone = ui::Tone::kPrimary};
  const bool seated = ui::button(f, {plate.x + 26, plate.y + h - 74, w - 52, 48}, button);
  if (seated || f.take(ImGuiKey_Enter)) answer.wishes.push_back(wish::Dismiss{});
  return answer;
}

}  // namespace wg::tarn_face
