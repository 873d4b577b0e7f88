// faces/tarn/input.h — what a click on the map or a key means.
#pragma once
#include "faces/tarn/layout.h"
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

void choose(const Sitting&, UnitId);
void choose_next(const Sitting&);  // the next unit that has not broken
void aim(const Sitting&);          // the battery: the next sector is its target; again: not
void look(const Sitting&, int by_hours);
void take_stance(const Sitting&, Stance);
void end_hour(const Sitting&);  // after its summary, where that is wanted; or back to now

void click(const Sitting&, const Hit&);
void enter_the_map(const Sitting&);                   // the keyboard gets a place of its own there
void take_keys(const Sitting&, const Layout& sheet);  // after every control had its turn

}  // namespace wg::tarn_face
