// ui/controls_test.cpp — on every screen at every size: in the window, apart, named, large enough
// for a finger.
#include "tarn/lesson.h"

#include "faces/tarn/curtain.h"
#include "faces/tarn/review.h"
#include "faces/tarn/start.h"
#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr ImVec2 kSizes[] = {{1280, 800}, {800, 600},   {320, 640},  {600, 400},   {1280, 300},
                             {390, 844},  {1024, 768},  {768, 1024}, {1920, 1080}, {640, 360},
                             {900, 430},  {2560, 1440}, {320, 480}};

bool meet(const Rect& a, const Rect& b) {
  constexpr float kHair = 0.5f;
  return a.x + a.w > b.x + kHair && b.x + b.w > a.x + kHair && a.y + a.h > b.y + kHair &&
         b.y + b.h > a.y + kHair;
}

void check_controls(const char* screen, ImVec2 window, Pointer pointer, const Hand::Screen& show,
                    const std::function<void(Desk&)>& set = {}) {
  Hand hand(window, pointer, [&](ui::Frame& f, Desk& d) {
    if (set) set(d);
    return show(f, d);
  });
  CAPTURE(screen);
  CAPTURE(window.x);
  CAPTURE(window.y);
  CAPTURE(static_cast<int>(pointer));
  const auto& all = ui::controls();
  CHECK_FALSE(all.empty());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ui::Control& c = all[i];
    CAPTURE(c.name);
    CHECK_FALSE(c.name.empty());
    CHECK_FALSE(c.label.empty());
    CHECK(c.rect.x >= 0);
    CHECK(c.rect.y >= 0);
    CHECK(c.rect.x + c.rect.w <= window.x);
    CHECK(c.rect.y + c.rect.h <= window.y);
    if (pointer == Pointer::kFinger && !c.cut) {
      CHECK(c.rect.w >= 44);
      CHECK(c.rect.h >= 44);
    }
    for (std::size_t j = 0; j < i; ++j) {
      CHECK(all[j].name != c.name);
      CAPTURE(all[j].name);
      // The first game's card lies on the map, and is touched first.
      const bool on_the_map = c.name == "map" && all[j].name.starts_with("lesson");
      if (c.enabled && all[j].enabled && !on_the_map) CHECK_FALSE(meet(c.rect, all[j].rect));
    }
  }
}

void check_everywhere(const char* screen, const Hand::Screen& show,
                      const std::function<void(Desk&)>& set = {}) {
  for (const ImVec2 size : kSizes)
    for (const Pointer pointer : {Pointer::kMouse, Pointer::kFinger})
      check_controls(screen, size, pointer, show, set);
}

Hand::Screen playing(const TarnGame& game) {
  return [&game](ui::Frame& f, Desk& d) { return show_play(f, d, game.scene(), 0); };
}

TEST_CASE("play: controls lie inside the window, apart, large enough") {
  const TarnGame blue = after_hours(new_game(Seat::kBlue), 4);
  TarnGame red = new_game(Seat::kRed);
  red.give(March{8, Sector::kW0});
  TarnGame looking = after_hours(new_game(Seat::kBlue), 4);
  looking.seek(2);
  check_everywhere("nothing chosen", playing(blue));
  check_everywhere("a unit chosen", playing(blue), [](Desk& d) { d.chosen = UnitId{1}; });
  check_everywhere("a report chosen", playing(blue), [](Desk& d) { d.contact = 1; });
  check_everywhere("Red", playing(red), [](Desk& d) { d.chosen = UnitId{8}; });
  check_everywhere("looking back", playing(looking));
}

TEST_CASE("play: a popover keeps everything beneath it out of reach") {
  TarnGame blue = after_hours(new_game(Seat::kBlue), 4);
  blue.give(March{kReserve, Sector::kW3});
  for (const Popover which :
       {Popover::kHelp, Popover::kSettings, Popover::kMenu, Popover::kNews, Popover::kSummary}) {
    check_everywhere("popover", playing(blue), [which](Desk& d) { d.popover = which; });
    Hand hand(kDesktop, Pointer::kMouse, playing(blue));
    hand.desk.popover = which;
    hand.frames(2);
    CHECK(hand.control("close"));
    CHECK_FALSE(hand.control("hour.end"));
    CHECK_FALSE(hand.control("map"));
  }
}

TEST_CASE("play: hints, and the first game's card, beside everything else") {
  const TarnGame blue = after_hours(new_game(Seat::kBlue), 4), red = new_game(Seat::kRed);
  for (const Hints level : {Hints::kNudges, Hints::kFull}) {
    check_everywhere("hint to Blue", playing(blue), [=](Desk& d) { d.hints = level; });
    check_everywhere("hint to Red", playing(red), [=](Desk& d) { d.hints = level; });
  }
  TarnGame lesson(Table<Rules>({lesson_setup(), 0, {}}));
  for (int hour = 0; hour <= kLessonEnds; ++hour) {
    for (std::size_t step = 0; step < lessons().size(); ++step)
      if (lessons()[step].hour == hour)
        check_everywhere("lesson", playing(lesson), [=](Desk& d) { d.lesson = step; });
    lesson.end_hour();
  }
}

