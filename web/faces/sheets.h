// faces/sheets.h — a sheet of paper over the table: its place, its title, how it closes.
#pragma once
#include "faces/desk.h"

namespace wg::face {

Rect window_rect();
Rect centred(float w, float h);  // in the window, no larger than it
float sheet_pad(Rect);

// Shade, plate, title and a way to close it; returns what is left below the title.
Rect sheet(ui::Frame&, Desk&, Rect, std::string_view title);
void close_outside(Desk&, Rect);  // a click beside the open sheet closes it

}  // namespace wg::face
