// programs/war/app_print.cpp — the game's turns as a paper over the canvas.
#include "war/notation.h"
#include "war/words.h"

#include "programs/war/app.h"

namespace wg {

void WarApp::print() {}

}  // namespace wg
