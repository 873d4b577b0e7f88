// web/screen/screen.cpp — window, frames and what the browser says about the canvas.
#include "screen/screen.h"

#include <GLES3/gl3.h>
#include <SDL.h>
#include <algorithm>
#include <cmath>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>  // the input queue: is anything left in it?
#include <utility>

#include "screen/touch.h"

extern "C" {
void wg_screen_watch();   // screen.lib.js: calls wg_screen_changed from now on
void wg_screen_reload();  // screen.lib.js
}

namespace wg::screen {
namespace {

constexpr char kCanvas[] = "#canvas";
constexpr int kPatience_ms = 2000;  // for a lost picture to come back
enum Preference { kCoarse = 1, kDark = 2, kMoreContrast = 4, kReducedMotion = 8 };

struct Screen {
  Client client;
  SDL_Window* window = nullptr;
  int width_px = 0, height_px = 0;  // device pixels
  float css_ratio = 1;              // device pixels per CSS pixel
  float scale = 1;
  Metrics metrics;
  Shown shown;
  int mouse_x_px = -1, mouse_y_px = -1;
  bool mouse_due = false;  // what lies under it has moved
  Tally tally;
  std::intptr_t losses = 0;
  bool said_lost = false;
  int frames_due = 0;
  bool animating = false;
  bool scheduled = false;
  bool restyle_due = true;
};
Screen screen;

void measure() {
  Metrics& m = screen.metrics;
  const Size css{static_cast<float>(screen.width_px) / screen.css_ratio,
                 static_cast<float>(screen.height_px) / screen.css_ratio};
  if (screen.client.scale) screen.scale = screen.client.scale(css);
  m.ratio = screen.css_ratio * screen.scale;
  const Size full{static_cast<float>(screen.width_px) / m.ratio,
                  static_cast<float>(screen.height_px) / m.ratio};
  const Size least = screen.client.least ? screen.client.least(full) : full;
  m.width = std::max(full.width, least.width);
  m.height = std::max(full.height, least.height);
  screen.shown.width = full.width;
  screen.shown.height = full.height;
  pan(0, 0);  // keeps within
}

void tell_mouse(Uint32 which) {
  ImGuiIO& io = ImGui::GetIO();
  const float ratio = screen.metrics.ratio;
  io.AddMouseSourceEvent(which == SDL_TOUCH_MOUSEID ? ImGuiMouseSource_TouchScreen
                                                    : ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(static_cast<float>(screen.mouse_x_px) / ratio + screen.shown.x,
                      static_cast<float>(screen.mouse_y_px) / ratio + screen.shown.y);
}

// To SDL the window is as many pixels as the screen has: then it neither rounds nor scales, and
// its mouse is as fine as the screen. The size is set only where a frame follows at once, because
// setting it wipes the canvas.
void fit_window() {
  int w = 0, h = 0;
  SDL_GetWindowSize(screen.window, &w, &h);
  if (w != screen.width_px || h != screen.height_px)
    SDL_SetWindowSize(screen.window, screen.width_px, screen.height_px);
}

void take_events() {
  if (std::exchange(screen.mouse_due, false)) tell_mouse(0);
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    if (event.type == SDL_MOUSEMOTION) {
      screen.mouse_x_px = event.motion.x;
      screen.mouse_y_px = event.motion.y;
      tell_mouse(event.motion.which);
    } else {
      ImGui_ImplSDL2_ProcessEvent(&event);
    }
  }
}

// ImGui multiplies this by the ratio and truncates: rounded down here, it would lose a row there.
float layout_size(int px, float ratio) {
  float size = static_cast<float>(px) / ratio;
  if (static_cast<int>(size * ratio) < px) size = std::nextafter(size, size + 1);
  return size;
}

// How much lies beyond the canvas's edges, and where in it this is.
void draw_thumbs() {
  const Shown& s = screen.shown;
  const Metrics& m = screen.metrics;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImU32 ink = ImGui::GetColorU32(ImGuiCol_ScrollbarGrab);
  constexpr float kThick = 4;
  if (s.width < m.width) {
    const float x = s.x + s.x * s.width / m.width, y = s.y + s.height - kThick - 1;
    list.AddRectFilled({x, y}, {x + s.width * s.width / m.width, y + kThick}, ink, kThick / 2);
  }
  if (s.height < m.height) {
    const float x = s.x + s.width - kThick - 1, y = s.y + s.y * s.height / m.height;
    list.AddRectFilled({x, y}, {x + kThick, y + s.height * s.height / m.height}, ink, kThick / 2);
  }
}

void draw_frame() {
  fit_window();
  take_events();
  if (std::exchange(screen.restyle_due, false)) {
    screen.client.restyle(screen.metrics);
    ImGui_ImplOpenGL3_DestroyDeviceObjects();  // the font texture among them; NewFrame makes them
  }
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGuiIO& io = ImGui::GetIO();
  const float ratio = screen.metrics.ratio;
  const ImVec2 canvas{layout_size(screen.width_px, ratio), layout_size(screen.height_px, ratio)};
  io.DisplaySize = {std::max(canvas.x, screen.metrics.width),
                    std::max(canvas.y, screen.metrics.height)};
  io.DisplayFramebufferScale = {ratio, ratio};
  ImGui::NewFrame();
  touch_frame();
  screen.client.draw(screen.metrics);
  touch_drawn();
  draw_thumbs();
  ImGui::Render();
  ImGui::GetDrawData()->DisplayPos = {screen.shown.x, screen.shown.y};
  ImGui::GetDrawData()->DisplaySize = canvas;
  glViewport(0, 0, screen.width_px, screen.height_px);
  const ImVec4 ground = ImGui::GetStyleColorVec4(ImGuiCol_WindowBg);
  glClearColor(ground.x, ground.y, ground.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  ++screen.tally.frames;
  // A quick tap queues more than one frame can take.
  if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0) ask();
}

bool ready() {
  return screen.window && screen.width_px > 0 && screen.height_px > 0 && screen.tally.context_alive;
}

void schedule();
EM_BOOL on_frame(double, void*) {
  screen.scheduled = false;
  if (screen.frames_due > 0) --screen.frames_due;
  if (ready()) draw_frame();
  if (screen.client.after) screen.client.after();
  schedule();
  return EM_FALSE;
}

// One request at a time, and none when nothing is due: an idle page wakes nobody. The browser
// itself holds requests back while the page is hidden.
void schedule() {
  if (screen.scheduled || (screen.frames_due == 0 && !(screen.animating && ready()))) return;
  screen.scheduled = true;
  emscripten_request_animation_frame(on_frame, nullptr);
}

int on_any_event(void*, SDL_Event* event) {
  if (event->type != SDL_POLLSENTINEL) ask();  // SDL_PollEvent's own mark: not an input
  return 0;
}

// `loss`: which one this was. Another one may have come and gone since.
void still_lost(void* loss) {
  if (screen.tally.context_alive || loss != reinterpret_cast<void*>(screen.losses)) return;
  if (!screen.client.lost) return wg_screen_reload();
  screen.said_lost = true;
  screen.client.lost();
}

EM_BOOL on_context_lost(int, const void*, void*) {
  screen.tally.context_alive = false;
  ImGui_ImplOpenGL3_DestroyDeviceObjects();  // now: the next context knows nothing of them
  emscripten_async_call(still_lost, reinterpret_cast<void*>(++screen.losses), kPatience_ms);
  return EM_TRUE;  // prevents the default, which is never to give it back
}

EM_BOOL on_context_restored(int, const void*, void*) {
  screen.tally.context_alive = true;
  ++screen.tally.contexts;
  restyle();  // makes every device object anew
  if (std::exchange(screen.said_lost, false) && screen.client.found) screen.client.found();
  return EM_TRUE;
}

// A key held while the focus goes elsewhere is never seen to be released.
EM_BOOL on_canvas_blur(int, const EmscriptenFocusEvent*, void*) {
  SDL_ResetKeyboard();
  return EM_FALSE;
}

// Through SDL it would be the same context, and with it the names of all of OpenGL.
bool open_context() {
  EmscriptenWebGLContextAttributes wanted;
  emscripten_webgl_init_context_attributes(&wanted);
  wanted.majorVersion = 2;
  wanted.alpha = wanted.depth = wanted.stencil = wanted.antialias = EM_FALSE;
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context(kCanvas, &wanted);
  return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

bool open_window() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, kCanvas);  // not the whole page's keys
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");               // touch.cpp does it
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  for (const Uint32 finger : {SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION})
    SDL_EventState(finger, SDL_IGNORE);
  // No title: the page has one. No high-DPI flag and not resizable: fit_window says why.
  screen.window = SDL_CreateWindow(nullptr, 0, 0, 1, 1, 0);
  if (!screen.window) return false;
  emscripten_set_beforeunload_callback(nullptr, nullptr);  // SDL's would ask before leaving
  SDL_StopTextInput();
  return open_context();
}

}  // namespace

