// faces/sheets.cpp — the plate that every sheet is written on.
#include "faces/sheets.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets.h"

namespace wg::face {

Rect window_rect() {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  return {0, 0, size.x, size.y};
}

Rect centred(float w, float h) {
  const Rect room = window_rect();
  const float wide = std::min(w, room.w - 16), tall = std::min(h, room.h - 16);
  return {std::floor((room.w - wide) / 2), std::floor((room.h - tall) / 2), wide, tall};
}

float sheet_pad(Rect r) { return r.w < 400 ? 20 : 28; }

Rect sheet(ui::Frame& f, Desk& desk, Rect r, std::string_view title) {
  ui::shade(f, window_rect());
  ui::plate(f, r);
  const float pad = sheet_pad(r), side = f.coarse ? 44 : 36;
  const float room = r.w - pad - side - 12;
  type::Style style = type::Style::kTitle;
  for (const type::Style smaller : {type::Style::kName, type::Style::kLabel16})
    if (type::width(style, title) > room) style = smaller;
  ui::text(f, style, {r.x + pad, r.y + 38}, f.palette.ink, type::fit(style, title, room));
  if (ui::tool(f, {r.x + r.w - side - 8, r.y + 10, side, side}, "close", "Close", Icon::kClose))
    desk.popover = Popover::kNone;
  return {r.x, r.y + 58, r.w, r.h - 58};
}

void close_outside(Desk& desk, Rect r) {
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !r.has(ImGui::GetIO().MousePos))
    desk.popover = Popover::kNone;
}

}  // namespace wg::face
