// ui/war_place_test.cpp — placing the units of Two Arsenals: one by one, ready made, all of them.
#include "war_player.h"

namespace wg::war_face {
namespace {

Commander placing(Seat seat = kSouth) {
  return Commander(new_game(between_people(Deployment::kFree)), seat);
}
int placed(const Commander& p) {
  int n = 0;
  for (std::size_t i = 0; i < kPerSide; ++i)
    n += p.state().at[first_of(p.seat) + i] != kNowhere ? 1 : 0;
  return n;
}
// The square of the one unit of that kind, or of its first.
Square first_at(const Commander& p, Kind kind) {
  for (std::size_t i = 0; i < kPerSide; ++i)
    if (kind_in_side(i) == kind) return p.state().at[first_of(p.seat) + i];
  return kNowhere;
}

TEST_CASE("war: nine of infantry are taken up once and placed with nine clicks") {
  Commander p = placing();
  p.click("place.infantry");
  REQUIRE(p.desk.in_hand);
  for (const char* square : {"K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9"})
    only_order<Deploy>(p.grant(p.square(square)));
  CHECK(placed(p) == 9);
  CHECK(count(p.state(), kSouth, Kind::kInfantry) == 9);
  CHECK_FALSE(p.desk.in_hand);  // none of them is left
  CHECK_FALSE(p.control("place.infantry")->enabled);
}

TEST_CASE("war: a placed unit moves, changes places with another, leaves the board") {
  Commander p = placing();
  p.click("place.relay");
  p.grant(p.square("L15"));
  p.click("place.artillery");
  p.grant(p.square("L16"));
  p.square("L15");  // taken up again
  p.grant(p.square("M3"));
  CHECK(first_at(p, Kind::kRelay) == at("M3"));
  p.square("M3");
  p.grant(p.square("L16"));
  CHECK(first_at(p, Kind::kRelay) == at("L16"));
  CHECK(first_at(p, Kind::kArtillery) == at("M3"));
  p.square("M3");
  p.grant(p.click("place.off"));
  CHECK(first_at(p, Kind::kArtillery) == kNowhere);
  p.square("L16");
  p.grant(p.press(ImGuiKey_Delete));
  CHECK(placed(p) == 0);
}

TEST_CASE("war: nobody is placed on a mountain or in the other half, and the sentence says so") {
  Commander p = placing();
  p.click("place.cavalry");
  p.grant(p.square("N12"));
  CHECK(p.desk.toast == sentence(Refusal::kDeployMountain));
  p.grant(p.square("J5"));
  CHECK(p.desk.toast == sentence(Refusal::kDeployTerritory));
  CHECK(placed(p) == 0);
  CHECK(p.desk.in_hand);
}

TEST_CASE("war: done is done only when all seventeen stand") {
  Commander p = placing();
  CHECK_FALSE(p.control("deploy.done")->enabled);
  CHECK(p.click("deploy.done").empty());
  CHECK(p.press(ImGuiKey_E).empty());
  CHECK(p.desk.toast == left_to_place(17));
  p.grant(p.click("preset.pump-house"));
  CHECK(placed(p) == 17);
  CHECK(p.state().at[0] == preset(Deployment::kPumpHouse, kSouth)[0]);
  p.square("N19");
  p.grant(p.click("place.off"));
  CHECK_FALSE(p.control("deploy.done")->enabled);
  only<wish::Undo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Ctrl)));
  CHECK(p.control("deploy.done")->enabled);
  only<wish::EndTurn>(p.click("deploy.done"));
}

TEST_CASE("war: positions ready made are each side's own, and can be cleared") {
  for (const Seat seat : kPlayers) {
    Commander p = placing(seat);
    p.grant(p.click("preset.book"));
    for (std::size_t i = 0; i < kPerSide; ++i)
      CHECK(half_of(p.state().at[first_of(seat) + i]) == seat);
    p.grant(p.click("preset.rio"));
    CHECK(p.state().at[first_of(seat)] == preset(Deployment::kRio, seat)[0]);
    p.grant(p.click("preset.none"));
    CHECK(placed(p) == 0);
  }
}

TEST_CASE("war: the keyboard alone places a unit") {
  Commander p = placing();
  while (p.desk.focus.name != "place.relay") p.press(ImGuiKey_DownArrow);
  p.press(ImGuiKey_Enter);
  REQUIRE(p.desk.in_hand);
  p.press(ImGuiKey_M);
  REQUIRE(p.desk.cursor);
  p.press(ImGuiKey_UpArrow);  // below lies a mountain
  const Square there = *p.desk.cursor;
  p.grant(p.press(ImGuiKey_Enter));
  CHECK(first_at(p, Kind::kRelay) == there);
}

TEST_CASE("war: undo while placing takes one unit back at a time") {
  Commander p = placing();
  p.click("place.infantry");
  p.grant(p.square("K1"));
  p.grant(p.square("K2"));
  p.grant(p.click("undo"));
  CHECK(placed(p) == 1);
  p.grant(p.click("undo"));
  CHECK(placed(p) == 0);
}

}  // namespace
}  // namespace wg::war_face
