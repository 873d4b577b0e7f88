// faces/clash/wish.h — what a screen asks of whoever holds the game, besides what every game's do.
#pragma once
#include "clash/orders.h"
#include "clash/setup.h"

#include "faces/wish.h"

namespace wg::clash_face {

using face::ThemeChoice;
using face::ViewChoice;

namespace wish {
using namespace face::wish;
// Played at once: a step is one order. The end of a turn is `EndTurn`, as in every game; it stands
// for the order of that name.
using Give = face::wish::Give<clash::Order>;
using Begin = face::wish::Begin<clash::Setup>;  // a lesson's next position as well
struct Print {};  // the game's fights as a page of text to read, print and keep
}  // namespace wish

using Wish = face::WishWith<wish::Give, wish::Begin, wish::Print>;
using Answer = face::AnswerOf<Wish>;

}  // namespace wg::clash_face
