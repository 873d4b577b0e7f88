// ui/war_steps_test.cpp — a game of Two Arsenals looked back at, turn by turn and order by order.
#include "war/guide.h"

#include "faces/war/captions.h"
#include "war_player.h"

namespace wg::war_face {
namespace {

TEST_CASE("war: the track leads to the beginning of a turn, and back to now") {
  Commander p(battle(12), kNorth);
  const Rect track = p.place("turns");
  const auto x_of = [&](float share) { return track.x + 8 + (track.w - 16) * share; };
  p.grant(p.click(ImVec2{x_of(0.5f), track.middle().y}));
  CHECK(p.game.cursor() == 6);
  CHECK(p.control("turn.now"));
  CHECK_FALSE(p.control("turn.end"));
  only<wish::BackToNow>(p.grant(p.click("turn.now")));
  CHECK(p.game.live());
}

TEST_CASE("war: every order of a game is one step back or on, in the order in which it was given") {
  Commander p(battle(12), kNorth);
  std::size_t steps = 0;
  const std::size_t all = p.game.record().given.size() + 12;  // orders, and each turn's beginning
  while (p.game.cursor() > 0 || steps == 0 || p.state().turn.moves > 0) {
    const auto wishes = p.grant(p.press(ImGuiKey_Comma));
    if (wishes.empty()) break;
    const auto to = only<wish::SeekOrder>(wishes);
    CHECK(to.step <= 11);
    ++steps;
    if (steps > all) break;
  }
  CHECK(steps == all);
  CHECK(p.press(ImGuiKey_Comma).empty());
  for (std::size_t i = 0; i < all; ++i) REQUIRE(p.grant(p.press(ImGuiKey_Period)).size() == 1);
  CHECK(p.game.live());
  CHECK(p.press(ImGuiKey_Period).empty());
}

TEST_CASE("war: a game plays on by itself, order by order, and stops at its end or by hand") {
  Commander p(battle(3), kNorth);
  p.grant(p.click(ImVec2{p.place("turns").x + 8, p.place("turns").middle().y}));
  REQUIRE(p.game.cursor() == 0);
  p.grant(p.click("replay.play"));
  CHECK(p.desk.replay.playing);
  int moved = 0;
  for (int i = 0; i < 100 && !p.game.live(); ++i) {
    p.now_ms += 1000;
    moved += static_cast<int>(p.grant(p.frame()).size());
  }
  CHECK(p.game.live());
  // `play` took the first step, so one fewer is left to the clock.
  CHECK(moved == static_cast<int>(p.game.record().given.size()) + 3 - 1);
}

TEST_CASE("war: looking back, a turn's orders are listed, and each can be gone to") {
  Commander p(battle(12), kNorth);
  p.grant(p.click(ImVec2{p.place("turns").x + 8, p.place("turns").middle().y}));
  REQUIRE(p.game.cursor() == 0);
  const auto orders = orders_of(p.game.record(), 0).size();
  REQUIRE(orders == 5);  // the published turn 42 of North
  for (std::size_t i = 1; i <= orders; ++i) {
    const auto to = only<wish::SeekOrder>(p.grant(p.click("order." + std::to_string(i))));
    CHECK(to.step == 0);
    CHECK(to.taken == i);
    CHECK(p.control("order." + std::to_string(i))->chosen);
  }
}

TEST_CASE("war: nothing can be ordered while looking back") {
  Commander p(battle(12), kNorth);
  p.grant(p.press(ImGuiKey_Comma));
  REQUIRE_FALSE(p.game.live());
  for (const char* square : {"G15", "J14", "K20"}) CHECK(p.square(square).empty());
  CHECK(p.press(ImGuiKey_A).empty());
  CHECK_FALSE(p.desk.aimed);
  only<wish::PlayFromHere>(p.click("play.here"));
  only<wish::BackToNow>(p.grant(p.press(ImGuiKey_E)));
}

TEST_CASE("war: an attack that was made is shown with its totals while its turn is looked at") {
  const Game game = battle(1, std::string(kFive) + " xG12");
  const Shown shown(game, kSouth);
  Desk desk;
  const auto a = assault(desk, shown.scene);
  REQUIRE(a);
  CHECK(a->made);
  CHECK(a->at == at("G12"));
  CHECK(a->totals.offence == 23);
  CHECK(a->totals.against == 18);
  CHECK(a->totals.result == Result::kDestroyed);
}

TEST_CASE("P18 war: the way forward is named after where it leads") {
  const Game game = [] {
    Game g = battle(4);
    g.seek(1);
    return g;
  }();
  Shown shown(game, kNorth);
  CHECK(to_now(shown.scene) == "Back to now");
  shown.scene.title = fragment_name(Fragment::kBattle);
  CHECK(to_now(shown.scene) == "To the end");
}

}  // namespace
}  // namespace wg::war_face
