// ui/clash_game_test.cpp — a game of The Clash at the table: every order played at once, what may
// be taken back, who sits at the screen.
#include "programs/clash/clash_game.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "clash/draw.h"
#include "clash/words.h"

#include "faces/clash/start.h"
#include "table/open.h"

using namespace wg;
using namespace wg::clash;

namespace {

ClashGame begun(Battle battle, std::array<Player, 2> players, std::uint32_t seed = kLessonSeed) {
  Setup setup;
  setup.seed = seed;
  setup.battle = battle;
  setup.player = players;
  setup.fog = battle == Battle::kBelvoirGap;  // a lesson has everything known
  return ClashGame(Table<Rules>({setup, 0, {}}));
}
ClashGame lesson() { return begun(Battle::kLessonPanel, {Player::kPerson, Player::kEasy}); }
ClashGame two_people() { return begun(Battle::kBelvoirGap, {Player::kPerson, Player::kPerson}); }
Tile on_tile(std::string_view name) { return *tile_named(name); }
UnitId who(const ClashGame& game, std::string_view tile) {
  return top_on(game.known(), on_tile(tile), game.seat())->id;
}

}  // namespace

TEST_CASE("the lesson's first fight draws what the worked example supposes, 617") {
  // The armour that leads is the first unit, in the first turn, in its first clash.
  CHECK(draw_at(address(kLessonSeed, 1, 1, 1)) == 617);
  ClashGame game = lesson();
  CHECK(who(game, "J5") == 0);
  CHECK_FALSE(game.give(Assault{0, on_tile("K5"), Units{1} << who(game, "K4")}));
  REQUIRE(game.scene().bouts.size() == 1);
  const auto& fought = std::get<Fought>(game.scene().bouts[0].event);
  // Section 7 of the design text: 78 to 43, disorder 15 to 42; 92 to 74, disorder 15.
  CHECK(fought.result.exchange.lost_defender == 35);
  CHECK(fought.defender_strength_after == 43);
  CHECK(fought.defender_disorder_after == 42);
  CHECK(fought.lead_strength_after == 74);
  CHECK(fought.lead_disorder_after == 15);
  CHECK(fought.result.broke_defender);
  CHECK(predicted(fought) == "Predicted 26–41, lost 35.");
}

TEST_CASE("P16 an order is played at once; a fight is not taken back, a posture is") {
  ClashGame game = lesson();
  const std::string before = game.token();
  CHECK_FALSE(game.give(Stand{1, Posture::kHold}));
  CHECK(game.table().length() == 1);
  CHECK(game.scene().can_undo);
  game.undo();
  CHECK(game.token() == before);
  CHECK(game.scene().steps.empty());
  game.redo();
  CHECK(game.scene().steps.size() == 1);
  game.undo();
  CHECK_FALSE(game.give(Assault{0, on_tile("K5"), 0}));
  const std::string fought = game.token();
  CHECK_FALSE(game.scene().can_undo);
  game.undo();
  game.reset();
  CHECK(game.token() == fought);
  CHECK(game.scene().bouts.size() == 1);
}

TEST_CASE("reset takes back all of this turn that showed nothing new") {
  ClashGame game = two_people();
  const std::string before = game.token();
  for (UnitId id = 0; id < 3; ++id)
    if (top_on(game.known(), game.known().pieces[id].tile, Seat::kBlue)) {
      CHECK_FALSE(game.give(Stand{Units{1} << id, Posture::kEntrenched}));
      if (id == 1) break;
    }
  CHECK(game.table().length() == 2);
  game.reset();
  CHECK(game.token() == before);
}

TEST_CASE(
    "P30 of two people whoever is to move sits at the screen, and each knows what their side "
    "does") {
  ClashGame game = two_people();
  CHECK(game.seat() == Seat::kBlue);
  CHECK_FALSE(game.give(EndTurn{}));
  CHECK(game.seat() == Seat::kRed);
  CHECK_FALSE(game.scene().can_undo);
  for (const Piece& p : game.known().pieces)
    if (p.side == Seat::kBlue) CHECK(p.sight.level < Level::kKnown);
  // Looking back does not change who looks.
  game.seek(0);
  CHECK(game.seat() == Seat::kRed);
  CHECK(game.known().seat == Seat::kRed);
  const auto opened = open_link<std::variant<Table<Rules>>>(game.token());
  using Open = Opened<std::variant<Table<Rules>>>;
  REQUIRE(std::holds_alternative<Open>(opened));
  CHECK(ClashGame(std::get<Table<Rules>>(std::get<Open>(opened).table)).seat() == Seat::kRed);
}

TEST_CASE("a game that is over shows all of both sides, looked back at as well") {
  ClashGame game = two_people();
  const auto all_known = [&] {
    const auto& all = game.known().pieces;
    return std::all_of(all.begin(), all.end(),
                       [](const Piece& p) { return p.sight.level == Level::kKnown; });
  };
  const std::size_t seen = game.known().pieces.size();
  CHECK_FALSE(all_known());
  CHECK_FALSE(game.give(Resign{}));
  CHECK(game.over());
  CHECK(game.seat() == Seat::kBlue);
  for (const Step step : {1u, 0u}) {
    game.seek(step);
    CHECK(all_known());
    CHECK(game.known().seat == Seat::kBlue);
    CHECK(game.known().pieces.size() > seen);
  }
}

TEST_CASE("what the computer orders stands in the record as a person's orders do") {
  ClashGame game = begun(Battle::kBelvoirGap, {Player::kPerson, Player::kMiddle});
  CHECK_FALSE(game.computer_to_play());
  CHECK_FALSE(game.give(EndTurn{}));
  CHECK(game.computer_to_play() == Seat::kRed);
  CHECK(game.give(EndTurn{}) == Refusal::kNotYourTurn);
  CHECK_FALSE(game.play(Seat::kRed, Move{200, 0}));
  // A posture of the other side is not the person's to take back.
  const UnitId some = 11;  // the first of Red's
  const Posture another = game.table().state().forces[some].unit.posture == Posture::kHold
                              ? Posture::kEntrenched
                              : Posture::kHold;
  CHECK(game.play(Seat::kRed, Stand{Units{1} << some, another}));
  CHECK(game.table().can_undo());
  CHECK_FALSE(game.scene().can_undo);
  game.undo();
  CHECK(game.table().length() == 2);
  CHECK(game.play(Seat::kRed, EndTurn{}));
  CHECK_FALSE(game.computer_to_play());
  CHECK(game.table().record().given.size() == 3);
  CHECK(game.seat() == Seat::kBlue);
}

TEST_CASE("the game as it was at a step is played again from there") {
  ClashGame game = two_people();
  game.give(EndTurn{});
  game.give(EndTurn{});
  game.seek(1);
  const auto record = game.until_here();
  CHECK(record.length == 1);
  CHECK(record.given.size() == 1);
  CHECK(game.when(1) == "in round 1, Red's turn");
}
