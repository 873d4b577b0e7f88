// clash/guide_test.cpp — the lesson says what is true of its battles; the figures of the pages are
// the source's.
#include "clash/guide.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "clash/account.h"
#include "clash/clash.h"
#include "clash/facts.h"
#include "clash/sheet.h"
#include "clash/words.h"

using namespace wg;
using namespace wg::clash;

namespace {

struct Lesson {
  Setup setup;
  State state;
  explicit Lesson(Battle b) {
    setup.battle = b;
    setup.fog = false;
    setup.player = {Player::kPerson, Player::kEasy};
    state = Rules::start(setup);
  }
  const Scenario& s() const { return scenario_of(setup); }
  View view() const { return Rules::view(setup, state, Seat::kBlue); }
  UnitId id(std::string_view name) const {
    for (UnitId i = 0; i < s().units.size(); ++i)
      if (s().units[i].name == name) return i;
    return kNobody;
  }
  Account told(std::string_view lead, bool supported = true) const {
    const View v = view();
    const Piece* p = piece(v, id(lead));
    REQUIRE(p);
    const Tile target = lesson_target(s());
    const auto a =
        account(s(), v, *p, target, supported ? best_support(s(), v, *p, target) : Supporters{});
    REQUIRE(a);
    return *a;
  }
  void give(const Order& o) {
    const View v = Rules::view(setup, state, state.to_move);
    const auto no = Rules::refuse(setup, v, o);
    REQUIRE_MESSAGE(!no, (no ? sentence(s(), v, o, *no) : ""));
    state = Rules::step(setup, state, std::array{o}, Dice{1}).state;
  }
  std::optional<std::size_t> step(bool seen) const { return lesson_step(setup, view(), seen); }
};

bool says(std::string_view text, std::string_view what) {
  return text.find(what) != std::string_view::npos;
}
const std::vector<std::vector<std::string>>& table(std::string_view id) {
  static const std::vector<FactTable> all = tables();
  for (const FactTable& t : all)
    if (t.id == id) return t.rows;
  FAIL("no such table");
  return all[0].rows;
}

}  // namespace

TEST_CASE("lesson, step 1: the panel of the worked example") {
  Lesson l(Battle::kLessonPanel);
  const Account a = l.told("2nd Armoured");
  CHECK(a.verdict == "They break: certain");
  CHECK(a.shock == "Shock 40 to 55 against a resolve of 29.");
  CHECK(a.they.in_words() == "41 · 34 · 26");
  CHECK(a.you.in_words() == "25 · 19 · 14");
  CHECK(says(lesson()[0].text, "Shock of 40 to 55 meets a resolve of 29"));
  CHECK(says(lesson()[0].text, "They lose 26 to 41, you 14 to 25"));
  CHECK(l.step(true) == 0u);
  CHECK(!is_done(0, l.s(), l.view(), true));
  l.give(Assault{l.id("2nd Armoured"), lesson_target(l.s()), Units{1} << l.id("1st Battery")});
  CHECK(is_done(0, l.s(), l.view(), true));
}

TEST_CASE("lesson, steps 2 and 3: fresh rifles never break, and after the guns they do") {
  Lesson l(Battle::kLessonGuns);
  const Account a = l.told("2nd Armoured");
  CHECK(a.verdict == "They break: never");
  CHECK(a.shock == "Shock 36 to 51 against a resolve of 55.");
  CHECK(says(lesson()[1].text, "resolve is 55, and shock of 36 to 51"));
  CHECK(a.you.median == 22);
  CHECK(l.step(false) == 1u);
  CHECK(l.step(true) == 2u);
  CHECK(is_done(1, l.s(), l.view(), true));
  l.give(Bombard{l.id("1st Battery"), lesson_target(l.s())});
  CHECK(!is_done(2, l.s(), l.view(), true));
  // 5 + 3 × 4 … 5 + 3 × 10 of disorder.
  const View v = l.view();
  const Piece& rifles = *top_on(v, lesson_target(l.s()), Seat::kRed);
  CHECK(rifles.unit.disorder >= 17);
  CHECK(rifles.unit.disorder <= 35);
  CHECK(l.told("2nd Armoured", false).outlook != Outlook::kNever);
}

TEST_CASE("lesson, step 3: a game opened after the guns goes on there, whatever was looked at") {
  Lesson l(Battle::kLessonGuns);
  CHECK(l.step(false) == 1u);
  l.give(Bombard{l.id("1st Battery"), lesson_target(l.s())});
  CHECK(l.step(false) == 2u);
  // A turn of rest takes some of the disorder away, not the loss.
  l.give(EndTurn{});
  l.give(EndTurn{});
  CHECK(l.step(false) == 2u);
}

