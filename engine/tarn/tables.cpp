// tarn/tables.cpp — rows and columns as the source has them ("Balance check"), in our own words.
#include "tarn/tables.h"

#include <algorithm>

#include "tarn/opponents.h"
#include "tarn/words.h"

namespace wg::tarn {
namespace {

using Of = Cell::Of;

constexpr BlueCommander kDefenders[] = {BlueCommander::kCommander, BlueCommander::kDoctrinal,
                                        BlueCommander::kGuess,     BlueCommander::kStatic,
                                        BlueCommander::kIdle,      BlueCommander::kTurtle};
constexpr RedCommander kAttackers[] = {RedCommander::kCommander, RedCommander::kFeintAndMass,
                                       RedCommander::kMassOnly, RedCommander::kAllIn,
                                       RedCommander::kSpread};

Setup played(BlueCommander blue, RedCommander red) {
  Setup s;
  s.blue = blue;
  s.red = red;
  return s;
}

std::string blue_name(BlueCommander c) {
  return capital(commander_name(Seat::kBlue, played(c, RedCommander::kCommander)));
}
std::string red_name(RedCommander c) {
  return capital(commander_name(Seat::kRed, played(BlueCommander::kCommander, c)));
}

struct Maker {
  BalanceTables all;

  std::size_t play(const Setup& s) {
    auto& plays = all.series.plays;
    const auto at = std::find(plays.begin(), plays.end(), s);
    if (at != plays.end()) return static_cast<std::size_t>(at - plays.begin());
    plays.push_back(s);
    return plays.size() - 1;
  }
  Cell share(Of of, const Setup& s) { return {of, play(s)}; }
  // How much oftener in `a` than in `b`.
  Cell gain(Of of, const Setup& a, const Setup& b) {
    const Series::Pair pair{play(a), play(b)};
    all.series.pairs.push_back(pair);
    return {of, all.series.pairs.size() - 1};
  }
  BalanceTable& table(std::string_view id, std::string title, std::string measure,
                      std::string note) {
    all.tables.push_back({id, std::move(title), std::move(note), std::move(measure), {}, {}});
    return all.tables.back();
  }

