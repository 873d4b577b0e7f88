// faces/themes.h — the looks and the sizes to choose from, by name.
#pragma once
#include <array>
#include <string_view>
#include <utility>

namespace wg::face {

// In the order of ThemeChoice.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kThemes = {
    {{"theme.auto", "Same as this device"},
     {"theme.light", "Light"},
     {"theme.dark", "Dark"},
     {"theme.contrast", "High contrast"},
     {"theme.projector", "For a projector"}}};

// In the order of kTextScales.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSizes = {
    {{"scale.1", "100 %"}, {"scale.1.25", "125 %"}, {"scale.1.5", "150 %"}, {"scale.2", "200 %"}}};

// In the order of ViewChoice.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kViews = {
    {{"view.map", "Map"}, {"view.text", "Text"}, {"view.both", "Both"}}};

// How fast a game is played back: so many times as fast, as Desk::pace says by its place.
struct Pace {
  std::string_view name, label;
  int times;
};
inline constexpr std::array<Pace, 3> kPaces = {
    {{"pace.1", "1×", 1}, {"pace.2", "2×", 2}, {"pace.4", "4×", 4}}};

}  // namespace wg::face
