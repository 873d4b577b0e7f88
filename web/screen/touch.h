// web/screen/touch.h — fingers and wheels, turned into the mouse that Dear ImGui knows.
#pragma once

namespace wg::screen {

void touch_frame();  // once in every frame, between NewFrame and the drawing
void touch_drawn();  // and after it: what nobody took scrolls or pans

}  // namespace wg::screen
