// table/known.h — a game of this site, whether or not this program can play it.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace wg {

struct Known {
  std::string_view id;     // its links begin with it
  std::string_view title;  // on screen
  std::string_view file;   // the page as a single file, and what is saved of a game
};

// Null: no game of that id.
inline const Known* find(std::span<const Known> games, std::string_view id) {
  const auto at =
      std::find_if(games.begin(), games.end(), [&](const Known& k) { return k.id == id; });
  return at == games.end() ? nullptr : &*at;
}

inline std::vector<std::string_view> ids_of(std::span<const Known> games) {
  std::vector<std::string_view> ids;
  for (const Known& k : games) ids.push_back(k.id);
  return ids;
}

}  // namespace wg
