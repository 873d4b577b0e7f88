// ui/coach_test.cpp — the summary before an hour ends, hints in the panel, the first game by hand.
#include "tarn/hints.h"
#include "tarn/lesson.h"

#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr ImVec2 kBeside{60, 28};  // from a sector's node to ground without a mark

TEST_CASE("P17: End hour opens the summary; it goes back, or ends the hour, by mouse and by key") {
  for (const bool by_key : {false, true}) {
    CAPTURE(by_key);
    Player p(new_game(Seat::kBlue));
    p.desk.animates = false;
    const auto ask = [&] { return by_key ? p.press(ImGuiKey_Enter) : p.click("hour.end"); };
    CHECK(ask().empty());
    CHECK(p.desk.popover == Popover::kSummary);
    CHECK_FALSE(p.control("hour.end"));  // what is beneath is out of reach
    CHECK((by_key ? p.press(ImGuiKey_Escape) : p.click("summary.back")).empty());
    CHECK(p.desk.popover == Popover::kNone);
    CHECK(p.game().table().length() == 0);
    CHECK(ask().empty());
    only<wish::EndTurn>(p.grant(by_key ? p.press(ImGuiKey_Enter) : p.click("summary.end")));
    CHECK(p.desk.popover == Popover::kNone);
    CHECK(p.game().table().length() == 1);
  }
}

