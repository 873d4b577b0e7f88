// ui/war_games.h — games of war at the table, brought to where a test wants them, and what a screen
// is drawn from there.
#pragma once
#include <doctest/doctest.h>

#include "war/notation.h"
#include "war/published.h"
#include "war/words.h"

#include "faces/war/desk.h"
#include "faces/war/scene.h"
#include "table/table.h"

namespace wg::war_face {

using Game = Table<Rules>;

// Between two people, one of whom sits at the screen: whoever is to move, or still to place.
inline Setup between_people(Deployment d = Deployment::kBook, First first = First::kNorthBegins) {
  Setup s;
  s.deployment = {d, d};
  s.first = first;
  s.player = {Player::kPerson, Player::kPerson};
  return s;
}
inline Game new_game(const Setup& setup = between_people()) { return Game({setup, 0, {}}); }

// A game that begins in that position.
inline Game game_from(std::string_view north, std::string_view south, Seat to_move = kNorth,
                      std::uint8_t arsenals = 0b1111) {
  Start start;
  start.to_move = to_move;
  start.arsenals = arsenals;
  for (const Seat side : kPlayers) {
    const auto read = read_units(side == kNorth ? north : south);
    REQUIRE(std::holds_alternative<std::array<Square, kPerSide>>(read));
    const auto& squares = std::get<std::array<Square, kPerSide>>(read);
    std::copy(squares.begin(), squares.end(), start.at.begin() + first_of(side));
  }
  Setup setup = between_people();
  setup.start = start;
  return new_game(setup);
}
inline Game published_game(Fragment f) { return Game(published(f)); }

inline Square at(std::string_view text) {
  const auto square = square_named(text);
  REQUIRE_MESSAGE(square.has_value(), text);
  return *square;
}

// All that a scene refers to, of the step at the table's cursor.
struct Shown {
  Setup setup;
  State began;
  std::vector<Order> orders;
  View now;
  Board board;
  std::vector<Notice<Event>> last;
  std::vector<Told> turns;
  Threats threats{};
  Scene scene;

  Shown(const Game& game, Seat seat, std::optional<std::size_t> taken = {})
      : setup(game.setup()),
        began(game.state()),
        orders(game.orders(seat)),
        now(looking(game, seat, taken)),
        board(now.state),
        last(game.events()),
        scene{setup, now, board, began} {
    for (Step i = 0; i < game.length(); ++i)
      turns.push_back(told(game.state(i), game.events(i + 1), orders_of(game.record(), i).size()));
    scene.orders = orders;
    scene.taken = taken.value_or(game.live() ? orders.size() : 0);
    scene.last = last;
    scene.turns = turns;
    scene.step = game.cursor();
    scene.length = game.length();
    scene.live = game.live();
    scene.can_undo = game.can_undo();
    scene.can_redo = game.can_redo();
    if (game.over()) scene.verdict = Rules::verdict(setup, game.state(game.length()));
  }
  Shown(const Shown&) = delete;
  Shown& operator=(const Shown&) = delete;

 private:
  static View looking(const Game& game, Seat seat, std::optional<std::size_t> taken) {
    if (game.live() && !taken) return game.view_ahead(seat);
    View view = Rules::view(game.setup(), game.state(), seat);
    const auto orders = game.orders(seat);
    for (std::size_t i = 0; i < taken.value_or(0); ++i)
      view = Rules::ahead(game.setup(), view, orders[i]);
    return view;
  }
};

}  // namespace wg::war_face
