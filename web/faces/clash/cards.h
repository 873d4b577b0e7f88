// faces/clash/cards.h — what lies over the table: settings, help, the menu, a question.
#pragma once
#include "faces/clash/sitting.h"

namespace wg::clash_face {

void settings_sheet(ui::Frame&, Desk&, Answer&, bool in_play);
void help_sheet(ui::Frame&, Desk&);
void show_popover(const Sitting&);

}  // namespace wg::clash_face