TEST_CASE("P17: a letter or an arrow does nothing under the summary") {
  Player p(after_hours(new_game(Seat::kBlue), 1));
  p.press(ImGuiKey_Enter);
  CHECK(p.press(ImGuiKey_A).empty());
  CHECK_FALSE(p.desk.aiming);
  CHECK(p.press(ImGuiKey_LeftArrow).empty());
  CHECK(p.press(ImGuiKey_3).empty());
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("P17: switched off in the summary or in the settings, the hour ends at once") {
  Player p(new_game(Seat::kBlue));
  p.desk.animates = false;
  p.press(ImGuiKey_Enter);
  p.click("summary.every");
  CHECK_FALSE(p.desk.sums_up);
  CHECK(p.desk.popover == Popover::kSummary);  // this once it still stands
  only<wish::EndTurn>(p.grant(p.press(ImGuiKey_Enter)));
  only<wish::EndTurn>(p.grant(p.press(ImGuiKey_Enter)));
  only<wish::EndTurn>(p.grant(p.click("hour.end")));
  p.click("settings");
  p.click("summary.every");
  CHECK(p.desk.sums_up);
  p.press(ImGuiKey_Escape);
  CHECK(p.press(ImGuiKey_Enter).empty());
  CHECK(p.desk.popover == Popover::kSummary);
}

TEST_CASE("P17: all without orders are named where there is room, else one press names them") {
  Player tall(new_game(Seat::kBlue));
  tall.press(ImGuiKey_Enter);
  CHECK_FALSE(tall.control("summary.more"));
  Player low(new_game(Seat::kBlue), {600, 400});
  low.press(ImGuiKey_Enter);
  REQUIRE(low.control("summary.more"));
  CHECK(low.control("summary.more")->label == "and 5 more");
  CHECK(low.click("summary.more").empty());
  CHECK(low.desk.popover == Popover::kSummary);
  CHECK_FALSE(low.control("summary.more"));
  low.press(ImGuiKey_Escape);
  low.press(ImGuiKey_Enter);
  CHECK(low.control("summary.more"));  // in short again
  Player phone(new_game(Seat::kBlue), kPhoneSize, Pointer::kFinger);
  phone.press(ImGuiKey_Enter);
  REQUIRE(phone.control("summary.more"));  // the room there is holds more than three
  const Rect more = phone.place("summary.more"), every = phone.place("summary.every");
  CHECK(phone.control("summary.more")->label != "and 5 more");
  CHECK(more.y + more.h <= every.y);
  CHECK(more.y + more.h + 2 * 44 > every.y);  // and not for one more
}

TEST_CASE("P17: looking back, Enter still goes back to now, without a summary") {
  Player p(after_hours(new_game(Seat::kBlue), 2));
  p.grant(p.press(ImGuiKey_LeftArrow));
  only<wish::BackToNow>(p.press(ImGuiKey_Enter));
  CHECK(p.desk.popover == Popover::kNone);
}

// A game in which the first hint to Blue is to fire where scouts watch.
TarnGame with_watched_contact() {
  for (std::uint32_t seed = 1; seed < 60; ++seed) {
    TarnGame game = new_game(Seat::kBlue, seed);
    game.give(tarn::March{7, Sector::kE1});
    game.end_hour();
    game.give(tarn::TakeStance{7, Stance::kGiveGround});
    for (const Hint& h : hints(game.view(), game.scene().pending, Hints::kFull))
      if (h.about == Advice::kWatchFire && h.sector == Sector::kE0) return game;
  }
  FAIL("nobody was seen at E0");
  return new_game(Seat::kBlue);
}

TEST_CASE("P29: a hint stands in the panel, aims the battery at what it speaks of, and goes") {
  Player p(with_watched_contact());
  p.desk.hints = Hints::kNudges;
  p.frames(2);
  REQUIRE(p.control("hint"));
  CHECK(p.control("hint")->label == "East Scouts stand next to E0: could they watch fire there?");
  CHECK(p.click("hint").empty());
  CHECK(p.desk.aiming);
  CHECK(p.desk.pointed == Sector::kE0);
  CHECK(only_order<Fire>(p.grant(p.click(p.place("sector.E0").middle()))) ==
        Fire{Seat::kBlue, Sector::kE0});
  CHECK_FALSE(p.desk.pointed);
  const ui::Control* hint = p.control("hint");
  if (hint) CHECK(hint->label.find("watch fire") == std::string::npos);
}

TEST_CASE("P29: a hint about a unit chooses it") {
  Player p(new_game(Seat::kRed));
  p.desk.hints = Hints::kFull;
  p.frames(2);
  REQUIRE(p.control("hint"));
  CHECK(p.control("hint")->label.starts_with("Choose W0, C0 or E0 for 1st Scouts and 5 more"));
  CHECK(p.click("hint").empty());
  CHECK(p.desk.chosen == UnitId{8});
  CHECK_FALSE(p.control("hint"));  // the unit's own panel stands there now
}

TEST_CASE("P29: a hint stays on the map in full while its unit is chosen; pressed, it goes") {
  for (const ImVec2 window : {kDesktop, ImVec2{800, 600}, kPhoneSize}) {
    CAPTURE(window.x);
    Player p(new_game(Seat::kRed), window);
    p.desk.hints = Hints::kFull;
    p.frames(2);
    CHECK_FALSE(p.control("hint.plate"));
    p.press(ImGuiKey_1);
    REQUIRE(p.desk.chosen == UnitId{8});
    REQUIRE(p.control("hint.plate"));
    CHECK(p.control("hint.plate")->label.starts_with("Choose W0, C0 or E0 for 1st Scouts"));
    CHECK(p.click("hint.plate").empty());  // no click goes through it
    CHECK(p.desk.chosen == UnitId{8});
    CHECK_FALSE(p.control("hint.plate"));
    p.press(ImGuiKey_2);
    CHECK_FALSE(p.control("hint.plate"));  // nothing is said of that one
  }
}

TEST_CASE("P29: followed, the hint is gone from the map; aiming, it says where and why") {
  Player p(with_watched_contact());
  p.desk.hints = Hints::kFull;
  p.frames(2);
  p.click("fire");
  REQUIRE(p.control("hint.plate"));
  CHECK(p.control("hint.plate")->label.starts_with("Fire on E0: East Scouts watch it"));
  p.grant(p.click(p.place("sector.E0").middle()));
  CHECK_FALSE(p.control("hint.plate"));
}

TEST_CASE("P29: off is off, changed during play it counts from now on and for the next game") {
  Player p(with_watched_contact());
  p.desk.hints = Hints::kOff;
  p.frames(2);
  CHECK_FALSE(p.control("hint"));
  p.click("settings");
  p.click("hints.full");
  CHECK(p.desk.hints == Hints::kFull);
  CHECK(p.desk.choice.hints == Hints::kFull);
  p.press(ImGuiKey_Escape);
  CHECK(p.control("hint"));
  CHECK(p.game().table().setup().hints == Hints::kOff);  // the link says how it began
}

TEST_CASE("P29: on a phone the hint opens in full beside the news, and a press chooses its unit") {
  Player p(new_game(Seat::kRed), kPhoneSize, Pointer::kFinger);
  p.desk.hints = Hints::kFull;
  p.frames(2);
  p.click("news");
  CHECK(p.desk.popover == Popover::kNews);
  p.frames(2);
  p.click("hint");
  CHECK(p.desk.popover == Popover::kNone);
  CHECK(p.desk.chosen == UnitId{8});
}

// Clicks on what the lesson rings.
void follow(Player& p) {
  const Lesson& l = lessons()[*p.desk.lesson];
  const auto ground = [&](Sector s, ImVec2 by) {
    p.grant(p.click_ground(std::string(code(s)), by));
  };
  if (!l.done) {
    p.click("lesson.next");
    return;
  }
  switch (l.at) {
    case Point::kUnit:
      p.click("mark." + tarn::key_of(l.unit));
      if (l.unit == kReserve) ground(l.sector, {-56, 26});
      return;
    case Point::kSector:
      return ground(l.sector, {0, 0});
    case Point::kBattery:
      p.click("fire");
      return;
    case Point::kGiveGround:
      p.click("mark." + tarn::key_of(l.unit));
      p.grant(p.click("unit.stance.give"));
      return;
    case Point::kEndHour:
      p.click("hour.end");
      p.grant(p.click("summary.end"));
      return;
    case Point::kOrderBar:
    case Point::kNothing:
      return;
  }
}

TEST_CASE("P29: the first game by mouse, from its first step to its last") {
  for (const ImVec2 window : {kDesktop, kPhoneSize}) {
    CAPTURE(window.x);
    Player p(TarnGame(Table<Rules>({lesson_setup(), 0, {}})), window,
             window.x < 400 ? Pointer::kFinger : Pointer::kMouse);
    p.desk.animates = false;
    p.desk.lesson = 0;
    p.frames(2);
    for (std::size_t step = 0; step + 1 < lessons().size(); ++step) {
      CAPTURE(step);
      REQUIRE(p.desk.lesson == step);
      REQUIRE(p.control("lesson"));
      CHECK_FALSE(p.control("hint"));  // one voice at a time
      // A march that is shown by another unit's being chosen first: let go of it.
      if (p.desk.chosen && lessons()[step].at == Point::kUnit) p.press(ImGuiKey_Escape);
      follow(p);
      p.frames(2);
    }
    CHECK(p.game().table().length() == static_cast<Step>(kLessonEnds));
    bool exposed = false;
    for (const Contact& c : p.game().view().contacts) exposed |= c.kind == Kind::kDecoy;
    CHECK(exposed);
    CHECK_FALSE(p.control("lesson.next"));
    p.click("lesson.end");
    CHECK_FALSE(p.desk.lesson);
    p.frames(2);
    CHECK_FALSE(p.control("lesson"));
  }
}

TEST_CASE("P29: a step can be passed over, the lesson left, and no click goes through its card") {
  Player p(TarnGame(Table<Rules>({lesson_setup(), 0, {}})));
  p.desk.lesson = 0;
  p.frames(2);
  const Rect card = p.place("lesson");
  p.press(ImGuiKey_6);
  CHECK(p.click({card.x + card.w - 20, card.y + 14}).empty());
  CHECK(p.desk.chosen == kReserve);
  p.click("lesson.next");
  CHECK(p.desk.lesson == std::size_t{1});
  p.frames(2);
  CHECK_FALSE(p.control("lesson.next"));  // only an hour's end goes on from here
  p.click("lesson.end");
  CHECK_FALSE(p.desk.lesson);
  CHECK(p.game().table().length() == 0);
}

TEST_CASE("P29: a step passed over with Next is made good by the one that needs it") {
  Player p(after_hours(TarnGame(Table<Rules>({lesson_setup(), 0, {}})), 1));
  p.desk.lesson = 3;
  p.frames(2);
  p.click("lesson.next");  // East Scouts were not chosen
  REQUIRE(p.desk.lesson == std::size_t{4});
  p.frames(2);
  CHECK(p.control("lesson")->label.starts_with("Choose East Scouts, then E1"));
  p.click("mark." + tarn::key_of(7));
  CHECK(p.control("lesson")->label.starts_with("Now choose E1"));
  p.grant(p.click_ground("E1", {0, 0}));
  CHECK(p.desk.lesson == std::size_t{5});
}

TEST_CASE("P29: the lesson's card hides nothing that its step speaks of") {
  using enum Sector;
  struct Step {
    std::size_t step;
    int hours;
    std::vector<Sector> of;
  };
  const std::vector<Step> steps = {{0, 0, {kW0, kC0, kE0, kX}}, {2, 1, {kE0}},
                                   {4, 1, {kE1, kE2}},          {8, 2, {kE0, kE1}},
                                   {10, 2, {kR, kX}},           {13, 3, {kE0}}};
  for (const ImVec2 window : {kDesktop, ImVec2{800, 600}, kPhoneSize})
    for (const Step& at : steps) {
      CAPTURE(window.x);
      CAPTURE(at.step);
      Player p(after_hours(TarnGame(Table<Rules>({lesson_setup(), 0, {}})), at.hours), window,
               window.x < 400 ? Pointer::kFinger : Pointer::kMouse);
      p.desk.lesson = at.step;
      p.frames(2);
      const Rect card = p.place("lesson");
      for (const Sector s : at.of)
        CHECK_FALSE(overlap(card, p.place("sector." + std::string(code(s))).grown(20)));
      if (at.step == 10) CHECK_FALSE(overlap(card, p.place("mark.6")));
    }
}

TEST_CASE("P29: from its last step one may begin a new game") {
  Player p(after_hours(TarnGame(Table<Rules>({lesson_setup(), 0, {}})), kLessonEnds));
  p.desk.lesson = lessons().size() - 1;
  p.frames(2);
  only<wish::ToStart>(p.click("lesson.new"));
}

TEST_CASE("P29: looking back hides the lesson and moves it not at all") {
  Player p(after_hours(TarnGame(Table<Rules>({lesson_setup(), 0, {}})), 1));
  p.desk.lesson = 0;
  p.frames(2);
  const auto step = p.desk.lesson;
  CHECK(step == std::size_t{2});
  p.grant(p.press(ImGuiKey_LeftArrow));
  CHECK_FALSE(p.control("lesson"));
  CHECK(p.desk.lesson == step);
}

}  // namespace
}  // namespace wg::tarn_face
