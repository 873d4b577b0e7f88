// ui/war_reader.h — somebody who reads the text view of Two Arsenals and acts on it.
#pragma once
#include "faces/war/locks.h"
#include "faces/war/text.h"
#include "leaf_reader.h"
#include "war_games.h"

namespace wg::war_face {

using namespace wg::reading;
using Kind = text::Part::Kind;

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

}  // namespace wg::war_face
