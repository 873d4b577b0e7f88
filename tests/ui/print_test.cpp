// ui/print_test.cpp — where one asks for papers: the settings during a game, the end of it.
#include "games.h"

using namespace wg;
using namespace wg::tarn_face;

namespace {
wish::Paper printed(const Hand::Wishes& wishes) { return only<wish::Print>(wishes).what; }
}  // namespace

TEST_CASE("P23 print: the order log is in the settings of a game, and closes them") {
  for (const ImVec2 window : {kDesktop, kPhoneSize}) {
    Player me(after_hours(new_game(Seat::kBlue), 2), window);
    me.desk.popover = Popover::kSettings;
    me.frames(2);
    CHECK(printed(me.click("print.log")) == wish::kLog);
    CHECK(me.desk.popover == Popover::kNone);
  }
}

TEST_CASE("P23 print: at the end of a game the log and the review, in every window") {
  for (const ImVec2 window : {kDesktop, ImVec2{800, 600}, kPhoneSize}) {
    Player me(ended_game(Seat::kBlue), window);
    CHECK(printed(me.click("print.log")) == wish::kLog);
    CHECK(printed(me.click("print.review")) == wish::kReview);
  }
}

TEST_CASE("P23 print: during a game there is no review to print") {
  Player me(after_hours(new_game(Seat::kBlue), 2));
  CHECK(me.control("print.review") == nullptr);
}
