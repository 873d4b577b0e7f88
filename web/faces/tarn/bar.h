// faces/tarn/bar.h — the strip above the map: what this is, and the tools.
#pragma once
#include "faces/tarn/sitting.h"

namespace wg::tarn_face {

void show_bar(const Sitting&, Rect);
// A place for the real button that copies: it works only inside a click the browser saw.
void reserve_copy(const Sitting&, Rect);
inline constexpr char kCopy[] = "Copy link";

}  // namespace wg::tarn_face
