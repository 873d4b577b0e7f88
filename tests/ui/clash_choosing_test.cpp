// ui/clash_choosing_test.cpp — The Clash: whom a click means, who stays chosen, what a panel opens
// with.
#include "clash_player.h"
#include "faces/clash/areas.h"
#include "faces/clash/picture.h"
#include "faces/clash/text.h"
#include "leaf_reader.h"

namespace wg::clash_face {
namespace {

TEST_CASE("clash: a friend within reach is chosen by a click, and may be joined from his panel") {
  Commander p(new_game());
  const UnitId host = p.on("E5"), guest = p.on("D5");
  p.tile("D5");
  CHECK(p.tile("E5").empty());
  CHECK(p.desk.chosen == host);
  CHECK(only_order<Move>(p.grant(p.click("unit.join"))) == Move{guest, at("E5")});
  CHECK(p.own(guest).tile == at("E5"));
  CHECK(p.desk.chosen == guest);
  CHECK_FALSE(p.control("unit.join"));
  p.press(ImGuiKey_Escape);
  std::vector<UnitId> seen;
  for (int i = 0; i < 2; ++i) {  // a click on the chosen one's own tile: never an order
    CHECK(p.tile("E5").empty());
    REQUIRE(p.desk.chosen);
    seen.push_back(*p.desk.chosen);
  }
  CHECK(std::count(seen.begin(), seen.end(), host) == 1);
  CHECK(std::count(seen.begin(), seen.end(), guest) == 1);
  p.tile("E5");
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("clash: a friend's tile is joined by the keyboard as well") {
  Commander p(new_game());
  const UnitId guest = p.on("D5");
  p.tile("D5");
  p.press(ImGuiKey_M);
  REQUIRE(p.desk.cursor == at("D5"));
  p.press(ImGuiKey_RightArrow);
  CHECK(only_order<Move>(p.grant(p.press(ImGuiKey_Enter))) == Move{guest, at("E5")});
  CHECK(p.own(guest).tile == at("E5"));
}

TEST_CASE("clash: a friend out of reach, or beside an attack spoken of, is chosen by a click") {
  Commander p(new_game());
  p.tile("G8");
  p.grant(p.tile("H8"));  // beside an enemy: it goes no farther
  CHECK(p.tile("E5").empty());
  CHECK(p.desk.chosen == p.on("E5"));
  Commander q(lesson());
  q.tile("J5");
  q.tile("K5");
  CHECK(q.tile("K4").empty());
  CHECK(q.desk.chosen == q.on("K4"));
}

TEST_CASE("clash: a finger on a small board chooses a friend within reach, and moves nobody") {
  Commander p(new_game(), kPhoneSize, Pointer::kFinger);
  p.desk.chosen = p.on("D5");
  CHECK(p.tile("E5").empty());
  CHECK(p.desk.chosen == p.on("E5"));
}

TEST_CASE("clash: the unit stays chosen after undo, and after a move that reveals somebody") {
  for (const ImVec2 window : {kDesktop, kPhoneSize}) {
    Commander p(new_game(Battle::kBelvoirGap, true), window);
    const UnitId scouts = p.on("G8"), rear = p.on("B10");
    p.tile("B10");
    p.grant(p.tile("B9"));
    REQUIRE(p.own(rear).tile == at("B9"));
    only<wish::Undo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Ctrl)));
    CHECK(p.own(rear).tile == at("B10"));
    CHECK(p.desk.chosen == rear);
    p.press(ImGuiKey_Escape);
    p.tile("G8");
    const std::size_t known = p.view().pieces.size();
    p.grant(p.tile("H8"));
    REQUIRE(p.own(scouts).tile == at("H8"));
    CHECK_FALSE(p.game.scene().can_undo);  // somebody was seen, or seen better
    CHECK(p.view().pieces.size() >= known);
    CHECK(p.desk.chosen == scouts);
  }
}

