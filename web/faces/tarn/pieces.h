// faces/tarn/pieces.h — every symbol on the map and its place. Drawing and hit testing read the
// same list, so what is seen is what is touched.
#pragma once
#include <vector>

#include "faces/tarn/layout.h"
#include "faces/tarn/symbols.h"

namespace wg::tarn_face {

struct Piece {
  Hit subject{};  // a unit, a contact, the battery; a movement belongs to its sector
  Sector sector = Sector::kX;
  ImVec2 at{};
  Mark mark{};
  int age_h = 0;        // of the report: a tag from one hour on
  int stacked = 0;      // the front one of a stack: how many there are
  bool hidden = false;  // behind it
};

inline constexpr float kLeaves = 10;  // how far a broken unit is drawn toward its own edge

// Everybody at rest, sector by sector: Blue left, Red right.
std::vector<Piece> arrange(const Layout&, const Picture&);
// The opened stack as a row of chips above it.
std::vector<Piece> chips(const Layout&, const Picture&, const std::vector<Piece>&);
inline constexpr float kChip = 44, kChipScale = 0.7f;

ImVec2 age_at(const Layout&, const Piece&);  // where an age's tag starts, from the symbol's middle
ImVec2 battery_at(const Layout&);
Rect footprint(const Layout&, const Piece&);  // on the screen
struct Fight {
  Sector sector;
  ImVec2 between;  // the two who face each other
};
std::vector<Fight> fights(const std::vector<Piece>&);
// Room for a fire mission's mark at the sector's right.
ImVec2 target_at(const Layout&, Sector);
float target_radius(const Layout&);

}  // namespace wg::tarn_face
