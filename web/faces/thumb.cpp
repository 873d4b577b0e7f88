// faces/thumb.cpp — two steps side by side.
#include "faces/thumb.h"

#include "ui/widgets.h"

namespace wg::face {

void show_zoom(ui::Frame& f, Desk& desk, Rect r, Rect pane, ImVec2 nearer) {
  const auto step = [&](float x, std::string_view name, std::string_view label, Icon icon,
                        float factor, bool able) {
    if (ui::tool(f, {x, r.y, r.w / 2, r.h}, name, label, icon, able))
      desk.camera = zoomed(desk.camera, pane, factor, factor > 1 ? nearer : pane.middle());
  };
  constexpr float kStep = 1.6f;
  step(r.x, "map.farther", "Farther", Icon::kMinus, 1 / kStep, !desk.camera.is_whole());
  step(r.x + r.w / 2, "map.nearer", "Nearer", Icon::kPlus, kStep, desk.camera.zoom < kNearest);
}

}  // namespace wg::face
