// web/screen/slices.h — long work in parts short enough that the page never freezes.
#pragma once

namespace wg::screen {

double now_precisely_ms();

// Calls `unit` until it returns false or the slice of this frame is used up. Returns the
// milliseconds taken. A unit should take a millisecond or less.
template <class Unit>
double work_a_slice(Unit&& unit) {
  constexpr double kSlice_ms = 10;  // of the 16 between two frames; the rest is for drawing
  const double from = now_precisely_ms();
  double taken = 0;
  while (unit() && taken < kSlice_ms) taken = now_precisely_ms() - from;
  return now_precisely_ms() - from;
}

}  // namespace wg::screen
