// faces/lens.cpp — two fingers hold the map; a wheel looks nearer at what is under it.
#include "faces/lens.h"

#include <cmath>

#include "ui/widgets.h"

namespace wg::face {
namespace {

constexpr float kWheelStep = 1.2f, kKeyStep = 1.5f;

}  // namespace

void move_camera(ui::Frame& f, Desk& d, const Rect& pane) {
  const ui::Grip& grip = f.grip;
  const bool was_held = d.holds_map;
  d.holds_map = grip.held && (was_held || pane.has(grip.at));
  if (d.holds_map) {
    f.take_drag();
    d.camera = panned(zoomed(d.camera, pane, grip.zoom, grip.at), pane, grip.moved);
  }
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseWheel != 0 && pane.has(io.MousePos))
    d.camera = zoomed(d.camera, pane, std::pow(kWheelStep, io.MouseWheel), io.MousePos);
}

bool was_dragged() {
  constexpr float kSlop = 12;
  return ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] > kSlop * kSlop;
}

void drag_map(ui::Frame& f, Desk& d, const Rect& pane) {
  if (d.camera.is_whole()) return;
  f.take_drag();
  const ImVec2 by = ImGui::GetIO().MouseDelta;
  if (by.x == 0 && by.y == 0) return;
  d.holds_map = true;
  d.camera = panned(d.camera, pane, by);
}

void show_lens(ui::Frame& f, Desk& d, const Rect& pane) {
  if (d.camera.is_whole()) return;
  const float side = f.coarse ? 44 : 32;
  ui::Button whole{.name = "map.whole", .label = "Whole map"};
  const float w = ui::button_width(whole) + 24;
  float x = pane.max().x - 8 - w;
  const float y = pane.y + 8;
  if (ui::button(f, {x, y, w, side}, whole)) d.camera = {};
  const auto step = [&](std::string_view name, std::string_view label, Icon icon, float factor,
                        bool able) {
    x -= side + 4;
    if (ui::button(
            f, {x, y, side, side},
            {.name = name, .label = label, .icon = icon, .icon_only = true, .enabled = able}))
      d.camera = zoomed(d.camera, pane, factor, pane.middle());
  };
  step("map.nearer", "Nearer", Icon::kPlus, kKeyStep, d.camera.zoom < kNearest);
  step("map.farther", "Farther", Icon::kMinus, 1 / kKeyStep, true);
}

void take_lens_keys(ui::Frame& f, Desk& d, const Rect& pane) {
  if (d.popover != Popover::kNone) return;
  const auto by = [&](float factor) { d.camera = zoomed(d.camera, pane, factor, pane.middle()); };
  if (f.take(ImGuiKey_Equal, true) || f.take(ImGuiKey_KeypadAdd, true)) by(kKeyStep);
  if (f.take(ImGuiKey_Minus, true) || f.take(ImGuiKey_KeypadSubtract, true)) by(1 / kKeyStep);
  if (f.take(ImGuiKey_0) || f.take(ImGuiKey_Keypad0)) d.camera = {};
}

}  // namespace wg::face
