// ui/areas_test.cpp — the play screen's rooms, for any window.
#include "faces/tarn/areas.h"

#include <doctest/doctest.h>

namespace wg::tarn_face {
namespace {

TEST_CASE("areas: the design's own sizes") {
  const Areas wide = areas({1280, 800}, false, {});
  CHECK(wide.shape == Shape::kWide);
  CHECK(wide.panel.x == 940);
  CHECK(wide.map.x == 44);
  CHECK(wide.map.y == 84);
  CHECK(wide.map.w == 872);
  CHECK(wide.map.h == 628);
  const Areas middle = areas({800, 600}, false, {});
  CHECK(middle.shape == Shape::kMiddle);
  CHECK(middle.panel.x == 560);
  CHECK(middle.map.w == 532);
  CHECK(middle.map.h == 462);
  const Areas phone = areas({320, 640}, true, {});
  CHECK(phone.shape == Shape::kPhone);
  CHECK(phone.map.w == 320);
  CHECK(phone.map.h == 376);
  CHECK(areas({1280, 300}, false, {}).shape == Shape::kStrip);
}

TEST_CASE("areas: the map keeps a size to play on, and the unit list keeps rows") {
  for (float w = 320; w <= 3840; w = w < 1300 ? w + 20 : w * 1.2f)
    for (float h = 320; h <= 2160; h = h < 900 ? h + 20 : h * 1.2f)
      for (const bool coarse : {false, true}) {
        const Areas a = areas({w, h}, coarse, {13, 4});
        CAPTURE(w);
        CAPTURE(h);
        CHECK(a.map.w >= 200);
        CHECK(a.map.x >= 0);
        CHECK(a.map.x + a.map.w <= w);
        CHECK(a.map.y + a.map.h <= a.hours.y);
        CHECK(a.hours.y + a.hours.h <= h);
        if (w < 460 && h < 480) continue;  // smaller than any phone held upright
        CHECK(a.map.h >= 150);
        if (a.shape == Shape::kPhone) continue;
        CHECK(a.units.h >= kHead + 44);
        CHECK(a.units.y + a.units.h <= h);
        CHECK(a.actions.y + a.actions.h <= h);
      }
}

}  // namespace
}  // namespace wg::tarn_face
