// ui/war_play_test.cpp — what clicks and keys on the board of Two Arsenals mean.
#include "faces/war/captions.h"
#include "faces/war/picture.h"
#include "war_player.h"

namespace wg::war_face {
namespace {

UnitId on(const Commander& p, std::string_view square) { return Board(p.state()).on(at(square)); }

TEST_CASE("war: a click chooses a unit, a click on a square sends it there") {
  Commander p(battle(1), kSouth);
  const UnitId cavalry = on(p, "J13");
  CHECK(p.square("J13").empty());
  CHECK(p.desk.chosen == cavalry);
  const Move given = only_order<Move>(p.grant(p.square("H11")));
  CHECK(given == Move{cavalry, at("H11")});
  CHECK(p.state().at[cavalry] == at("H11"));
  CHECK_FALSE(p.desk.chosen);  // it has moved: the next one is to be chosen
}

TEST_CASE("war: a chosen unit is let go by a second click, by another one, by Esc") {
  Commander p(battle(1), kSouth);
  p.square("J13");
  p.square("J13");
  CHECK_FALSE(p.desk.chosen);
  p.square("J13");
  p.square("J12");
  CHECK(p.desk.chosen == on(p, "J12"));
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("war: a move that is refused is told in a sentence, and changes nothing") {
  Commander p(battle(1), kSouth);
  p.grant(p.square("J12"));
  p.grant(p.square("F12"));  // infantry goes one square
  CHECK(p.desk.toast == sentence(Refusal::kTooFar));
  CHECK(p.game.orders(kSouth).empty());
  CHECK(p.desk.chosen);  // and may be sent elsewhere
  p.grant(p.square("I10"));
  CHECK(p.desk.toast == sentence(Refusal::kMountain));
}

TEST_CASE("war: an enemy unit is aimed at first, with both totals; the second click attacks") {
  Commander p(battle(1, kFive), kSouth);
  CHECK(p.square("G12").empty());
  REQUIRE(p.desk.aimed == on(p, "G12"));
  const Totals t = totals(p.state(), Board(p.state()), *p.desk.aimed);
  CHECK(t.offence == 23);  // as the published game has it
  CHECK(t.against == 18);
  REQUIRE(p.control("attack"));
  CHECK(p.control("attack")->label == "Attack G12");
  CHECK(p.control("attack")->enabled);
  CHECK(only_order<Attack>(p.grant(p.square("G12"))).target == t.defence[0].unit);
  CHECK(Board(p.state()).on(at("G12")) == kNobody);
  CHECK_FALSE(p.control("attack")->enabled);
}

TEST_CASE("war: the button attacks what is aimed at, and so does Enter") {
  for (const bool by_key : {false, true}) {
    Commander p(battle(1, kFive), kSouth);
    p.square("G12");
    const auto wishes = by_key ? p.press(ImGuiKey_Enter) : p.click("attack");
    only_order<Attack>(wishes);
  }
}

TEST_CASE("war: a target that nobody reaches is shown, and the button says why not") {
  Commander p(battle(1), kSouth);
  p.square("B22");
  REQUIRE(p.desk.aimed);
  CHECK_FALSE(p.control("attack")->enabled);
  CHECK(p.click("attack").empty());
  p.grant(p.square("B22"));  // clicked again all the same
  const auto no = why_no_attacker(p.state(), Board(p.state()), *p.desk.aimed);
  CHECK(p.desk.toast == sentence(no));
}

TEST_CASE("war: A aims at the most promising target first, and at each of them in turn") {
  Commander p(battle(1, kFive), kSouth);
  p.press(ImGuiKey_A);
  REQUIRE(p.desk.aimed);
  std::vector<UnitId> seen{*p.desk.aimed};
  const auto margin = [&](UnitId id) { return totals(p.state(), Board(p.state()), id).margin(); };
  for (int i = 0; i < 20; ++i) {
    p.press(ImGuiKey_A);
    REQUIRE(p.desk.aimed);
    if (*p.desk.aimed == seen.front()) break;
    CHECK(margin(*p.desk.aimed) <= margin(seen.back()));
    seen.push_back(*p.desk.aimed);
  }
  CHECK(seen.front() == on(p, "G12"));
  for (UnitId id = first_of(kNorth); id < kUnits; ++id)
    if (is_there(p.state(), id) && totals(p.state(), Board(p.state()), id).offence > 0)
      CHECK(std::count(seen.begin(), seen.end(), id) == 1);
}

// South's infantry at H13 was dislodged: it must retreat before all else.
Commander dislodged() {
  Start start = start_from(battle(2).state());
  start.to_move = kSouth;
  for (UnitId id = 0; id < kPerSide; ++id)
    if (start.at[id] == at("H13")) start.dislodged = id;
  Setup setup = between_people();
  setup.start = start;
  return Commander(new_game(setup), kSouth);
}

TEST_CASE("war: a turn does not end before the dislodged unit has retreated") {
  Commander p = dislodged();
  REQUIRE(p.control("turn.end"));
  CHECK_FALSE(p.control("turn.end")->enabled);
  CHECK(p.click("turn.end").empty());
  CHECK(p.press(ImGuiKey_E).empty());
  CHECK(p.desk.toast == sentence(Refusal::kRetreatFirst));
  p.move("J14", "J15");
  CHECK(p.desk.toast == sentence(Refusal::kRetreatFirst));
  CHECK(p.game.orders(kSouth).empty());
  p.press(ImGuiKey_Escape);
  p.move("H13", "H14");
  CHECK(p.control("turn.end")->enabled);
  only<wish::EndTurn>(p.click("turn.end"));
}

TEST_CASE("war: an empty turn is asked about; one with orders ends at once") {
  Commander p(battle(1), kSouth);
  CHECK(p.click("turn.end").empty());
  CHECK(p.desk.popover == Popover::kSummary);
  CHECK(p.click("summary.back").empty());
  CHECK(p.desk.popover == Popover::kNone);
  p.click("turn.end");
  only<wish::EndTurn>(p.click("summary.end"));
  p.move("J13", "H11");
  only<wish::EndTurn>(p.grant(p.press(ImGuiKey_E)));
  CHECK(p.game.state().to_move == kNorth);
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("war: undo and redo, by key and by button, only while there is something") {
  Commander p(battle(1), kSouth);
  CHECK(p.press(ImGuiKey_Z, ImGuiMod_Ctrl).empty());
  CHECK(p.click("undo").empty());
  p.move("J13", "H11");
  only<wish::Undo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Ctrl)));
  CHECK(p.game.orders(kSouth).empty());
  only<wish::Redo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Shift)));
  CHECK(p.game.orders(kSouth).size() == 1);
  only<wish::Undo>(p.grant(p.click("undo")));
  only<wish::Redo>(p.grant(p.click("redo")));
}

