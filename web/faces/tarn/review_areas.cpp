// faces/tarn/review_areas.cpp — three maps where they are legible, then two, then one.
#include "faces/tarn/review_areas.h"

#include <algorithm>
#include <cmath>

namespace wg::tarn_face {
namespace {

constexpr float kTitle = 28;   // above a map
constexpr float kWrong = 104;  // heading and two rows of differences
constexpr float kWorth = 206;
constexpr float kTallest = 1.18f;  // of a map, against its width; lower is 1 : 1.45
constexpr float kLowest = 0.6f;

// `n` maps of one size side by side from (x, y), as tall as there is room for; returns their foot.
float hang(ReviewAreas& a, int n, float x, float y, float w, float room, float gap) {
  const float wide = std::floor((w - gap * static_cast<float>(n - 1)) / static_cast<float>(n));
  const float tall =
      std::floor(std::clamp(room, std::min(wide * kLowest, 120.0f), wide * kTallest));
  a.maps = n;
  for (int i = 0; i < n; ++i)
    a.map[static_cast<std::size_t>(i)] = {x + static_cast<float>(i) * (wide + gap), y, wide, tall};
  return y + tall;
}

// Steps and the bar of hours in one row of the column; returns its foot.
float row_of_hours(ReviewAreas& a, float x, float y, float w, bool coarse) {
  const float side = coarse ? 44 : 34, steps = 3 * side + (coarse ? 8.0f : 12.0f);
  a.steps = {x, y, steps, side};
  a.hours = {x + steps + 20, y + (side - 24) / 2, w - steps - 26, 24};
  return y + side + 14;
}

void wide(ReviewAreas& a, float w, float h, bool coarse) {
  const float panel = std::round(std::clamp(0.25f * w, 316.0f, 400.0f));
  a.bar = {0, 0, w, 48};
  a.panel = {w - panel, 48, panel, h - 48};
  const float x = 24, column = w - panel - 48, side = coarse ? 44 : 34;
  const bool below = h >= 700;
  const float worth = below ? kWorth : 0;
  const float top = a.bar.h + kTitle + 12;
  const float room = h - top - kWrong - side - 30 - worth - 10;
  float y = hang(a, 3, x, top, column, room, 16) + 10;
  a.wrong = {x, y, column, kWrong};
  y = row_of_hours(a, x, y + kWrong, column, coarse) + 6;
  if (below) {
    a.worth = {x, h - worth, column, worth};
    // What is left over goes to the differences, not to a hole.
    const float spare = a.worth.y - y;
    if (spare > 0) a.wrong.h += spare, a.steps.y += spare, a.hours.y += spare;
  }
}

void middle(ReviewAreas& a, float w, float h, bool coarse) {
  const float panel = w >= 1000 ? 300.0f : 252.0f;
  a.pad = 14;
  a.bar = {0, 0, w, 44};
  a.panel = {w - panel, 44, panel, h - 44};
  const float x = 14, column = w - panel - 28;
  const float side = coarse ? 44 : 34, top = a.bar.h + side + 14;
  const float y = hang(a, 2, x, top, column, h - top - side - 26 - 96, 12) + 12;
  const float foot = row_of_hours(a, x, y, column, coarse) + 4;
  const float choice = coarse ? 44 : 30;  // in the row of the titles
  a.choice = {a.map[0].x + a.map[0].w - 108, top - choice - 6, 108, choice};
  a.wrong = {x, foot, column, h - foot - 4};
}

// One map, what is said of it beside it.
void low(ReviewAreas& a, float w, float h, bool coarse) {
  float panel = std::round(std::clamp(0.4f * w, 230.0f, 340.0f));
  const float tool = 44;
  const float x = 12, side = coarse ? 44 : 34;
  const float choice = coarse ? 44 : 30, top = 6 + choice + 8, gap = 16;
  const float room = std::max(h - top - side - 28, 40.0f), widest = std::floor(room / kLowest);
  float column = w - panel - 24;
  const bool two = column >= 2 * widest + gap;  // a belief, and the truth
  if (two) {  // what is left over goes to the words, not to a hole
    panel = std::min(panel + column - 2 * widest - gap, 600.0f);
    column = w - panel - 24;
  }
  a.pad = 14;
  a.bar = {w - panel, 0, panel, tool};
  a.panel = {w - panel, tool, panel, h - tool};
  const float foot =
      hang(a, two ? 2 : 1, x, top, two ? 2 * widest + gap : std::min(column, widest), room, gap);
  a.choice = two ? Rect{x + a.map[0].w - 108, 6, 108, choice}
                 : Rect{x, 6, std::min(column, 260.0f), choice};
  row_of_hours(a, x, std::min(foot + 8, h - side - 14), column, coarse);
}

void phone(ReviewAreas& a, float w, float h, bool coarse) {
  a.pad = 12;
  a.bar = {0, 0, w, 44};
  const float side = coarse ? 44 : 34;
  const float steps = 3 * side + 4;
  a.choice = {12, 50, w - 24 - steps - 10, side};
  a.steps = {w - 12 - steps, 50, steps, side};
  const float top = 50 + side + 8;
  // For the words; on the smallest telephones the map needs the room more.
  const float least = std::clamp(0.36f * h - std::max(0.6f * (600 - h), 0.0f), 96.0f, 280.0f);
  const float room = std::min(h - top - 52 - 60 - least, (w - 2) / 1.05f);
  const float foot = hang(a, 1, 0, top, w, std::max(room, 40.0f), 0);
  a.hours = {14, foot + 12, w - 28, 14};
  const float y = a.hours.y + 14 + (coarse ? 16.0f : 20.0f);
  a.panel = {0, y, w, std::max(h - y, 1.0f)};
}

}  // namespace

ReviewAreas review_areas(ImVec2 size, bool coarse) {
  ReviewAreas a;
  const float w = size.x, h = size.y;
  a.window = {0, 0, w, h};
  if (w < 560 || h > w * 1.05f)
    phone(a, w, h, coarse);
  else if (h < 500)
    low(a, w, h, coarse);
  else if (w >= 1180 && h >= 600)
    wide(a, w, h, coarse);
  else
    middle(a, w, h, coarse);
  const bool one_thing = a.worth.h > 0 && a.wrong.h > 0;
  if (!one_thing) {
    const float tall = coarse ? 44 : 34;
    a.tabs = {a.panel.x + a.pad, a.panel.y + 8, a.panel.w - 2 * a.pad, tall};
    const float taken = tall + 16;
    a.panel.y += taken;
    a.panel.h = std::max(a.panel.h - taken, 1.0f);
  }
  if (a.panel.h >= 330) {
    const float tall = coarse ? 44 : 40;
    const float foot = 2 * tall + 12 + (a.pad > 15 ? 36.0f : 24.0f);
    a.actions = {a.panel.x, a.panel.y + a.panel.h - foot, a.panel.w, foot};
    a.panel.h -= foot;
  }
  return a;
}

}  // namespace wg::tarn_face
