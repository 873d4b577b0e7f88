// web/screen/picture.h — something costly to draw, drawn once into a texture of device pixels.
#pragma once
#include <cstdint>
#include <functional>
#include <imgui.h>
#include <vector>

namespace wg::screen {

//   if (!ground.holds(size)) ground.paint(size, paper, [&](ImDrawList& list) { … });
//   ground.show(*ImGui::GetWindowDrawList(), corner, corner + size);
class Picture {
 public:
  Picture() = default;
  Picture(const Picture&) = delete;
  Picture& operator=(const Picture&) = delete;
  ~Picture() { forget(); }

  // Whether it still is what was painted, at this size in layout pixels: not after a change of the
  // pixel ratio, nor after the graphics context was lost.
  bool holds(ImVec2 size) const;

  // Draws from (0, 0) to `size`, in layout pixels, on an opaque ground (a see-through picture would
  // be multiplied by its own alpha twice). Edges are smoothed four times per pixel, so plain
  // triangles may be used. Call it inside Client::draw.
  // `ratio`: device pixels per layout pixel, where not the screen's; fonts are the caller's.
  void paint(ImVec2 size, ImU32 ground, const std::function<void(ImDrawList&)>& draw,
             float ratio = 0);

  // It was painted, but there was no room for it: too large for the graphics card, or for its
  // memory.
  bool blank() const { return texture_ == 0; }

  void show(ImDrawList& list, ImVec2 min, ImVec2 max) const;
  void forget();
  struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;  // rows from the top
  };
  Pixels pixels() const;  // what was painted; none if it is gone

 private:
  unsigned texture_ = 0;
  bool painted_ = false;
  ImVec2 size_;
  float ratio_ = 0;
  int context_ = 0;
};

}  // namespace wg::screen
