// faces/war/text_units.cpp — a row for each own unit: where it stands, what it is worth there,
// where it can go.
#include <algorithm>

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
  if (has_moved(p.s, id)) return sentence(Refusal::kAlreadyMoved);
  if (!near.empty())
    if (const auto no = p.refuse(Move{id, near[0]})) return sentence(*no);
  if (fights(id) && p.board.is_isolated(id)) return sentence(Refusal::kIsolated);
  return "No square beside it is free.";
}

// A choice and a button: letters and arrows go through a choice, and must not move the unit.
void go_to(const Page& p, UnitId id) {
  Desk& d = p.desk;
  const Reach near = reach(p.s, p.board, id);
  std::vector<Square> ways;
  const bool able = !near.empty() && !p.s.turn.attacked && !has_moved(p.s, id);
  for (const Square to : near)
    if (able && !p.refuse(Move{id, to})) ways.push_back(to);
  const std::string unit = "unit." + std::to_string(id), go = unit + ".go";
  if (ways.empty()) {
    const std::string why = no_way(p, id, near);
    p.leaf.words(why);
    p.leaf.button({.name = go, .label = "Move", .enabled = false, .why = why});
    return;
  }
  const bool is_chosen =
      d.chosen == id && d.heading && std::find(ways.begin(), ways.end(), *d.heading) != ways.end();
  std::vector<Option> options{{std::string(kStay), "stay"}};
  for (const Square to : ways) options.push_back({name(to), name(to) + there(p, id, to)});
  const auto to = p.leaf.select(unit + ".to", capital(unit_at(p.s, id)) + ": go to",
                                std::move(options), is_chosen ? name(*d.heading) : kStay);
  if (to) {
    d.chosen = id;
    d.aimed.reset();
    d.heading.reset();
    for (const Square way : ways)
      if (*to == name(way)) d.heading = way;
  }
  if (!p.leaf.button({.name = go,
                      .label = is_chosen ? "Move to " + name(*d.heading) : "Move",
                      .enabled = is_chosen,
                      .why = "Choose first where it is to go."}))
    return;
  p.give(Move{id, *d.heading});
  d.chosen.reset();
  d.heading.reset();
}

}  // namespace

void tell_units(const Page& p) {
  const text::Section section(p.leaf, p.us() + "'s units");
  if (p.may_order() && p.s.dislodged != kNobody)
    p.leaf.words(capital(unit_at(p.s, p.s.dislodged)) + " must retreat before all else.");
  const bool orders = p.may_order();
  std::vector<std::string> columns{"Unit", "Ground", "Worth", "Lines"};
  if (orders) columns.insert(columns.end(), {"Go to", "Move"});
  p.leaf.open_table(orders ? "Your units, and where they can go"
                           : "Where they stand, and what they are worth there",
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
