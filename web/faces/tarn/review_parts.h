// faces/tarn/review_parts.h — the parts of the review, each in its own rectangle.
#pragma once
#include "faces/tarn/review.h"
#include "faces/tarn/review_areas.h"
#include "ui/widgets.h"

namespace wg::tarn_face {

struct Reviewing {  // what every part works with in one frame
  ui::Frame& frame;
  Desk& desk;
  const ReviewScene& scene;
  const ReviewAreas& areas;
  Answer& answer;
  std::uint64_t now_ms;

  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }
  // Whose reruns are shown.
  const Measure* measure() const {
    const Measure* m = scene.measures[wg::index(desk.review.measured)];
    return m ? m : scene.measures[scene.measures[0] ? 0 : 1];
  }
  bool both_measured() const { return scene.measures[0] && scene.measures[1]; }
};

void show_moments(const Reviewing&, Rect);  // with the questions below
void show_actions(const Reviewing&, Rect);  // play from here, print
void show_wrong(const Reviewing&, Rect);    // the differences in words
void show_worth_below(const Reviewing&, Rect);
void show_worth_tab(const Reviewing&, Rect);

// Blue or Red, as a switch. Names: `name`.blue, `name`.red.
void choose_side(const Reviewing&, Rect, const char* name, Seat&);

}  // namespace wg::tarn_face
