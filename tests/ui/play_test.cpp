// ui/play_test.cpp — what clicks and keys on the play screen mean. Numbers are the source's
// statements.
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

TEST_CASE("S10: an own unit on the entry edge is no obstacle: the next one comes in beside it") {
  Player p(new_game(Seat::kRed));
  p.grant(Player::Wishes{wish::Give{March{10, Sector::kC0}}, wish::EndTurn{}});
  p.desk.playing = false;
  p.frames(2);
  p.click("mark.4");
  CHECK(only_order<March>(p.click("mark.3")) == March{11, Sector::kC0});
  // Nobody from the tray is chosen: the mark is the unit's own.
  p.press(ImGuiKey_Escape);
  CHECK(p.click("mark.3").empty());
  CHECK(p.desk.chosen == UnitId{10});
}

TEST_CASE("S10: elsewhere it may not come in, and is told so in a sentence") {
  Player p(new_game(Seat::kRed));
  p.click("mark.3");
  p.grant(p.click_ground("C2", {90, 20}));
  CHECK(p.desk.toast == tarn::sentence(Refusal::kNotAnEntry));
  CHECK(p.game().scene().pending.empty());
  p.now_ms += face::kToast_ms + 1;
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

}  // namespace
}  // namespace wg::tarn_face
