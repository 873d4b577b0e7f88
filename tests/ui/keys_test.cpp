// ui/keys_test.cpp — the rest of the play screen: stance, undo, looking back, popovers, the
// keyboard alone, the play of an hour.
#include <bit>

#include "tarn/words.h"

#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr ImVec2 kBeside{60, 28};  // from a sector's node to ground without a mark

TEST_CASE("H and G, and the two halves of the control, set the stance") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_1);
  CHECK(only_order<TakeStance>(p.grant(p.press(ImGuiKey_G))) == TakeStance{0, Stance::kGiveGround});
  CHECK(p.control("unit.stance.give")->chosen);
  CHECK(only_order<TakeStance>(p.grant(p.press(ImGuiKey_H))) == TakeStance{0, Stance::kHold});
  CHECK(only_order<TakeStance>(p.grant(p.click("unit.stance.give"))) ==
        TakeStance{0, Stance::kGiveGround});
  CHECK(p.click("unit.stance.give").empty());  // it is so already
}

TEST_CASE("the order of a unit under way is taken back with one press") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_6);
  CHECK_FALSE(p.control("unit.stay"));
  p.grant(p.click_ground("W4", kBeside));
  CHECK(only_order<March>(p.grant(p.click("unit.stay"))) == March{kReserve, Sector::kR});
  CHECK_FALSE(p.control("unit.stay"));
}

TEST_CASE("without a summary Enter and the dark button end the hour, once each") {
  Player p(new_game(Seat::kBlue));
  p.desk.sums_up = false;
  only<wish::EndTurn>(p.press(ImGuiKey_Enter));
  only<wish::EndTurn>(p.click("hour.end"));
}

TEST_CASE("undo and redo, by key and by button, only while there is something") {
  Player p(new_game(Seat::kBlue));
  CHECK(p.press(ImGuiKey_Z, ImGuiMod_Ctrl).empty());
  CHECK(p.click("undo").empty());
  p.press(ImGuiKey_6);
  p.grant(p.click_ground("W4", kBeside));
  only<wish::Undo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Ctrl)));
  CHECK(p.game().scene().pending.empty());
  only<wish::Redo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Shift)));
  CHECK(p.game().scene().pending.size() == 1);
  only<wish::Undo>(p.grant(p.click("undo")));
  only<wish::Redo>(p.grant(p.press(ImGuiKey_Y, ImGuiMod_Ctrl)));
  only<wish::Undo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Ctrl)));
  only<wish::Redo>(p.click("redo"));
}

TEST_CASE("a letter pressed with Ctrl is the browser's, not the game's") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_A, ImGuiMod_Ctrl);
  CHECK_FALSE(p.desk.aiming);
}

TEST_CASE("the arrows look back and forth through the hours; nothing can be ordered there") {
  Player p(after_hours(new_game(Seat::kBlue), 3));
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_LeftArrow))).step == 2);
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_LeftArrow))).step == 1);
  CHECK(p.control("hour.now"));
  CHECK_FALSE(p.control("hour.end"));
  CHECK_FALSE(p.control("fire")->enabled);
  p.press(ImGuiKey_2);
  CHECK(p.click_ground("C4", kBeside).empty());
  CHECK(p.press(ImGuiKey_G).empty());
  CHECK(p.press(ImGuiKey_A).empty());
  CHECK_FALSE(p.desk.aiming);
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_RightArrow))).step == 2);
  only<wish::BackToNow>(p.grant(p.press(ImGuiKey_RightArrow)));
  CHECK(p.press(ImGuiKey_RightArrow).empty());
  for (const ImGuiKey key : {ImGuiKey_Space, ImGuiKey_Home, ImGuiKey_Enter}) {
    p.grant(p.press(ImGuiKey_LeftArrow));
    only<wish::BackToNow>(p.grant(p.press(key)));
  }
  p.grant(p.press(ImGuiKey_LeftArrow));
  only<wish::BackToNow>(p.click("hour.now"));
}

TEST_CASE("a click on the hour bar looks at that hour; at the running one, back to now") {
  Player p(after_hours(new_game(Seat::kBlue), 4));
  const Rect bar = p.place("hours");
  const auto cell = [&](int hour) {
    return ImVec2{bar.x + bar.w * (static_cast<float>(hour) + 0.5f) / kHours, bar.middle().y};
  };
  CHECK(p.click(cell(9)).empty());  // not played yet
  CHECK(p.click(cell(4)).empty());  // now
  const auto back = p.click(cell(1));
  REQUIRE_FALSE(back.empty());
  for (const Wish& w : back) CHECK(std::get<wish::Seek>(w).step == 1);
  p.grant(back);
  const auto now = p.click(cell(4));
  REQUIRE_FALSE(now.empty());
  CHECK(std::holds_alternative<wish::BackToNow>(now[0]));
}

TEST_CASE("Esc lets go of one thing at a time") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_6);
  p.press(ImGuiKey_Slash);
  CHECK(p.desk.popover == Popover::kHelp);
  p.press(ImGuiKey_Escape);
  CHECK(p.desk.popover == Popover::kNone);
  CHECK(p.desk.chosen);
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("a popover closes by its cross and by a click outside, which does nothing else") {
  Player p(new_game(Seat::kBlue));
  p.click("settings");
  CHECK(p.desk.popover == Popover::kSettings);
  p.click("close");
  CHECK(p.desk.popover == Popover::kNone);
  p.click("settings");
  CHECK(p.click({1200, 770}).empty());  // over End hour
  CHECK(p.desk.popover == Popover::kNone);
}

