// war/sheet.h — what a seat sees and may do, in words and rows.
#pragma once
#include <span>

#include "core/sheet.h"
#include "war/war.h"

namespace wg::war {

// `events`: of the turn just ended. The view has taken the orders of the turn under way.
Sheet sheet(const Setup&, const View&, std::span<const Notice<Event>> events);

}  // namespace wg::war
