// ui/clash_reader.h — somebody who reads the text view of The Clash and acts on it.
#pragma once
#include <doctest/doctest.h>

#include "clash/words.h"

#include "faces/clash/start.h"
#include "faces/clash/text.h"
#include "leaf_reader.h"
#include "programs/clash/clash_game.h"
#include "table/open.h"

namespace wg::clash_face {

using namespace wg::reading;

inline ClashGame begun(Battle battle, bool fog = true,
                       std::array<Player, 2> players = {Player::kPerson, Player::kPerson}) {
  Setup setup;
  setup.battle = battle;
  setup.player = players;
  setup.fog = fog;
  return ClashGame(Table<Rules>({setup, 0, {}}));
}

// A reader at the table, whose wishes come true. Between two people it is whoever is to move.
struct Reader {
  ClashGame game;
  Desk desk{};

  Leaf leaf() {
    Leaf l("play");
    tell_play(l, desk, game.scene());
    return l;
  }
  std::vector<Wish> act(std::string name, std::string value = {}) {
    Leaf l("play", {std::move(name), std::move(value)});
    auto wishes = tell_play(l, desk, game.scene()).wishes;
    for (const Wish& w : wishes) grant(w);
    return wishes;
  }
  void choose(std::string_view name) {
    for (const Piece& p : game.known().pieces)
      if (p.side == game.seat() && name_of(game.battle(), p) == name) {
        act("unit.choose", std::to_string(p.id));
        return;
      }
    FAIL("nobody of that name");
  }
  std::string support(std::string_view name) {
    for (const Piece& p : game.known().pieces)
      if (p.side == game.seat() && name_of(game.battle(), p) == name)
        return "support." + std::to_string(p.id);
    return {};
  }

 private:
  void grant(const Wish& w) {
    if (const auto* g = std::get_if<wish::Give>(&w)) CHECK_FALSE(game.give(g->order));
    if (std::holds_alternative<wish::EndTurn>(w)) CHECK_FALSE(game.give(EndTurn{}));
    if (std::holds_alternative<wish::Undo>(w)) game.undo();
    if (std::holds_alternative<wish::Redo>(w)) game.redo();
    if (std::holds_alternative<wish::Reset>(w)) game.reset();
    if (const auto* to = std::get_if<wish::Seek>(&w)) game.seek(to->step);
    if (std::holds_alternative<wish::BackToNow>(w)) game.seek(game.table().length());
  }
};

template <class W>
bool only(const std::vector<Wish>& wishes) {
  return wishes.size() == 1 && std::holds_alternative<W>(wishes[0]);
}

}  // namespace wg::clash_face