bool run(Client client) {
  screen.client = std::move(client);
  if (!open_window()) {
    screen.window = nullptr;  // from now on nothing is drawn, whoever asks
    screen.tally.context_alive = false;
    wg_screen_watch();  // still tells what the reader prefers
    return false;
  }
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplSDL2_InitForOpenGL(screen.window, nullptr);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  SDL_AddEventWatch(on_any_event, nullptr);
  emscripten_set_webglcontextlost_callback(kCanvas, nullptr, EM_FALSE, on_context_lost);
  emscripten_set_webglcontextrestored_callback(kCanvas, nullptr, EM_FALSE, on_context_restored);
  emscripten_set_blur_callback(kCanvas, nullptr, EM_FALSE, on_canvas_blur);
  wg_screen_watch();
  return true;
}

void ask(int frames) {
  screen.frames_due = std::max(screen.frames_due, frames);
  schedule();
}

bool is_idle() {
  return !screen.scheduled && screen.frames_due == 0 && !(screen.animating && ready());
}
void animate(bool on) {
  screen.animating = on;
  schedule();
}

void restyle() {
  screen.restyle_due = true;
  ask();
}

void rescale() {
  measure();
  restyle();
}

float scale() { return screen.scale; }
const Metrics& metrics() { return screen.metrics; }
const Tally& tally() { return screen.tally; }
const Shown& shown() { return screen.shown; }

