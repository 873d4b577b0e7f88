// ui/games.h — games at the table, brought to where a test wants them.
#pragma once
#include <initializer_list>

#include "tarn/words.h"

#include "faces/tarn/play.h"
#include "hand.h"
#include "programs/tarn/tarn_game.h"

namespace wg::tarn_face {

using face::only;
using Hand = face::HandOf<Desk, Wish>;

template <class O>
O only_order(const Hand::Wishes& wishes) {
  const Order order = only<wish::Give>(wishes).order;
  REQUIRE(std::holds_alternative<O>(order));
  return std::get<O>(order);
}

inline TarnGame new_game(Seat seat, std::uint32_t seed = 11) {
  Setup setup;
  setup.seed = seed;
  if (seat == Seat::kRed) {
    setup.blue = BlueCommander::kCommander;
    setup.red = RedCommander::kPerson;
  }
  return TarnGame(Table<Rules>({setup, 0, {}}));
}
inline TarnGame after_hours(TarnGame game, int hours) {
  for (int i = 0; i < hours && !game.over(); ++i) game.end_hour();
  return game;
}
inline TarnGame ended_game(Seat seat) { return after_hours(new_game(seat), kHours); }

constexpr ImVec2 kDesktop{1280, 800}, kPhoneSize{320, 640};

struct OnTheTable {  // what the screen looks at: there before the hand is
  TarnGame game_;
  std::uint64_t now_ms = 0;
};

// A play screen whose wishes come true, as the application makes them.
class Player : private OnTheTable, public Hand {
 public:
  using OnTheTable::now_ms;

  explicit Player(TarnGame game, ImVec2 window = kDesktop, Pointer pointer = Pointer::kMouse)
      : OnTheTable{std::move(game)}, Hand(window, pointer, [this](ui::Frame& f, Desk& d) {
          return show_play(f, d, game_.scene(), now_ms);
        }) {}
  TarnGame& game() { return game_; }
  // Makes them come true; returns them for looking at.
  Wishes grant(Wishes wishes) {
    for (const Wish& w : wishes) grant(w);
    frames(2);
    return wishes;
  }

 private:
  void grant(const Wish& w) {
    if (const auto* g = std::get_if<wish::Give>(&w)) {
      if (const auto no = game_.give(g->order)) say(desk, tarn::sentence(*no), now_ms);
    } else if (std::holds_alternative<wish::EndTurn>(w)) {
      game_.end_hour();
      hour_ended(desk, now_ms);
    } else if (const auto* s = std::get_if<wish::Seek>(&w)) {
      game_.seek(s->step);
    } else if (std::holds_alternative<wish::BackToNow>(w)) {
      game_.seek(game_.table().length());
    } else if (std::holds_alternative<wish::Undo>(w)) {
      game_.undo();
    } else if (std::holds_alternative<wish::Redo>(w)) {
      game_.redo();
    } else if (std::holds_alternative<wish::Reset>(w)) {
      game_.reset();
    }
  }
};

}  // namespace wg::tarn_face
