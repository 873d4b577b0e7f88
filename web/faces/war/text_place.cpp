// faces/war/text_place.cpp — placing the units: presets, and a row and a column for each.
#include "faces/war/text_parts.h"

namespace wg::war_face {
namespace {

using text::Option;

constexpr std::string_view kNowhereYet = "none";

// "Cavalry 2", "Relay": those of a kind are told apart by number.
std::string numbered(UnitId id) {
  const Kind kind = kind_of(id);
  const std::string label(kind_name(kind));
  if (kHowMany[static_cast<std::size_t>(kind)] == 1) return label;
  UnitId first = id;
  while (first > first_of(side_of(id)) && kind_of(static_cast<UnitId>(first - 1)) == kind) --first;
  return label + " " + std::to_string(id - first + 1);
}

// The side as it has been placed so far.
struct Placing {
  const Page& p;
  Deploy deploy;

  explicit Placing(const Page& page) : p(page) {
    deploy.side = page.seat();
    const UnitId first = first_of(deploy.side);
    for (std::size_t i = 0; i < kPerSide; ++i) deploy.at[i] = page.s.at[first + i];
  }
  bool is_free(Square at) const {
    if (half_of(at) != deploy.side || is_mountain(at)) return false;
    for (const Square taken : deploy.at)
      if (taken == at) return false;
    return true;
  }
  int left() const {
    int n = 0;
    for (const Square at : deploy.at) n += at == kNowhere ? 1 : 0;
    return n;
  }
  void put(std::size_t i, Square at) const {
    Deploy changed = deploy;
    changed.at[i] = at;
    p.give(changed);
  }

  // Within its column, or, not placed yet, as near the middle of the board as there is room.
  std::optional<Square> in_row(std::size_t i, int row) const {
    const Square now = deploy.at[i];
    if (now != kNowhere) {
      const Square at = square_at(row, column_of(now));
      return at == now || is_free(at) ? std::optional(at) : std::nullopt;
    }
    for (int away = 0; away <= kColumns / 2; ++away)
      for (const int column : {kColumns / 2 - away, kColumns / 2 + away})
        if (is_free(square_at(row, column))) return square_at(row, column);
    return std::nullopt;
  }

  void row_of_unit(std::size_t i) const {
    const UnitId id = static_cast<UnitId>(first_of(deploy.side) + i);
    const Square now = deploy.at[i];
    const std::string label = numbered(id);
    p.leaf.open_row(label);
    p.leaf.words(now == kNowhere ? "not placed yet" : name(now));
    std::vector<Option> rows;
    if (now == kNowhere) rows.push_back({std::string(kNowhereYet), "–"});
    const int first = deploy.side == kNorth ? 0 : kRows / 2;
    for (int row = first; row < first + kRows / 2; ++row)
      if (in_row(i, row)) rows.push_back({name(square_at(row, 0)).substr(0, 1)});
    for (Option& o : rows)
      if (o.label.empty()) o.label = o.value;
    const std::string unit = "unit." + std::to_string(id);
    const std::string row_now = now == kNowhere ? std::string(kNowhereYet) : name(now).substr(0, 1);
    if (const auto to = p.leaf.select(unit + ".row", label + ": row", std::move(rows), row_now))
      for (int row = first; row < first + kRows / 2; ++row)
        if (name(square_at(row, 0)).substr(0, 1) == *to) put(i, *in_row(i, row));
    column(i, unit, label);
    p.leaf.close();
  }
  void column(std::size_t i, const std::string& unit, const std::string& label) const {
    const Square now = deploy.at[i];
    if (now == kNowhere) return p.leaf.words("–");
    std::vector<Option> columns;
    for (int column = 0; column < kColumns; ++column)
      if (const Square at = square_at(row_of(now), column); at == now || is_free(at))
        columns.push_back({std::to_string(column + 1), std::to_string(column + 1)});
    if (const auto to = p.leaf.select(unit + ".column", label + ": column", std::move(columns),
                                      std::to_string(column_of(now) + 1)))
      for (int column = 0; column < kColumns; ++column)
        if (std::to_string(column + 1) == *to) put(i, square_at(row_of(now), column));
  }
};

}  // namespace

void tell_placing(const Page& p) {
  const Placing placing(p);
  const int left = placing.left();
  {
    const text::Section section(p.leaf, "All at once");
    for (const Deployment d : {Deployment::kBook, Deployment::kPumpHouse, Deployment::kRio})
      if (p.leaf.button({.name = "preset." + std::string(deployment_id(d)),
                         .label = std::string(deployment_name(d))}))
        p.give(Deploy{p.seat(), preset(d, p.seat())});
    if (p.leaf.button({.name = "preset.none",
                       .label = "None of them",
                       .enabled = left < static_cast<int>(kPerSide),
                       .why = "No unit is placed yet."}))
      p.give(Deploy{p.seat(), preset(Deployment::kFree, p.seat())});
  }
  const text::Section section(p.leaf, "One by one");
  p.leaf.words(where_to_place(p.seat()));
  p.leaf.open_table("Your units, and where they begin", {"Unit", "Square", "Row", "Column"});
  for (std::size_t i = 0; i < kPerSide; ++i) placing.row_of_unit(i);
  p.leaf.close();
  p.leaf.words(left_to_place(left));
  if (p.leaf.button({.name = "deploy.done",
                     .label = "Done",
                     .enabled = left == 0,
                     .why = "All seventeen units must stand first.",
                     .primary = true}))
    p.wish(wish::EndTurn{});
  p.answer.take(face::tell_take_back(p.leaf, p.desk,
                                     {.can_undo = p.scene.can_undo,
                                      .can_redo = p.scene.can_redo,
                                      .can_reset = !p.scene.orders.empty(),
                                      .reset = "Begin again with placing",
                                      .no_undo = "No unit has been placed yet.",
                                      .no_reset = "No unit has been placed yet."}));
}

}  // namespace wg::war_face
