// tools/shoot.cpp — a few frames, then the last one's picture.
#include "shoot.h"

#include <cstdio>

#include "raster.h"

namespace wg {

using namespace board;

// Three frames, so that what was measured in the first is in place in the last; then the picture.
void shoot(const std::string& path, const ShotSize& size, Theme theme, ui::Focus& focus,
           const std::function<void(ui::Frame&)>& screen) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = {size.w, size.h};
  io.DeltaTime = 1 / 60.0f;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  const Palette& p = palette(theme);
  type::load(size.ratio, p.night);
  io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
  dress(p, size.pointer);
  for (int i = 0; i < 3; ++i) {
    ImGui::NewFrame();
    {
      ui::Frame frame(focus, p, size.pointer, size.ratio);
      screen(frame);
      ImDrawList& over = *ImGui::GetForegroundDrawList();
      for (const ui::Slot& slot : ui::slots())
        if (slot.name == "share.copy") {  // the page lays a real button there
          const Rect r = slot.rect;
          box(over, r.grown(-0.5f), paint(p.line2), 1, 3);
          type::draw(over, type::Style::kLabel14, {r.middle().x, r.middle().y + 5}, paint(p.ink),
                     "Copy link", {type::Align::kMiddle});
        }
    }
    ImGui::Render();
  }
  write_frame(path, *ImGui::GetDrawData(), size.ratio);
  std::printf("%s\n", path.c_str());
  ImGui::DestroyContext();
}

}  // namespace wg
