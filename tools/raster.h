// tools/raster.h — what ImGui drew, worked out on the CPU and written as PNG: no browser, no
// graphics card.
#pragma once
#include <string>

#include "imgui.h"

namespace wg {

// The frame just rendered; the atlas is ImGui's own. `ratio`: device pixels per layout pixel.
void write_frame(const std::string& path, const ImDrawData&, float ratio);

}  // namespace wg
