// tests/tarn/tables_test.cpp — the balance tables: which games they play, and that counts are
// counts. That the cells are right is balance_test.cpp and the published table's test.
#include "tarn/tables.h"

#include <doctest/doctest.h>
#include <set>

#include "core/play.h"
#include "tarn/balance.h"
#include "tarn/situation.h"
#include "tarn/words.h"

using namespace wg;
using namespace wg::tarn;

namespace {

bool blue_holds(Setup setup, std::uint32_t seed) {
  setup.seed = seed;
  return play<Rules>({setup, kHours, {}}).state.verdict->winner == kBlue;
}

// All events of the two commanders' games with these seeds, under an experiment.
template <class F>
void each_hour(const Without& without, F&& f) {
  for (std::uint32_t seed = 1; seed <= 25; ++seed) {
    Setup setup;
    setup.seed = seed;
    setup.blue = BlueCommander::kCommander;
    setup.without = without;
    World before = Rules::start(setup);
    play<Rules>({setup, kHours, {}}, [&](const auto& p, const auto& events) {
      f(setup, before, p.state, events);
      before = p.state;
    });
  }
}

template <class E, class Match>
int count(const Without& without, Match&& match) {
  int n = 0;
  each_hour(without, [&](const auto&, const auto&, const auto&, const auto& events) {
    for (const auto& e : events)
      if (const E* it = std::get_if<E>(&e.event)) n += match(*it) ? 1 : 0;
  });
  return n;
}

}  // namespace

TEST_CASE("S55 S56 S57 S58 there is a table for everything the source shows") {
  const BalanceTables all = balance_tables();
  std::set<std::string_view> ids;
  for (const BalanceTable& t : all.tables) {
    ids.insert(t.id);
    CHECK_FALSE(t.title.empty());
    CHECK_FALSE(t.note.empty());
    for (const auto& line : t.lines) CHECK(line.cells.size() == t.columns.size());
  }
  CHECK(ids == std::set<std::string_view>{"strategies", "all_seeing", "feint", "artillery", "delay",
                                          "slider"});
  CHECK(all.tables[0].lines.size() == 6);    // defenders
  CHECK(all.tables[0].columns.size() == 5);  // attackers
  CHECK(all.tables[5].lines.size() == 11);   // S58: the slider from 0 to 10
  std::set<std::string> names;
  for (const Setup& s : all.series.plays) names.insert(name_of(s));
  CHECK(names.size() == all.series.plays.size());  // each game is played once
}

TEST_CASE("counts are those of the games, in pairs with the same seed, whatever the split") {
  const BalanceTables all = balance_tables();
  Counts whole = none_of(all.series), odd = whole, even = whole;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    play_game(all.series, seed, whole);
    play_game(all.series, seed, seed % 2 ? odd : even);
  }
  odd.add(even);
  CHECK(odd == whole);
  CHECK(whole.games == 12);
  for (std::size_t i = 0; i < all.series.plays.size(); ++i) {
    std::uint32_t held = 0;
    for (std::uint32_t seed = 1; seed <= 12; ++seed)
      held += blue_holds(all.series.plays[i], seed) ? 1 : 0;
    CHECK(whole.held[i] == held);
  }
  const auto& pair = all.series.pairs[0];
  std::uint32_t both = 0;
  for (std::uint32_t seed = 1; seed <= 12; ++seed)
    both += blue_holds(all.series.plays[pair.first], seed) &&
                    blue_holds(all.series.plays[pair.second], seed)
                ? 1
                : 0;
  CHECK(whole.both[0] == both);
}

