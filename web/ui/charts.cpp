// ui/charts.cpp — ink on panel2.
#include "ui/charts.h"

#include <algorithm>
#include <cmath>

namespace wg::ui {
namespace {

float on_bar(Rect r, float v) { return r.x + r.w * std::clamp(v, 0.0f, 1.0f); }

void draw_whisker(Frame& f, Rect r, Whisker w) {
  const float middle = r.y + r.h / 2, left = on_bar(r, w.low), right = on_bar(r, w.high);
  const float arm = r.h / 2 + 2.5f;
  const auto draw = [&](std::uint32_t ink, float width) {
    line(f.list(), {left, middle}, {right, middle}, paint(ink), width);
    for (const float x : {left, right})
      line(f.list(), {x, middle - arm}, {x, middle + arm}, paint(ink), width);
  };
  draw(f.palette.panel, 3.5f);  // a rim, so that it is seen on the bar and beside it
  draw(f.palette.ink, 1.5f);
}

}  // namespace

void progress(Frame& f, Rect r, float share) {
  fill(f.list(), r, paint(f.palette.panel2));
  fill(f.list(), Rect{r.x, r.y, on_bar(r, share) - r.x, r.h}, paint(f.palette.ink));
  box(f.list(), r.grown(-0.5f), paint(f.palette.line2), 1);
}

void bar(Frame& f, Rect r, std::uint32_t colour, Series series) {
  if (r.w < 0.5f || r.h < 0.5f) return;
  if (series == Series::kA) return fill(f.list(), r, paint(colour));
  const ImVec2 corners[] = {r.min(), {r.x + r.w, r.y}, r.max(), {r.x, r.y + r.h}};
  fill(f.list(), r, paint(f.palette.panel));
  hatch(f.list(), corners, 5, paint(colour), 1.25f);
  box(f.list(), r.grown(-0.5f), paint(colour), 1.25f);
}

void share_bar(Frame& f, Rect r, float share, Whisker w, std::uint32_t colour, Series series) {
  fill(f.list(), r, paint(f.palette.panel2));
  bar(f, {r.x, r.y, on_bar(r, share) - r.x, r.h}, colour, series);
  draw_whisker(f, r, w);
}

void change_bar(Frame& f, Rect r, float to, Whisker w, std::uint32_t colour) {
  fill(f.list(), r, paint(f.palette.panel2));
  const float zero = on_bar(r, 0.5f), end = on_bar(r, to);
  bar(f, {std::min(zero, end), r.y, std::abs(end - zero), r.h}, colour, Series::kB);
  line(f.list(), {zero, r.y - 3}, {zero, r.y + r.h + 3}, paint(f.palette.ink2), 1);
  draw_whisker(f, r, w);
}

}  // namespace wg::ui
