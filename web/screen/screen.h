// web/screen/screen.h — one canvas, drawn in exact device pixels and only when somebody asks.
#pragma once
#include <cstdint>
#include <functional>

namespace wg::screen {

// The canvas as it is now. A layout pixel is `scale()` CSS pixels: the interface is laid out once
// and grows as the player likes.
struct Metrics {
  float width = 0;      // layout pixels
  float height = 0;     // layout pixels
  float ratio = 1;      // device pixels per layout pixel: build fonts at size × ratio
  bool coarse = false;  // the pointer is a finger
  bool dark = false;    // what the system prefers; the player's own choice comes first
  bool more_contrast = false;
  bool reduced_motion = false;
  bool operator==(const Metrics&) const = default;
};

struct Client {
  // Fonts and style. Before the first frame, and whenever ratio or preferences change.
  std::function<void(const Metrics&)> restyle;
  // One frame of Dear ImGui.
  std::function<void(const Metrics&)> draw;
  // After every frame that was asked for, drawn or not: for whatever else shows the same thing.
  std::function<void()> after;
  // Ctrl or Cmd with Z, Shift+Z, Y. They arrive apart from ImGui's keys, because macOS swallows
  // the release of any key pressed under Cmd and a second undo would never be noticed.
  std::function<void()> undo, redo;
};

// Opens the canvas and returns; from then on the browser calls back. False: there is none to draw
// on (no WebGL 2); then nothing is ever drawn, and all else goes on.
bool run(Client client);

void ask(int frames = 3);   // something changed: draw again (three, for ImGui to settle)
void animate(bool on);      // draw every frame until switched off
bool is_idle();             // everything asked for has been drawn
void restyle();             // the theme changed: call Client::restyle before the next frame
void set_scale(float css);  // CSS pixels per layout pixel: 1, 1.25, 1.5 or 2
float scale();

const Metrics& metrics();
std::uint64_t now_ms();  // since the page was opened

// Counts what the tests watch: frames drawn since the start, and how often the graphics context
// was lost and came back (every texture painted before that is gone).
struct Tally {
  int frames = 0;
  int contexts = 1;
  bool context_alive = true;
};
const Tally& tally();

}  // namespace wg::screen
