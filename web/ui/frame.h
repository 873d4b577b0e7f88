// ui/frame.h — one window without decoration, and every control in it by name: for the pointer, for
// the keyboard, and for a test that wants to find it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "board/lines.h"
#include "board/style.h"

namespace wg::ui {

using namespace board;

struct Control {
  std::string name;   // dotted: "hour.end"
  Rect rect;          // what can be touched of it
  std::string label;  // what it says, or would say if there were room
  bool enabled = true;
  bool chosen = false;
  bool cut = false;  // partly scrolled out of sight
};
// A place that others fill: real HTML buttons, sectors and symbols on a map.
struct Slot {
  std::string name;
  Rect rect;
};
// Of the frame drawn last.
const std::vector<Control>& controls();
const std::vector<Slot>& slots();
void slot(std::string_view name, Rect);

// Where the arrow keys have walked to; empty: nowhere. The caller keeps it between frames.
struct Focus {
  std::string name;
  bool away = false;  // the arrows are somebody else's for now
};

struct State {
  bool enabled = true;
  bool chosen = false;
  std::string_view why{};  // it is not enabled; or what an icon alone does not say
};
struct Touch {
  bool pressed = false;  // once for each click, tap or key
  bool hovered = false, held = false, focused = false;
};

// Two fingers on the canvas since the frame before: how far their middle went, and how much further
// apart they are.
struct Grip {
  bool held = false;
  ImVec2 at{}, moved{};
  float zoom = 1;
};

class Frame {
 public:
  // The window as large as the display.
  Frame(Focus&, const Palette&, Pointer, float ratio, Grip = {});
  ~Frame();
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  const Palette& palette;
  const float ratio;
  const bool coarse;  // the pointer is a finger
  const Grip grip;

  ImDrawList& list() const { return *ImGui::GetWindowDrawList(); }
  Pen pen(float scale = 1) const { return {list(), palette, scale}; }
  float border() const { return palette.stroke > 1.2f ? 2.0f : 1.0f; }

  // The one way to touch anything.
  Touch touch(std::string_view name, Rect, std::string_view label, State = {});

  // The finger or the two that are down move what they are on: nothing else scrolls by them.
  void take_drag() { drag_taken_ = true; }
  bool drag_taken() const { return drag_taken_; }

  // Pressed in this frame and nobody's yet; from then on it is the caller's.
  bool take(ImGuiKey, bool repeats = false);
  bool take_with_ctrl(ImGuiKey);
  bool take_with_ctrl_shift(ImGuiKey);
  bool is_beneath() const { return inert_; }  // what is drawn now lies beneath a popover
  bool any_key() const;                       // of a keyboard, whoever takes it
  void let_go() { focus_.name.clear(); }
  void move_focus(std::string_view name) { focus_.name = name; }

 private:
  friend class Beneath;
  friend class Scroll;
  void walk();
  bool activated(std::string_view name);
  void hint(Rect, std::string_view words);
  void draw_hint();

  struct Hint {
    Rect about;
    std::string words;
  };
  Focus& focus_;
  bool inert_ = false;
  bool activate_ = false;
  bool drag_taken_ = false;
  bool focus_is_new_ = false;
  std::vector<ImGuiKey> taken_;
  Hint hint_;
};

// What lies beneath a popover while it is open: drawn, but out of reach.
class Beneath {
 public:
  Beneath(Frame& frame, bool covered) : frame_(frame), was_(frame.inert_) {
    frame.inert_ = was_ || covered;
  }
  ~Beneath() { frame_.inert_ = was_; }
  Beneath(const Beneath&) = delete;
  Beneath& operator=(const Beneath&) = delete;

 private:
  Frame& frame_;
  bool was_;
};

// What lies over the table: drawn above every list on it.
class Over {
 public:
  explicit Over(const Frame&);
  ~Over();
  Over(const Over&) = delete;
  Over& operator=(const Over&) = delete;
};

// A list that may be longer than its place. Wheel, finger and walking keys move it. What is in it
// begins at `top()`; say where it ends.
class Scroll {
 public:
  Scroll(Frame&, const char* name, Rect);
  ~Scroll();
  Scroll(const Scroll&) = delete;
  Scroll& operator=(const Scroll&) = delete;
  float top() const { return top_; }
  void ends_at(float y) { end_ = y; }

 private:
  Frame& frame_;
  Rect rect_;
  float top_, end_;
};

}  // namespace wg::ui
