// faces/tarn/opponents.h — who sits across the table: the start screen's button, and the sheet it
// opens.
#pragma once
#include "tarn/opponents.h"

#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

Seat rival_of(const Choice&);  // the seat across the table
const Opponent& opponent_of(const Choice&);
void choose_opponent(Choice&, const Opponent&);

float opponent_button(ui::Frame&, Desk&, ImVec2 corner, float width);  // returns where it ends
void opponents_sheet(ui::Frame&, Desk&);

}  // namespace wg::tarn_face