TEST_CASE("war: a draw is offered, accepted; resigning is asked about") {
  Commander p(battle(1), kSouth);
  p.click("menu");
  CHECK(only_order<Say>(p.grant(p.click("draw.offer"))).what == Parley::kOfferDraw);
  p.grant(p.click("turn.end"));
  REQUIRE(p.seat == kNorth);
  p.press(ImGuiKey_Escape);  // what South did has been played
  REQUIRE(p.control("draw.accept"));
  CHECK(only_order<Say>(p.click("draw.accept")).what == Parley::kAcceptDraw);
  p.click("menu");
  CHECK(p.click("resign").empty());
  CHECK(p.click("resign.no").empty());
  p.click("resign");
  CHECK(only_order<Say>(p.click("resign.yes")).what == Parley::kResign);
}

TEST_CASE("war: layers are switched by their controls and by keys") {
  Commander p(battle(1), kSouth);
  const Layers was = p.desk.layers;
  p.click("layer.own");
  p.click("layer.enemy");
  p.click("layer.threats");
  CHECK(p.desk.layers == Layers{!was.own, !was.enemy, !was.threats});
  CHECK(p.control("layer.threats")->chosen);
  for (const ImGuiKey key : {ImGuiKey_L, ImGuiKey_K, ImGuiKey_T}) p.press(key);
  CHECK(p.desk.layers == was);
}

TEST_CASE("war: what the other side could bring is said of the unit that is looked at") {
  Threat t;
  t.offence = 15;
  t.against = 10;
  t.destroys = true;
  CHECK(threat_in_words(kNorth, t) == "North could bring 15 : 10: destroyed.");
  t.destroys = false;
  t.dislodges = true;
  CHECK(totals_of(t).result == Result::kDislodged);
  t.dislodges = false;
  CHECK(totals_of(t).result == Result::kResists);
}

TEST_CASE("war: the keyboard alone plays a turn: N, M, arrows, Enter, A, E") {
  Commander p(battle(1), kSouth);
  p.press(ImGuiKey_N);
  REQUIRE(p.desk.chosen);
  p.press(ImGuiKey_Escape);
  p.press(ImGuiKey_M);
  REQUIRE(p.desk.cursor);
  const auto walk_to = [&](std::string_view square) {
    const Square to = at(square);
    for (int i = 0; i < 50 && *p.desk.cursor != to; ++i) {
      const Square c = *p.desk.cursor;
      p.press(column_of(c) < column_of(to)   ? ImGuiKey_RightArrow
              : column_of(c) > column_of(to) ? ImGuiKey_LeftArrow
              : row_of(c) < row_of(to)       ? ImGuiKey_DownArrow
                                             : ImGuiKey_UpArrow);
    }
    CHECK(*p.desk.cursor == to);
  };
  walk_to("J13");
  p.press(ImGuiKey_Enter);
  REQUIRE(p.desk.chosen == on(p, "J13"));
  walk_to("H11");
  only_order<Move>(p.grant(p.press(ImGuiKey_Enter)));
  walk_to("T25");  // no arrow leads off the board
  p.press(ImGuiKey_RightArrow);
  p.press(ImGuiKey_DownArrow);
  CHECK(*p.desk.cursor == at("T25"));
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.cursor);
  only<wish::EndTurn>(p.press(ImGuiKey_E));
}

