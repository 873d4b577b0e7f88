// faces/tarn/review.h — after the game: what each side believed beside what was there, hour by
// hour, and what hiding was worth.
#pragma once
#include <array>
#include <span>

#include "tarn/differences.h"
#include "tarn/moments.h"

#include "faces/tarn/desk.h"
#include "faces/tarn/layout.h"
#include "faces/tarn/measure.h"
#include "faces/tarn/scene.h"

namespace wg::tarn_face {

// One picture of the hour looked at: a side's own, or for the umpire the truth.
struct Seen {
  View now;
  std::optional<View> before;  // an hour earlier
};

struct ReviewScene {
  std::array<Seen, 3> seen;                                       // by seat: Blue, Red, the umpire
  std::array<List<Difference, kMostDifferences>, 2> differences;  // by the side that believed
  Day day;                                                        // `now` is the hour looked at
  Hour hour = 0, last = 0;  // looked at; and the one the game has reached
  std::span<const KeyMoment> moments;
  std::span<const std::string> questions;
  std::array<const Measure*, 2> measures{};  // by side; null where nothing can be measured
  std::string title;                         // "Red took the crossing at 17:00"
  bool can_branch = false;                   // a person plays, so the game can go on from here
  bool moves = true;                         // the hours are played on the maps, not only shown
  std::optional<Card> card{};
  std::function<void(ImDrawList&, const Layout&)> ground{};
};

// Before an unfinished game is laid open: that it would be.
inline constexpr std::string_view kReviewWarning =
    "This game is not over. Its review shows what was hidden: where every unit stands, and what "
    "the other side knows.";
Answer show_review_warning(ui::Frame&);
Answer show_review(ui::Frame&, Desk&, const ReviewScene&, std::uint64_t now_ms);

}  // namespace wg::tarn_face
