// The text view of The Clash: the worked example read and fought in it, every order given by it.
#include "clash/guide.h"

#include "clash_reader.h"

namespace wg::clash_face {

TEST_CASE("clash, text view: every number of the source's panel is read from it") {
  Reader reader{begun(Battle::kLessonPanel, false)};
  reader.choose("2nd Armoured");
  const Leaf before = reader.leaf();
  const auto offer = row(before, "3rd Rifles at K5");
  REQUIRE(offer.size() == 4);
  CHECK(offer[0] == "certain");
  CHECK(offer[1] == "26–41");
  CHECK(offer[2] == "14–25");
  CHECK(reader.act("assault.K5").empty());  // looked at, not made
  const Leaf panel = reader.leaf();
  check_in_order(panel);
  check_tables(panel);
  for (const char* words :
       {"2nd Armoured assaults 3rd Rifles at Belvoir Wood (K5)", "They break: certain.",
        "Shock 40 to 55 against a resolve of 29.",
        "Odds 1.31 : 1: 97 against 74, give or take 25%.", "Green troops, broken ground.",
        "They are not cut off.", "You take Belvoir Wood.", "Your attack falters: never.",
        "disorder −15", "1 flanker +8, assault +6"})
    CHECK_MESSAGE(says(panel, words), words);
  CHECK(row(panel, "They lose") == std::vector<std::string>{"41 · 34 · 26", "78 leaves 37 to 52"});
  CHECK(row(panel, "You lose") == std::vector<std::string>{"25 · 19 · 14", "92 leaves 67 to 78"});
  CHECK(row(panel, "2nd Armoured") ==
        std::vector<std::string>{"62 × 92% × 0.93", "veteran +180, full supply +50, in forest −300",
                                 "53"});
  CHECK(row(panel, "1st Battery") ==
        std::vector<std::string>{"48 × 100% × 0.98 × 40%",
                                 "trained +80, full supply +50, in forest −150", "18"});
  CHECK(row(panel, "Attack") ==
        std::vector<std::string>{"71 × 1.37", "assault +250, two arms +120", "97"});
  CHECK(row(panel, "3rd Rifles") ==
        std::vector<std::string>{"44 × 78% × 1.15", "green 0, in forest +150", "39"});
  CHECK(row(panel, "Defence") ==
        std::vector<std::string>{"39 × 1.90", "forest +400, entrenched +300, dug in 2 +200", "74"});

  // Supporters are check boxes, and the alternative without one is a button away.
  const std::string battery = reader.support("1st Battery");
  CHECK(part(panel, battery).on);
  CHECK(part(panel, "instead.1").label == "Without 1st Battery: certain; they lose 20 to 35");
  reader.act("instead.1");
  CHECK_FALSE(part(reader.leaf(), battery).on);
  reader.act(battery, "1");
  CHECK(part(reader.leaf(), battery).on);

  CHECK(only<wish::Give>(reader.act("attack")));
  REQUIRE(reader.game.over());
  const Leaf after = reader.leaf();
  check_in_order(after);
  CHECK(says(after, "Blue wins"));
  CHECK(says(after, "Predicted 26–41, lost "));
  CHECK(says(after, "Next position"));
}

TEST_CASE("clash, text view: three rounds are played by it alone") {
  Reader reader{begun(Battle::kBelvoirGap)};
  CHECK(says(reader.leaf(), "Round 1 of 10: Blue to move"));
  CHECK(says(reader.leaf(), "Blue: hold 10 of 13 points after round 10"));
  reader.choose("1st Armoured");
  CHECK(part(reader.leaf(), "move.to").value == "none");
  CHECK_FALSE(part(reader.leaf(), "move.go").enabled);
  CHECK(reader.act("move.to", "F4").empty());  // nothing goes before it is told to
  CHECK(part(reader.leaf(), "move.go").label == "Move to F4");
  CHECK(only<wish::Give>(reader.act("move.go")));
  CHECK(says(reader.leaf(), "Blue's 1st Armoured moved from D5 to F4."));
  for (int round = 1; round <= 3; ++round) {
    const std::string at = "Round " + std::to_string(round) + " of 10: ";
    CHECK(says(reader.leaf(), at + "Blue to move"));
    if (round > 1) {  // nothing ordered: that is asked about
      CHECK(reader.act("turn.end").empty());
      CHECK(says(reader.leaf(), "Nothing was ordered in it"));
      CHECK(only<wish::EndTurn>(reader.act("summary.end")));
    } else {
      CHECK(only<wish::EndTurn>(reader.act("turn.end")));
    }
    CHECK(says(reader.leaf(), at + "Red to move"));
    reader.choose("6th Rifles");
    reader.act("posture.hold");
    check_in_order(reader.leaf());
    check_tables(reader.leaf());
    reader.act("turn.end");
    if (reader.desk.popover == Popover::kSummary) reader.act("summary.end");
  }
  CHECK(says(reader.leaf(), "Round 4 of 10: Blue to move"));
}

TEST_CASE("clash, text view: where a unit can go is where the rules let it go") {
  Reader reader{begun(Battle::kBelvoirGap)};
  for (const Piece& p : std::vector<Piece>(reader.game.known().pieces)) {
    if (p.side != Seat::kBlue) continue;
    reader.act("unit.choose", std::to_string(p.id));
    const Leaf leaf = reader.leaf();
    const text::Part* ways = find(leaf, "move.to");
    for (Tile t = 0; t < kTiles; ++t) {
      const bool may =
          !Rules::refuse(reader.game.table().setup(), reader.game.known(), Move{p.id, t});
      CHECK(may == (ways && offers(*ways, name(t))));
    }
  }
}

TEST_CASE("clash, text view: a posture for one unit, or for all at once; taken back") {
  Reader reader{begun(Battle::kBelvoirGap)};
  reader.choose("1st Rifles");
  CHECK_FALSE(part(reader.leaf(), "posture.hold").enabled);  // it is
  CHECK(part(reader.leaf(), "posture.hold").note == "It is in that posture already.");
  CHECK(part(reader.leaf(), "posture.entrenched").label == "Entrenched");
  reader.act("formation", "all");
  // Ten are there, one comes in round 3; none is entrenched.
  CHECK(part(reader.leaf(), "posture.entrenched").label == "Entrenched for 10 units");
  CHECK(only<wish::Give>(reader.act("posture.entrenched")));
  for (const Piece& p : reader.game.known().pieces)
    if (p.side == Seat::kBlue) CHECK(p.unit.posture == Posture::kEntrenched);
  CHECK(says(reader.leaf(), "10 units: Entrenched."));
  reader.act("undo");
  CHECK(part(reader.leaf(), "posture.entrenched").enabled);
}

TEST_CASE("clash, text view: guns bombard or assault, and what shells did is told") {
  Reader reader{begun(Battle::kLessonGuns, false)};
  reader.choose("2nd Armoured");
  CHECK(row(reader.leaf(), "3rd Rifles at K5")[0] == "never");
  reader.act("assault.K5");
  CHECK(says(reader.leaf(), "They break: never."));
  CHECK(says(reader.leaf(), "3 of 4: guns first"));  // the verdict has been read
  reader.act("attack.cancel");
  reader.choose("1st Battery");
  reader.act("bombard.K5");
  CHECK(part(reader.leaf(), "attack.kind").value == "bombard");
  reader.act("attack.kind", "assault");
  CHECK(says(reader.leaf(), "1st Battery assaults 3rd Rifles"));
  reader.act("attack.kind", "bombard");
  CHECK(says(reader.leaf(), "They are shaken: 17 to 35 disorder."));
  CHECK(only<wish::Give>(reader.act("attack")));
  CHECK(says(reader.leaf(), "Blue's 1st Battery bombarded Red's 3rd Rifles at Belvoir Wood (K5)."));
  CHECK(says(reader.leaf(), "Predicted 4–10, lost "));
}

TEST_CASE("clash, text view: in fog it says what the verdict hangs on, never none to all") {
  Reader reader{begun(Battle::kLessonPanel, true)};
  reader.choose("2nd Armoured");
  reader.act("assault.K5");
  const Leaf leaf = reader.leaf();
  CHECK(says(leaf, "2nd Armoured assaults rifles at Belvoir Wood (K5)"));
  CHECK(says(leaf, "Grade and disorder unseen.") == false);
  CHECK(says(leaf, "would tell."));
  for (const text::Part& p : leaf.parts()) {
    if (p.label == lesson()[0].text || p.label == lesson()[0].task) continue;
    CHECK(p.label.find("3rd Rifles") == std::string::npos);
    CHECK(p.label.find("never to certain") == std::string::npos);
  }
}

TEST_CASE("clash, text view: what they could do to a unit next turn, in full") {
  Reader reader{begun(Battle::kLessonPanel, false)};
  reader.choose("2nd Armoured");
  CHECK(says(reader.leaf(), "could assault it. It breaks: "));
  reader.act("danger.show", "1");
  CHECK(says(reader.leaf(), "You break: "));
  reader.act("danger.show", "0");
  CHECK_FALSE(says(reader.leaf(), "You break: "));
}

TEST_CASE("clash, text view: order by order, back and on, and from there again") {
  Reader reader{begun(Battle::kBelvoirGap)};
  reader.choose("1st Armoured");
  reader.act("move.to", "F4");
  reader.act("move.go");
  reader.act("turn.end");
  CHECK(only<wish::Seek>(reader.act("orders", "0")));
  const Leaf back = reader.leaf();
  check_in_order(back);
  check_tables(back);
  CHECK(says(back, "You are looking back"));
  CHECK_FALSE(find(back, "turn.end"));
  CHECK_FALSE(find(back, "move.go"));
  CHECK(only<wish::PlayFromHere>(reader.act("play.here")));
  CHECK(only<wish::Seek>(reader.act("order.next")));
  CHECK(only<wish::BackToNow>(reader.act("turn.now")));
}

TEST_CASE("clash, text view: giving up is asked about") {
  Reader reader{begun(Battle::kBelvoirGap)};
  CHECK(reader.act("resign").empty());
  CHECK(says(reader.leaf(), "Resigning ends the game: Red wins."));
  reader.act("resign.no");
  reader.act("resign");
  CHECK(only<wish::Give>(reader.act("resign.yes")));
  CHECK(says(reader.leaf(), "Blue resigned."));
  check_in_order(reader.leaf());
}

TEST_CASE("clash, text view: the start, the curtain, what lies over") {
  Desk desk;
  Lobby lobby;
  const auto start = [&](std::string name = {}, std::string value = {}) {
    Leaf l("start", {std::move(name), std::move(value)});
    const Answer a = tell_start(l, desk, lobby);
    check_in_order(l);
    return a.wishes;
  };
  start("start.side", "red");
  start("start.rival", "hard");
  start("start.fog", "off");
  const auto wishes = start("start.begin");
  REQUIRE(only<wish::Begin>(wishes));
  const Setup& setup = std::get<wish::Begin>(wishes[0]).setup;
  CHECK(setup.player == std::array{Player::kHard, Player::kPerson});
  CHECK(!setup.fog);
  CHECK(setup.battle == Battle::kBelvoirGap);
  start("start.battle", "lesson");
  CHECK(is_lesson(desk.choice.battle));
  Leaf curtain("curtain", {"curtain.open", ""});
  CHECK(only<wish::Dismiss>(tell_curtain(curtain, Seat::kRed).wishes));
  for (const Popover over : {Popover::kSettings, Popover::kHelp}) {
    Reader reader{begun(Battle::kBelvoirGap)};
    reader.desk.popover = over;
    check_in_order(reader.leaf());
    check_tables(reader.leaf());
    CHECK(reader.act("sheet.close").empty());
    CHECK(reader.desk.popover == Popover::kNone);
  }
}

}  // namespace wg::clash_face
