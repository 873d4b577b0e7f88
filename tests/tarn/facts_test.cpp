// tests/tarn/facts_test.cpp — what the pages are filled from says what the source and the design
// say.
#include "tarn/facts.h"

#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace wg;
using namespace wg::tarn;

namespace {

const std::vector<Quantity>& all() {
  static const std::vector<Quantity> found = quantities();
  return found;
}
std::string value(std::string_view id) {
  for (const Quantity& f : all())
    if (f.id == id) return f.value;
  return "there is no " + std::string(id);
}
std::string_view origin(std::string_view id) {
  for (const Quantity& f : all())
    if (f.id == id) return origin_name(f.origin);
  return "there is none";
}
// "55.3%" in tenths of a percent.
int tenths(const std::string& share) {
  const auto dot = share.find('.');
  REQUIRE(dot != std::string::npos);
  return std::stoi(share.substr(0, dot)) * 10 + std::stoi(share.substr(dot + 1));
}

// Written down from the source document and the design, not from the engine.
const std::map<std::string_view, std::string_view> kBook = {
    {"hours", "14"},
    {"begins", "06:00"},
    {"ends", "20:00"},
    {"echelon_1", "06:00"},
    {"echelon_2", "08:00"},
    {"echelon_3", "12:00"},
    {"tank_points", "12"},
    {"mech_points", "10"},
    {"rifle_points", "8"},
    {"recon_points", "2"},
    {"decoy_looks", "12 points"},
    {"road_time", "1 hour"},
    {"track_time", "2 hours"},
    {"slow_hours", "1 in 3"},
    {"slow_from", "07:00"},
    {"slow_until", "19:00"},
    {"k_prepared", "9"},
    {"k_hasty", "6.25"},
    {"k_open", "1"},
    {"hasty_after", "1 hour"},
    {"prepared_after", "2 hours"},
    {"breaks_at", "50%"},
    {"loss_rate", "7%"},
    {"largest_die", "200%"},
    {"quality_low", "60%"},
    {"quality_high", "140%"},
    {"leaving_fire", "50%"},
    {"balance_standard", "5"},
    {"balance_last", "10"},
    {"balance_step", "1.1"},
    {"shell_loss", "8%"},
    {"own_recon_hit", "1 in 2"},
    {"report_right", "9 in 10"},
    {"exaggeration", "2 times"},
    {"report_grain", "0.5 points"},
    {"miss", "1 in 10"},
    {"fresh", "1 hour"},
    {"recent", "2 hours"},
    {"lately", "3 hours"},
    {"decoy_fears", "4 hours"},
    {"blue_reserve", "22 points"},
    {"blue_movement", "6 points"},
    {"blue_movement_lasts", "3 hours"},
    {"blue_best_road", "100 points"},
    {"blue_quiet_road", "12 points"},
    {"red_chooses", "08:00"},
    {"red_starts", "09:00"},
    {"red_late", "16:00"},
    {"red_advance", "2:1"},
    {"red_assault_one", "3.5:1"},
    {"red_assault_two", "2.5:1"},
    {"red_ready", "3 times"},
    {"red_decoy_keeps", "2 sectors"},
    {"red_worth_fire", "2 points"},
    {"red_main_fire", "50 points"},
    {"red_crossing_fire", "60 points"},
    {"even_prepared", "3:1"},
    {"even_hasty", "2.5:1"},
    {"trials", "10,000"},
    {"trials_many", "1,000,000"},
    {"trial_seed", "1"},
    {"trial_error", "0.5 points"},  // √(0.5 × 0.5 / 10,000) = 0.005
};

}  // namespace

TEST_CASE("S52 every figure of the pages has one name, a value, words and a source") {
  std::set<std::string> ids;
  for (const Quantity& f : all()) {
    CAPTURE(f.id);
    CHECK(ids.insert(f.id).second);
    CHECK_FALSE(f.value.empty());
    CHECK_FALSE(f.what.empty());
    CHECK_FALSE(origin_name(f.origin).empty());
    // HTML is made of these as they are.
    for (const std::string& text : {f.id, f.value, f.what})
      CHECK(text.find_first_of("<>&\"\n") == std::string::npos);
  }
}

