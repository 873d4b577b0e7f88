// clash/scenario.cpp — what a battle's ground says, and the battles that come with the game.
#include "clash/scenario.h"

namespace wg::clash {

bool is_road(const Scenario& s, Tile from, Tile to) {
  const auto way = way_to(from, to);
  return way && (s.roads[from] >> *way & 1u) != 0;
}

bool is_over_river(const Scenario& s, Tile from, Tile to) {
  if (!s.river) return false;
  const int west = std::min(column(from), column(to)), east = std::max(column(from), column(to));
  if (west != *s.river || east != west + 1) return false;
  if (row(from) != row(to)) return true;
  for (const Scenario::Crossing& c : s.crossings)
    if (c.west == tile_at(west, row(from))) return false;
  return true;
}

std::optional<std::size_t> place_at(const Scenario& s, Tile t) {
  for (std::size_t i = 0; i < s.places.size(); ++i)
    if (s.places[i].tile == t) return i;
  return std::nullopt;
}

std::string sentence(const ScenarioFault& f) {
  return "Line " + std::to_string(f.line) + (f.field.empty() ? "" : ", " + f.field) + ": " +
         f.reason + ".";
}

const Scenario& scenario(Battle battle) {
  static const std::array<Scenario, kBattles> all = [] {
    std::array<Scenario, kBattles> read;
    for (std::size_t i = 0; i < kBattles; ++i) {
      auto got = read_scenario(text_of(static_cast<Battle>(i)));
      const auto* fault = std::get_if<ScenarioFault>(&got);
      if (fault) std::fputs((sentence(*fault) + "\n").c_str(), stderr);
      WG_CHECK(!fault);
      read[i] = std::move(std::get<Scenario>(got));
    }
    return read;
  }();
  return all[static_cast<std::size_t>(battle)];
}

}  // namespace wg::clash