TEST_CASE("a cell is what its measure says, for either side") {
  const Series series{{Setup{}, Setup{}}, {{0, 1}}};
  const Counts c{100, {60, 45}, {40}};
  CHECK(value_of({Cell::Of::kBlueHolds, 0}, series, c).value == 6000);
  CHECK(value_of({Cell::Of::kRedTakes, 1}, series, c).value == 5500);
  CHECK(value_of({Cell::Of::kBlueGains, 0}, series, c).value == 1500);
  CHECK(value_of({Cell::Of::kRedGains, 0}, series, c).value == -1500);
  // The same 95 % interval as in stats_test, seen from the other side.
  CHECK(value_of({Cell::Of::kRedGains, 0}, series, c).interval == Interval{-2427, -514});
  CHECK(value_of({Cell::Of::kBlueHolds, 0}, series, c).error == 490);  // √(0.6 × 0.4 / 100)
}

TEST_CASE("tables taken by themselves say the same and play less") {
  const BalanceTables all = balance_tables();
  for (const BalanceTable& wanted : all.tables) {
    BalanceTables one = all;
    std::erase_if(one.tables, [&](const BalanceTable& t) { return t.id != wanted.id; });
    one = trimmed(one);
    CHECK(one.series.plays.size() < all.series.plays.size());
    Counts a = none_of(all.series), b = none_of(one.series);
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
      play_game(all.series, seed, a);
      play_game(one.series, seed, b);
    }
    for (std::size_t l = 0; l < wanted.lines.size(); ++l)
      for (std::size_t f = 0; f < wanted.columns.size(); ++f) {
        const auto& x = wanted.lines[l].cells[f];
        const auto& y = one.tables[0].lines[l].cells[f];
        REQUIRE(x.has_value() == y.has_value());
        if (x) CHECK(value_of(*x, all.series, a).value == value_of(*y, one.series, b).value);
      }
  }
}

TEST_CASE("S57 an experiment takes away what it says, on its side only") {
  const auto by = [](Seat side) { return [side](const Fired& f) { return f.side == side; }; };
  const auto watched_by = [](Seat side) {
    return [side](const Fired& f) { return f.side == side && f.watched; };
  };
  CHECK(count<Fired>({}, watched_by(kBlue)) > 0);
  CHECK(count<Fired>({}, watched_by(kRed)) > 0);
  const Without unwatched{.watching = {true, false}};
  CHECK(count<Fired>(unwatched, watched_by(kBlue)) == 0);
  CHECK(count<Fired>(unwatched, by(kBlue)) > 0);
  CHECK(count<Fired>(unwatched, watched_by(kRed)) > 0);
  const Without silent{.fire = {false, true}};
  CHECK(count<Fired>(silent, by(kRed)) == 0);
  CHECK(count<Fired>(silent, by(kBlue)) > 0);
  for (const Seat side : kPlayers) {
    Without blind;
    blind.recon[index(side)] = true;
    int own = 0, theirs = 0;  // recon troops on the map, hour by hour
    each_hour(blind, [&](const auto&, const auto&, const auto& after, const auto&) {
      for (UnitId id = 0; id < kUnits; ++id)
        if (roster(id).kind == Kind::kRecon && after.units[id].where == Where::kMap)
          ++(side_of(id) == side ? own : theirs);
    });
    CHECK(own == 0);
    CHECK(theirs > 0);
  }
  int slow = 0, slow_without = 0;
  each_hour({}, [&](const auto& setup, const auto& before, const auto&, const auto&) {
    slow += Rules::view(setup, before, kBlue).slow ? 1 : 0;
  });
  each_hour({.delay = true}, [&](const auto& setup, const auto& before, const auto&, const auto&) {
    for (const Seat side : kPlayers) slow_without += Rules::view(setup, before, side).slow ? 1 : 0;
  });
  CHECK(slow > 0);
  CHECK(slow_without == 0);
}

TEST_CASE("S37 the slider's table changes the balance and nothing else of the setup") {
  const BalanceTables all = balance_tables();
  Setup plain;
  plain.blue = BlueCommander::kCommander;
  for (std::uint8_t balance = 0; balance <= kLastBalance; ++balance) {
    plain.balance = balance;
    const auto& cell = all.tables[5].lines[balance].cells[0];
    REQUIRE(cell);
    CHECK(all.series.plays[cell->at] == plain);
  }
}
