// faces/tarn/play.h — the play screen: the map, the hour, the orders.
#pragma once
#include "faces/tarn/desk.h"
#include "faces/tarn/layout.h"
#include "faces/tarn/scene.h"

namespace wg::tarn_face {

Answer show_play(ui::Frame&, Desk&, const Scene&, std::uint64_t now_ms);

// The picture that the screen's map shows; and the sheet it lies on, for a window of this size.
Picture picture_of(const Desk&, const Scene&, std::uint64_t now_ms, bool coarse);
Layout sheet_of(ImVec2 window, const Scene&, float ratio, bool coarse);

}  // namespace wg::tarn_face
