// war/turns.cpp — every turn as a row.
#include "war/turns.h"

#include "core/csv.h"
#include "war/guide.h"
#include "war/words.h"

namespace wg::war {
namespace {

struct Row {
  std::uint16_t number;
  Seat side;
  std::string moves, attack, totals, result;
};

Row row_of(const State& before, std::span<const Given<Order>> given,
           std::span<const Notice<Event>> events) {
  Row row{before.number, before.to_move};
  std::vector<Order> orders;
  for (const auto& g : given) orders.push_back(g.order);
  // "42S J13-H11 … xG12#": the turn has columns of its own.
  const std::string turn = write_turn(before, orders);
  row.moves = turn.substr(turn.find(' ') + 1);
  for (const auto& n : events)
    if (const auto* a = std::get_if<Attacked>(&n.event)) {
      row.attack = std::string(kind_name(kind_of(a->target))) + " " + name(a->at);
      row.totals = ratio(a->totals);
      row.result = result_name(a->totals);
    }
  return row;
}

std::vector<Row> rows_of(const Record<Rules>& r) {
  std::vector<Row> rows;
  State before = Rules::start(r.setup);
  play<Rules>(r, [&](const auto& p, const auto& events) {
    if (before.phase == Phase::kPlay)
      rows.push_back(row_of(before, orders_of(r, p.reached - 1), events));
    before = p.state;
  });
  return rows;
}

std::vector<std::string> cells(const Row& r) {
  return {std::to_string(r.number),
          std::string(side_name(r.side)),
          r.moves,
          r.attack,
          r.totals,
          r.result};
}
const std::vector<std::string> kColumns_ = {"Turn",   "Side",   "Orders",
                                            "Attack", "Totals", "What came of it"};

// Where play began: the first state in which both sides stand.
State beginning(const Record<Rules>& r) {
  State s = Rules::start(r.setup);
  play<Rules>(r, [&](const auto& p, const auto&) {
    if (s.phase == Phase::kDeployment) s = p.state;
  });
  return s;
}

}  // namespace

Paper turns_paper(const Record<Rules>& r, std::string_view source) {
  Paper paper{std::string(kTitle) + ": all turns", game_in_words(r.setup)};
  if (!source.empty()) paper.lead = std::string(source) + ".";
  const State from = beginning(r);
  if (from.phase == Phase::kPlay) {
    PaperSection stand{"Where the units stood"};
    for (const Seat side : {kNorth, kSouth})
      stand.list.push_back(std::string(side_name(side)) + ": " + write_units(from, side));
    paper.sections.push_back(std::move(stand));
  }
  PaperSection turns{"Turn by turn"};
  turns.paragraphs.push_back(
      "From square to square; * an arsenal is taken; x an attack: # destroyed, ~ must retreat, = "
      "resists; -- nothing.");
  PaperTable table;
  table.caption = "Orders of both sides";
  for (const std::string& column : kColumns_) table.columns.push_back({column, column == "Turn"});
  for (const Row& row : rows_of(r)) table.rows.push_back(cells(row));
  if (table.rows.empty()) {
    turns.paragraphs.push_back("No turn has been played yet.");
  } else {
    turns.table = std::move(table);
  }
  paper.sections.push_back(std::move(turns));
  const State end = play<Rules>(r).state;
  if (end.verdict)
    paper.sections.push_back({"The end", {headline(*end.verdict) + ". " + sentence(*end.verdict)}});
  return paper;
}

std::string turns_csv(const Record<Rules>& r) {
  std::vector<std::vector<std::string>> rows{kColumns_};
  for (const Row& row : rows_of(r)) rows.push_back(cells(row));
  return to_csv(rows);
}

std::string turns_name(const Record<Rules>& r) {
  return "two-arsenals-turn-" + std::to_string(play<Rules>(r).state.number) + ".csv";
}

}  // namespace wg::war
