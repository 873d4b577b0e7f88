// faces/tarn/review_areas.h — where everything of the review lies, for any size of window.
#pragma once
#include <array>

#include "board/geometry.h"

namespace wg::tarn_face {

using namespace board;

struct ReviewAreas {
  Rect window, bar;
  int maps = 1;             // beside each other: three; one belief and the truth; one of the three
  std::array<Rect, 3> map;  // the first `maps` of them, all of one size
  Rect choice;              // whose belief, where not all are shown
  Rect steps;               // previous, play, next
  Rect hours;               // the cells of the hour bar
  Rect wrong;               // differences in words; nothing: a tab
  Rect worth;               // the reruns below the maps; nothing: a tab
  Rect panel;               // the list of moments, or what the tab says
  Rect tabs;                // nothing where the panel has but one thing to show
  Rect actions;             // nothing: they stand at the end of the moments
  float pad = 20;
};
ReviewAreas review_areas(ImVec2 window, bool coarse);

}  // namespace wg::tarn_face
