// war/turns_test.cpp — a game as a paper and as a table.
#include "war/turns.h"

#include <doctest/doctest.h>

#include "war/published.h"

using namespace wg;
using namespace wg::war;

TEST_CASE("the published battle on paper: fourteen turns, its eight attacks with their totals") {
  const Paper paper = turns_paper(published(Fragment::kBattle), "From the book");
  CHECK(paper.lead == "From the book.");
  REQUIRE(paper.sections.size() == 2);
  CHECK(paper.sections[0].list[0].starts_with("North: I F14 F15 G12"));
  const auto& rows = paper.sections[1].table->rows;
  REQUIRE(rows.size() == 14);
  CHECK(rows[1] == std::vector<std::string>{"42", "South",
                                            "J13-H11 J12-I12 I13-H12 H14-H13 I15-I14 xG12#",
                                            "Infantry G12", "23 : 18", "destroyed"});
  int attacks = 0;
  for (const auto& row : rows) attacks += row[4].empty() ? 0 : 1;
  CHECK(attacks == 8);
  const std::string csv = turns_csv(published(Fragment::kBattle));
  CHECK(csv.starts_with("Turn,Side,Orders,"));
  CHECK(csv.find("23 : 18") != std::string::npos);
  CHECK(turns_name(published(Fragment::kBattle)) == "two-arsenals-turn-49.csv");
}

TEST_CASE("what is not revealed yet stays out of the paper") {
  Record<Rules> r;
  r.setup.deployment = {Deployment::kFree, Deployment::kFree};
  r.given = {{0, kSouth, Deploy{kSouth, preset(Deployment::kBook, kSouth)}}};
  const Paper paper = turns_paper(r, "");
  REQUIRE(paper.sections.size() == 1);
  CHECK_FALSE(paper.sections[0].table.has_value());
}
