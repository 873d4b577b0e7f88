// faces/tarn/themes.h — the looks to choose from, by name.
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

}  // namespace wg::tarn_face
