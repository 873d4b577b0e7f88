// faces/war/wish.h — what a screen asks of whoever holds the game, besides what every game's do.
#pragma once
#include "war/orders.h"
#include "war/published.h"
#include "war/setup.h"

#include "faces/wish.h"

namespace wg::war_face {

using face::ThemeChoice;
using face::ViewChoice;

namespace wish {
using namespace face::wish;
// In deployment always the whole side, `Deploy`: undo takes it back unit by unit.
using Give = face::wish::Give<war::Order>;
using Begin = face::wish::Begin<war::Setup>;
// Looking back, order by order: the turn of that step with so many of its orders taken. `Seek` is
// the same with none.
struct SeekOrder {
  Step step = 0;
  std::size_t taken = 0;
};
struct ShowPublished {
  war::Fragment fragment{};
};                // the built-in replay
struct Print {};  // the game's turns as a page of text to read, print and keep
}  // namespace wish

using Wish =
    face::WishWith<wish::Give, wish::Begin, wish::SeekOrder, wish::ShowPublished, wish::Print>;
using Answer = face::AnswerOf<Wish>;

}  // namespace wg::war_face
