// faces/doors.h — the ways to the other games of the site, on a start screen.
#pragma once
#include "faces/lobby.h"
#include "ui/frame.h"

namespace wg::face {

inline constexpr std::string_view kOtherGames = "Other games here";

// A row from x to r; how far down it went. `covered`: a card or a sheet lies over the screen.
float show_doors(ui::Frame&, const Lobby&, bool covered, float x, float r, float y);
float height_of_doors(const Lobby&, bool coarse);

}  // namespace wg::face
