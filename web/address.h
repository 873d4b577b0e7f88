// web/address.h — what the page's query asks for. Total: whatever stands there gives a wish or a
// complaint in words.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tarn/opponents.h"

#include "faces/tarn/desk.h"

namespace wg::address {

// In the order of their names in the address.
inline constexpr std::string_view kThemes[] = {"auto", "light", "dark", "contrast", "projector"};
inline constexpr std::string_view kHintLevels[] = {"off", "nudges", "full"};
inline constexpr std::string_view kScales[] = {"1", "1.25", "1.5", "2"};
inline constexpr std::string_view kPaces[] = {"1", "2", "4"};
inline constexpr std::string_view kViews[] = {"map", "text", "both"};
inline constexpr std::string_view kNoYes[] = {"0", "1"};

enum class Mode : std::uint8_t { kStart, kPlay, kLearn, kWatch, kReview, kBalance };

// What is not asked for, or badly, is left empty: then what is remembered counts, or the default.
struct Wanted {
  std::optional<tarn_face::ThemeChoice> theme;
  std::optional<tarn_face::ViewChoice> view;
  std::optional<std::size_t> scale;  // of the sizes to choose from
  std::optional<tarn::Hints> hints;
  std::optional<bool> summary, motion;
  std::optional<Seat> side;
  std::optional<std::uint8_t> balance;
  std::optional<std::uint32_t> seed;
  const tarn::Opponent* opponent = nullptr;  // across the table from `side`
  Mode mode = Mode::kStart;
  std::optional<tarn::Hour> hour;
  tarn_face::Locks locks;
  std::optional<bool> embed;
  bool save = true, api = false;
  std::string parent, ref;              // an origin; a name that messages repeat
  std::vector<std::string> complaints;  // "theme=pink means nothing here: it can be …"
};

// The value of a name in the query; empty where it is absent.
using Lookup = std::function<std::string(std::string_view name)>;
Wanted read(const Lookup&);

// The complaints, to be read at once; empty if there are none.
std::string in_one_notice(const std::vector<std::string>& complaints);

// Where in the list; nothing if it is not one of them.
std::optional<std::size_t> one_of(std::string_view value, std::span<const std::string_view>);

}  // namespace wg::address
