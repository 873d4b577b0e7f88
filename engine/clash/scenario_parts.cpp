// clash/scenario_parts.cpp — see scenario_parts.h.
#include "clash/scenario_parts.h"

#include "core/text.h"
#include "core/typed.h"

namespace wg::clash {

std::optional<std::size_t> find(const Choices& all, std::string_view word) {
  const std::string small = lower(word);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i] == small) return i;
  return std::nullopt;
}

void ScenarioParts::blame(std::string reason) {
  if (!fault_) fault_ = {std::max<std::size_t>(1, line_no_), field_, std::move(reason)};
}

void ScenarioParts::blame_line(std::size_t line_no, std::string_view field, std::string reason) {
  line_no_ = line_no, field_ = field;
  blame(std::move(reason));
}

std::string ScenarioParts::expected(std::string_view stands, const std::string& is_no,
                                    const std::string& what) {
  if (stands.empty()) return "nothing stands where " + what + " was expected";
  return quoted(stands) + " is no " + is_no + "; " + what + " was expected";
}

bool ScenarioParts::is_name(std::string_view text) {
  if (text.empty()) {
    blame("nothing stands where a name was expected");
    return false;
  }
  if (characters(text) > kLongestName) {
    blame(quoted(text) + " has " + std::to_string(characters(text)) +
          " characters; a name of at most " + std::to_string(kLongestName) + " was expected");
    return false;
  }
  return true;
}

void ScenarioParts::number(std::string_view text, const std::string& of_what, int low, int high,
                           std::uint8_t& into) {
  const auto n = whole_number(text, static_cast<std::uint32_t>(high));
  if (!n || *n < static_cast<std::uint32_t>(low))
    return blame(
        expected(text, of_what,
                 "a whole number from " + std::to_string(low) + " to " + std::to_string(high)));
  into = static_cast<std::uint8_t>(*n);
}

std::optional<Tile> ScenarioParts::tile(std::string_view text) {
  const auto t = tile_named(text);
  if (!t) blame(expected(text, "tile", "a tile from A1 to P12"));
  return t;
}

std::optional<std::size_t> ScenarioParts::one_of(const Choices& all, std::string_view text,
                                                 const std::string& what) {
  const auto i = find(all, text);
  if (!i) blame(expected(text, what, either(all)));
  return i;
}

}  // namespace wg::clash
