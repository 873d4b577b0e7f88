// board/type.h — the one door for text: a closed table of styles, all of them in the atlas, placed
// by baseline like the drawings.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"

namespace wg::type {

enum class Style : std::uint8_t {
  kDisplay,        // 44, the title plate
  kFigure34,       // the result of the reruns
  kFigure28,       // the clock
  kFigure24,       // the clock where room is scarce
  kResult,         // 26, "Red takes the crossing"
  kTitle,          // 22, dialogs
  kName,           // 18, panels
  kLabel16,        // the primary button
  kLabel14,        // buttons and values
  kBody16,         // the start screen
  kBody14,         // everything
  kNote,           // 13, second lines, map names
  kNoteStrong,     // 13, map codes, arrival times
  kCaption,        // 12, hours and axes; nothing is ever smaller
  kCaptionStrong,  // 12, keys, ages, losses
  kCaps,           // 12, tracked: group headings. Give it capitals
  kWater,          // 14 italic, tracked: rivers
  kLake,           // 13 italic, tracked
  kSpot,           // 12 italic: spot heights
};
inline constexpr int kStyles = 19;

enum class Align : std::uint8_t { kLeft, kMiddle, kRight };

// Fills ImGui's atlas anew. `ratio` is device pixels per layout pixel; on dark ground the letters
// are drawn a little lighter. The caller uploads the atlas.
void load(float ratio, bool night);

ImFont* font(Style);       // for ImGui's own widgets
float line_height(Style);  // from one baseline to the next
float width(Style, std::string_view);
std::string fit(Style, std::string_view, float width);  // shortened with … where it is too long
std::vector<std::string_view> wrap(Style, std::string_view, float width);

struct Setting {
  Align align = Align::kLeft;
  ImU32 halo = 0;      // a rim of 1.5 px in this colour, for text on terrain
  float turn_deg = 0;  // clockwise about the point it is placed by
};
void draw(ImDrawList&, Style, ImVec2 baseline, ImU32 colour, std::string_view, Setting = {});
// Wrapped lines from the first baseline down; returns the height they take.
float paragraph(ImDrawList&, Style, ImVec2 baseline, ImU32 colour, std::string_view, float width);

}  // namespace wg::type
