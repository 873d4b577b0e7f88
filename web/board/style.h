// board/style.h — Dear ImGui's own widgets in the sheet's clothes.
#pragma once
#include "board/palette.h"

namespace wg::board {

enum class Pointer : std::uint8_t { kMouse, kFinger };

// Call once per change of theme or pointer. Fingers get room, never larger type.
void dress(const Palette&, Pointer);

// The one dark button of a screen: alive while its button is drawn.
class Primary {
 public:
  explicit Primary(const Palette&);
  ~Primary();
  Primary(const Primary&) = delete;
  Primary& operator=(const Primary&) = delete;
};

}  // namespace wg::board
