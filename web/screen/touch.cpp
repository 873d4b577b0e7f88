// web/screen/touch.cpp — one tap is one click; a finger drawn along a panel scrolls it.
#include "screen/touch.h"

#include <SDL.h>
#include <cmath>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_internal.h>  // the window under the finger, and letting go of what it pressed

#include "screen/screen.h"

namespace wg::screen {
namespace {

enum Phase { kDown, kMove, kUp, kCancel };  // as input.js numbers them
constexpr float kSlop = 8;                  // a finger trembles: less than this is no drag
constexpr int kNowhere = -1'000'000;        // off every window

struct Finger {
  int x_px = 0, y_px = 0;  // where it is, in device pixels
  float down_x = 0, down_y = 0;
  float scrolled_y = 0;  // layout y up to which the panel has followed
  bool down = false;
  ImGuiWindow* scrolls = nullptr;
  int frames_until_away = 0;
};
Finger finger;

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

}  // namespace

void touch_frame() {
  if (finger.frames_until_away > 0) {
    // The release must be seen over the button; after that nothing may stay hovered.
    if (--finger.frames_until_away == 0) push_motion(kNowhere, kNowhere);
    ask();
  }
  if (!finger.down) return;
  const float x = static_cast<float>(finger.x_px) / metrics().ratio;
  const float y = static_cast<float>(finger.y_px) / metrics().ratio;
  const float dx = std::fabs(x - finger.down_x), dy = std::fabs(y - finger.down_y);
  if (!finger.scrolls && dy > kSlop && dy > dx) {
    finger.scrolls = scrollable_under_finger();
    if (finger.scrolls) ImGui::ClearActiveID();  // a drag is not a click
    finger.scrolled_y = y;
  }
  if (finger.scrolls) {
    ImGui::SetScrollY(finger.scrolls, finger.scrolls->Scroll.y + finger.scrolled_y - y);
    finger.scrolled_y = y;
  }
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
    finger.down_x = static_cast<float>(x_px) / metrics().ratio;
    finger.down_y = static_cast<float>(y_px) / metrics().ratio;
    finger.down = true;
    finger.scrolls = nullptr;
    finger.frames_until_away = 0;
    push_button(true);
  } else if (phase != kMove) {
    finger.down = false;
    finger.scrolls = nullptr;
    finger.frames_until_away = 3;
    push_button(false);
  }
  ask();
}

EMSCRIPTEN_KEEPALIVE void wg_screen_wheel(float right_steps, float down_steps) {
  if (!ImGui::GetCurrentContext()) return;
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_Mouse);
  ImGui::GetIO().AddMouseWheelEvent(-right_steps, -down_steps);
  wg::screen::ask();
}
}
