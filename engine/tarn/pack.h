// tarn/pack.h — a record of this game in few bits, in a form in which illegal orders can hardly be
// written. Scenario 4, balance 4, commanders 3 + 3, hints 2, seed 32, hours 4; then for each side
// that a person commands and each hour, the last one unfinished: a bit for every unit, and where it
// is set, whether and where it marches (5 bits) and which stance it takes; then whether and where
// the battery fires.
#pragma once
#include "core/play.h"
#include "core/wire.h"
#include "tarn/tarn.h"

namespace wg::tarn {

void write_record(WireOut&, const Record<Rules>&);
void read_record(WireIn&, Record<Rules>&);  // what cannot be sets the archive's fault

}  // namespace wg::tarn
