// web/screen/touch.cpp — one tap is one click; a finger drawn along a panel scrolls it; two fingers
// are a grip.
#include "screen/touch.h"

#include <SDL.h>
#include <algorithm>
#include <cmath>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_internal.h>  // the window under the finger, and letting go of what it pressed
#include <utility>

#include "screen/screen.h"

namespace wg::screen {
namespace {

enum Phase { kDown, kMove, kUp, kCancel };  // as input.js numbers them
constexpr float kSlop = 8;                  // a finger trembles: less than this is no drag
constexpr int kNowhere = -1'000'000;        // off every window

struct Finger {
  int x_px = 0, y_px = 0;  // where it is, in device pixels
  float down_x = 0, down_y = 0;
  float moved_x = 0, moved_y = 0;  // up to which panel or layout have followed
  bool down = false, taken = false, drags = false;
  ImGuiWindow* scrolls = nullptr;
  int frames_until_away = 0;
};
Finger finger;

struct TwoFingers {
  Grip grip;
  float x_px = 0, y_px = 0, apart_px = 0;
  bool began = false, taken = false;
};
TwoFingers two;

void push_motion(int x_px, int y_px) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.which = SDL_TOUCH_MOUSEID;
  event.motion.x = x_px;
  event.motion.y = y_px;
  SDL_PushEvent(&event);
}

void push_button(bool down) {
  SDL_Event event{};
  event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  event.button.which = SDL_TOUCH_MOUSEID;
  event.button.button = SDL_BUTTON_LEFT;
  SDL_PushEvent(&event);
}

ImGuiWindow* scrollable_under_finger() {
  ImGuiWindow* window = ImGui::GetCurrentContext()->HoveredWindow;
  while (window && window->ScrollMax.y <= 0)
    window = (window->Flags & ImGuiWindowFlags_ChildWindow) ? window->ParentWindow : nullptr;
  return window;
}

bool may_pan() { return shown().width < metrics().width || shown().height < metrics().height; }

}  // namespace

const Grip& grip() { return two.grip; }

void take_drag() {
  finger.taken = finger.down;
  two.taken = two.grip.held;
}

void touch_frame() {
  if (std::exchange(two.began, false)) ImGui::ClearActiveID();  // what the first finger pressed
  if (finger.frames_until_away > 0) {
    // The release must be seen over the button; after that nothing may stay hovered.
    if (--finger.frames_until_away == 0) push_motion(kNowhere, kNowhere);
    ask();
  }
  if (!finger.down) return;
  const float x = static_cast<float>(finger.x_px) / metrics().ratio;
  const float y = static_cast<float>(finger.y_px) / metrics().ratio;
  const float dx = std::fabs(x - finger.down_x), dy = std::fabs(y - finger.down_y);
  if (!finger.drags && std::max(dx, dy) > kSlop) {
    finger.drags = true;
    finger.scrolls = dy > dx ? scrollable_under_finger() : nullptr;
    if (finger.scrolls || (may_pan() && !finger.taken))
      ImGui::ClearActiveID();  // a drag is not a click
    finger.moved_x = x;
    finger.moved_y = y;
  }
  if (!finger.drags) return;
  if (finger.scrolls)
    ImGui::SetScrollY(finger.scrolls, finger.scrolls->Scroll.y + finger.moved_y - y);
  else if (!finger.taken)
    pan(finger.moved_x - x, finger.moved_y - y);
  finger.moved_x = x;
  finger.moved_y = y;
}

void touch_drawn() {
  if (two.grip.held && !two.taken) pan(-two.grip.dx, -two.grip.dy);
  two.taken = false;
  two.grip.dx = two.grip.dy = 0;
  two.grip.zoom = 1;
}

}  // namespace wg::screen

extern "C" {

EMSCRIPTEN_KEEPALIVE void wg_screen_touch(int phase, int x_px, int y_px) {
  using namespace wg::screen;
  finger.x_px = x_px;
  finger.y_px = y_px;
  // Position first, then the button: ImGui must know what is under the finger before it presses.
  if (!finger.scrolls)
    push_motion(phase == kCancel ? kNowhere : x_px, phase == kCancel ? kNowhere : y_px);
  if (phase == kDown) {
    finger = {x_px, y_px};
    finger.down_x = static_cast<float>(x_px) / metrics().ratio;
    finger.down_y = static_cast<float>(y_px) / metrics().ratio;
    finger.down = true;
    push_button(true);
  } else if (phase != kMove) {
    finger.down = false;
    finger.scrolls = nullptr;
    finger.frames_until_away = 3;
    push_button(false);
  }
  ask();
}

// Two fingers: the middle between them and how far they are apart, in device pixels. The first has
// been cancelled by then.
EMSCRIPTEN_KEEPALIVE void wg_screen_grip(int phase, float x_px, float y_px, float apart_px) {
  using namespace wg::screen;
  Grip& g = two.grip;
  const float ratio = metrics().ratio;
  if (phase == kDown) {
    g = {};
    two.began = true;
  } else if (phase == kMove && g.held) {
    g.dx += (x_px - two.x_px) / ratio;
    g.dy += (y_px - two.y_px) / ratio;
    if (two.apart_px > 1) g.zoom *= std::max(apart_px, 1.0f) / two.apart_px;
  }
  g.held = phase == kDown || phase == kMove;
  g.x = x_px / ratio + shown().x;
  g.y = y_px / ratio + shown().y;
  two.x_px = x_px;
  two.y_px = y_px;
  two.apart_px = apart_px;
  ask();
}

EMSCRIPTEN_KEEPALIVE void wg_screen_wheel(float right_steps, float down_steps, int zooms) {
  if (!ImGui::GetCurrentContext()) return;
  using namespace wg::screen;
  constexpr float kStep = 60;  // layout pixels
  if (may_pan() && !zooms && !scrollable_under_finger())
    return pan(right_steps * kStep, down_steps * kStep);
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_Mouse);
  ImGui::GetIO().AddMouseWheelEvent(-right_steps, -down_steps);
  ask();
}
}
