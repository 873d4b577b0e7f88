// ui/play_test.cpp — what clicks and keys on the play screen mean. Numbers are the source's
// statements.
#include <bit>

#include "tarn/words.h"

#include "games.h"

namespace wg::tarn_face {
namespace {

constexpr ImVec2 kBeside{60, 28};  // from a sector's node to ground without a mark

TEST_CASE("S05: a unit is picked in the list, on the map, and by its key") {
  Player p(new_game(Seat::kBlue));
  CHECK(p.click("unit.3").empty());
  CHECK(p.desk.chosen == UnitId{2});
  CHECK(p.control("unit.3")->chosen);
  CHECK(p.click("mark.2").empty());
  CHECK(p.desk.chosen == UnitId{1});
  CHECK(p.press(ImGuiKey_1).empty());
  CHECK(p.desk.chosen == UnitId{0});
  CHECK(p.press(ImGuiKey_Keypad6).empty());
  CHECK(p.desk.chosen == kReserve);
}

TEST_CASE("S05: every unit of Red has a key that no command uses") {
  Player p(new_game(Seat::kRed));
  for (const UnitRow& row : p.game().sheet().units) {
    const char c = row.key[0];
    const auto key = static_cast<ImGuiKey>(c >= '0' && c <= '9' ? ImGuiKey_0 + (c - '0')
                                                                : ImGuiKey_A + (c - 'A'));
    CHECK(p.press(key).empty());
    CHECK(p.desk.chosen == row.subject);
  }
}

TEST_CASE("S05: a click on a sector sends the picked unit there") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_6);
  CHECK(only_order<March>(p.click_ground("W4", kBeside)) == March{kReserve, Sector::kW4});
  CHECK(p.desk.chosen == kReserve);  // and stays picked
}

TEST_CASE("S05: with nothing picked, a click on a sector's ground picks its first unit") {
  Player p(new_game(Seat::kBlue));
  CHECK(p.click_ground("C2", kBeside).empty());
  CHECK(p.desk.chosen == UnitId{1});
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.chosen);
  CHECK(p.click_ground("C3", kBeside).empty());  // nobody there
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("S05: a unit's own mark picks it even while another is picked") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_6);
  CHECK(p.click("mark.2").empty());
  CHECK(p.desk.chosen == UnitId{1});
}

TEST_CASE("S05: picked in its own sector, a lone unit is told to stay if it was to go") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_2);
  CHECK(p.click_ground("C2", kBeside).empty());  // it stays already
  p.grant(p.click_ground("C3", kBeside));
  CHECK(p.game().scene().plan.unit[1].to == Sector::kC3);
  CHECK(only_order<March>(p.grant(p.click_ground("C2", kBeside))) == March{1, Sector::kC2});
  CHECK_FALSE(p.game().scene().plan.unit[1].to);
}

// A game in which Blue sees an enemy next door.
TarnGame with_contact() {
  for (int hours = 2; hours < 8; ++hours) {
    TarnGame game = after_hours(new_game(Seat::kBlue), hours);
    for (const Contact& c : game.view().contacts)
      if (c.placed && !c.broken && age_h(game.view(), c) == 0 && on_road(c.sector)) return game;
  }
  FAIL("nobody was seen");
  return new_game(Seat::kBlue);
}
const Contact& fresh_contact(const View& v) {
  for (const Contact& c : v.contacts)
    if (c.placed && !c.broken && age_h(v, c) == 0 && on_road(c.sector)) return c;
  FAIL("nobody is seen");
  return v.contacts[0];
}

TEST_CASE("S06: a click on an enemy marker sends the picked unit to that sector") {
  Player p(with_contact());
  const Contact c = fresh_contact(p.game().view());
  p.press(ImGuiKey_6);
  const auto wishes = p.click("mark.contact." + std::to_string(c.number));
  CHECK(only_order<March>(wishes) == March{kReserve, c.sector});
}

