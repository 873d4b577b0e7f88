// faces/clash/input.h — what a click on the board or a key means.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

void click(const Sitting&, Tile);
void choose_at(const Sitting&, Tile);  // one's own there, the next of a stack; never an order
void enter_the_board(const Sitting&);  // the keyboard gets a tile of its own there
void choose_next(const Sitting&);      // the next unit that can still do something
void aim_at(const Sitting&, const Aim&);
void aim_at_next(const Sitting&);            // the next enemy whom the chosen unit could attack
void attack(const Sitting&);                 // as it is spoken of
void take_posture(const Sitting&, Posture);  // for the chosen unit and its formation
void end_turn(const Sitting&);               // or, looking back, to the present
void take_keys(const Sitting&);              // after every control had its turn

}  // namespace wg::clash_face
