// faces/tarn/areas.h — where everything of the play screen lies, for any size of window.
#pragma once
#include "board/geometry.h"
#include "faces/sizes.h"

namespace wg::tarn_face {

using namespace board;

enum class Shape : std::uint8_t {
  kWide,    // from 1024: the panel in full
  kMiddle,  // the panel narrow, reports folded into a row
  kStrip,   // wide and very low: two panels
  kPhone,   // upright: the map, and a sheet below it
};

// Every screen can be laid out in this: a smaller window shows a part of it.
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

}  // namespace wg::tarn_face
