// war/pack.h — a record in few bits, for links. A turn of five moves and an attack takes 60.
#pragma once
#include "core/play.h"
#include "core/wire.h"
#include "war/war.h"

namespace wg::war {

void write_record(WireOut&, const Record<Rules>&);
// Faults on whatever no game could have written: squares, kinds and places that do not exist, two
// units on one square. Whether the orders are legal is the rules' to say.
void read_record(WireIn&, Record<Rules>&);

}  // namespace wg::war