TEST_CASE("clash: undo says why an order stays") {
  Commander p(new_game(Battle::kBelvoirGap, true));
  const auto asked = [](Commander& c) {
    CHECK(c.press(ImGuiKey_Z, ImGuiMod_Ctrl).empty());
    return c.desk.toast;
  };
  CHECK(asked(p) == "Nothing was ordered in this turn.");
  p.tile("G8");
  p.grant(p.tile("H8"));
  CHECK(asked(p) == "It showed something new.");
  Commander q(lesson(Battle::kLessonGuns));
  q.tile("K4");
  q.tile("K5");
  q.grant(q.click("attack"));
  REQUIRE_FALSE(q.game.over());
  CHECK(asked(q) == "A fight is never taken back.");
}

TEST_CASE("clash: only a unit that may still attack marks whom it could break") {
  Commander p(lesson());
  const auto marked = [&] { return picture_of(p.desk, p.game.scene()).hostiles.size(); };
  p.tile("K4");
  CHECK(marked() > 0);
  p.tile("K5");
  p.grant(p.click("attack"));
  p.desk.chosen = p.on("K4");
  REQUIRE(p.own(p.on("K4")).doing.assaulted);
  CHECK(marked() == 0);
}

// Red's rifles before the ford are told to withdraw; then Blue's scouts stand beside them.
TEST_CASE("clash: where they slip away the panel has neither odds nor sums of a fight") {
  Commander p(new_game());
  p.tile("G8");
  p.grant(p.tile("H8"));
  const UnitId scouts = p.on("H8");
  p.grant(Hand::Wishes{wish::EndTurn{}});
  Units all = 0;
  for (const Piece& u : p.view().pieces)
    if (u.side == Seat::kRed) all |= Units{1} << u.id;
  p.grant(Hand::Wishes{wish::Give{Stand{all, Posture::kWithdraw}}});
  p.grant(Hand::Wishes{wish::EndTurn{}});
  p.desk.chosen = scouts;
  p.press(ImGuiKey_A);
  const auto a = spoken(p.desk, p.game.scene());
  REQUIRE(a);
  REQUIRE(a->forecast.slips_away);
  CHECK(p.control("attack"));
  CHECK_FALSE(p.control("attack.how"));
  for (const Piece* one : a->may) CHECK_FALSE(p.control("support." + std::to_string(one->id)));
  text::Leaf leaf("play");
  tell_play(leaf, p.desk, p.game.scene());
  CHECK(reading::says(leaf, "slip away: no fight"));
  CHECK(reading::says(leaf, "What follows"));
  CHECK_FALSE(reading::says(leaf, "Odds "));
  CHECK_FALSE(reading::says(leaf, "The defence"));
}

TEST_CASE("clash: every panel opens at its top") {
  Commander p(new_game(), {900, 430});
  p.tile("F5");
  const float top = p.place("posture.assault").y;
  const auto scroll = [&] {
    const Areas a = areas({900, 430}, false);
    p.wheel(a.body.middle(), -3);
  };
  scroll();
  REQUIRE((!p.control("posture.assault") || p.place("posture.assault").y < top));
  p.press(ImGuiKey_Escape);
  p.frames(2);
  p.tile("F5");  // the same again is opened anew
  CHECK(p.place("posture.assault").y == top);
  scroll();
  p.press(ImGuiKey_Escape);
  p.tile("E5");
  p.frames(2);
  const float other_one = p.place("posture.assault").y;
  Commander fresh(new_game(), {900, 430});
  fresh.tile("E5");
  CHECK(other_one == fresh.place("posture.assault").y);
}

TEST_CASE("clash: on a telephone who attacks whom stands above what scrolls") {
  Commander p(lesson(), kPhoneSize);
  p.tile("J5");
  p.tile("K5");
  const Areas a = areas(kPhoneSize, false);
  const Rect who = p.place("opponents");
  CHECK(who.y == a.body.y);
  CHECK(who.max().x <= kPhoneSize.x);
  p.wheel({160, a.body.y + a.body.h - 20}, -5);
  CHECK(p.place("opponents").y == a.body.y);
}

TEST_CASE("clash: a message lies on a ground of its own, above all lists") {
  Commander p(new_game());
  const auto above = [] { return ImGui::GetForegroundDrawList()->VtxBuffer.Size; };
  CHECK(above() == 0);
  say(p.desk, "It showed something new.", p.now_ms);
  p.frames(1);
  CHECK(above() > 0);
}

}  // namespace
}  // namespace wg::clash_face