TEST_CASE("the keyboard alone reaches the map: M, arrows, Enter") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_6);
  p.press(ImGuiKey_M);
  CHECK(p.desk.cursor == Sector::kR);
  p.press(ImGuiKey_UpArrow);
  CHECK(p.desk.cursor == Sector::kX);
  p.press(ImGuiKey_UpArrow);
  CHECK(p.desk.cursor == Sector::kC4);
  p.press(ImGuiKey_LeftArrow);
  CHECK(p.desk.cursor == Sector::kW4);
  CHECK(only_order<March>(p.press(ImGuiKey_Enter)) == March{kReserve, Sector::kW4});
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.cursor);
  CHECK(p.desk.chosen == kReserve);
}

TEST_CASE("the keyboard's place on the map reaches every sector") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_M);
  SectorSet reached = bit(*p.desk.cursor), todo = reached;
  while (todo) {
    const auto from = static_cast<Sector>(std::countr_zero(todo));
    todo &= todo - 1;
    for (const ImGuiKey key :
         {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow}) {
      p.desk.cursor = from;
      p.press(key);
      if (!has(reached, *p.desk.cursor)) todo |= bit(*p.desk.cursor);
      reached |= bit(*p.desk.cursor);
    }
  }
  CHECK(std::popcount(reached) == static_cast<int>(kSectors));
}

TEST_CASE("up and down walk through the controls, Enter presses the one with the ring") {
  Player p(new_game(Seat::kBlue));
  for (int i = 0; i < 60 && p.desk.focus.name != "unit.4"; ++i) p.press(ImGuiKey_DownArrow);
  CHECK(p.desk.focus.name == "unit.4");
  CHECK(p.press(ImGuiKey_Enter).empty());
  CHECK(p.desk.chosen == UnitId{3});
  p.press(ImGuiKey_UpArrow);
  CHECK(p.desk.focus.name == "unit.3");
  p.click_ground("C3", kBeside);  // a click takes the ring away
  CHECK(p.desk.focus.name.empty());
}

TEST_CASE("the ring on the map lets its arrows move there") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_DownArrow);
  CHECK(p.desk.focus.name == "map");
  CHECK(p.press(ImGuiKey_Enter).empty());
  CHECK(p.desk.cursor);
  CHECK(p.press(ImGuiKey_UpArrow).empty());
  CHECK(p.desk.cursor != Sector::kX);
}

TEST_CASE("the hour just ended is played; a key or a tap ends the play and does nothing else") {
  Player p(new_game(Seat::kBlue));
  p.desk.sums_up = false;
  const ImVec2 end_hour = p.place("hour.end").middle();
  for (const bool by_key : {true, false}) {
    p.grant(p.press(ImGuiKey_Enter));
    CHECK(p.desk.playing);
    CHECK(p.restless);
    only<wish::SkipAnimation>(by_key ? p.press(ImGuiKey_Enter) : p.click(end_hour));
    CHECK_FALSE(p.desk.playing);
    CHECK_FALSE(p.restless);
  }
  p.grant(p.press(ImGuiKey_Enter));
  p.now_ms += 1601;
  p.frames(2);
  CHECK_FALSE(p.desk.playing);
  p.desk.animates = false;
  p.grant(p.press(ImGuiKey_Enter));
  CHECK_FALSE(p.desk.playing);
}

TEST_CASE("nothing moves while nothing happens") {
  Player p(after_hours(new_game(Seat::kBlue), 3));
  CHECK(p.frames(30).empty());
  CHECK_FALSE(p.restless);
}

TEST_CASE("phone: next unit, hold and give, the menu picks a unit and closes") {
  Player p(new_game(Seat::kBlue), kPhoneSize, Pointer::kFinger);
  p.click("unit.next");
  CHECK(p.desk.chosen == UnitId{0});
  p.click("unit.next");
  CHECK(p.desk.chosen == UnitId{1});
  CHECK(only_order<TakeStance>(p.grant(p.click("unit.stance.give"))).stance == Stance::kGiveGround);
  CHECK(only_order<TakeStance>(p.grant(p.click("unit.stance.hold"))).stance == Stance::kHold);
  p.click("menu");
  CHECK(p.desk.popover == Popover::kMenu);
  p.click("unit.4");
  CHECK(p.desk.popover == Popover::kNone);
  CHECK(p.desk.chosen == UnitId{3});
}

TEST_CASE("settings: the theme, the animation, taking the hour's orders back, leaving") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_6);
  p.grant(p.click_ground("W4", kBeside));
  p.click("settings");
  CHECK(only<wish::Theme>(p.click("theme.dark")).choice == ThemeChoice::kDark);
  p.click("animation");
  CHECK_FALSE(p.desk.animates);
  only<wish::Reset>(p.grant(p.click("orders.reset")));
  CHECK(p.game().scene().pending.empty());
  p.click("settings");
  only<wish::ToStart>(p.click("leave"));
}

}  // namespace
}  // namespace wg::tarn_face
