// faces/tarn/hours.h — the day as a bar: what happened, the running hour, what is left. Also the
// scrubber.
#pragma once
#include <array>
#include <optional>

#include "tarn/units.h"

#include "board/lines.h"

namespace wg::tarn_face {

using namespace tarn;
using namespace board;

// In order of weight: a narrow cell shows the weightiest.
enum class Told : std::uint8_t { kFirstContact, kFire, kFight, kDecision, kGroundLost };

struct Day {
  Hour now = 0;                 // the running hour; kHours after the last
  std::optional<Hour> ended;    // no hour from here on was played
  std::optional<Hour> looking;  // back at this hour
  std::array<List<Told, 3>, kHours> told{};
  Seat seat = Seat::kBlue;  // contacts and losses are drawn in the other side's colour
};

void draw_hours(ImDrawList&, const Rect&, float ratio, const Day&, const Palette&);
std::optional<Hour> hour_under(const Rect&, ImVec2);

}  // namespace wg::tarn_face
