// war/published_test.cpp — the published game: both parts come to the printed positions, its
// attacks have the printed totals, and the readings of the rulebook that were rejected cannot play
// it.
#include "war/published.h"

#include "positions.h"
#include "second.h"

using namespace wg;
using namespace wg::war;

namespace {

struct Attack_ {
  std::string_view turn, target;
  Sum sum;
};

// The attacks in order, as they stood when they were made.
template <class F>
void each_attack(F&& f) {
  const Record<Rules> r = published(Fragment::kBattle);
  State s = Rules::start(r.setup);
  for (Step step = 0; step < r.length; ++step) {
    const std::string turn = std::to_string(s.number) + (s.to_move == kNorth ? "N" : "S");
    State now = s;
    for (const auto& g : orders_of(r, step)) {
      if (const auto* a = std::get_if<Attack>(&g.order)) f(turn, now, a->target);
      now = take(now, g.order).state;
    }
    s = advance<Rules>(r.setup, s, orders_of(r, step)).state;
  }
}

std::string sums(const Reading& reading) {
  std::string all;
  each_attack([&](const std::string& turn, const State& s, UnitId target) {
    const Sum is = sum(s, target, reading), by_the_rules = sum(s, target);
    if (is == by_the_rules) return;
    all += (all.empty() ? "" : ", ") + turn + " " + std::to_string(is.offence) + ":" +
           std::to_string(is.against);
  });
  return all;
}

State end_of(Fragment which) {
  const auto played = play<Rules>(published(which));
  REQUIRE_FALSE(played.refusal);
  return played.state;
}

}  // namespace

TEST_CASE("turns 1 to 8 of the published game end in the printed position") {
  const State s = end_of(Fragment::kOpening);
  State printed =
      position("I D11 D13 E12 G6 G9 H5 H7 H8 J6 C D12 E11 F10 R3 A F11 H F12 T D3 M F5",
               "I G15 H14 I13 I15 J14 K15 K17 L16 M17 C D16 D17 F16 O17 A E17 H O16 T O23 M H16");
  printed.arsenals = s.arsenals;
  CHECK(position_key(s) == position_key(printed));  // units of a kind are alike
  CHECK(s.arsenals == 0b1110);                      // T3 fell in turn 6
  CHECK(s.number == 9);
  CHECK(s.to_move == kNorth);
}

TEST_CASE("turns 42 to 48 of the published game end in the printed position") {
  const State s = end_of(Fragment::kBattle);
  State printed = position("I G15 H14 H16 I12 I13 J14 C I15 I16 I17 A H17 H I14 T B10 M B22",
                           "I J19 K16 K17 L15 L16 C J17 K18 A L19 H L17 T O18 M N19");
  printed.arsenals = s.arsenals;
  CHECK(position_key(s) == position_key(printed));
  CHECK(s.arsenals == 0b1110);
  CHECK(s.number == 49);
}

TEST_CASE("B2 to B9: the eight attacks of the published game, all of which destroy") {
  const std::vector<Attack_> kPrinted = {{"42S", "G12", {23, 18}}, {"43N", "H13", {35, 29}},
                                         {"44S", "H18", {22, 20}}, {"45N", "J13", {38, 34}},
                                         {"46N", "I13", {38, 35}}, {"47N", "J16", {43, 35}},
                                         {"47S", "I17", {43, 31}}, {"48N", "I18", {26, 21}}};
  std::size_t n = 0;
  each_attack([&](const std::string& turn, const State& s, UnitId target) {
    REQUIRE(n < kPrinted.size());
    const Attack_& printed = kPrinted[n++];
    CAPTURE(turn);
    CHECK(turn == printed.turn);
    CHECK(s.at[target] == at(printed.target));
    const Totals t = totals(s, Board(s), target);
    CHECK(Sum{t.offence, t.against} == printed.sum);
    CHECK(t.result == Result::kDestroyed);
    CHECK(sum(s, target) == printed.sum);
  });
  CHECK(n == 8);
}

TEST_CASE(
    "the readings that were rejected give other totals, with which the game cannot be played") {
  CHECK(sums({.enemies_block = true}).find("45N 25:34") != std::string::npos);
  const std::string blocked = sums({.all_block = true});
  for (const char* is : {"43N 22:24", "45N 25:34", "46N 20:22", "47N 30:29"})
    CHECK_MESSAGE(blocked.find(is) != std::string::npos, blocked);
  const std::string four = sums({.charge_of_four = true});
  for (const char* is : {"43N 29:29", "44S 16:20", "45N 25:34", "47N 34:35", "48N 13:21"})
    CHECK_MESSAGE(four.find(is) != std::string::npos, four);
  // Not decided by the game: these change a total, and every attack still destroys.
  CHECK(sums({.bonus_for_target = true}).find("45N 38:30") != std::string::npos);
  CHECK(sums({.relay_range = 0}).find("45N 38:33") != std::string::npos);
}

TEST_CASE("L19: in turn 5 South's cavalry on F16 is linked only by an earlier move of that turn") {
  const Record<Rules> r = published(Fragment::kOpening);
  const auto before = [&](bool contact_relay) {
    Record<Rules> until = r;
    until.length = 9;  // nine turns of the two sides: South's fifth is next
    std::erase_if(until.given, [](const auto& g) { return g.step >= 9; });
    until.setup.options.contact_relay = contact_relay;
    return play<Rules>(until).state;
  };
  for (const bool contact_relay : {false, true}) {
    State s = before(contact_relay);
    REQUIRE(s.to_move == kSouth);
    REQUIRE(s.number == 5);
    CHECK(refuse(s, move(s, "F16", "D17")) ==
          Refusal::kIsolated);  // lines frozen at the turn's start
    s = after(s, move(s, "H16", "G15"));
    CHECK_FALSE(refuse(s, move(s, "F16", "D17")));
  }
}

TEST_CASE("L20: in turn 6 North's cavalry on R3 lives by the relay on D3 alone, and takes T3") {
  Record<Rules> r = published(Fragment::kOpening);
  r.length = 10;
  std::erase_if(r.given, [](const auto& g) { return g.step >= 10; });
  State s = play<Rules>(r).state;
  CHECK(Board(s).is_linked(unit_at(s, "R3")));
  State without = s;
  without.at[unit_at(s, "D3")] = kNowhere;
  CHECK(Board(without).is_isolated(unit_at(without, "R3")));
  CHECK(after(s, move(s, "R3", "T3")).arsenals == 0b1110);
}

TEST_CASE("both parts play by the rulebook but for turn 46 of South, which needs the option") {
  CHECK_FALSE(published(Fragment::kOpening, {}).refused);
  const Replayed strict = published(Fragment::kBattle, {});
  CHECK(strict.refused == Step{9});  // 42N is step 0
}
