// web/screen/screen.h — one canvas, drawn in exact device pixels and only when somebody asks.
#pragma once
#include <cstdint>
#include <functional>

namespace wg::screen {

// The canvas as it is now. A layout pixel is `scale()` CSS pixels: the interface is laid out once
// and grows with the window and as the player likes.
struct Metrics {
  float width = 0;  // layout pixels, of which a small canvas shows a part: see `shown`
  float height = 0;
  float ratio = 1;      // device pixels per layout pixel: build fonts at size × ratio
  bool coarse = false;  // the pointer is a finger
  bool dark = false;    // what the system prefers; the player's own choice comes first
  bool more_contrast = false;
  bool reduced_motion = false;
  bool operator==(const Metrics&) const = default;
};

struct Size {
  float width = 0, height = 0;
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
  // CSS pixels per layout pixel, on a canvas of so many CSS pixels. Absent: 1.
  std::function<float(Size)> scale{};
  // The least that can be laid out, in layout pixels, on a canvas of that size. A smaller one is a
  // window onto it that wheel, finger and keys move. Absent: whatever there is.
  std::function<Size(Size)> least{};
  // The picture is gone, and two seconds later has not come back; and it came back after all.
  // Absent: the page starts over, because its address has the game.
  std::function<void()> lost{}, found{};
};

// Opens the canvas and returns; from then on the browser calls back. False: there is none to draw
// on (no WebGL 2); then nothing is ever drawn, and all else goes on.
bool run(Client client);

void ask(int frames = 3);  // something changed: draw again (three, for ImGui to settle)
void animate(bool on);     // draw every frame until switched off
bool is_idle();            // everything asked for has been drawn
void restyle();            // the theme changed: call Client::restyle before the next frame
void rescale();            // Client::scale or Client::least answers otherwise now
float scale();

const Metrics& metrics();

// The part of the layout that the canvas shows, in layout pixels: all of it, nearly always.
struct Shown {
  float x = 0, y = 0, width = 0, height = 0;
};
const Shown& shown();
void pan(float dx, float dy);                     // layout pixels
void reveal(float x, float y, float w, float h);  // pans no further than it must

// Two fingers on the canvas since the frame before: how far their middle went, and how much further
// apart they are. What nobody takes pans the layout.
struct Grip {
  bool held = false;
  float x = 0, y = 0, dx = 0, dy = 0;  // layout pixels
  float zoom = 1;
};
const Grip& grip();
// From within `draw`: the finger or the two that are down move something of the client's own, so
// that nothing is scrolled by them.
void take_drag();

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
