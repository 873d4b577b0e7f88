// The text view of Two Arsenals: every screen said in words, every wish reachable by a native
// control.
#include <algorithm>
#include <set>

#include "faces/war/locks.h"
#include "faces/war/text.h"
#include "war_games.h"

namespace wg::war_face {
namespace {

using text::Act;
using text::Leaf;
using Kind = text::Part::Kind;

const text::Part* find(const Leaf& leaf, std::string_view name) {
  for (const text::Part& p : leaf.parts())
    if (p.name == name) return &p;
  return nullptr;
}
const text::Part& part(const Leaf& leaf, std::string_view name) {
  const text::Part* p = find(leaf, name);
  REQUIRE_MESSAGE(p, name);
  return *p;
}
bool offers(const text::Part& p, std::string_view value) {
  return std::any_of(p.options.begin(), p.options.end(),
                     [&](const text::Option& o) { return o.value == value; });
}
std::string label_of(const text::Part& p, std::string_view value) {
  for (const text::Option& o : p.options)
    if (o.value == value) return o.label;
  return {};
}
bool says(const Leaf& leaf, std::string_view words) {
  return std::any_of(leaf.parts().begin(), leaf.parts().end(), [&](const text::Part& p) {
    if (p.label.find(words) != std::string::npos) return true;
    return std::any_of(p.options.begin(), p.options.end(), [&](const text::Option& o) {
      return o.label.find(words) != std::string::npos;
    });
  });
}
// The cells of the row of that heading.
std::vector<std::string> row(const Leaf& leaf, std::string_view heading) {
  std::vector<std::string> cells;
  bool inside = false;
  for (const text::Part& p : leaf.parts()) {
    if (inside && p.kind == Kind::kEnd) return cells;
    if (inside) cells.push_back(p.label);
    if (p.kind == Kind::kRow && p.label == heading) inside = true;
  }
  return cells;
}
std::set<std::string> controls(const Leaf& leaf) {
  std::set<std::string> names;
  for (const text::Part& p : leaf.parts())
    if (!p.name.empty() && p.enabled) names.insert(p.name);
  return names;
}

Desk asking_nothing() {
  Desk desk;
  desk.sums_up = false;
  return desk;
}

// A reader at the table, whose wishes come true. Between two people it is whoever is to move.
struct Reader {
  Game game;
  Desk desk = asking_nothing();
  std::size_t taken = 0;  // of the orders of the step looked at, looking back
  Seat placing = kNorth;

  Seat seat() const {
    const State& s = game.state();
    return s.phase == Phase::kDeployment ? placing : s.to_move;
  }
  Leaf leaf(Act act = {}) {
    Leaf l("play", std::move(act));
    tell_on(l);
    return l;
  }
  std::vector<Wish> move(UnitId id, std::string to) {
    const std::string unit = "unit." + std::to_string(id);
    CHECK(act(unit + ".to", to).empty());  // nothing goes before it is told to
    return act(unit + ".go");
  }
  std::vector<Wish> act(std::string name, std::string value = {}) {
    Leaf l("play", {std::move(name), std::move(value)});
    auto wishes = tell_on(l).wishes;
    for (const Wish& w : wishes) grant(w);
    return wishes;
  }

 private:
  Answer tell_on(Leaf& l) {
    const Shown shown(game, seat(),
                      game.live() ? std::optional<std::size_t>() : std::optional(taken));
    return tell_play(l, desk, shown.scene);
  }
  void grant(const Wish& w) {
    if (const auto* g = std::get_if<wish::Give>(&w)) CHECK_FALSE(game.give(seat(), g->order));
    if (std::holds_alternative<wish::EndTurn>(w)) {
      if (game.state().phase == Phase::kDeployment && placing == kNorth)
        placing = kSouth;
      else
        game.advance();
    }
    if (std::holds_alternative<wish::Undo>(w)) game.undo();
    if (std::holds_alternative<wish::Redo>(w)) game.redo();
    if (std::holds_alternative<wish::Reset>(w)) game.reset();
    if (std::holds_alternative<wish::BackToNow>(w)) game.seek(game.length());
    const auto* step = std::get_if<wish::Seek>(&w);
    const auto* order = std::get_if<wish::SeekOrder>(&w);
    taken = order ? order->taken : step ? 0 : taken;
    if (order || step) game.seek(order ? order->step : step->step);
  }
};

UnitId unit_on(const Game& game, std::string_view square) {
  const UnitId id = Board(game.state()).on(at(square));
  REQUIRE_MESSAGE(id != kNobody, square);
  return id;
}
std::string to_of(UnitId id) { return "unit." + std::to_string(id) + ".to"; }

template <class W>
bool only(const std::vector<Wish>& wishes) {
  return wishes.size() == 1 && std::holds_alternative<W>(wishes[0]);
}

void check_in_order(const Leaf& leaf) {
  int open = 0, titles = 0;
  std::set<std::string> names;
  for (const text::Part& p : leaf.parts()) {
    open += p.kind == Kind::kSection || p.kind == Kind::kTable || p.kind == Kind::kRow;
    open -= p.kind == Kind::kEnd;
    CHECK(open >= 0);
    titles += p.kind == Kind::kTitle;
    CAPTURE(p.name);
    if (!p.name.empty()) CHECK(names.insert(p.name).second);
    if (p.kind == Kind::kRow || p.kind == Kind::kSection) CHECK_FALSE(p.label.empty());
    if (p.kind == Kind::kButton && !p.enabled) CHECK_FALSE(p.note.empty());
  }
  CHECK(open == 0);
  CHECK(titles == 1);
}

// One more step of that table is as many cells as it has columns.
void check_tables(const Leaf& leaf) {
  std::size_t columns = 0, cells = 0;
  bool in_row = false;
  for (const text::Part& p : leaf.parts()) {
    if (p.kind == Kind::kTable) columns = p.options.size();
    if (in_row && p.kind == Kind::kEnd) {
      CHECK(cells + 1 == columns);
      in_row = false;
    } else if (in_row) {
      ++cells;
    }
    if (p.kind == Kind::kRow) in_row = true, cells = 0;
  }
}

}  // namespace

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
