// tarn/sheet.h — what a seat sees and may do, in words and rows.
#pragma once
#include <span>

#include "core/sheet.h"
#include "tarn/events.h"
#include "tarn/orders.h"
#include "tarn/view.h"

namespace wg::tarn {

// `events`: all of the hour just ended; the seat is told what it may hear. `pending`: orders given
// for the coming hour.
Sheet sheet(const View&, std::span<const Order> pending, std::span<const Notice<Event>> events);

}  // namespace wg::tarn
