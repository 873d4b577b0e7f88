// faces/tarn/survey.h — the ground as numbers: x right, y down, 0…8192 across the sheet each way.
// Made from assets/tarn-ground.json by tools/ground.py, and unpacked by survey.cpp.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

namespace wg::tarn_face::survey {

inline constexpr float kUnit = 8192;
using Line = std::span<const std::int16_t>;  // x, y, x, y …
using Lines = std::span<const Line>;
struct Spot {
  std::int16_t x, y, height_m;
};
struct Contour {
  Line line;
  std::uint8_t level;
  std::uint8_t shade;  // 0 faces the light in the upper left … 2 lies in the shade
  bool index;          // every fifth
};
struct House {  // pixels about its sector's node, on a sheet 872 wide
  std::uint8_t sector;
  std::int8_t dx, dy, w, h;
};

extern const std::uint8_t kPacked[];  // only for survey.cpp
extern const std::size_t kNumbers, kLinesInAll;

extern const Lines kSectorEdges;  // by sector
extern const Lines kRoads;   // W, C, E: from the upper edge to the crossing; C on to the lower edge
extern const Lines kTracks;  // W1–C1, C1–E1, W3–C3, C3–E3
extern const Lines kBecks, kWoods;
extern const Lines kTints;                  // three steps; six numbers a triangle
extern const Lines kWaters;                 // the river, the lake
extern const std::span<const Spot> kNodes;  // by sector: where its road is met
extern const std::span<const Spot> kSpots;
extern const std::span<const Contour> kContours;
extern const std::span<const House> kHouses;

}  // namespace wg::tarn_face::survey