TEST_CASE("war: up and down walk from control to control, Enter presses the one with the ring") {
  Commander p(battle(1, kFive), kSouth);
  p.square("G12");
  std::vector<std::string> walked;
  for (int i = 0; i < 40; ++i) {
    p.press(ImGuiKey_DownArrow);
    if (!walked.empty() && p.desk.focus.name == walked.front()) break;
    walked.push_back(p.desk.focus.name);
  }
  for (const char* name : {"board", "layer.own", "layer.enemy", "layer.threats", "turns", "help",
                           "settings", "undo", "attack", "turn.end", "menu"}) {
    CAPTURE(name);
    CHECK(std::count(walked.begin(), walked.end(), name) == 1);
  }
  while (p.desk.focus.name != "attack") p.press(ImGuiKey_DownArrow);
  only_order<Attack>(p.press(ImGuiKey_Enter));
}

TEST_CASE("war: while the computer thinks nothing can be ordered, and all can be looked at") {
  const Game game = battle(1);
  Shown shown(game, kSouth);
  shown.scene.thinking = 300;
  Hand hand(kDesktop, Pointer::kMouse,
            [&](ui::Frame& f, Desk& d) { return show_play(f, d, shown.scene, 0); });
  CHECK_FALSE(hand.control("turn.end")->enabled);
  hand.click("square.J13");
  CHECK(hand.desk.chosen);
  CHECK(hand.click("square.H11").empty());
  CHECK(hand.press(ImGuiKey_E).empty());
}

TEST_CASE("war: what the other side did is played; a key or a tap ends the play and does no more") {
  Commander p(battle(1), kSouth);
  p.move("J13", "H11");
  p.grant(p.press(ImGuiKey_E));
  CHECK(p.desk.playing);
  p.frame();
  CHECK(p.restless);
  only<wish::SkipAnimation>(p.square("G12"));
  CHECK_FALSE(p.desk.playing);
  CHECK_FALSE(p.desk.chosen);
  p.frames(2);
  CHECK_FALSE(p.restless);
}

TEST_CASE("war: the play of a turn ends by itself, and nothing moves while nothing happens") {
  Commander p(battle(1), kSouth);
  p.move("J13", "H11");
  p.grant(p.press(ImGuiKey_E));
  p.now_ms += 10'000;
  p.frames(2);
  CHECK_FALSE(p.desk.playing);
  CHECK_FALSE(p.restless);
  Commander still(battle(1), kSouth);
  still.desk.animates = false;
  still.move("J13", "H11");
  still.grant(still.press(ImGuiKey_E));
  CHECK_FALSE(still.desk.playing);
}

TEST_CASE("war: only the other side's turn is played, never one's own again") {
  Desk desk;
  desk.playing = true;
  const Game game = battle(1);  // North has moved
  for (const Seat looks : kPlayers) {
    const Shown shown(game, looks);
    REQUIRE(shown.turns.back().side == kNorth);
    CHECK((picture_of(desk, shown.scene, 10).at_ms >= 0) == (looks == kSouth));
  }
}

TEST_CASE("war: while the other side moves, nothing invites to end one's own turn") {
  Commander p(battle(1), kSouth);
  p.move("J13", "H11");
  p.grant(p.press(ImGuiKey_E));
  p.now_ms += 10;
  p.frames(2);
  REQUIRE(p.desk.playing);
  CHECK_FALSE(p.control("turn.end"));
  p.now_ms += 10'000;
  p.frames(2);
  REQUIRE(p.control("turn.end"));
  CHECK(p.control("turn.end")->enabled);
}

TEST_CASE("war: what was said of a refused order is gone once the next one succeeds") {
  Commander p(battle(1), kSouth);
  p.grant(p.square("J12"));
  p.grant(p.square("F12"));
  REQUIRE(p.desk.toast == sentence(Refusal::kTooFar));
  p.grant(p.square("I12"));
  CHECK(p.game.orders(kSouth).size() == 1);
  CHECK(p.desk.toast.empty());
}

}  // namespace
}  // namespace wg::war_face
