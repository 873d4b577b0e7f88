// faces/tarn/layout.h — where the sheet lies on the screen, and where things lie on the sheet.
#pragma once
#include <optional>

#include "tarn/view.h"

#include "board/geometry.h"
#include "faces/camera.h"

namespace wg::tarn_face {

using namespace tarn;
using namespace board;
using face::Camera;

struct Layout {
  Rect frame;                  // the sheet itself, inside the neatline
  std::optional<Rect> tray;    // Red's units still to come, along its entry edge
  float scale = 1;             // of symbols: they shrink on small sheets, never stretch
  float ratio = 1;             // device pixels per layout pixel
  std::optional<Rect> pane{};  // what of a sheet seen nearer is in sight

  Rect in_sight() const { return pane.value_or(frame); }
  bool small() const { return frame.w < 560; }  // codes without names, every second contour
  bool has_margin() const {                     // for the names of roads and zones
    return in_sight().w >= 560 && in_sight().x >= 30;
  }
  bool has_neatline() const { return in_sight().w >= 480; }  // a phone has no room for it
};
// The sheet in `room`, which holds the frame alone: margins and neatline lie outside it. For Red
// the tray takes its strip from the top of the room.
Layout lay_out(Rect room, const View&, float ratio, const Camera& = {});

ImVec2 on_sheet(const Rect& frame, float x, float y);  // x, y in 0…1
ImVec2 node(const Rect& frame, Sector);                // where the sector's road is met
inline ImVec2 place_of(Sector s) { return node({0, 0, 1, 1}, s); }  // in 0…1
Points outline(const Rect& frame, Sector);
Points to_frame(const Rect& frame, std::span<const std::int16_t> surveyed);  // x, y, x, y …
// Left and right ends of the sector at height y.
struct Span {
  float left = 0, right = 0;
  float width() const { return right - left; }
};
Span span_at(Path polygon, float y);
float top_at(Path polygon, float x);
std::optional<Sector> sector_under(const Rect& frame, ImVec2);

}  // namespace wg::tarn_face
