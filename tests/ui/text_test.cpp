// The text view's leaves: every screen said in words, every wish reachable by a native control.
#include "faces/tarn/text.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>

#include "tarn/lesson.h"

#include "faces/tell.h"
#include "games.h"

namespace wg::tarn_face {
namespace {

using text::Act;
using text::Leaf;
using text::Part;

const Part* find(const Leaf& leaf, std::string_view name) {
  for (const Part& p : leaf.parts())
    if (p.name == name) return &p;
  return nullptr;
}
bool says(const Leaf& leaf, std::string_view words) {
  return std::any_of(leaf.parts().begin(), leaf.parts().end(), [&](const Part& p) {
    if (p.label.find(words) != std::string::npos) return true;
    return std::any_of(p.options.begin(), p.options.end(), [&](const text::Option& o) {
      return o.label.find(words) != std::string::npos;
    });
  });
}

// A reader at the table, whose wishes come true.
struct Reader {
  TarnGame game;
  Desk desk{};

  Leaf leaf() {
    Leaf l("play");
    tell_play(l, desk, game.scene());
    return l;
  }
  std::vector<Wish> act(std::string name, std::string value = {}) {
    Leaf l("play", {std::move(name), std::move(value)});
    auto wishes = tell_play(l, desk, game.scene()).wishes;
    for (const Wish& w : wishes) {
      if (const auto* g = std::get_if<wish::Give>(&w)) CHECK_FALSE(game.give(g->order));
      if (std::holds_alternative<wish::EndTurn>(w)) game.end_hour();
      if (std::holds_alternative<wish::Undo>(w)) game.undo();
      if (std::holds_alternative<wish::Redo>(w)) game.redo();
      if (std::holds_alternative<wish::Reset>(w)) game.reset();
      if (const auto* s = std::get_if<wish::Seek>(&w)) game.seek(static_cast<Step>(s->step));
      if (std::holds_alternative<wish::BackToNow>(w)) game.seek(game.table().length());
    }
    return wishes;
  }
};

}  // namespace

TEST_CASE(
    "text view: a leaf has one title, closes what it opens, and no two controls share a name") {
  for (const Seat seat : kPlayers)
    for (int hours = 0; hours <= kHours; ++hours) {
      Reader reader{after_hours(new_game(seat), hours)};
      const Leaf leaf = reader.leaf();
      int open = 0, titles = 0;
      std::set<std::string> names;
      for (const Part& p : leaf.parts()) {
        using Kind = Part::Kind;
        open += p.kind == Kind::kSection || p.kind == Kind::kTable || p.kind == Kind::kRow;
        open -= p.kind == Kind::kEnd;
        CHECK(open >= 0);
        titles += p.kind == Kind::kTitle;
        if (!p.name.empty()) {
          CAPTURE(p.name);
          CHECK(names.insert(p.name).second);
        }
        if (p.kind == Kind::kRow || p.kind == Kind::kSection) CHECK_FALSE(p.label.empty());
      }
      CHECK(open == 0);
      CHECK(titles == 1);
    }
}

TEST_CASE("text view: a unit is sent, told to give ground, and told to stay in its own row") {
  Reader reader{new_game(Seat::kBlue)};
  const Part* to = [&] {
    static Leaf l("");
    l = reader.leaf();
    return find(l, "unit.1.to");
  }();
  REQUIRE(to);
  CHECK(to->value == "stay");
  // W2's neighbours W1 and W3 are an hour along the road: they are offered first.
  REQUIRE(to->options.size() > 2);
  CHECK(to->options[1].label == "W1 Kestrel Moor, there 07:00");
  CHECK(to->options[2].label == "W3 Millbeck, there 07:00");
  CHECK(to->options.size() == kSectors);  // its own to stay in, and the sixteen others

  reader.act("unit.1.to", "W3");
  CHECK(reader.game.sheet().units[0].order == "to W3 Millbeck, there 07:00");
  CHECK(find(reader.leaf(), "unit.1.to")->value == "W3");
  reader.act("unit.1.stance", "give");
  CHECK(find(reader.leaf(), "unit.1.stance")->value == "give");
  reader.act("unit.1.to", "stay");
  CHECK(reader.game.sheet().units[0].order.empty());
  reader.act("undo");
  CHECK(find(reader.leaf(), "unit.1.to")->value == "W3");
  reader.act("redo");
  CHECK(find(reader.leaf(), "unit.1.to")->value == "stay");
}

TEST_CASE("text view: the battery fires where it is told, and can be told not to") {
  Reader reader{new_game(Seat::kBlue)};
  reader.act("fire", "C1");
  CHECK(find(reader.leaf(), "fire")->value == "C1");
  reader.act("fire", "none");
  CHECK(find(reader.leaf(), "fire")->value == "none");
}

TEST_CASE("text view: what no control offers is not done") {
  Reader reader{new_game(Seat::kBlue)};
  const std::string before = reader.game.token();
  for (const Act& act : {Act{"unit.1.to", "Z9"}, Act{"unit.1.to", ""}, Act{"unit.99.to", "W3"},
                         Act{"fire", "'); drop"}, Act{"hours", "-1"}, Act{"hours", "15"},
                         Act{"hours", "1e9"}, Act{"undo", ""}, Act{"", ""}, Act{"nobody", "1"}})
    CHECK(reader.act(act.name, act.value).empty());
  CHECK(reader.game.token() == before);
}

TEST_CASE("text view: looking back, nothing can be ordered; one press leads to now") {
  Reader reader{after_hours(new_game(Seat::kBlue), 5)};
  reader.act("hours", "2");
  const Leaf leaf = reader.leaf();
  CHECK(says(leaf, "You are looking back at 08:00"));
  CHECK_FALSE(find(leaf, "unit.1.to"));
  CHECK_FALSE(find(leaf, "fire"));
  CHECK_FALSE(find(leaf, "hour.end"));
  reader.act("hour.now");
  CHECK(find(reader.leaf(), "hour.end"));
}

TEST_CASE(
    "S58 text view: an hour is summed up before it ends, every unit named; without, it just ends") {
  Reader reader{new_game(Seat::kBlue)};
  reader.act("unit.1.to", "W3");
  reader.act("hour.end");
  CHECK(reader.game.table().length() == 0);
  const Leaf summary = reader.leaf();
  CHECK(find(summary, "summary.end"));
  CHECK_FALSE(find(summary, "unit.1.to"));  // the leaf is the summary's alone
  for (const UnitRow& u : reader.game.sheet().units) CHECK(says(summary, u.name));
  reader.act("summary.back");
  CHECK(find(reader.leaf(), "unit.1.to"));
  reader.act("hour.end");
  reader.act("summary.every", "0");
  reader.act("summary.end");
  CHECK(reader.game.table().length() == 1);
  reader.act("hour.end");
  CHECK(reader.game.table().length() == 2);
}

TEST_CASE("text view: the ground names every sector's holder, neighbours and what is known there") {
  Reader reader{new_game(Seat::kBlue)};
  const auto& ground = reader.game.sheet().ground;
  REQUIRE(ground.size() == kSectors);
  // By the map: W2 has W1 and W3 along its road, C2 across country.
  CHECK(ground[index(Sector::kW2)].ways.find("W1 and W3, an hour away") == 0);
  CHECK(ground[index(Sector::kW2)].own == "1st Rifles and West Scouts");
  CHECK(ground[index(Sector::kC0)].held == "Red");
  CHECK(ground[index(Sector::kX)].held == "Blue");
  // Every way there is one back.
  for (const Sector a : kEverySector)
    for (const Sector b : kEverySector)
      if (edge_h(a, b) > 0)
        CHECK(ground[index(b)].ways.find(std::string(code(a))) != std::string::npos);
}

TEST_CASE("text view: it says nothing that the seat cannot know") {
  // The same orders and news, another place for the unseen half: no word may differ. Both games are
  // in their first hour, in which Red's units are all in staging or unseen.
  Reader one{new_game(Seat::kBlue, 11)}, other{new_game(Seat::kBlue, 12)};
  Leaf a = one.leaf(), b = other.leaf();
  CHECK(a.json() == b.json());
}

TEST_CASE("text view: the end names the verdict and every way on; the review every belief") {
  Reader reader{ended_game(Seat::kBlue)};
  const Leaf end = reader.leaf();
  for (const char* name : {"review", "again.same", "again.new", "again.sides", "print.log",
                           "print.review", "share.copy", "settings", "help", "leave"}) {
    CAPTURE(name);
    CHECK(find(end, name));
  }
  reader.game.review();
  Desk desk;
  Leaf review("review");
  tell_review(review, desk, reader.game.review_scene());
  for (const char* name : {"review.back", "review.hours", "review.previous", "review.next",
                           "review.branch", "review.print", "review.log"}) {
    CAPTURE(name);
    CHECK(find(review, name));
  }
  for (const std::string& q : reader.game.review().questions()) CHECK(says(review, q));
  for (const auto& m : reader.game.review().moments()) CHECK(says(review, m.title));
}

TEST_CASE("text view: an unfinished game and the one before it can both be gone on with") {
  Lobby lobby;
  lobby.unfinished = {"Your game: Blue, 10:00", "Blue, standard balance"};
  lobby.kept = {"The one before: Red, 08:00", "Red, standard balance"};
  for (const bool kept : {false, true}) {
    Desk desk;
    Leaf leaf("start", {kept ? "start.kept" : "start.continue", ""});
    const Answer answer = tell_start(leaf, desk, lobby);
    REQUIRE(answer.wishes.size() == 1);
    CHECK(std::get<wish::Continue>(answer.wishes[0]).kept == kept);
  }
}

TEST_CASE("text view: the start screen's choices make the game that begins") {
  Desk desk;
  const auto act = [&](std::string name, std::string value = {}) {
    Leaf l("start", {std::move(name), std::move(value)});
    return tell_start(l, desk, {});
  };
  act("start.side", "red");
  act("start.balance", "8");
  act("start.rival", "doctrinal");
  const Answer answer = act("start.begin");
  REQUIRE(answer.wishes.size() == 1);
  const auto* begin = std::get_if<wish::Begin>(&answer.wishes[0]);
  REQUIRE(begin);
  CHECK(begin->setup.red == RedCommander::kPerson);
  CHECK(begin->setup.blue == BlueCommander::kDoctrinal);
  CHECK(begin->setup.balance == 8);
}

TEST_CASE("text view: help and settings take the leaf and give it back") {
  Reader reader{new_game(Seat::kRed)};
  reader.act("help");
  CHECK(face::place_of("play", reader.desk, std::nullopt) == "play/help");
  CHECK(says(reader.leaf(), "Keys on the map"));
  reader.act("sheet.close");
  CHECK(face::place_of("play", reader.desk, std::nullopt) == "play");
  reader.act("settings");
  reader.act("theme", "theme.dark");
  CHECK(reader.desk.theme == ThemeChoice::kDark);
  reader.act("hints", "Full");
  CHECK(reader.desk.hints == Hints::kFull);
  reader.act("sheet.close");
  CHECK(find(reader.leaf(), "hour.end"));
}

TEST_CASE("text view: the first game's steps can all be taken in words") {
  Reader reader{TarnGame(Table<Rules>({tarn::lesson_setup(), 0, {}}))};
  reader.desk.lesson = 0;
  reader.desk.sums_up = false;
  const auto step = [&] { return reader.leaf(), reader.desk.lesson.value_or(99); };
  int presses = 0;
  while (step() + 1 < tarn::lessons().size() && ++presses < 40) {
    const auto& now = tarn::lessons()[*reader.desk.lesson];
    const std::string key = tarn::key_of(now.unit);
    if (now.at == tarn::Point::kEndHour)
      reader.act("hour.end");
    else if (now.needs == tarn::Hand::kBattery)
      reader.act("fire", std::string(code(now.sector)));
    else if (now.at == tarn::Point::kGiveGround)
      reader.act("unit." + key + ".stance", "give");
    else if (now.needs == tarn::Hand::kUnit)
      reader.act("unit." + key + ".to", std::string(code(now.sector)));
    else if (now.at == tarn::Point::kUnit)
      reader.act("unit." + key + ".to", "X");
    else
      reader.act("lesson.next");
  }
  CHECK(presses < 40);
  CHECK(reader.game.table().length() == static_cast<Step>(tarn::kLessonEnds));
  CHECK(says(reader.leaf(), "was a decoy"));
}

}  // namespace wg::tarn_face