TEST_CASE("an enemy marker clicked with nobody picked shows its report") {
  Player p(with_contact());
  const Contact c = fresh_contact(p.game().view());
  CHECK(p.click("mark.contact." + std::to_string(c.number)).empty());
  CHECK(p.desk.contact == c.number);
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("S07: clicking the same sector again steps through a stack") {
  Player p(new_game(Seat::kBlue));  // 4th and 5th Rifles stand at X
  CHECK(p.click_ground("X", {-90, 20}).empty());
  CHECK(p.desk.chosen == UnitId{3});
  CHECK(p.click_ground("X", {-90, 20}).empty());
  CHECK(p.desk.chosen == UnitId{4});
  CHECK(p.click_ground("X", {-90, 20}).empty());
  CHECK(p.desk.chosen == UnitId{3});
  CHECK(p.click("mark.4").empty());  // on the mark itself, too
  CHECK(p.desk.chosen == UnitId{4});
  CHECK(p.click("mark.5").empty());
  CHECK(p.desk.chosen == UnitId{3});
}

TEST_CASE("S07: a fan opens its units side by side, and steps through them") {
  TarnGame game = new_game(Seat::kBlue);
  for (const UnitId id : std::initializer_list<UnitId>{0, 1, 2, 6, 7})
    game.give(March{id, Sector::kX});
  while (game.view().own[0].sector != Sector::kX || game.view().own[2].sector != Sector::kX) {
    REQUIRE_FALSE(game.over());
    game.end_hour();
  }
  Player p(std::move(game), kPhoneSize, Pointer::kFinger);
  std::vector<UnitId> there;
  for (std::size_t i = 0; i < kBlueUnits; ++i)
    if (p.game().view().own[i].where == Where::kMap && p.game().view().own[i].sector == Sector::kX)
      there.push_back(static_cast<UnitId>(i));
  REQUIRE(there.size() > 3);
  Rect front;
  for (const UnitId id : there)
    for (const ui::Slot& s : ui::slots())
      if (s.name == "mark." + tarn::key_of(id)) front = s.rect;
  REQUIRE(front.w > 0);
  CHECK(p.click(front.middle()).empty());
  CHECK(p.desk.opened == OnStack{Sector::kX, Seat::kBlue});
  CHECK(p.desk.chosen == there[0]);
  for (std::size_t i = 1; i <= there.size(); ++i) {
    CHECK(p.click(front.middle()).empty());
    CHECK(p.desk.chosen == there[i % there.size()]);
  }
}

TEST_CASE("S08: the bar says whether this hour's orders start now or next hour") {
  TarnGame game = new_game(Seat::kBlue);
  int slow = 0;
  for (; !game.over(); game.end_hour()) {
    const Sheet& sheet = game.sheet();
    CHECK(sheet.orders_wait == game.view().slow);
    CHECK(sheet.orders == (game.view().slow ? "Orders start at " + tarn::clock(game.view().hour + 1)
                                            : "Orders start now"));
    slow += game.view().slow;
  }
  CHECK(slow > 0);
}

TEST_CASE("S09: a clock marks a unit whose order waits an hour") {
  TarnGame game = new_game(Seat::kBlue);
  while (!game.view().slow) game.end_hour();
  Player p(std::move(game));
  p.press(ImGuiKey_6);
  p.grant(p.click_ground("C4", kBeside));
  CHECK(p.game().sheet().units[kReserve].waits);
  const Picture picture = picture_of(p.desk, p.game().scene(), 0, false);
  CHECK(picture.plan.unit[kReserve].starts_next_hour);
}

TEST_CASE("S10: a unit in the tray is picked there and sent to an entry sector") {
  Player p(new_game(Seat::kRed));
  CHECK(p.click("mark.3").empty());
  CHECK(p.desk.chosen == UnitId{10});
  CHECK(only_order<March>(p.grant(p.click_ground("C0", {60, 0}))) == March{10, Sector::kC0});
  CHECK(p.game().scene().plan.unit[2].to == Sector::kC0);
}

TEST_CASE("S10: elsewhere it may not come in, and is told so in a sentence") {
  Player p(new_game(Seat::kRed));
  p.click("mark.3");
  p.grant(p.click_ground("C2", {90, 20}));
  CHECK(p.desk.toast == tarn::sentence(Refusal::kNotAnEntry));
  CHECK(p.game().scene().pending.empty());
  p.now_ms += kToast_ms + 1;
  p.frames(2);
  CHECK(p.desk.toast.empty());
}

TEST_CASE("S11: A, then a sector, fires; the same sector again takes the mission back") {
  Player p(new_game(Seat::kBlue));
  CHECK(p.press(ImGuiKey_A).empty());
  CHECK(p.desk.aiming);
  CHECK(only_order<Fire>(p.grant(p.click_ground("W1", kBeside))) == Fire{Seat::kBlue, Sector::kW1});
  CHECK_FALSE(p.desk.aiming);
  p.press(ImGuiKey_A);
  CHECK(only_order<Fire>(p.grant(p.click_ground("W1", kBeside))) ==
        Fire{Seat::kBlue, std::nullopt});
}

TEST_CASE("S11: a click on the battery in the lower right corner aims it as well") {
  for (const Seat seat : kPlayers) {
    Player p(new_game(seat));
    const ImVec2 battery = p.place("mark.battery").middle();
    const Rect map = p.place("map");
    CHECK(battery.x > map.x + map.w * 0.9f);
    CHECK(battery.y > map.y + map.h * 0.9f);
    CHECK(p.click(battery).empty());
    CHECK(p.desk.aiming);
    CHECK(p.click(battery).empty());
    CHECK_FALSE(p.desk.aiming);
    p.click("fire");
    CHECK(p.desk.aiming);
    if (!p.control("battery")) continue;  // below the end of Red's longer list
    p.click("battery");
    CHECK_FALSE(p.desk.aiming);
  }
}

TEST_CASE("S11: aimed, a mark means its sector, own or not; A or Esc lets go") {
  Player p(new_game(Seat::kBlue));
  p.press(ImGuiKey_A);
  CHECK(only_order<Fire>(p.click("mark.2")) == Fire{Seat::kBlue, Sector::kC2});
  p.press(ImGuiKey_A);
  p.press(ImGuiKey_A);
  CHECK_FALSE(p.desk.aiming);
  p.press(ImGuiKey_A);
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.aiming);
}

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

TEST_CASE("Enter and the dark button end the hour, once each") {
  Player p(new_game(Seat::kBlue));
  only<wish::EndHour>(p.press(ImGuiKey_Enter));
  only<wish::EndHour>(p.click("hour.end"));
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
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_LeftArrow))).hour == 2);
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_LeftArrow))).hour == 1);
  CHECK(p.control("hour.now"));
  CHECK_FALSE(p.control("hour.end"));
  CHECK_FALSE(p.control("fire")->enabled);
  p.press(ImGuiKey_2);
  CHECK(p.click_ground("C4", kBeside).empty());
  CHECK(p.press(ImGuiKey_G).empty());
  CHECK(p.press(ImGuiKey_A).empty());
  CHECK_FALSE(p.desk.aiming);
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_RightArrow))).hour == 2);
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
  for (const Wish& w : back) CHECK(std::get<wish::Seek>(w).hour == 1);
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
