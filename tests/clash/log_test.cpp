// clash/log_test.cpp — a game's fights as a table: what was predicted, what came, and no name that
// the reader may not know.
#include "clash/log.h"

#include <doctest/doctest.h>

#include "clash/draw.h"

#include "worked.h"

using namespace wg;
using namespace wg::clash;

namespace {

// The seed whose first draw for the first unit is that one.
std::uint32_t seed_of(int draw) {
  std::uint32_t seed = 1;
  while (draw_at(address(seed, 1, 1, 1)) != draw) ++seed;
  return seed;
}
Record<Rules> fought(bool bombards) {
  Record<Rules> r;
  r.setup = battle_of(kArmour + kBattery + kWorn, bombards);
  r.setup.seed = seed_of(617);
  const Order order = bombards ? Order{Bombard{1, kWood}} : Order{Assault{0, kWood, Units{1} << 1}};
  r.given.push_back({0, Seat::kBlue, order});
  r.length = 1;
  return r;
}

}  // namespace

TEST_CASE("section 7's fight as a row: predicted 26 to 41, lost 35; 14 to 25, lost 18") {
  const std::string csv = fights_csv(fought(false), Seat::kBlue);
  CHECK(csv.find("1,Blue,2nd Armoured,1st Battery,Red's 3rd Rifles,Belvoir Wood (K5),26–41,35,"
                 "14–25,18,fell back to ") != std::string::npos);
  const Paper paper = fights_paper(fought(false), Seat::kBlue);
  REQUIRE(paper.sections[0].table);
  CHECK(paper.sections[0].table->rows.size() == 1);
  for (const auto& row : paper.sections[0].table->rows)
    CHECK(row.size() == paper.sections[0].table->columns.size());
}

TEST_CASE("shells in fog: neither side learns the other's name from the log, the umpire has both") {
  const Record<Rules> r = fought(true);
  CHECK(fights_csv(r, Seat::kBlue).find("3rd Rifles") == std::string::npos);
  CHECK(fights_csv(r, Seat::kRed).find("1st Battery") == std::string::npos);
  CHECK(fights_csv(r, Seat::kUmpire).find("1st Battery,,Red's 3rd Rifles") != std::string::npos);
}

TEST_CASE("every fight is one row to whoever looks; nothing was shown to the side attacked") {
  for (const bool bombards : {false, true})
    for (const Seat seat : {Seat::kBlue, Seat::kRed, Seat::kUmpire}) {
      const Paper paper = fights_paper(fought(bombards), seat);
      REQUIRE(paper.sections[0].table);
      const auto& rows = paper.sections[0].table->rows;
      REQUIRE(rows.size() == 1);
      CHECK(rows[0][1] == "Blue");
      CHECK((rows[0][6] == "not shown") == (seat == Seat::kRed));
      CHECK((rows[0][8] == "not shown") == (seat == Seat::kRed));
    }
  CHECK(fights_csv(fought(true), Seat::kRed).find("1,Blue,guns,,Red's 3rd Rifles,") !=
        std::string::npos);
}

TEST_CASE("without a fight the paper says so") {
  Record<Rules> r = fought(false);
  r.given.clear();
  r.length = 0;
  const Paper paper = fights_paper(r, Seat::kBlue);
  CHECK(!paper.sections[0].table);
  CHECK(paper.sections[0].paragraphs[0] == "No fight has been fought yet.");
}