void pan(float dx, float dy) {
  Shown& s = screen.shown;
  const Metrics& m = screen.metrics;
  // On whole device pixels, or every letter would blur.
  const auto to = [&](float at, float most) {
    return std::round(std::clamp(at, 0.0f, std::max(most, 0.0f)) * m.ratio) / m.ratio;
  };
  const float x = to(s.x + dx, m.width - s.width), y = to(s.y + dy, m.height - s.height);
  if (x == s.x && y == s.y) return;
  s.x = x;
  s.y = y;
  screen.mouse_due = screen.window && screen.mouse_x_px >= 0;
  ask();
}

void reveal(float x, float y, float w, float h) {
  const Shown& s = screen.shown;
  const auto way = [](float from, float size, float at, float room) {
    return from < at || size > room ? from - at : std::max(from + size - at - room, 0.0f);
  };
  pan(way(x, w, s.x, s.width), way(y, h, s.y, s.height));
}

std::uint64_t now_ms() { return static_cast<std::uint64_t>(emscripten_get_now()); }

}  // namespace wg::screen

extern "C" {

EMSCRIPTEN_KEEPALIVE void wg_screen_changed(int width_px, int height_px, float css_ratio,
                                            int preferences) {
  using namespace wg::screen;
  const Metrics before = screen.metrics;
  screen.width_px = width_px;
  screen.height_px = height_px;
  screen.css_ratio = css_ratio;
  screen.metrics.coarse = preferences & kCoarse;
  screen.metrics.dark = preferences & kDark;
  screen.metrics.more_contrast = preferences & kMoreContrast;
  screen.metrics.reduced_motion = preferences & kReducedMotion;
  measure();
  Metrics same_look = screen.metrics;
  same_look.width = before.width;
  same_look.height = before.height;
  if (same_look != before) screen.restyle_due = true;
  ask();
  // At once: waiting for the next frame would show one with the old picture stretched.
  if (ready()) draw_frame();
}

EMSCRIPTEN_KEEPALIVE void wg_screen_undo() {
  if (wg::screen::screen.client.undo) wg::screen::screen.client.undo();
  wg::screen::ask();
}

EMSCRIPTEN_KEEPALIVE void wg_screen_redo() {
  if (wg::screen::screen.client.redo) wg::screen::screen.client.redo();
  wg::screen::ask();
}
}
