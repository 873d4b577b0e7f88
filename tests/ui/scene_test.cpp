// ui/scene_test.cpp — what the hour bar tells of an hour.
#include "faces/tarn/scene.h"

#include <algorithm>
#include <doctest/doctest.h>

namespace wg::tarn_face {
namespace {

using Events = std::vector<Notice<Event>>;
bool tells(const Day& day, Hour hour, Told what) {
  const auto& told = day.told[static_cast<std::size_t>(hour)];
  return std::find(told.begin(), told.end(), what) != told.end();
}

TEST_CASE("the hour bar marks a first contact once, and only what the seat may hear") {
  Diary diary(Seat::kBlue);
  const Event report = Reported{3, Kind::kTank, Sector::kW1, Certainty::kSeen};
  diary.note(0, Events{{only(Seat::kRed), report}});
  diary.note(1, Events{{only(Seat::kBlue), report}});
  diary.note(2, Events{{only(Seat::kBlue), report}});
  CHECK_FALSE(tells(diary.day(), 0, Told::kFirstContact));
  CHECK(tells(diary.day(), 1, Told::kFirstContact));
  CHECK_FALSE(tells(diary.day(), 2, Told::kFirstContact));
}

TEST_CASE("the hour bar marks own fire, fights, and ground lost, each once an hour") {
  Diary diary(Seat::kBlue);
  diary.note(5, Events{{kEveryone, Fired{Seat::kBlue, Sector::kW1, false}},
                       {kEveryone, Fought{Sector::kW2, 100, 200, false}},
                       {kEveryone, Fought{Sector::kC2, 100, 200, false}},
                       {kEveryone, Gained{Seat::kRed, Sector::kW2}}});
  diary.note(6, Events{{kEveryone, Fired{Seat::kRed, Sector::kC2, false}},
                       {kEveryone, Gained{Seat::kBlue, Sector::kW2}}});
  const Day day = diary.day();
  CHECK(day.told[5].size() == 3);
  CHECK(tells(day, 5, Told::kFire));
  CHECK(tells(day, 5, Told::kFight));
  CHECK(tells(day, 5, Told::kGroundLost));
  CHECK(day.told[6].empty());
}

}  // namespace
}  // namespace wg::tarn_face
