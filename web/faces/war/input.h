// faces/war/input.h — what a click on the board or a key means.
#pragma once
#include "faces/war/sitting.h"

namespace wg::war_face {

void click(const Sitting&, Square);
void enter_the_board(const Sitting&);  // the keyboard gets a square of its own there
void choose_next(const Sitting&);      // the next unit that can move now
void attack(const Sitting&);           // the unit aimed at; or aims at the first there is
void end_turn(const Sitting&);         // or, looking back, to the present
void take_off(const Sitting&);         // in deployment: the unit in hand leaves the board
void take_keys(const Sitting&);        // after every control had its turn

}  // namespace wg::war_face
