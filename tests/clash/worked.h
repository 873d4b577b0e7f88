// clash/worked.h — the source's worked example as a battle: armour west of a wood, a battery north
// of it, rifles in it.
#pragma once
#include <string>

#include "clash/account.h"
#include "clash/clash.h"

namespace wg::clash {

inline Setup battle_of(const std::string& units, bool fog = false) {
  const std::string text = R"(title: Belvoir Wood
rounds: 10
points: 1
map:
................
................
................
................
..........f.....
................
................
................
................
................
................
................
city: H5 blue, depot, Westhaven
city: P5 red, depot, East Halt
mark: K5 red, points 1, Belvoir Wood
)" + units;
  auto read = read_scenario(text);
  Setup setup;
  setup.fog = fog;
  if (auto* scenario = std::get_if<Scenario>(&read)) setup.own = *scenario;
  return setup;
}
inline const std::string kArmour =
    "unit: J5 blue armour veteran, strength 92, assault, 2nd Armoured\n";
inline const std::string kBattery = "unit: K4 blue battery trained, 1st Battery\n";
inline const std::string kWorn =
    "unit: K5 red rifles green, strength 78, disorder 15, entrenched 2, 3rd Rifles\n";
inline const std::string kFresh = "unit: K5 red rifles green, entrenched 2, 3rd Rifles\n";

inline constexpr Tile kWood = tile_at(10, 4);  // K5

inline View seen_by_blue(const Setup& setup) {
  return Rules::view(setup, Rules::start(setup), Seat::kBlue);
}
inline const Piece& named(const Setup& setup, const View& v, std::string_view name) {
  for (const Piece& p : v.pieces)
    if (p.id != kNobody && scenario_of(setup).units[p.id].name == name) return p;
  WG_CHECK(false);
  return v.pieces[0];
}

}  // namespace wg::clash
