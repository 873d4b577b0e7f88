// clash/sheet.h — what a seat sees and may do, in words and rows.
#pragma once
#include <span>

#include "clash/clash.h"
#include "core/sheet.h"

namespace wg::clash {

// `events`: since the seat last ordered. Reports stand in the order of `View::pieces`, ghosts after
// them; their subject is a place in `View::pieces`, of a ghost nobody.
Sheet sheet(const Setup&, const View&, std::span<const Notice<Event>> events);

}  // namespace wg::clash
