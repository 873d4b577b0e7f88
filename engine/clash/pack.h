// clash/pack.h — a record in few bits, for links. An order takes 3 to 39, mostly 15.
#pragma once
#include "clash/clash.h"
#include "core/play.h"
#include "core/wire.h"

namespace wg::clash {

// Not of a game on a scenario of its own: that is not in the link.
void write_record(WireOut&, const Record<Rules>&);
// Faults on whatever no game could have written: units and tiles that do not exist, and a second
// way of writing the same thing. Whether the orders are legal is the rules' to say.
void read_record(WireIn&, Record<Rules>&);

}  // namespace wg::clash
