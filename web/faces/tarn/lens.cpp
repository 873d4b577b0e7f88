// faces/tarn/lens.cpp — two fingers hold the sheet; a wheel looks nearer at what is under it.
#include "faces/tarn/lens.h"

#include <algorithm>
#include <cmath>

namespace wg::tarn_face {
namespace {

constexpr float kWheelStep = 1.2f, kKeyStep = 1.5f;

}  // namespace

void move_camera(const Sitting& s, const Rect& pane) {
  Desk& d = s.desk;
  const ui::Grip& grip = s.frame.grip;
  const bool was_held = d.holds_map;
  d.holds_map = grip.held && (was_held || pane.has(grip.at));
  if (d.holds_map) {
    s.frame.take_drag();
    d.camera = face::panned(face::zoomed(d.camera, pane, grip.zoom, grip.at), pane, grip.moved);
  }
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseWheel != 0 && pane.has(io.MousePos))
    d.camera = face::zoomed(d.camera, pane, std::pow(kWheelStep, io.MouseWheel), io.MousePos);
}

void drag_map(const Sitting& s, const Rect& pane) {
  if (s.desk.camera.is_whole()) return;
  s.frame.take_drag();
  const ImVec2 by = ImGui::GetIO().MouseDelta;
  if (by.x == 0 && by.y == 0) return;
  s.desk.holds_map = true;
  s.desk.camera = face::panned(s.desk.camera, pane, by);
}

void show_lens(const Sitting& s, const Layout& l) {
  if (!l.pane) return;
  ui::Frame& f = s.frame;
  const Rect& pane = *l.pane;
  const float side = f.coarse ? 44 : 32;
  ui::Button whole{.name = "map.whole", .label = "Whole map"};
  const float w = ui::button_width(whole) + 24;
  float x = pane.max().x - 8 - w;
  const float y = pane.y + 8;
  if (ui::button(f, {x, y, w, side}, whole)) s.desk.camera = {};
  const auto step = [&](std::string_view name, std::string_view label, Icon icon, float factor,
                        bool able) {
    x -= side + 4;
    if (ui::button(
            f, {x, y, side, side},
            {.name = name, .label = label, .icon = icon, .icon_only = true, .enabled = able}))
      s.desk.camera = face::zoomed(s.desk.camera, pane, factor, pane.middle());
  };
  step("map.nearer", "Nearer", Icon::kPlus, kKeyStep, s.desk.camera.zoom < face::kNearest);
  step("map.farther", "Farther", Icon::kMinus, 1 / kKeyStep, true);
}

void take_lens_keys(const Sitting& s, const Rect& pane) {
  ui::Frame& f = s.frame;
  if (s.scene.card || s.desk.popover != Popover::kNone) return;
  const auto by = [&](float factor) {
    s.desk.camera = face::zoomed(s.desk.camera, pane, factor, pane.middle());
  };
  if (f.take(ImGuiKey_Equal, true) || f.take(ImGuiKey_KeypadAdd, true)) by(kKeyStep);
  if (f.take(ImGuiKey_Minus, true) || f.take(ImGuiKey_KeypadSubtract, true)) by(1 / kKeyStep);
  if (f.take(ImGuiKey_0) || f.take(ImGuiKey_Keypad0)) s.desk.camera = {};
}

}  // namespace wg::tarn_face