TEST_CASE("play: a card asks for one thing only") {
  const TarnGame blue = after_hours(new_game(Seat::kBlue), 1);
  const Hand::Screen show = [&](ui::Frame& f, Desk& d) {
    Scene scene = blue.scene();
    scene.card = Card{"This link was altered", "Copy it again from where it came from.", "Go on"};
    return show_play(f, d, scene, 0);
  };
  check_everywhere("card", show);
  Hand hand(kDesktop, Pointer::kMouse, show);
  CHECK(ui::controls().size() == 1);
  only<wish::Dismiss>(hand.click("card.action"));
  only<wish::Dismiss>(hand.press(ImGuiKey_Enter));
}

TEST_CASE("finish: controls lie inside the window, apart, large enough") {
  for (const Seat seat : kPlayers) {
    const TarnGame over = ended_game(seat);
    check_everywhere("end", playing(over));
  }
}

TEST_CASE("review: controls lie inside the window, apart, large enough") {
  TarnGame over = ended_game(Seat::kBlue), far = after_hours(new_game(Seat::kRed), 3);
  Setup none;
  none.blue = BlueCommander::kCommander;
  TarnGame watched = after_hours(TarnGame(Table<Rules>({none, 0, {}})), kHours);
  over.seek(4);
  for (TarnGame* game : {&over, &far, &watched}) {
    game->review().run(true);
    game->review().play_pair();
    for (const Tab tab : {Tab::kWrong, Tab::kMoments, Tab::kWorth})
      check_everywhere(
          "review",
          [game](ui::Frame& f, Desk& d) { return show_review(f, d, game->review_scene(), 0); },
          [tab](Desk& d) { d.review.tab = tab; });
  }
  check_everywhere("review asks", [](ui::Frame& f, Desk&) { return show_review_warning(f); });
}

TEST_CASE("start: controls lie inside the window, apart, large enough") {
  for (const int games : {0, 1, 2}) {
    const Hand::Screen show = [=](ui::Frame& f, Desk& d) {
      Lobby lobby;
      if (games > 0) lobby.unfinished = {"Your game: Blue, 10:00", "Blue, standard balance"};
      if (games > 1) lobby.kept = {"The one before: Red, 08:00", "Red, standard balance"};
      return show_start(f, d, lobby);
    };
    check_everywhere("start", show);
    check_everywhere("start with help", show, [](Desk& d) { d.popover = Popover::kHelp; });
    check_everywhere("start with opponents", show,
                     [](Desk& d) { d.popover = Popover::kOpponents; });
    check_everywhere("start with settings", show, [](Desk& d) { d.popover = Popover::kSettings; });
  }
}

TEST_CASE("a window too small to play in is drawn all the same") {
  const TarnGame blue = after_hours(new_game(Seat::kBlue), 4), over = ended_game(Seat::kRed);
  for (const ImVec2 size : {ImVec2{240, 160}, ImVec2{100, 400}, ImVec2{400, 90}, ImVec2{1, 1}})
    for (const Popover which : {Popover::kNone, Popover::kHelp, Popover::kMenu}) {
      for (const TarnGame* game : {&blue, &over}) {
        Hand hand(size, Pointer::kFinger, playing(*game));
        hand.desk.popover = which;
        hand.frames(2);
      }
      TarnGame laid_open = over;
      Hand review(size, Pointer::kFinger, [&](ui::Frame& f, Desk& d) {
        return show_review(f, d, laid_open.review_scene(), 0);
      });
      Hand start(size, Pointer::kFinger,
                 [](ui::Frame& f, Desk& d) { return show_start(f, d, Lobby{}); });
    }
}

TEST_CASE("curtain: one thing to press") {
  check_everywhere("curtain", [](ui::Frame& f, Desk&) { return show_curtain(f, Seat::kRed); });
}

TEST_CASE("the real copying button has its place where nothing else is") {
  const TarnGame blue = after_hours(new_game(Seat::kBlue), 1), over = ended_game(Seat::kBlue);
  const auto check_slot = [](Hand& hand) {
    const auto& slots = ui::slots();
    const bool placed = std::any_of(slots.begin(), slots.end(),
                                    [](const ui::Slot& s) { return s.name == "share.copy"; });
    if (!placed)  // the end of a game where little room is left: below the verdict
      hand.wheel(hand.place("review").middle() - ImVec2{0, 40}, -100);
    const Rect slot = hand.place("share.copy");
    CHECK(slot.w >= type::width(type::Style::kLabel14, "Copy link"));
    for (const ui::Control& c : ui::controls()) {
      CAPTURE(c.name);
      CHECK_FALSE(meet(c.rect, slot));
    }
  };
  for (const ImVec2 size : kSizes)
    for (const TarnGame* game : {&blue, &over}) {
      CAPTURE(size.x);
      Hand hand(size, Pointer::kMouse, playing(*game));
      const bool in_menu = hand.control("menu") && game == &blue;
      if (in_menu) {
        hand.desk.popover = Popover::kMenu;
        hand.frames(2);
      }
      check_slot(hand);
    }
}

}  // namespace
}  // namespace wg::tarn_face
