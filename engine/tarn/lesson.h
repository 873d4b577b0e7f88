// tarn/lesson.h — the first game: a few steps over the real rules, each with a sentence, a place to
// look at, and a way to see that it was done. Nothing in it is arranged but the seed.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tarn/orders.h"
#include "tarn/setup.h"
#include "tarn/view.h"

namespace wg::tarn {

Setup lesson_setup();  // Blue against the commander
inline constexpr Hour kLessonEnds = 3;

enum class Point : std::uint8_t {
  kNothing,
  kSector,
  kUnit,
  kOrderBar,
  kBattery,
  kGiveGround,
  kEndHour
};

// What a step is judged by: what the player sees, has ordered, and holds in hand.
struct Moment {
  const View& view;
  std::span<const Order> pending{};
  std::optional<UnitId> chosen{};
  bool aiming = false;
};

struct Lesson {
  Hour hour = 0;  // it belongs to; once that is over, so is the step
  std::string_view words;
  std::string_view otherwise{};  // where the game went another way
  Point at = Point::kNothing;
  Sector sector = Sector::kX;
  UnitId unit = 0;
  bool (*holds)(const View&) = nullptr;   // whether `words` is true; none: always
  bool (*done)(const Moment&) = nullptr;  // none: it is read, and "Next" goes on
};
std::span<const Lesson> lessons();

// From a step on, past all that is done or over; the last one stays.
std::size_t lesson_at(std::size_t from, const Moment&);
std::string_view lesson_words(const Lesson&, const View&);

}  // namespace wg::tarn
