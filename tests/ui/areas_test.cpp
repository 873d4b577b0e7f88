// ui/areas_test.cpp — the play screen's rooms, for any window.
#include "faces/tarn/areas.h"

#include <algorithm>
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

TEST_CASE(
    "P26: at every size of text the least layout is one that every screen can be laid out in") {
  for (const float css_w : {280.0f, 320.0f, 390.0f, 600.0f, 800.0f, 1280.0f, 1920.0f, 3840.0f})
    for (const float css_h : {300.0f, 480.0f, 600.0f, 1080.0f})
      for (const float text : face::kTextScales) {
        const float scale = face::natural_scale(css_w) * text;
        const ImVec2 window{css_w / scale, css_h / scale}, least = least_layout(window);
        const ImVec2 size{std::max(window.x, least.x), std::max(window.y, least.y)};
        CAPTURE(css_w);
        CAPTURE(text);
        CHECK(size.x >= face::kLeast_w - 0.01f);
        const Areas a = areas(size, false, {13, 4});
        CHECK(a.map.h >= 120);
        CHECK(a.actions.y + a.actions.h <= size.y + 0.01f);
      }
  CHECK(face::kTextScales.front() == 1);
  CHECK(face::kTextScales.back() == 2);
}

TEST_CASE("P13: layout pixels: CSS pixels as a rule, more on large windows, fewer below 320") {
  CHECK(face::natural_scale(320) == 1);
  CHECK(face::natural_scale(1280) == 1);
  CHECK(face::natural_scale(1920) == 1.25f);
  CHECK(face::natural_scale(3840) == 1.5f);
  CHECK(280 / face::natural_scale(280) == doctest::Approx(320));
}

}  // namespace
}  // namespace wg::tarn_face
