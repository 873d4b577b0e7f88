// faces/tarn/areas.h — where everything of the play screen lies, for any size of window.
#pragma once
#include <array>

#include "board/geometry.h"

namespace wg::tarn_face {

using namespace board;

enum class Shape : std::uint8_t {
  kWide,    // from 1024: the panel in full
  kMiddle,  // the panel narrow, reports folded into a row
  kStrip,   // wide and very low: two panels
  kPhone,   // upright: the map, and a sheet below it
};

// Every screen can be laid out in this: a smaller window shows a part of it.
inline constexpr float kLeast_w = 320;
ImVec2 least_layout(ImVec2 window);

inline constexpr float kHead = 31;  // of a list: from its hairline to its first row

struct Areas {
  Shape shape = Shape::kWide;
  Rect window;
  Rect bar;                                             // title and tools
  Rect map;                                             // the room the sheet is laid out in
  Rect hours;                                           // the cells of the hour bar
  Rect panel;                                           // nothing on a phone
  Rect lists;                                           // the second panel of a strip
  Rect clock, orders, chosen, units, reports, actions;  // `reports` may be nothing: then a
                                                        // section of the unit list
  float pad = 20;                                       // of the panel
  float row = 27;                                       // of the unit list
  bool folded = false;                                  // reports are one row that opens them
};
struct Rows {     // of the lists
  int units = 9;  // the battery is one
  int reports = 4;
};
// `kEnded`: on a phone the map makes room for the verdict.
enum class Stage : std::uint8_t { kOrders, kEnded };
Areas areas(ImVec2 window, bool coarse, Rows, Stage = Stage::kOrders);

// CSS pixels per layout pixel, the player's own factor apart: more on large windows, less on one
// that is narrower than any telephone.
constexpr float natural_scale(float css_width) {
  return css_width >= 2600                        ? 1.5f
         : css_width >= 1800                      ? 1.25f
         : css_width >= kLeast_w || css_width < 1 ? 1.0f
                                                  : css_width / kLeast_w;
}
// What the player may ask for on top of it.
inline constexpr std::array<float, 4> kTextScales = {1, 1.25f, 1.5f, 2};

}  // namespace wg::tarn_face
