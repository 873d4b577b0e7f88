// faces/tarn/cards.h — what lies over the table for a while: help, settings, reports, the phone's
// menu.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

void show_prompt(const Sitting&,
                 Rect over);  // what the next click on the map does, if not the usual
void show_popover(const Sitting&, Rect map);

// The parts that the start screen shows as well.
void help_sheet(ui::Frame&, Desk&, Seat, Answer&);
void settings_sheet(ui::Frame&, Desk&, Answer&, const Sitting* in_play);

}  // namespace wg::tarn_face
