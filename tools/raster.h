// tools/raster.h — what a graphics card would show of an ImGui frame, worked out on the CPU.
#pragma once
#include <string>
#include <vector>

#include "imgui.h"

namespace wg {

struct Image {
  int w = 0, h = 0;
  std::vector<float> rgb;
};
// The current context's draw data, `ratio` device pixels per layout pixel.
Image rasterise(float ratio);
void write_png(const std::string& path, const Image&);

}  // namespace wg