  void strategies() {
    BalanceTable& t = table(
        "strategies", "Strategies against each other", "Blue holds",
        "Scripted strategies stand in for players: Blue's are the rows, Red's the columns. Against "
        "an "
        "attacker who thinks, a defender who thinks holds about half the time, and one who does "
        "not think loses.");
    for (const RedCommander red : kAttackers) t.columns.push_back(red_name(red));
    for (const BlueCommander blue : kDefenders) {
      t.lines.push_back({blue_name(blue), {}});
      for (const RedCommander red : kAttackers)
        t.lines.back().cells.push_back(share(Of::kBlueHolds, played(blue, red)));
    }
  }
  void all_seeing() {
    BalanceTable& t =
        table("all_seeing", "An opponent that sees everything", "Blue holds",
              "The same commanders once more, with every enemy unit on the map known to one of "
              "them. How far the figures move is what the fog is worth to the other.");
    t.columns = {"Both see what they can", "Blue sees everything", "Red sees everything"};
    for (const BlueCommander blue : {BlueCommander::kCommander, BlueCommander::kDoctrinal})
      for (const RedCommander red :
           {RedCommander::kCommander, RedCommander::kFeintAndMass, RedCommander::kMassOnly}) {
        Setup fair = played(blue, red), blue_sees = fair, red_sees = fair;
        blue_sees.without.fog[index(Seat::kBlue)] = true;
        red_sees.without.fog[index(Seat::kRed)] = true;
        BalanceTable::Line line{blue_name(blue) + " against " + commander_name(Seat::kRed, fair),
                                {}};
        for (const Setup& s : {fair, blue_sees, red_sees})
          line.cells.push_back(share(Of::kBlueHolds, s));
        t.lines.push_back(std::move(line));
      }
  }
  void feint() {
    BalanceTable& t = table("feint", "What the feint pays", "Red takes the crossing",
                            "The same attacker with its decoy shown on the other road and without. "
                            "Against a defender that sees everything a feint is worth nothing.");
    t.columns = {"With the feint", "Without", "Payoff"};
    struct Row {
      std::string label;
      BlueCommander blue;
      bool sees_all;
    };
    for (const Row& row :
         {Row{"The commander", BlueCommander::kCommander, false},
          Row{"The commander, seeing everything", BlueCommander::kCommander, true},
          Row{"The doctrinal defender", BlueCommander::kDoctrinal, false},
          Row{"The doctrinal defender, seeing everything", BlueCommander::kDoctrinal, true}}) {
      Setup with = played(row.blue, RedCommander::kFeintAndMass), out = with;
      with.without.fog[index(Seat::kBlue)] = out.without.fog[index(Seat::kBlue)] = row.sees_all;
      out.red = RedCommander::kMassOnly;
      t.lines.push_back({row.label,
                         {share(Of::kRedTakes, with), share(Of::kRedTakes, out),
                          gain(Of::kRedGains, with, out)}});
    }
  }
  void artillery() {
    BalanceTable& t =
        table("artillery", "Artillery and recon", "Blue holds",
              "Fire that scouts watch shows what is there; unwatched fire only does damage. The "
              "changes are against the first row, game by game with the same dice.");
    t.columns = {"Against the commander", "Change", "Against feint and mass", "Change"};
    struct Row {
      std::string label;
      Without without;
    };
    for (const Row& row : {Row{"As the rules have it", {}},
                           Row{"Blue's fire never watched", {.watching = {true, false}}},
                           Row{"Blue's battery silent", {.fire = {true, false}}},
                           Row{"Blue without scouts", {.recon = {true, false}}},
                           Row{"Red's fire never watched", {.watching = {false, true}}},
                           Row{"Red's battery silent", {.fire = {false, true}}},
                           Row{"Red without scouts", {.recon = {false, true}}}}) {
      BalanceTable::Line line{row.label, {}};
      for (const RedCommander red : {RedCommander::kCommander, RedCommander::kFeintAndMass}) {
        const Setup as_it_is = played(BlueCommander::kCommander, red);
        Setup s = as_it_is;
        s.without = row.without;
        line.cells.push_back(share(Of::kBlueHolds, s));
        line.cells.push_back(s == as_it_is ? std::nullopt
                                           : std::optional(gain(Of::kBlueGains, s, as_it_is)));
      }
      t.lines.push_back(std::move(line));
    }
  }
  void delay() {
    BalanceTable& t = table("delay", "Order delay", "Blue holds",
                            "In one hour of three a side's new orders start an hour late. That "
                            "costs most where there is most to move: on the attacking side.");
    t.columns = {"Blue holds", "Change"};
    const Setup as_it_is = played(BlueCommander::kCommander, RedCommander::kCommander);
    Setup none = as_it_is;
    none.without.delay = true;
    t.lines.push_back({"As the rules have it", {share(Of::kBlueHolds, as_it_is), std::nullopt}});
    t.lines.push_back(
        {"No order waits", {share(Of::kBlueHolds, none), gain(Of::kBlueGains, none, as_it_is)}});
  }
  void slider() {
    BalanceTable& t =
        table("slider", "Offence\u2013defence balance", "Blue holds",
              "The two commanders against each other at every setting of the slider. The step is "
              "the change from the setting before.");
    t.columns = {"Blue holds", "Step"};
    Setup before;
    for (std::uint8_t balance = 0; balance <= kLastBalance; ++balance) {
      Setup s = played(BlueCommander::kCommander, RedCommander::kCommander);
      s.balance = balance;
      t.lines.push_back(
          {std::to_string(balance),
           {share(Of::kBlueHolds, s),
            balance == 0 ? std::nullopt : std::optional(gain(Of::kBlueGains, s, before))}});
      before = s;
    }
  }
};

}  // namespace

Counts none_of(const Series& s) {
  return {0, std::vector<std::uint32_t>(s.plays.size()),
          std::vector<std::uint32_t>(s.pairs.size())};
}

void Counts::add(const Counts& more) {
  WG_CHECK(held.size() == more.held.size() && both.size() == more.both.size());
  games += more.games;
  for (std::size_t i = 0; i < held.size(); ++i) held[i] += more.held[i];
  for (std::size_t i = 0; i < both.size(); ++i) both[i] += more.both[i];
}

Value value_of(const Cell& f, const Series& series, const Counts& c) {
  if (!is_difference(f)) {
    const std::uint32_t held = c.held[f.at];
    const Share s{c.games, f.of == Of::kBlueHolds ? held : c.games - held};
    return {share_of(s), standard_error(s), interval_of(s)};
  }
  const Series::Pair& p = series.pairs[f.at];
  Paired paired{c.games, c.held[p.first], c.held[p.second], c.both[f.at]};
  if (f.of == Of::kRedGains)  // Red gains what Blue loses
    std::swap(paired.first, paired.second);
  return {difference_of(paired), 0, interval_of(paired)};
}

BalanceTables balance_tables() {
  Maker m;
  m.strategies();
  m.all_seeing();
  m.feint();
  m.artillery();
  m.delay();
  m.slider();
  return std::move(m.all);
}

BalanceTables trimmed(const BalanceTables& all) {
  Maker m;
  for (const BalanceTable& t : all.tables) {
    m.all.tables.push_back(t);
    for (auto& line : m.all.tables.back().lines)
      for (auto& cell : line.cells) {
        if (!cell) continue;
        const auto& plays = all.series.plays;
        if (!is_difference(*cell)) {
          cell = m.share(cell->of, plays[cell->at]);
          continue;
        }
        const Series::Pair& pair = all.series.pairs[cell->at];
        cell = m.gain(cell->of, plays[pair.first], plays[pair.second]);
      }
  }
  return std::move(m.all);
}

BalanceTables pairing(const Setup& setup) {
  Maker m;
  BalanceTable& t = m.table("pairing", "A pairing of your own", "Pairing", "");
  t.columns = {"Blue holds"};
  t.lines.push_back({capital(commander_name(Seat::kBlue, setup)) + " against " +
                         commander_name(Seat::kRed, setup) + ", balance " +
                         std::to_string(setup.balance),
                     {m.share(Of::kBlueHolds, setup)}});
  return std::move(m.all);
}

std::string name_of(const Setup& s) {
  std::string name = std::string(opponent(s, Seat::kBlue).id) + ":" +
                     std::string(opponent(s, Seat::kRed).id) + ":" + std::to_string(s.balance);
  const auto lacks = [&](const std::array<bool, 2>& by_side, std::string_view what) {
    for (const Seat side : kPlayers)
      if (by_side[index(side)])
        name += ":no-" + std::string(side == Seat::kBlue ? "blue-" : "red-") + std::string(what);
  };
  lacks(s.without.fog, "fog");
  lacks(s.without.watching, "watching");
  lacks(s.without.fire, "fire");
  lacks(s.without.recon, "recon");
  if (s.without.delay) name += ":no-delay";
  return name;
}

}  // namespace wg::tarn
