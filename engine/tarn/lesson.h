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

enum class Hand : std::uint8_t { kAnything, kUnit, kBattery };

// What a step is judged by: what the player sees, has ordered, and holds in hand.
struct Moment {
  const View& view;
  std::span<const Order> pending{};
  std::optional<UnitId> chosen{};
  bool aiming = false;
  bool phone = false;  // its buttons read otherwise
};

struct Lesson {
  Hour hour = 0;  // it belongs to; once that is over, so is the step
  std::string_view words;
  std::string_view otherwise{};  // where the game went another way
  std::string_view first{};      // as long as what it needs is not in hand
  std::string_view on_phone{};   // where that is another press
  Point at = Point::kNothing;
  Sector sector = Sector::kX;
  UnitId unit = 0;
  Hand needs = Hand::kAnything;
  SectorSet speaks_of = 0;                // beside `sector` and where its unit stands
  bool (*holds)(const View&) = nullptr;   // whether `words` is true; none: always
  bool (*done)(const Moment&) = nullptr;  // none: it is read, and "Next" goes on
};
std::span<const Lesson> lessons();

// From a step on, past all that is done or over; the last one stays.
std::size_t lesson_at(std::size_t from, const Moment&);
bool in_hand(const Lesson&, const Moment&);  // the unit or the battery that it needs
std::string_view lesson_words(const Lesson&, const Moment&);

}  // namespace wg::tarn
