// The text view of Two Arsenals: placing, threats, parley, replay, thinking, the curtain, locks.
#include "war_reader.h"

namespace wg::war_face {

TEST_CASE("war, text view: both sides place all their units by rows, columns and presets") {
  Reader reader{new_game(between_people(Deployment::kFree))};
  CHECK(says(reader.leaf(), "Anywhere in rows A to J"));
  CHECK_FALSE(part(reader.leaf(), "deploy.done").enabled);
  const UnitId first = first_of(kNorth);
  const std::string unit = "unit." + std::to_string(first);
  const text::Part rows = part(reader.leaf(), unit + ".row");
  CHECK(offers(rows, "A"));
  CHECK(offers(rows, "J"));
  CHECK_FALSE(offers(rows, "K"));
  reader.act(unit + ".row", "C");
  // C10 to C13 are mountains; the middle of the row is C13, the nearest beside it C14.
  CHECK(part(reader.leaf(), unit + ".column").value == "14");
  CHECK_FALSE(offers(part(reader.leaf(), unit + ".column"), "11"));
  reader.act(unit + ".column", "9");
  CHECK(reader.game.view_ahead(kNorth).state.at[first] == at("C9"));
  // Every other one, each in the first row that is offered to it.
  for (UnitId id = static_cast<UnitId>(first + 1); id < first + kPerSide; ++id)
    reader.act("unit." + std::to_string(id) + ".row", "D");
  CHECK(says(reader.leaf(), "All units are placed."));
  // Two of a kind that stand on one row keep apart: a taken square is not offered.
  const State placed = reader.game.view_ahead(kNorth).state;
  std::set<Square> squares(placed.at.begin() + first, placed.at.begin() + first + kPerSide);
  CHECK(squares.size() == kPerSide);
  reader.act("undo");
  CHECK(says(reader.leaf(), "One unit is still to be placed."));
  reader.act("redo");
  reader.act("deploy.done");
  // South sees nothing of it.
  CHECK(says(reader.leaf(), "Anywhere in rows K to T"));
  const Leaf souths = reader.leaf();
  for (const text::Part& p : souths.parts()) CHECK(p.label != "C9");
  reader.act("preset.pump-house");
  reader.act("deploy.done");
  CHECK(reader.game.state().phase == Phase::kPlay);
  CHECK(says(reader.leaf(), "Both sides stand. North begins."));
  CHECK(says(reader.leaf(), "Infantry at N17"));
}

TEST_CASE("war, text view: threats are told once they are asked for") {
  Reader reader{new_game()};
  CHECK_FALSE(part(reader.leaf(), "layer.threats").on);
  CHECK(reader.act("layer.threats", "1").empty());
  CHECK(reader.desk.layers.threats);
  Shown shown(reader.game, kNorth);
  Threat hit, miss;
  hit.unit = unit_on(reader.game, "F10");
  hit.offence = 12;
  hit.against = 8;
  hit.destroys = true;
  miss.unit = unit_on(reader.game, "G6");
  miss.against = 6;
  shown.threats.on = {hit, miss};
  shown.threats.cut = 1u << place_in_side(unit_on(reader.game, "G7"));
  shown.threats.arsenals = 1u << *arsenal_on(at("D8"));
  shown.scene.threats = &shown.threats;
  Leaf leaf("play");
  tell_play(leaf, reader.desk, shown.scene);
  CHECK(says(leaf, "Against infantry at F10: 12 : 8, destroyed."));
  CHECK_FALSE(says(leaf, "Against infantry at G6"));
  CHECK(says(leaf, "One move could cut off infantry at G7."));
  CHECK(says(leaf, "The arsenal at D8 could be taken."));
}

TEST_CASE("war, text view: a draw is offered and accepted, and resigning is asked for twice") {
  Reader reader{new_game()};
  CHECK_FALSE(find(reader.leaf(), "draw.accept"));
  reader.act("draw.offer");
  CHECK(says(reader.leaf(), "You have offered a draw."));
  CHECK_FALSE(find(reader.leaf(), "draw.offer"));
  reader.act("turn.end");
  CHECK(says(reader.leaf(), "North offers a draw."));
  Reader other{reader.game};
  reader.act("draw.accept");
  reader.act("turn.end");
  CHECK(reader.game.over());
  CHECK(says(reader.leaf(), "A draw"));

  CHECK(other.act("resign").empty());
  CHECK_FALSE(find(other.leaf(), "resign"));
  CHECK(other.act("resign.no").empty());
  other.act("resign");
  CHECK(only<wish::Give>(other.act("resign.yes")));
  other.act("turn.end");
  CHECK(other.game.over());
  CHECK(says(other.leaf(), "North wins"));
  CHECK(says(other.leaf(), "South resigned."));
}

TEST_CASE("P18 war: the published game is read turn by turn and order by order") {
  Reader reader{published_game(Fragment::kBattle)};
  const Step length = reader.game.length();
  CHECK(length == 14);
  reader.act("turns", "0");
  CHECK(part(reader.leaf(), "turns").value == "Turn 42, North");
  CHECK_FALSE(part(reader.leaf(), "turns.previous").enabled);
  CHECK(says(reader.leaf(), "North moved infantry G16 to H15."));
  // Every order, one after the other: five moves a turn, and eight of the fourteen end in an
  // attack.
  int steps = 0;
  while (!reader.game.live()) {
    reader.act("order.next");
    ++steps;
    REQUIRE(steps < 200);
  }
  CHECK(steps == 14 * 5 + 8 + 14);  // moves, attacks, ends of turns
  reader.act("turns", "1");
  CHECK(says(reader.leaf(), "Turn 42: South to move"));
  CHECK(says(reader.leaf(), "Then:"));
  CHECK(says(reader.leaf(), "South attacked infantry at G12, 23 : 18: destroyed."));
  for (int i = 0; i < 6; ++i) reader.act("order.next");
  CHECK(reader.taken == 6);
  CHECK_FALSE(says(reader.leaf(), "Then:"));
  CHECK(says(reader.leaf(), "In this turn so far:"));
  CHECK(row(reader.leaf(), "Infantry at G12").empty());
  reader.act("order.previous");
  CHECK_FALSE(row(reader.leaf(), "Infantry at G12").empty());
  CHECK(controls(reader.leaf()).count("turn.end") == 0);
  // Back over the beginning of a turn to all orders of the one before: North's turn 42 had five.
  for (int i = 0; i < 6; ++i) reader.act("order.previous");
  CHECK(reader.game.cursor() == 0);
  CHECK(reader.taken == 5);
  reader.act("turns.next");
  CHECK(reader.game.cursor() == 1);
  CHECK(only<wish::PlayFromHere>(reader.act("play.here")));
  reader.act("turn.now");
  CHECK(reader.game.live());
}

TEST_CASE("war, text view: while the computer thinks, nothing can be ordered") {
  Setup setup = between_people();
  setup.player[index(kNorth)] = Player::kHard;
  Reader reader{new_game(setup)};
  Shown shown(reader.game, kSouth);
  shown.scene.thinking = 340;
  Leaf leaf("play");
  tell_play(leaf, reader.desk, shown.scene);
  const auto progress = std::find_if(leaf.parts().begin(), leaf.parts().end(),
                                     [](const auto& p) { return p.kind == Kind::kProgress; });
  REQUIRE(progress != leaf.parts().end());
  CHECK(progress->at == 340);
  CHECK(progress->last == 1000);
  for (const std::string& name : controls(leaf)) {
    CHECK(name.find("unit.") == std::string::npos);
    CHECK(name.find("attack.") == std::string::npos);
    CHECK(name != "turn.end");
  }
}

TEST_CASE(
    "war, text view: the start offers sides, players, positions, options, replays and a link") {
  Desk desk;
  const auto act = [&](std::string name, std::string value = {}) {
    Leaf leaf("start", {std::move(name), std::move(value)});
    return tell_start(leaf, desk, {}).wishes;
  };
  act("start.side", "red");
  act("start.rival", std::to_string(static_cast<int>(Player::kHard)));
  act("start.deployment", std::to_string(static_cast<int>(Deployment::kFree)));
  act("start.first", std::to_string(static_cast<int>(First::kSouthBegins)));
  act("start.contact", "1");
  act("start.collapse", "1");
  const auto begun = act("start.begin");
  REQUIRE(only<wish::Begin>(begun));
  const Setup setup = std::get<wish::Begin>(begun[0]).setup;
  CHECK(setup.player[index(kNorth)] == Player::kPerson);
  CHECK(setup.player[index(kSouth)] == Player::kHard);
  CHECK(setup.deployment[0] == Deployment::kFree);
  CHECK(setup.deployment[1] == Deployment::kFree);
  CHECK(setup.first == First::kSouthBegins);
  CHECK(setup.options == Options{true, true});
  const auto replay = act("start.published.battle");
  REQUIRE(only<wish::ShowPublished>(replay));
  CHECK(std::get<wish::ShowPublished>(replay[0]).fragment == Fragment::kBattle);
  CHECK(only<wish::OpenText>(act("start.open")));
  act("help");
  CHECK(desk.popover == Popover::kHelp);
  Leaf help("start/help");
  tell_start(help, desk, {});
  CHECK(says(help, "Guy Debord"));
  CHECK(says(help, "Alice Becker-Ho"));
}

TEST_CASE("P30 war: the curtain says who sits down and who looks away") {
  Leaf leaf("curtain", {"curtain.open", ""});
  CHECK(only<wish::Dismiss>(tell_curtain(leaf, kSouth).wishes));
  CHECK(says(leaf, "South, take your seat."));
  CHECK(says(leaf, "North, look away."));
}

TEST_CASE("P21 war: what is locked is not on any leaf, and no way round it is left open") {
  constexpr Locks kAll{true, true, true, true, true, true, true, true, true, true, true};
  Reader live{new_game()}, over{game_from("T D3 C R3", "I K20", kNorth, 0b1101)},
      back{published_game(Fragment::kOpening)};
  over.move(unit_on(over.game, "R3"), "T3");
  over.act("turn.end");
  back.game.seek(3);
  const std::set<std::string> kLocked = {"undo",
                                         "redo",
                                         "orders.reset",
                                         "settings",
                                         "help",
                                         "share.copy",
                                         "leave",
                                         "again.new",
                                         "again.sides",
                                         "start.side",
                                         "start.rival",
                                         "start.open",
                                         "play.here",
                                         "learn.war",
                                         "learn.about",
                                         "learn.war",
                                         "start.published.battle",
                                         "start.published.opening"};
  const auto names = [](const Leaf& leaf) {
    std::set<std::string> all;
    for (const text::Part& p : leaf.parts())
      if (!p.name.empty()) all.insert(p.name);
    return all;
  };
  std::set<std::string> seen;
  const auto check = [&](const Leaf& free, const Leaf& locked) {
    const auto before = names(free), after = names(locked);
    for (const std::string& name : before) {
      CAPTURE(name);
      CHECK(after.count(name) == (kLocked.count(name) ? 0 : 1));
      if (kLocked.count(name)) seen.insert(name);
    }
  };
  for (Reader* reader : {&live, &over, &back}) {
    const Leaf free = reader->leaf();
    reader->desk.locks = kAll;
    check(free, reader->leaf());
  }
  Desk desk, locked;
  locked.locks = kAll;
  Leaf free_start("start"), locked_start("start");
  tell_start(free_start, desk, {});
  tell_start(locked_start, locked, {});
  check(free_start, locked_start);
  CHECK(seen == kLocked);
  const Wish leaving[] = {wish::ToStart{}, wish::SameAgain{}, wish::PlayFromHere{},
                          wish::ShowPublished{}};
  for (const Wish& w : leaving) {
    CHECK(locked_by(kAll, w) == "new");
    CHECK(locked_by({}, w).empty());
  }
  CHECK(locked_by({.undo = true}, wish::Undo{}) == "undo");
  for (const Wish& w : {Wish{wish::EndTurn{}}, Wish{wish::SeekOrder{}}, Wish{wish::Print{}}})
    CHECK(locked_by(kAll, w).empty());
}

}  // namespace wg::war_face
