// clash/scenario.h — ground, places and units of a battle, read from a text file.
//   # Comments begin with '#'.
//   title: Belvoir Gap
//   rounds: 10
//   points: 10                  Blue wins with as many after the last round; otherwise Red
//   at once: Carrow, East Halt  or as soon as all of these are Blue's; may be left out
//   map:                        twelve lines of sixteen: . open, h hills, f forest, w marsh,
//   ..hhfMMMMhf..h..            M mountain, U urban
//   river: H                    along the east edge of that column; may be left out
//   crossing: H5 bridge         of the river, from that tile eastward: bridge or ford
//   road: A5 I5 J6 K6 L7        straight or diagonal from tile to tile; as many lines as roads
//   city: A5 blue, works 1, depot, points 2, Westhaven
//   mark: K5 red, points 1, Belvoir Wood
//   unit: E5 blue armour veteran, assault, 1st Armoured
//   unit: K5 red rifles green, strength 78, disorder 15, entrenched 2, 3rd Rifles
//   unit: A5 blue armour trained, round 3, 3rd Armoured
#pragma once
#include <variant>
#include <vector>

#include "clash/map.h"
#include "clash/units.h"
#include "core/rules.h"

namespace wg::clash {

using UnitId = std::uint8_t;  // a place in Scenario::units: Blue's first
inline constexpr UnitId kNobody = 255;
inline constexpr std::size_t kMostUnits = 32, kMostPlaces = 16;                // ours
inline constexpr std::size_t kLongestScenario = 16 * 1024, kLongestName = 24;  // bytes, characters

struct Place {
  Tile tile = 0;
  std::string name;
  std::optional<Seat> side{};  // whose it is at the beginning
  bool city = false;           // else a mark: points alone
  std::uint8_t works = 0;      // level 0 … 3
  bool depot = false;          // of the side whose it is at the beginning, while that holds it
  std::uint8_t points = 0;     // of victory, 0 … 9
  bool operator==(const Place&) const = default;
};

struct Muster {  // a unit as the battle begins
  std::string name;
  Seat side = Seat::kBlue;
  Tile tile = 0;
  Unit unit{};
  std::uint8_t round = 1;  // in which it arrives
  bool operator==(const Muster&) const = default;
};

// How a road leaves a tile: bit i towards the i-th of eight neighbours, from north-west by rows.
using Ways = std::uint8_t;
constexpr std::optional<unsigned> way_to(Tile from, Tile to) {
  unsigned i = 0;
  for (int r = -1; r <= 1; ++r)
    for (int c = -1; c <= 1; ++c) {
      if (r == 0 && c == 0) continue;
      if (column(to) == column(from) + c && row(to) == row(from) + r) return i;
      ++i;
    }
  return std::nullopt;
}

struct Scenario {
  std::string title;
  std::uint8_t rounds = 10;           // 1 … 30
  std::uint8_t points = 0;            // that Blue needs
  std::vector<std::uint8_t> at_once;  // places by index
  std::array<Terrain, kTiles> ground{};
  std::array<Ways, kTiles> roads{};
  std::optional<std::uint8_t> river{};  // along the east edge of this column
  struct Crossing {
    Tile west = 0;  // the tile west of the river
    bool bridge = false;
    bool operator==(const Crossing&) const = default;
  };
  std::vector<Crossing> crossings;
  std::vector<Place> places;
  std::vector<Muster> units;
  bool operator==(const Scenario&) const = default;
};

// Of two tiles beside each other.
bool is_road(const Scenario&, Tile from, Tile to);
bool is_over_river(const Scenario&, Tile from, Tile to);  // where no bridge or ford leads
std::optional<std::size_t> place_at(const Scenario&, Tile);

struct ScenarioFault {
  std::size_t line = 1;
  std::string field;   // "unit", "map row 3", …; what the line is about
  std::string reason;  // what stands there and what was expected
  bool operator==(const ScenarioFault&) const = default;
};
std::string sentence(const ScenarioFault&);
// Total: any bytes give a scenario or a fault.
std::variant<Scenario, ScenarioFault> read_scenario(std::string_view text);

// Those that come with the game, in an order that links depend on: `assets/clash`.
enum class Battle : std::uint8_t { kBelvoirGap, kLessonPanel, kLessonGuns, kLessonRoad };
inline constexpr std::size_t kBattles = 4;
const Scenario& scenario(Battle);
std::string_view text_of(Battle);

}  // namespace wg::clash
