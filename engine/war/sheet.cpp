// war/sheet.cpp — a view as rows.
#include "war/sheet.h"

#include "war/words.h"

namespace wg::war {
namespace {

std::string value_of(const State& s, const Board& board, UnitId id) {
  if (!is_there(s, id)) return {};
  const bool worthless = fights(id) && board.is_isolated(id);
  return std::to_string(worthless ? 0 : worth(id).attack) + " attack, " +
         std::to_string(worthless ? 0 : defence_on(id, s.at[id])) + " defence";
}

std::string squares(const Reach& reach) {
  std::vector<std::string> names;
  for (const Square to : reach) names.push_back(name(to));
  return listed(names);
}

UnitRow own_row(const State& s, const Board& board, UnitId id, bool may_move) {
  UnitRow row;
  row.subject = id;
  row.kind = std::string(kind_name(kind_of(id)));
  row.name = row.kind;
  row.place = is_there(s, id) ? name(s.at[id]) : "";
  row.at = row.place;
  if (is_there(s, id))
    if (const auto t = terrain_name(ground(s.at[id])); !t.empty()) row.at += ", " + std::string(t);
  row.strength = value_of(s, board, id);
  row.posture = standing(s, board, id);
  row.gone = !is_there(s, id);
  if (has_moved(s, id) && s.to_move == side_of(id))
    row.order = "moved";
  else if (may_move && !row.gone)
    row.order = squares(reach(s, board, id));
  return row;
}

ReportRow enemy_row(const State& s, const Board& board, UnitId id) {
  ReportRow row;
  row.subject = id;
  row.place = name(s.at[id]);
  row.what = std::string(kind_name(kind_of(id)));
  const Totals t = totals(s, board, id);
  row.how =
      t.offence == 0 ? sentence(why_no_attacker(s, board, id)) : ratio(t) + ", " + result_name(t);
  return row;
}

PlaceRow arsenal_row(const State& s, std::size_t i) {
  PlaceRow row;
  row.place = name(kArsenals[i]) + " arsenal";
  row.held = std::string(side_name(owner_of(i)));
  row.ways = stands(s.arsenals, i) ? "stands" : "gone";
  for (UnitId id = 0; id < kUnits; ++id)
    if (s.at[id] == kArsenals[i])
      (side_of(id) == owner_of(i) ? row.own : row.reported) = unit_name(id);
  return row;
}

}  // namespace

Sheet sheet(const Setup&, const View& view, std::span<const Notice<Event>> events) {
  const State& s = view.state;
  const Board board(s);
  Sheet sheet;
  const std::string enemy(side_name(other(view.seat)));
  sheet.task = std::string(side_name(view.seat)) + ": take both arsenals of " + enemy +
               ", or destroy all that fights for it";
  sheet.clock = turn_name(s);
  sheet.turn = whose_turn(s);
  const bool mine = s.phase == Phase::kPlay && s.to_move == view.seat && !s.verdict;
  if (s.phase == Phase::kPlay) {
    sheet.orders = moves_made(s.turn) + ", " + attack_left(s.turn);
    sheet.orders_note = communication(s, board, view.seat);
    sheet.count = moves_made(s.turn);
  }
  const bool may_move = mine && !s.turn.attacked && s.turn.moves < kMovesATurn;
  for (UnitId id = first_of(view.seat); id < first_of(view.seat) + kPerSide; ++id)
    sheet.units.push_back(own_row(s, board, id, may_move));
  const UnitId foe = first_of(other(view.seat));
  for (UnitId id = foe; id < foe + kPerSide; ++id)
    if (is_there(s, id)) sheet.reports.push_back(enemy_row(s, board, id));
  for (std::size_t i = 0; i < kArsenals.size(); ++i) sheet.ground.push_back(arsenal_row(s, i));
  sheet.news = news(s, events);
  return sheet;
}

}  // namespace wg::war
