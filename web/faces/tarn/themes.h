// faces/tarn/themes.h — the looks and the sizes to choose from, by name.
#pragma once
#include <array>
#include <string_view>
#include <utility>

namespace wg::tarn_face {

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

}  // namespace wg::tarn_face
