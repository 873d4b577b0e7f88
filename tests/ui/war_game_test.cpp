// ui/war_game_test.cpp — two people place their units at one screen, or by link.
#include "programs/war/war_game.h"

#include <doctest/doctest.h>

#include "table/open.h"

using namespace wg;
using namespace wg::war;

namespace {

WarGame two_people() {
  Setup setup;
  setup.deployment = {Deployment::kFree, Deployment::kFree};
  setup.player = {Player::kPerson, Player::kPerson};
  return WarGame(Table<Rules>({setup, 0, {}}));
}
Deploy book(Seat side) { return {side, preset(Deployment::kBook, side)}; }

}  // namespace

TEST_CASE("P30 whoever places second takes back nothing of what the first has placed") {
  WarGame game = two_people();
  CHECK(game.seat() == kSouth);
  CHECK_FALSE(game.give(book(kSouth)));
  CHECK_FALSE(game.end_turn());  // handed over
  CHECK(game.seat() == kNorth);
  CHECK_FALSE(game.scene().can_undo);
  game.undo();
  CHECK_FALSE(game.give(book(kNorth)));
  CHECK(game.scene().can_undo);
  game.undo();
  CHECK_FALSE(game.give(book(kNorth)));
  CHECK(game.end_turn());
  CHECK(game.table().state().phase == Phase::kPlay);
}

TEST_CASE("P30 a link taken between the two is opened for the second, who does not see the first") {
  WarGame game = two_people();
  game.give(book(kSouth));
  game.end_turn();
  const auto opened = open_link<std::variant<Table<Rules>>>(game.token());
  using Open = Opened<std::variant<Table<Rules>>>;
  REQUIRE(std::holds_alternative<Open>(opened));
  const WarGame again(std::get<Table<Rules>>(std::get<Open>(opened).table));
  CHECK(again.seat() == kNorth);
  for (UnitId id = first_of(kSouth); id < first_of(kSouth) + kPerSide; ++id)
    CHECK_FALSE(is_there(again.scene().now.state, id));
}
