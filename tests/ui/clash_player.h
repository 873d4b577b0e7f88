// ui/clash_player.h — a hand at a table of The Clash: wishes come true, as the application makes
// them.
#pragma once
#include "clash/account.h"
#include "clash/guide.h"
#include "clash/words.h"

#include "faces/clash/play.h"
#include "faces/clash/start.h"
#include "hand.h"
#include "programs/clash/clash_game.h"

namespace wg::clash_face {

using namespace board;
using Hand = face::HandOf<Desk, Wish>;

constexpr ImVec2 kDesktop{1280, 800}, kPhoneSize{320, 640};

inline Tile at(std::string_view text) {
  const auto tile = tile_named(text);
  REQUIRE_MESSAGE(tile.has_value(), text);
  return *tile;
}

// Between two people, everything known unless it says otherwise.
inline ClashGame new_game(Battle battle = Battle::kBelvoirGap, bool fog = false) {
  Setup s;
  s.battle = battle;
  s.fog = fog;
  s.player = {Player::kPerson, Player::kPerson};
  return ClashGame(Table<Rules>({s, 0, {}}));
}
// The worked example of the source, with the draw it supposes.
inline ClashGame lesson(Battle battle = Battle::kLessonPanel) {
  Setup s = setup_of({Seat::kBlue, Player::kEasy, battle, true});
  s.seed = kLessonSeed;
  return ClashGame(Table<Rules>({s, 0, {}}));
}

struct OnTheTable {  // what the screen looks at: there before the hand is
  ClashGame game;
  std::uint64_t now_ms = 0;
};

class Commander : private OnTheTable, public Hand {
 public:
  using OnTheTable::game;
  using OnTheTable::now_ms;

  explicit Commander(ClashGame g, ImVec2 window = kDesktop, Pointer pointer = Pointer::kMouse)
      : OnTheTable{std::move(g)}, Hand(window, pointer, [this](ui::Frame& f, Desk& d) {
          return show_play(f, d, game.scene(), now_ms);
        }) {}

  const View& view() const { return game.known(); }
  UnitId on(std::string_view tile) const {
    const Piece* p = top_on(view(), at(tile), game.seat());
    return p ? p->id : kNobody;
  }
  const Piece& own(UnitId id) const {
    const Piece* p = piece(view(), id);
    REQUIRE(p);
    return *p;
  }
  // Makes them come true; returns them for looking at.
  Wishes grant(Wishes wishes) {
    for (const Wish& w : wishes) grant(w);
    frames(2);
    return wishes;
  }
  Wishes tile(std::string_view name) { return click("tile." + std::string(name)); }
  bool is_enabled(std::string_view name) const { return control(name) && control(name)->enabled; }

 private:
  void give(const Order& order) {
    const Seat seat = game.seat();
    const View before = game.known();
    if (const auto no = game.give(order)) return say(desk, sentence(*no), now_ms);
    if (game.seat() != seat || game.known().turn != before.turn) turn_ended(desk);
  }
  void grant(const Wish& w) {
    if (const auto* g = std::get_if<wish::Give>(&w)) {
      give(g->order);
    } else if (std::holds_alternative<wish::EndTurn>(w)) {
      give(EndTurn{});
    } else if (const auto* s = std::get_if<wish::Seek>(&w)) {
      game.seek(s->step);
    } else if (std::holds_alternative<wish::BackToNow>(w)) {
      game.seek(game.table().length());
    } else if (std::holds_alternative<wish::Undo>(w)) {
      game.undo();
    } else if (std::holds_alternative<wish::Redo>(w)) {
      game.redo();
    }
  }
};

using face::only;
template <class O>
O only_order(const Hand::Wishes& wishes) {
  const Order order = only<wish::Give>(wishes).order;
  REQUIRE(std::holds_alternative<O>(order));
  return std::get<O>(order);
}

}  // namespace wg::clash_face