TEST_CASE("lesson, step 4: never while the track is open, certain once it is cut") {
  Lesson l(Battle::kLessonRoad);
  CHECK(l.told("2nd Armoured").verdict == "They break: never");
  l.give(Move{l.id("2nd Rifles"), *tile_named("L2")});
  const View v = l.view();
  CHECK(top_on(v, lesson_target(l.s()), Seat::kRed)->supply == Supply::kCut);
  CHECK(l.told("2nd Armoured").verdict == "They break: certain");
  CHECK(l.step(true) == 3u);
  CHECK(!is_done(3, l.s(), l.view(), true));
}

TEST_CASE("no lesson in any other battle") {
  Lesson l(Battle::kBelvoirGap);
  CHECK(!l.step(true));
  for (std::size_t i = 0; i < kLessonSteps; ++i) CHECK(is_lesson(lesson()[i].battle));
}

TEST_CASE("section 8: one attack on three grounds and in two postures, as the source has it") {
  const std::vector<std::vector<std::string>> rows = {
      {"Open ground, hold", "106 : 47", "2.25 : 1", "45 · 41 · 37", "17 · 14 · 11", "85.8%",
       "never", "certain"},
      {"Open ground, entrenched", "106 : 70", "1.51 : 1", "40 · 36 · 31", "21 · 18 · 15", "never",
       "never", "certain"},
      {"Forest, hold", "71 : 75", "0.94 : 1", "36 · 29 · 22", "29 · 23 · 18", "never", "never",
       "certain"},
      {"Forest, entrenched", "71 : 102", "0.69 : 1", "31 · 24 · 18", "32 · 27 · 21", "never",
       "1.4%", "50%"},
      {"Mountain, hold", "63 : 96", "0.65 : 1", "28 · 23 · 19", "31 · 27 · 24", "never", "never",
       "certain"},
      {"Mountain, entrenched", "63 : 126", "0.50 : 1", "24 · 19 · 16", "33 · 30 · 27", "never",
       "29.9%", "never"}};
  const auto& made = table("grounds");
  REQUIRE(made.size() == rows.size() + 1);
  for (std::size_t i = 0; i < rows.size(); ++i) CHECK(made[i + 1] == rows[i]);
}

TEST_CASE("section 8: the road. Section 10: how much is known") {
  const auto& road = table("roads");
  REQUIRE(road.size() == 5);
  CHECK(road[1] == std::vector<std::string>{"Full", "never"});
  CHECK(road[2] == std::vector<std::string>{"Adequate", "never"});
  CHECK(road[3] == std::vector<std::string>{"Strained", "59.7%"});
  CHECK(road[4] == std::vector<std::string>{"Cut", "certain"});
  const auto& sight = table("sight");
  REQUIRE(sight.size() == 4);
  CHECK(sight[1][3] == "9–30");
  CHECK(sight[3][3] == "15–26");
  CHECK(sight[3][4] == "certain");
  for (const FactTable& t : tables())
    for (const auto& row : t.rows) CHECK_MESSAGE(row.size() == t.rows[0].size(), t.id);
}

TEST_CASE("the lines of a battle's file, as the page shows them, are one") {
  std::string text;
  for (std::size_t i = 1; i < table("file").size(); ++i) {
    text += table("file")[i][0] + "\n";
    if (table("file")[i][0] == "map:")
      for (int r = 0; r < kHeight; ++r) text += "..hfwM..........\n";
  }
  const auto read = read_scenario(text);
  const auto* fault = std::get_if<ScenarioFault>(&read);
  CHECK_MESSAGE(!fault, (fault ? sentence(*fault) : ""));
  REQUIRE(!fault);
  const Scenario& s = std::get<Scenario>(read);
  CHECK(s.units.size() == 2);
  CHECK(s.places.size() == 2);
  CHECK(s.at_once.size() == 2);
  CHECK(s.crossings.size() == 1);
}

TEST_CASE("the sheet: one's own first, all places, and nothing that the view has not") {
  const Lesson l(Battle::kBelvoirGap);
  Setup fog = l.setup;
  fog.fog = true;
  const View v = Rules::view(fog, l.state, Seat::kBlue);
  const Sheet sheet = clash::sheet(fog, v, {});
  CHECK(sheet.task == "Blue: hold 10 of 13 points after round 10");
  CHECK(sheet.clock == "Round 1 of 10");
  CHECK(sheet.turn == "Blue to move");
  CHECK(sheet.orders == "Blue 3 points, Red 10 points");
  CHECK(sheet.units.size() == 11);  // one of them still to come
  CHECK(sheet.units.back().at == "arrives in round 3 at Westhaven (A5)");
  CHECK(sheet.ground.size() == 7);
  for (const ReportRow& row : sheet.reports) {
    if (row.subject == kNobody) continue;  // news, or seen before
    REQUIRE(row.subject < v.pieces.size());
    const Piece& p = v.pieces[row.subject];
    if (p.id == kNobody) CHECK(row.what == capital(std::string(type_in_short(p.sight.type))));
  }
}
