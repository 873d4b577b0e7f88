// faces/tarn/symbols.h — from what is known of a unit to how it is drawn. Panels draw the same
// symbols.
#pragma once
#include "board/marks.h"
#include "faces/tarn/picture.h"

namespace wg::tarn_face {

inline constexpr int kOldest_h = 3;  // older contacts leave the map

Mark symbol_of(Seat, Kind);  // who it is, nothing more
Mark battery_symbol(Seat);
Mark mark_of(const View&, UnitId own, const Intent&);               // exact, with posture and flags
Mark mark_of(const View& now, const View* before, const Contact&);  // as certain as the report
Mark mark_of(const Movement&);

bool is_on_map(const View&, UnitId own);  // in the hour in which it broke, too
bool is_on_map(const View&, const Contact&);
bool is_on_map(const View&, const Movement&);

}  // namespace wg::tarn_face
