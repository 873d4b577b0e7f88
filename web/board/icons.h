// board/icons.h — small pictures on a 20 px square. Geometry, because Lato has no such letters.
#pragma once
#include "board/lines.h"

namespace wg::board {

enum class Icon : std::uint8_t {
  kUndo,
  kRedo,
  kText,
  kMenu,
  kLink,
  kSettings,
  kHelp,
  kPlay,
  kPause,
  kPrevious,
  kNext,
  kLeft,
  kRight,
  kUp,
  kDown,
  kClose,
  kCheck,
  kPlus,
  kMinus,
  kFire,
  kEye,
  kDig,
  kFight,
  kGiveGround,
  kMove,
  kHourglass
};
void draw(ImDrawList&, Icon, ImVec2 middle, ImU32 colour, float scale = 1);

}  // namespace wg::board
