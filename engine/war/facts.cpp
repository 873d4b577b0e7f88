// war/facts.cpp — figures, the table of units, the worked example.
#include "war/facts.h"

#include "core/link.h"
#include "war/pack.h"
#include "war/published.h"
#include "war/words.h"

namespace wg::war {
namespace {

// The position before the first attack of the published battle, and whom it is on.
struct Example {
  State state;
  UnitId target = kNobody;
};
Example example() {
  const Record<Rules> r = published(Fragment::kBattle);
  State s = Rules::start(r.setup);
  for (Step step = 0;; ++step) {
    State now = s;
    for (const auto& g : orders_of(r, step)) {
      if (const auto* a = std::get_if<Attack>(&g.order)) return {now, a->target};
      now = take(now, g.order).state;
    }
    s = advance<Rules>(r.setup, s, orders_of(r, step)).state;
  }
}

std::string squares_of(Seat side, bool (*is)(Square)) {
  std::vector<std::string> names;
  for (Square s = 0; s < kSquares; ++s)
    if (half_of(s) == side && is(s)) names.push_back(name(s));
  return listed(names);
}
bool is_arsenal(Square s) { return ground(s) == Ground::kArsenal; }
bool is_pass(Square s) { return ground(s) == Ground::kPass; }

}  // namespace

std::vector<Quantity> quantities() {
  const auto n = [](int value) { return std::to_string(value); };
  const Example e = example();
  const Totals t = totals(e.state, Board(e.state), e.target);
  return {{"war_columns", n(kColumns)},
          {"war_rows", n(kRows)},
          {"war_units", n(static_cast<int>(kPerSide))},
          {"war_moves", in_words(kMovesATurn)},
          {"war_destroys", in_words(kDestroys)},
          {"war_dislodges", in_words(kDislodges)},
          {"war_charge", n(kCharge)},
          {"war_column", in_words(kLongestCharge)},
          {"war_quiet", n(kQuietTurns / 2)},
          {"war_arsenals_north", squares_of(kNorth, is_arsenal)},
          {"war_arsenals_south", squares_of(kSouth, is_arsenal)},
          {"war_forts_north", squares_of(kNorth, is_fort)},
          {"war_forts_south", squares_of(kSouth, is_fort)},
          {"war_pass_north", squares_of(kNorth, is_pass)},
          {"war_pass_south", squares_of(kSouth, is_pass)},
          {"war_example", ratio(t)},
          {"war_example_result", result_name(t)},
          {"war_opening_link", to_link<Rules>(published(Fragment::kOpening))},
          {"war_battle_link", to_link<Rules>(published(Fragment::kBattle))}};
}

std::vector<UnitLine> unit_table() {
  std::vector<UnitLine> lines;
  for (std::size_t k = 0; k < kKinds; ++k) {
    const auto kind = static_cast<Kind>(k);
    const Worth& w = kWorth[k];
    lines.push_back({std::string(kind_name(kind)), std::string(1, letter(kind)), kHowMany[k],
                     w.attack, kind == Kind::kCavalry ? kCharge : 0, w.defence, w.on_pass,
                     w.in_fort, w.speed, w.range});
  }
  return lines;
}

std::vector<PartLine> worked_example() {
  const Example e = example();
  const Totals t = totals(e.state, Board(e.state), e.target);
  std::vector<PartLine> lines;
  const auto add = [&](const Part& p) {
    lines.push_back({std::string(side_name(side_of(p.unit))),
                     std::string(kind_name(kind_of(p.unit))), name(e.state.at[p.unit]),
                     p.unit == e.target ? "the target"
                     : p.charges        ? "charges"
                                        : "",
                     p.factor});
  };
  for (const Part& p : t.attack) add(p);
  for (const Part& p : t.defence) add(p);
  return lines;
}

}  // namespace wg::war
