// ui/war_reader.h — somebody who reads the text view of Two Arsenals and acts on it.
#pragma once
#include <algorithm>
#include <set>

#include "faces/war/locks.h"
#include "faces/war/text.h"
#include "war_games.h"

namespace wg::war_face {

using text::Act;
using text::Leaf;
using Kind = text::Part::Kind;

inline const text::Part* find(const Leaf& leaf, std::string_view name) {
  for (const text::Part& p : leaf.parts())
    if (p.name == name) return &p;
  return nullptr;
}
inline const text::Part& part(const Leaf& leaf, std::string_view name) {
  const text::Part* p = find(leaf, name);
  REQUIRE_MESSAGE(p, name);
  return *p;
}
inline bool offers(const text::Part& p, std::string_view value) {
  return std::any_of(p.options.begin(), p.options.end(),
                     [&](const text::Option& o) { return o.value == value; });
}
inline std::string label_of(const text::Part& p, std::string_view value) {
  for (const text::Option& o : p.options)
    if (o.value == value) return o.label;
  return {};
}
inline bool says(const Leaf& leaf, std::string_view words) {
  return std::any_of(leaf.parts().begin(), leaf.parts().end(), [&](const text::Part& p) {
    if (p.label.find(words) != std::string::npos) return true;
    return std::any_of(p.options.begin(), p.options.end(), [&](const text::Option& o) {
      return o.label.find(words) != std::string::npos;
    });
  });
}
// The cells of the row of that heading.
inline std::vector<std::string> row(const Leaf& leaf, std::string_view heading) {
  std::vector<std::string> cells;
  bool inside = false;
  for (const text::Part& p : leaf.parts()) {
    if (inside && p.kind == Kind::kEnd) return cells;
    if (inside) cells.push_back(p.label);
    if (p.kind == Kind::kRow && p.label == heading) inside = true;
  }
  return cells;
}
inline std::set<std::string> controls(const Leaf& leaf) {
  std::set<std::string> names;
  for (const text::Part& p : leaf.parts())
    if (!p.name.empty() && p.enabled) names.insert(p.name);
  return names;
}

inline Desk asking_nothing() {
  Desk desk;
  desk.sums_up = false;
  return desk;
}

// A reader at the table, whose wishes come true. Between two people it is whoever is to move.
struct Reader {
  Game game;
  Desk desk = asking_nothing();
  std::size_t taken = 0;  // of the orders of the step looked at, looking back
  Seat placing = kNorth;

  Seat seat() const {
    const State& s = game.state();
    return s.phase == Phase::kDeployment ? placing : s.to_move;
  }
  Leaf leaf(Act act = {}) {
    Leaf l("play", std::move(act));
    tell_on(l);
    return l;
  }
  std::vector<Wish> move(UnitId id, std::string to) {
    const std::string unit = "unit." + std::to_string(id);
    CHECK(act(unit + ".to", to).empty());  // nothing goes before it is told to
    return act(unit + ".go");
  }
  std::vector<Wish> act(std::string name, std::string value = {}) {
    Leaf l("play", {std::move(name), std::move(value)});
    auto wishes = tell_on(l).wishes;
    for (const Wish& w : wishes) grant(w);
    return wishes;
  }

 private:
  Answer tell_on(Leaf& l) {
    const Shown shown(game, seat(),
                      game.live() ? std::optional<std::size_t>() : std::optional(taken));
    return tell_play(l, desk, shown.scene);
  }
  void grant(const Wish& w) {
    if (const auto* g = std::get_if<wish::Give>(&w)) CHECK_FALSE(game.give(seat(), g->order));
    if (std::holds_alternative<wish::EndTurn>(w)) {
      if (game.state().phase == Phase::kDeployment && placing == kNorth)
        placing = kSouth;
      else
        game.advance();
    }
    if (std::holds_alternative<wish::Undo>(w)) game.undo();
    if (std::holds_alternative<wish::Redo>(w)) game.redo();
    if (std::holds_alternative<wish::Reset>(w)) game.reset();
    if (std::holds_alternative<wish::BackToNow>(w)) game.seek(game.length());
    const auto* step = std::get_if<wish::Seek>(&w);
    const auto* order = std::get_if<wish::SeekOrder>(&w);
    taken = order ? order->taken : step ? 0 : taken;
    if (order || step) game.seek(order ? order->step : step->step);
  }
};

inline UnitId unit_on(const Game& game, std::string_view square) {
  const UnitId id = Board(game.state()).on(at(square));
  REQUIRE_MESSAGE(id != kNobody, square);
  return id;
}
inline std::string to_of(UnitId id) { return "unit." + std::to_string(id) + ".to"; }

template <class W>
bool only(const std::vector<Wish>& wishes) {
  return wishes.size() == 1 && std::holds_alternative<W>(wishes[0]);
}

inline void check_in_order(const Leaf& leaf) {
  int open = 0, titles = 0;
  std::set<std::string> names;
  for (const text::Part& p : leaf.parts()) {
    open += p.kind == Kind::kSection || p.kind == Kind::kTable || p.kind == Kind::kRow;
    open -= p.kind == Kind::kEnd;
    CHECK(open >= 0);
    titles += p.kind == Kind::kTitle;
    CAPTURE(p.name);
    if (!p.name.empty()) CHECK(names.insert(p.name).second);
    if (p.kind == Kind::kRow || p.kind == Kind::kSection) CHECK_FALSE(p.label.empty());
    if (p.kind == Kind::kButton && !p.enabled) CHECK_FALSE(p.note.empty());
  }
  CHECK(open == 0);
  CHECK(titles == 1);
}

// One more step of that table is as many cells as it has columns.
inline void check_tables(const Leaf& leaf) {
  std::size_t columns = 0, cells = 0;
  bool in_row = false;
  for (const text::Part& p : leaf.parts()) {
    if (p.kind == Kind::kTable) columns = p.options.size();
    if (in_row && p.kind == Kind::kEnd) {
      CHECK(cells + 1 == columns);
      in_row = false;
    } else if (in_row) {
      ++cells;
    }
    if (p.kind == Kind::kRow) in_row = true, cells = 0;
  }
}

}  // namespace wg::war_face
