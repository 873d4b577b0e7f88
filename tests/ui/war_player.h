// ui/war_player.h — a hand at a table of Two Arsenals: wishes come true, as the application makes
// them.
#pragma once
#include "faces/war/assault.h"
#include "faces/war/play.h"
#include "hand.h"
#include "war_games.h"

namespace wg::war_face {

using namespace board;
using Hand = face::HandOf<Desk, Wish>;

constexpr ImVec2 kDesktop{1280, 800}, kPhoneSize{320, 640};

struct OnTheTable {  // what the screen looks at: there before the hand is
  Game game;
  Seat seat = kNorth;
  std::optional<std::size_t> taken{};
  Threats threats{};
  std::uint64_t now_ms = 0;
};

class Commander : private OnTheTable, public Hand {
 public:
  using OnTheTable::game;
  using OnTheTable::now_ms;
  using OnTheTable::seat;
  using OnTheTable::threats;

  explicit Commander(Game g, Seat who = kNorth, ImVec2 window = kDesktop,
                     Pointer pointer = Pointer::kMouse)
      : OnTheTable{std::move(g), who}, Hand(window, pointer, [this](ui::Frame& f, Desk& d) {
          Shown shown(game, seat, game.live() ? std::nullopt : taken);
          shown.scene.threats = &threats;
          return show_play(f, d, shown.scene, now_ms);
        }) {}

  State state() const { return game.view_ahead(seat).state; }
  Square where(std::string_view square_of_old, const State& then) const {
    for (UnitId id = 0; id < kUnits; ++id)
      if (then.at[id] == at(square_of_old)) return state().at[id];
    return kNowhere;
  }
  // Makes them come true; returns them for looking at.
  Wishes grant(Wishes wishes) {
    for (const Wish& w : wishes) grant(w);
    frames(2);
    return wishes;
  }
  Wishes square(std::string_view name) { return click("square." + std::string(name)); }
  void move(std::string_view from, std::string_view to) {
    grant(square(from));
    grant(square(to));
  }

 private:
  void grant(const Wish& w) {
    if (const auto* g = std::get_if<wish::Give>(&w)) {
      if (const auto no = game.give(seat, g->order)) say(desk, sentence(*no), now_ms);
    } else if (std::holds_alternative<wish::EndTurn>(w)) {
      game.advance();
      if (game.state().phase == Phase::kPlay) seat = game.state().to_move;
      turn_ended(desk, now_ms);
    } else if (const auto* s = std::get_if<wish::Seek>(&w)) {
      look(s->step, 0);
    } else if (const auto* o = std::get_if<wish::SeekOrder>(&w)) {
      look(o->step, o->taken);
    } else if (std::holds_alternative<wish::BackToNow>(w)) {
      look(game.length(), 0);
    } else if (std::holds_alternative<wish::Undo>(w)) {
      game.undo();
    } else if (std::holds_alternative<wish::Redo>(w)) {
      game.redo();
    } else if (std::holds_alternative<wish::Reset>(w)) {
      game.reset();
    }
  }
  void look(Step step, std::size_t orders) {
    game.seek(step);
    taken = orders;
    if (game.state().phase == Phase::kPlay) seat = game.state().to_move;
  }
};

// The one wish, of this kind.
template <class W>
W only(const Hand::Wishes& wishes) {
  REQUIRE(wishes.size() == 1);
  REQUIRE(std::holds_alternative<W>(wishes[0]));
  return std::get<W>(wishes[0]);
}
template <class O>
O only_order(const Hand::Wishes& wishes) {
  const Order order = only<wish::Give>(wishes).order;
  REQUIRE(std::holds_alternative<O>(order));
  return std::get<O>(order);
}

// The published battle after so many turns, South to move where the number is odd; and the turn
// under way.
inline Game battle(Step turns, std::string_view under_way = "") {
  const Record<Rules> whole = published(Fragment::kBattle);
  Record<Rules> part{whole.setup, turns, {}};
  for (const auto& g : whole.given)
    if (g.step < turns) part.given.push_back(g);
  Game game(part);
  const Seat seat = game.state().to_move;
  if (!under_way.empty()) {
    const auto read = read_turn(game.state(), under_way);
    REQUIRE(std::holds_alternative<std::vector<Order>>(read));
    for (const Order& order : std::get<std::vector<Order>>(read))
      REQUIRE_FALSE(game.give(seat, order));
  }
  return game;
}
// The five moves of South's turn 42, before its attack: 23 to 18 on G12.
inline constexpr std::string_view kFive = "J13-H11 J12-I12 I13-H12 H14-H13 I15-I14";

}  // namespace wg::war_face
