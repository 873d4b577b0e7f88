// tarn/review_paper_test.cpp — the printed review: what is in it, in which order.
#include "tarn/review_paper.h"

#include <algorithm>
#include <doctest/doctest.h>

using namespace wg;
using namespace wg::tarn;

namespace {

struct Game {
  Log log;
  Story told;
};
Game ended_game() {
  Record<Rules> r;
  r.setup.blue = BlueCommander::kCommander;
  r.length = kHours;
  std::vector<HourEvents> hours;
  const auto played = play<Rules>(r, [&](const auto&, const auto& e) { hours.push_back(e); });
  return {order_log(r, Seat::kUmpire), story(played.state, hours)};
}

const PaperSection* find(const Paper& paper, std::string_view heading) {
  for (const PaperSection& s : paper.sections)
    if (s.heading == heading) return &s;
  return nullptr;
}

}  // namespace

TEST_CASE("P23 review: the result and its cause, three maps, the orders") {
  const Game game = ended_game();
  const Paper paper = review_paper({.log = game.log, .story = game.told, .hour = 4});
  REQUIRE(paper.sections.size() == 3 + log_paper(game.log).sections.size());
  CHECK(paper.sections[0].heading == game.told.title);
  CHECK(paper.sections[0].paragraphs == std::vector<std::string>{game.told.cause});
  CHECK(paper.sections[0].list.size() == game.told.facts.size());
  const PaperSection* maps = find(paper, "The map at 10:00");
  REQUIRE(maps);
  REQUIRE(maps->pictures.size() == 3);
  CHECK(maps->pictures[1].name == "map.red");
  CHECK(maps->pictures[1].caption == "What Red believed, 10:00");
  CHECK(find(paper, "What decided it") == nullptr);  // nobody said what did
  CHECK(find(paper, "What hiding was worth")->table == std::nullopt);
  CHECK(find(paper, "Questions to discuss") == nullptr);
  REQUIRE(find(paper, "Orders"));
  CHECK(find(paper, "Orders")->table->rows.size() == game.log.rows.size());
  for (const PaperSection& s : paper.sections)
    if (s.table)
      for (const auto& row : s.table->rows) CHECK(row.size() == s.table->columns.size());
}

TEST_CASE("P23, S54 review: moments, questions, and what hiding was worth with its intervals") {
  const Game game = ended_game();
  Worth worth;
  worth.seat = Seat::kRed;
  worth.won = {1000, 600, 500, 450};  // won 60.0 % and 50.0 %: ten points
  worth.orders = 2000;
  worth.skipped = 500;  // a quarter
  const Paper paper = review_paper(
      {.log = game.log,
       .story = game.told,
       .moments =
           {{.hour = 4, .at = 5, .title = "The reserve went west.", .note = "East was open."}},
       .worths = {worth},
       .questions = {"Why west?"}});
  const auto& moments = find(paper, "What decided it")->table->rows;
  CHECK(moments == std::vector<std::vector<std::string>>{
                       {"11:00", "The reserve went west.", "East was open."}});
  CHECK(find(paper, "Questions to discuss")->list == std::vector<std::string>{"Why west?"});
  const PaperSection& hiding = *find(paper, "What hiding was worth");
  REQUIRE(hiding.table);
  const auto& row = hiding.table->rows.at(0);
  CHECK(row[0] == "Red");
  CHECK(row[1] == "1000");
  CHECK(row[2].substr(0, 8) == "60.0 % (");
  CHECK(row[3].substr(0, 8) == "50.0 % (");
  CHECK(row[4].substr(0, 7) == "+10.0 (");
  CHECK(hiding.paragraphs == std::vector<std::string>{verdict_on(worth)});
  REQUIRE(hiding.list.size() == 1);
  CHECK(hiding.list[0].substr(0, 11) == "Red: 25.0 %");
}
