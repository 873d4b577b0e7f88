// ui/clash_play_test.cpp — what clicks and keys on the board and the panel of The Clash mean.
#include "clash_player.h"

namespace wg::clash_face {
namespace {

TEST_CASE(
    "clash: a click chooses a unit, a click on open ground sends it there, and it stays chosen") {
  Commander p(new_game());
  const UnitId scouts = p.on("G8");
  CHECK(p.tile("G8").empty());
  CHECK(p.desk.chosen == scouts);
  CHECK(only_order<Move>(p.grant(p.tile("G7"))) == Move{scouts, at("G7")});
  CHECK(p.own(scouts).tile == at("G7"));
  CHECK(p.desk.chosen == scouts);  // it may still attack
}

TEST_CASE("clash: a chosen unit is let go by a second click, by another one, by Esc") {
  Commander p(new_game());
  p.tile("E5");
  p.tile("E5");
  CHECK_FALSE(p.desk.chosen);
  p.tile("E5");
  p.press(ImGuiKey_N);
  CHECK(p.desk.chosen);
  CHECK(p.desk.chosen != p.on("E5"));
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("clash: a move that is refused is told in a sentence, and changes nothing") {
  Commander p(new_game());
  p.grant(p.tile("B10"));
  p.grant(p.tile("P1"));
  CHECK(p.desk.toast == sentence(Refusal::kTooFar));
  CHECK(p.game.table().length() == 0);
  CHECK(p.desk.chosen);  // and may be sent elsewhere
}

TEST_CASE("clash: an enemy beside the chosen unit is spoken of first; a second click attacks") {
  Commander p(lesson());
  p.tile("J5");
  CHECK(p.tile("K5").empty());
  REQUIRE(p.desk.aim);
  CHECK(p.desk.aim->target == at("K5"));
  CHECK_FALSE(p.desk.aim->bombards);
  REQUIRE(p.control("attack"));
  CHECK(p.control("attack")->label == "Assault Belvoir Wood");
  const Units gun = Units{1} << p.on("K4");
  CHECK(only_order<Assault>(p.tile("K5")) == Assault{p.on("J5"), at("K5"), gun});
}

TEST_CASE(
    "clash: the worked example by mouse: predicted 26 to 41, they lose 35; 14 to 25, you lose 18") {
  Commander p(lesson());
  p.tile("J5");
  p.tile("K5");
  p.grant(p.click("attack"));
  REQUIRE(p.game.scene().bouts.size() == 1);
  const auto& f = std::get<Fought>(p.game.scene().bouts[0].event);
  CHECK(f.predicted->lost_defender == Range{26, 41});
  CHECK(f.predicted->lost_attacker == Range{14, 25});
  CHECK(f.result.exchange.lost_defender == 35);
  CHECK(f.result.exchange.lost_attacker == 18);
}

TEST_CASE("clash: an enemy out of reach is looked at, and the chosen unit is kept") {
  Commander p(new_game());
  p.tile("E5");
  p.tile("K5");
  CHECK_FALSE(p.desk.aim);
  CHECK(p.desk.looked_at == at("K5"));
  CHECK(p.desk.chosen == p.on("E5"));
  p.press(ImGuiKey_Escape);
  CHECK_FALSE(p.desk.looked_at);
  CHECK(p.desk.chosen);
}

TEST_CASE("clash: a click beside the target lets go of the attack and moves nobody") {
  Commander p(lesson());
  p.tile("J5");
  p.tile("K5");
  CHECK(p.tile("J6").empty());
  CHECK_FALSE(p.desk.aim);
  CHECK(p.desk.chosen);
  p.tile("K5");
  p.click("attack.cancel");
  CHECK_FALSE(p.desk.aim);
}

TEST_CASE("clash: who supports is one's own choice") {
  Commander p(lesson());
  const std::string box = "support." + std::to_string(p.on("K4"));
  p.tile("J5");
  p.tile("K5");
  REQUIRE(p.control(box));
  CHECK(p.control(box)->chosen);
  p.click(box);
  CHECK_FALSE(p.control(box)->chosen);
  CHECK(only_order<Assault>(p.click("attack")).supporters == 0);
}

TEST_CASE("clash: what shock and resolve are made of is asked for, and put away") {
  Commander p(lesson(), {1280, 800});
  p.tile("J5");
  p.tile("K5");
  p.click("attack.how");
  CHECK(p.desk.shows_how);
  CHECK(p.control("attack.how")->chosen);
  p.click("attack.how");
  CHECK_FALSE(p.desk.shows_how);
}

// Without the battery the same attack is certain all the same (section 12 of the design): the panel
// says so, and a click takes it.
TEST_CASE("clash: what could be done instead is one click away, and on a laptop in sight") {
  Commander p(lesson(), {1280, 800});
  p.tile("J5");
  p.tile("K5");
  REQUIRE(p.control("instead.1"));
  REQUIRE(p.control("instead.2"));
  CHECK_FALSE(p.control("instead.2")->cut);
  CHECK(p.control("instead.1")->label.starts_with("Without 1st Battery"));
  p.click("instead.1");
  REQUIRE(p.desk.aim);
  CHECK(p.desk.aim->supporters == Units{0});
  REQUIRE(p.control("instead.1"));
  CHECK(p.control("instead.1")->label.starts_with("Bombard first with 1st Battery"));
  p.click("instead.1");
  CHECK(p.desk.chosen == p.on("K4"));
  CHECK(p.desk.aim->bombards);
  CHECK(only_order<Bombard>(p.click("attack")) == Bombard{p.on("K4"), at("K5")});
}

TEST_CASE("clash: a battery fires unless it is told to assault; B or a click changes that") {
  Commander p(lesson());
  p.tile("K4");
  p.tile("K5");
  REQUIRE(p.desk.aim);
  CHECK(p.desk.aim->bombards);
  p.click("attack.assault");
  CHECK_FALSE(p.desk.aim->bombards);
  p.press(ImGuiKey_B);
  CHECK(p.desk.aim->bombards);
  p.press(ImGuiKey_Escape);
  p.tile("J5");
  p.tile("K5");
  p.press(ImGuiKey_B);  // armour has nothing to fire
  CHECK_FALSE(p.desk.aim->bombards);
}

TEST_CASE("clash: a posture is ordered by its button and by its number, for one unit") {
  Commander p(new_game());
  const UnitId unit = p.on("F5");
  p.tile("F5");
  CHECK(only_order<Stand>(p.click("posture.entrenched")) ==
        Stand{Units{1} << unit, Posture::kEntrenched});
  CHECK(only_order<Stand>(p.press(ImGuiKey_4)) == Stand{Units{1} << unit, Posture::kWithdraw});
  p.grant(p.press(ImGuiKey_1));
  CHECK(p.own(unit).unit.posture == Posture::kAssault);
  CHECK_FALSE(p.is_enabled("posture.hold"));  // once a turn
  CHECK(p.click("posture.hold").empty());
}

TEST_CASE("clash: a posture for a whole formation is one order") {
  Commander p(new_game());
  p.tile("F5");
  p.click("formation.kind");
  Stand s = only_order<Stand>(p.click("posture.entrenched"));
  Units rifles = 0, all = 0;
  for (const Piece& u : p.view().pieces) {
    if (u.side != Seat::kBlue) continue;
    all |= Units{1} << u.id;
    if (u.unit.type == Type::kRifles) rifles |= Units{1} << u.id;
  }
  CHECK(s.units == rifles);
  p.click("formation.all");
  s = only_order<Stand>(p.grant(p.click("posture.entrenched")));
  CHECK(s.units == all);
  for (const Piece& u : p.view().pieces)
    if (u.side == Seat::kBlue) CHECK(u.unit.posture == Posture::kEntrenched);
  p.press(ImGuiKey_Escape);
  p.tile("E5");
  CHECK(p.desk.formation == Formation::kUnit);  // the next is one's own again
}

TEST_CASE("clash: T shows what the enemy could do to the chosen unit, and puts it away") {
  Commander p(new_game());
  p.grant(p.tile("G8"));
  p.grant(p.tile("H8"));  // before the ford, where rifles stand
  REQUIRE(p.control("danger.show"));
  p.press(ImGuiKey_T);
  CHECK(p.desk.reverse);
  REQUIRE(p.control("danger.hide"));
  p.click("danger.hide");
  CHECK_FALSE(p.desk.reverse);
  p.click("danger.show");
  CHECK(p.desk.reverse);
}

TEST_CASE("clash: N goes through all that can still act, A through all that can be attacked") {
  Commander p(new_game());
  std::vector<UnitId> seen;
  for (int i = 0; i < 10; ++i) {
    p.press(ImGuiKey_N);
    REQUIRE(p.desk.chosen);
    seen.push_back(*p.desk.chosen);
  }
  for (const UnitId id : seen) CHECK(std::count(seen.begin(), seen.end(), id) == 1);
  p.press(ImGuiKey_N);
  CHECK(p.desk.chosen == seen.front());
  Commander q(lesson());
  q.press(ImGuiKey_A);
  CHECK_FALSE(q.desk.toast.empty());  // nobody is chosen
  q.tile("J5");
  q.press(ImGuiKey_A);
  REQUIRE(q.desk.aim);
  CHECK(q.desk.aim->target == at("K5"));
}

TEST_CASE("clash: the keyboard alone makes the attack: M, arrows, Enter, A, Enter") {
  Commander p(lesson());
  p.press(ImGuiKey_M);
  REQUIRE(p.desk.cursor);
  while (column(*p.desk.cursor) < column(at("J5"))) p.press(ImGuiKey_RightArrow);
  while (column(*p.desk.cursor) > column(at("J5"))) p.press(ImGuiKey_LeftArrow);
  while (row(*p.desk.cursor) < row(at("J5"))) p.press(ImGuiKey_DownArrow);
  while (row(*p.desk.cursor) > row(at("J5"))) p.press(ImGuiKey_UpArrow);
  p.press(ImGuiKey_Enter);
  CHECK(p.desk.chosen == p.on("J5"));
  p.press(ImGuiKey_M);
  p.press(ImGuiKey_A);
  only_order<Assault>(p.press(ImGuiKey_Enter));
}

TEST_CASE("clash: what may be taken back, undo takes back; a fight it does not") {
  Commander p(lesson());
  CHECK_FALSE(p.is_enabled("undo"));
  p.tile("J5");
  p.grant(p.click("posture.hold"));
  CHECK(p.is_enabled("undo"));
  only<wish::Undo>(p.grant(p.press(ImGuiKey_Z, ImGuiMod_Ctrl)));
  CHECK(p.game.table().length() == 0);
  only<wish::Redo>(p.grant(p.click("redo")));
  CHECK(p.game.table().length() == 1);
  p.grant(p.tile("K4"));
  p.tile("K5");
  p.grant(p.click("attack"));
  CHECK_FALSE(p.is_enabled("undo"));
  CHECK(p.press(ImGuiKey_Z, ImGuiMod_Ctrl).empty());
}

TEST_CASE("clash: an empty turn is asked about; one with orders ends at once") {
  Commander p(new_game());
  CHECK(p.click("turn.end").empty());
  CHECK(p.desk.popover == Popover::kSummary);
  p.click("summary.back");
  CHECK(p.desk.popover == Popover::kNone);
  p.tile("E5");
  p.grant(p.click("posture.assault"));
  p.press(ImGuiKey_Escape);
  only<wish::EndTurn>(p.grant(p.press(ImGuiKey_E)));
  CHECK(p.view().to_move == Seat::kRed);
  CHECK_FALSE(p.desk.chosen);
}

TEST_CASE("clash: what came of a fight stands beside what was predicted, until it is put away") {
  Commander p(lesson());
  p.tile("K4");
  p.tile("K5");
  CHECK_FALSE(p.control("result.close"));
  p.grant(p.click("attack"));
  REQUIRE(p.control("result.close"));
  p.click("result.close");
  CHECK_FALSE(p.control("result.close"));
}

TEST_CASE("clash: resigning is asked about") {
  Commander p(new_game());
  p.click("menu");
  CHECK(p.click("resign").empty());
  CHECK(p.click("resign.no").empty());
  p.click("resign");
  only_order<Resign>(p.grant(p.click("resign.yes")));
  CHECK(p.game.over());
  REQUIRE(p.control("replay"));
  only<wish::Seek>(p.click("replay"));
}

TEST_CASE("clash: a round below the board, the buttons and the keys lead back, and to now") {
  Commander p(new_game());
  for (int turn = 0; turn < 4; ++turn) p.grant(Hand::Wishes{wish::EndTurn{}});
  CHECK(p.view().round == 3);
  CHECK(only<wish::Seek>(p.grant(p.click("round.2"))).step == 2);
  CHECK(p.view().round == 2);
  CHECK_FALSE(p.is_enabled("round.4"));
  CHECK(only<wish::Seek>(p.grant(p.press(ImGuiKey_Comma))).step == 1);
  CHECK(only<wish::Seek>(p.grant(p.click("order.next"))).step == 2);
  p.tile("E5");
  CHECK(p.tile("E6").empty());  // nothing is ordered in the past
  p.press(ImGuiKey_Escape);
  only<wish::BackToNow>(p.grant(p.press(ImGuiKey_Escape)));
  CHECK(p.view().round == 3);
}

TEST_CASE(
    "clash: the lesson notes that the attack has been looked at, and offers what comes next") {
  Commander p(lesson(Battle::kLessonGuns));
  const auto before = lesson_step(p.game.table().setup(), p.view(), p.desk.panel_seen);
  p.tile("J5");
  CHECK_FALSE(p.desk.panel_seen);
  p.tile("K5");
  CHECK(p.desk.panel_seen);
  const auto after = lesson_step(p.game.table().setup(), p.view(), p.desk.panel_seen);
  REQUIRE(before);
  REQUIRE(after);
  CHECK(*after == *before + 1);
  Commander q(lesson());
  q.tile("J5");
  q.tile("K5");
  q.grant(q.click("attack"));
  REQUIRE(q.control("lesson.next"));
  CHECK(only<wish::Begin>(q.click("lesson.next")).setup.battle == Battle::kLessonGuns);
}

}  // namespace
}  // namespace wg::clash_face
