// ui/charts.h — bars and whiskers. Nothing to touch.
#pragma once
#include "ui/frame.h"

namespace wg::ui {

// How far something long has come, 0 … 1.
void progress(Frame&, Rect, float share);

// Series A is solid, series B hatched, so that grey tells them apart as well.
enum class Series : std::uint8_t { kA, kB };
void bar(Frame&, Rect, std::uint32_t colour, Series);

// Over 0 … 1, with a whisker over the 95 % interval: a share, from the left; a change, from the
// middle.
struct Whisker {
  float low = 0, high = 0;
};
void share_bar(Frame&, Rect, float share, Whisker, std::uint32_t colour, Series = Series::kA);
void change_bar(Frame&, Rect, float to, Whisker, std::uint32_t colour);

}  // namespace wg::ui