TEST_CASE("S52 the constants are those of the source and of the design") {
  for (const auto& entry : kBook) {
    CAPTURE(entry.first);
    CHECK(value(entry.first) == entry.second);
  }
}

TEST_CASE("S52 no figure is without an independent statement of it") {
  for (const Quantity& f : all()) {
    const bool of_the_balance = f.id.find("prepared_") == 2 || f.id.find("hasty_") == 2 ||
                                (f.id.find("even_") == 0 && f.id.back() <= '9');
    const bool of_a_trial = f.id == "trial_prepared" || f.id.find("many_") == 0;
    CAPTURE(f.id);
    CHECK((kBook.count(f.id) == 1 || of_the_balance || of_a_trial));
  }
}

TEST_CASE("S36 S52 the balance's table: k × 1.1^(5 − setting) and its square root") {
  // 9 and 6.25 times 1.1^n, and √(9 × 1.1^n) to a tenth: 3.807, 3.630, 3.461, 3.300, 3.146, 3,
  // 2.860, 2.727, 2.600, 2.479, 2.364. By hand.
  constexpr std::string_view prepared[] = {"14.495", "13.177", "11.979", "10.890", "9.900", "9.000",
                                           "8.182",  "7.438",  "6.762",  "6.147",  "5.588"};
  constexpr std::string_view hasty[] = {"10.066", "9.151", "8.319", "7.563", "6.875", "6.250",
                                        "5.682",  "5.165", "4.696", "4.269", "3.881"};
  constexpr std::string_view even[] = {"3.8:1", "3.6:1", "3.5:1", "3.3:1", "3.1:1", "3:1",
                                       "2.9:1", "2.7:1", "2.6:1", "2.5:1", "2.4:1"};
  for (std::size_t at = 0; at <= 10; ++at) {
    const std::string setting = std::to_string(at);
    CHECK(value("k_prepared_" + setting) == prepared[at]);
    CHECK(value("k_hasty_" + setting) == hasty[at]);
    CHECK(value("even_" + setting) == even[at]);
  }
}

TEST_CASE("S28 S52 the trials that are shown are the source's within their error") {
  // 55.3 (source), 54.3 and 51.9 (design). A million trials have a standard error of 0.05 points,
  // ten thousand one of 0.5; a tenth more for rounding on both sides.
  CHECK(std::abs(tenths(value("many_prepared")) - 553) <= 3);
  CHECK(std::abs(tenths(value("many_hasty")) - 543) <= 3);
  CHECK(std::abs(tenths(value("many_open")) - 519) <= 3);
  CHECK(std::abs(tenths(value("trial_prepared")) - 553) <= 16);
}

TEST_CASE("S52 sources: what the manual gives, what is notional, what is our choice") {
  for (const char* id : {"k_prepared", "k_hasty", "k_open"})
    CHECK(origin(id) == "FM 5-0, Table B-1");
  // The source says "notional" of these three.
  for (const char* id : {"shell_loss", "leaving_fire", "balance_step"})
    CHECK(origin(id) == "Brief, notional");
  for (const char* id : {"report_right", "miss", "breaks_at", "red_chooses", "own_recon_hit"})
    CHECK(origin(id) == "Brief");
  for (const char* id : {"quality_low", "loss_rate", "slow_hours", "blue_reserve", "red_advance"})
    CHECK(origin(id) == "Our choice");
}

TEST_CASE("S21 S52 the order of battle as it is shown") {
  const auto lines = order_of_battle();
  REQUIRE(lines.size() == 20);
  int blue = 0, red = 0;
  for (const UnitLine& u : lines) (u.side == Seat::kBlue ? blue : red) += std::stoi(u.points);
  CHECK(blue == 5 * 8 + 12 + 2 * 2);       // the design's table, added up
  CHECK(red == 2 * 2 + 5 * 12 + 4 * 10);   // with a decoy of nothing
  CHECK(lines[5].begins == "R Low Camp");  // the reserve
  CHECK(lines[13].name == "Decoy Group");
  CHECK(lines[13].points == "0");
  CHECK(lines[19].begins == "Echelon 3, from 12:00");
}
