// The text view of Two Arsenals: a game played in it, orders, attacks, retreats.
#include "war_reader.h"

namespace wg::war_face {

TEST_CASE(
    "war, text view: every leaf has one title, closes what it opens, says why a button is off") {
  for (const Fragment f : {Fragment::kOpening, Fragment::kBattle}) {
    Reader reader{published_game(f)};
    for (Step step = 0; step <= reader.game.length(); ++step) {
      reader.game.seek(step);
      reader.taken = 0;
      const std::size_t orders = reader.game.orders(reader.seat()).size();
      for (; reader.taken <= orders; ++reader.taken) {
        const Leaf leaf = reader.leaf();
        check_in_order(leaf);
        check_tables(leaf);
      }
    }
  }
  Reader placing{new_game(between_people(Deployment::kFree))};
  check_in_order(placing.leaf());
  check_tables(placing.leaf());
  placing.act("preset.rio");
  check_tables(placing.leaf());
  for (const Popover over : {Popover::kSettings, Popover::kHelp}) {
    Reader reader{new_game()};
    reader.desk.popover = over;
    check_in_order(reader.leaf());
    CHECK(reader.act("sheet.close").empty());
    CHECK(reader.desk.popover == Popover::kNone);
  }
}

TEST_CASE("P10 war: a game is played to an arsenal's fall by the text view alone") {
  // F10 of the rulebook: the relay on D3 sends the line of D8 down file 3 to the cavalry on R3.
  Reader reader{game_from("T D3 C R3", "I K20", kNorth, 0b1101)};
  const UnitId cavalry = unit_on(reader.game, "R3");
  const Leaf before = reader.leaf();
  CHECK(says(before, "North to move"));
  const text::Part& ways = part(before, to_of(cavalry));
  CHECK(ways.kind == Kind::kSelect);
  CHECK(ways.value == "stay");
  CHECK(label_of(ways, "T3") == "T3, takes the arsenal");
  CHECK(only<wish::Give>(reader.move(cavalry, "T3")));
  CHECK(only<wish::EndTurn>(reader.act("turn.end")));
  REQUIRE(reader.game.over());
  const Leaf after = reader.leaf();
  CHECK(says(after, "North wins"));
  CHECK(says(after, "Both arsenals of South are gone."));
  CHECK_FALSE(find(after, "turn.end"));
  CHECK_FALSE(find(after, to_of(cavalry)));
}

TEST_CASE("P10 war: where a unit can go, as it says of it, is where the rules let it go") {
  Reader reader{new_game()};
  while (reader.game.length() < 4) {
    const State s = reader.game.state();
    const Leaf leaf = reader.leaf();
    for (UnitId id = first_of(reader.seat()); id < first_of(reader.seat()) + kPerSide; ++id) {
      const text::Part* ways = find(leaf, to_of(id));
      for (Square to = 0; to < kSquares; ++to) {
        const bool may = !Rules::refuse(reader.game.setup(), {reader.seat(), s}, Move{id, to});
        CHECK(may == (ways && offers(*ways, name(to))));
      }
    }
    reader.act("turn.end");
  }
}

TEST_CASE("P10 war: every unit is moved once, and undo, redo and taking back are offered") {
  Reader reader{new_game()};
  const UnitId infantry = unit_on(reader.game, "F10");
  CHECK_FALSE(part(reader.leaf(), "undo").enabled);
  reader.move(infantry, "F11");
  CHECK(says(reader.leaf(), "1 of 5 moves made"));
  CHECK_FALSE(find(reader.leaf(), to_of(infantry)));
  CHECK(row(reader.leaf(), "Infantry at F11")[3] == "This unit has moved in this turn.");
  CHECK_FALSE(part(reader.leaf(), "unit." + std::to_string(infantry) + ".go").enabled);
  reader.act("undo");
  CHECK(find(reader.leaf(), to_of(infantry)));
  reader.act("redo");
  CHECK(says(reader.leaf(), "1 of 5 moves made"));
  reader.act("orders.reset");
  CHECK(says(reader.leaf(), "0 of 5 moves made"));
  // F06: a sixth is refused, and said to be.
  int moved = 0;
  const std::pair<const char*, const char*> kFive[] = {
      {"F10", "F11"}, {"G9", "F9"}, {"G6", "F6"}, {"G7", "F7"}, {"H5", "G5"}};
  for (const auto& [from, to] : kFive) {
    reader.move(unit_on(reader.game, from), to);
    ++moved;
  }
  CHECK(moved == 5);
  CHECK(row(reader.leaf(), "Infantry at H7")[3] == "All five moves of this turn are made.");
}

TEST_CASE("war, text view: an attack's totals and everybody in it are told before it is made") {
  // W28 of the design: 23 against 19. J17 is not on a line with I19 and lends nothing.
  Reader reader{game_from("I G19 C G17 H18 A F19", "I I18 J17 C I19 A I16 M I23")};
  const UnitId target = unit_on(reader.game, "I19");
  const auto cells = row(reader.leaf(), "Cavalry at I19");
  REQUIRE(cells.size() == 5);
  CHECK(cells[0] == "23 : 19, destroyed");
  CHECK(cells[1] == "Ahead by 4; 2 are enough.");
  for (const char* part : {"Cavalry G17 charges:\u00A07", "Cavalry H18 charges:\u00A07",
                           "Artillery F19:\u00A05", "Infantry G19:\u00A04"})
    CHECK_MESSAGE(cells[2].find(part) != std::string::npos, cells[2]);
  for (const char* part :
       {"Cavalry I19, the target:\u00A05", "Artillery I16:\u00A08", "Infantry I18:\u00A06"})
    CHECK_MESSAGE(cells[3].find(part) != std::string::npos, cells[3]);
  CHECK(cells[3].find("J17") == std::string::npos);
  const std::string button = "attack." + std::to_string(target);
  CHECK(part(reader.leaf(), button).label == "Attack I19");
  CHECK(only<wish::Give>(reader.act(button)));
  // F14: nothing moves after it, and there is no second one.
  const Leaf after = reader.leaf();
  CHECK(says(after, "Attack made. North attacked cavalry at I19, 23 : 19: destroyed."));
  for (const std::string& name : controls(after)) {
    CHECK(name.find("attack.") == std::string::npos);
    CHECK(name.find(".to") == std::string::npos);
  }
  reader.act("turn.end");
  CHECK(says(reader.leaf(), "destroyed"));
  CHECK(row(reader.leaf(), "Cavalry at I19").empty());
}

TEST_CASE("war, text view: a turn without an order ends once that is said to be meant") {
  Reader reader{new_game()};
  reader.desk.sums_up = true;
  CHECK(reader.act("turn.end").empty());
  CHECK(says(reader.leaf(), "Nothing was ordered in it"));
  CHECK(reader.act("summary.back").empty());
  CHECK(find(reader.leaf(), "turn.end"));
  reader.act("turn.end");
  CHECK(only<wish::EndTurn>(reader.act("summary.end")));
  CHECK(reader.game.length() == 1);
  CHECK(says(reader.leaf(), "South to move"));
  reader.move(unit_on(reader.game, "K15"), "J15");
  CHECK(only<wish::EndTurn>(reader.act("turn.end")));
}

TEST_CASE("war, text view: a dislodged unit must retreat before all else, and is shown where to") {
  // W02: dislodged, to be found in seven places.
  Reader reader{game_from("C J14", "I J13 T10")};
  const UnitId target = unit_on(reader.game, "J13");
  reader.act("attack." + std::to_string(target));
  reader.act("turn.end");
  const Leaf leaf = reader.leaf();
  CHECK(says(leaf, "Infantry at J13 must retreat before all else."));
  const text::Part& ways = part(leaf, to_of(target));
  for (const char* to : {"I12", "I13", "I14", "J12", "K12", "K13", "K14"}) CHECK(offers(ways, to));
  CHECK(ways.options.size() == 1 + 7);
  CHECK_FALSE(part(leaf, "turn.end").enabled);
  CHECK(part(leaf, "turn.end").note == "The dislodged unit must retreat first.");
  CHECK(row(leaf, "Infantry at T10")[3] == "The dislodged unit must retreat first.");
  reader.move(target, "K13");
  CHECK(part(reader.leaf(), "turn.end").enabled);
}

TEST_CASE(
    "war, text view: what is cut off says so, and so does a square on which a unit would be") {
  // L10: H17 and H18 lie off every line; F09: the relay may still move.
  Reader reader{game_from("C H17 M H18 I I13", "I T10")};
  const Leaf leaf = reader.leaf();
  const auto cavalry = row(leaf, "Cavalry at H17");
  CHECK(cavalry[1] == "0 attack, 0 defence");
  CHECK(cavalry[2].find("cut off") == 0);
  CHECK(cavalry[3] == "This unit is cut off from its arsenals: it cannot move.");
  CHECK(find(leaf, to_of(unit_on(reader.game, "H18"))));
  // I13 is on the diagonal of D8; a step aside of it lies J13, on no line of North.
  const text::Part& ways = part(leaf, to_of(unit_on(reader.game, "I13")));
  CHECK(label_of(ways, "J13") == "J13, cut off there");
  CHECK(label_of(ways, "J14") == "J14");
  CHECK(says(leaf, "2 of 3 units cut off: cavalry at H17 and mounted relay at H18"));
  // D8's file runs up to A8 and down to T8, its rank west to D1 and east to D9, before the
  // mountain.
  CHECK(says(leaf, "From the arsenal at D8 to A8, A11, D9,"));
}

}  // namespace wg::war_face
