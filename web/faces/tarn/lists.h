// faces/tarn/lists.h — the unit list and the list of reports, as panels or as sections of a longer
// one.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

// From `y` down, over the whole width of `r`. Return where they end.
float unit_rows(const Sitting&, Rect r, float y, float row);
float report_rows(const Sitting&, Rect r, float y, float row);

void show_units(const Sitting&, Rect);  // with the reports below, where they have no other place
void show_reports(const Sitting&, Rect);
void show_reports_folded(const Sitting&, Rect);  // one row that opens them

}  // namespace wg::tarn_face
