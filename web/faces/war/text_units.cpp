// faces/war/text_units.cpp — a row for each own unit: where it stands, what it is worth there,
// where it can go.
#include "war/movement.h"

#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

using text::Option;

constexpr std::string_view kStay = "stay";

// What is to be known of a square before one goes there.
std::string there(const Page& p, UnitId id, Square to) {
  std::string words;
  const auto arsenal = arsenal_on(to);
  const bool takes =
      arsenal && fights(id) && owner_of(*arsenal) != p.seat() && stands(p.s.arsenals, *arsenal);
  if (takes)
    words += ", takes the arsenal";
  else if (const auto terrain = terrain_name(ground(to)); !terrain.empty())
    words += ", " + std::string(terrain);
  const State after = take(p.s, Move{id, to}).state;
  if (Board(after).is_isolated(id)) words += ", cut off there";
  return words;
}

// What keeps it from going anywhere.
std::string no_way(const Page& p, UnitId id, const Reach& near) {
  if (has_moved(p.s, id)) return "has moved";
  if (!near.empty())
    if (const auto no = p.refuse(Move{id, near[0]})) return sentence(*no);
  if (fights(id) && p.board.is_isolated(id)) return sentence(Refusal::kIsolated);
  return "No square beside it is free.";
}

void go_to(const Page& p, UnitId id) {
  const Reach near = reach(p.s, p.board, id);
  std::vector<Square> ways;
  const bool able = !near.empty() && !p.s.turn.attacked && !has_moved(p.s, id);
  for (const Square to : near)
    if (able && !p.refuse(Move{id, to})) ways.push_back(to);
  if (ways.empty()) return p.leaf.words(no_way(p, id, near));
  std::vector<Option> options{{std::string(kStay), "stay"}};
  for (const Square to : ways) options.push_back({name(to), name(to) + there(p, id, to)});
  const auto to = p.leaf.select("unit." + std::to_string(id) + ".to",
                                capital(unit_at(p.s, id)) + ": go to", std::move(options), kStay);
  for (const Square way : ways)
    if (to && *to == name(way)) p.give(Move{id, way});
}

}  // namespace

void tell_units(const Page& p) {
  const text::Section section(p.leaf, p.us() + "'s units");
  if (p.may_order() && p.s.dislodged != kNobody)
    p.leaf.words(capital(unit_at(p.s, p.s.dislodged)) + " must retreat before all else.");
  const bool orders = p.may_order();
  std::vector<std::string> columns{"Unit", "Ground", "Worth", "Lines"};
  if (orders) columns.push_back("Go to");
  p.leaf.open_table(orders ? "Your units, and where they can go" : p.us() + "'s units",
                    std::move(columns));
  for (const UnitRow& row : p.sheet.units) {
    if (row.gone) continue;
    const auto terrain = terrain_name(ground(p.s.at[row.subject]));
    p.leaf.open_row(row.kind + " at " + row.place);
    p.leaf.words(terrain.empty() ? "–" : std::string(terrain));
    p.leaf.words(row.strength);
    p.leaf.words(row.posture);
    if (orders) go_to(p, row.subject);
    p.leaf.close();
  }
  p.leaf.close();
}

}  // namespace wg::war_face
