// war/facts.h — the numbers of the game as readers see them, made from the constants the rules use.
#pragma once
#include <string>
#include <vector>

#include "war/units.h"

namespace wg::war {

struct Quantity {
  std::string id, value;  // what a page asks for, and what it shows
};
std::vector<Quantity> quantities();

// The table of units, a line a kind.
struct UnitLine {
  std::string kind, letter;
  int count, attack, charge, defence, on_pass, in_fort, speed, range;  // charge 0: it does not
};
std::vector<UnitLine> unit_table();

// Who took part in the attack on G12 in turn 42 of the published game.
struct PartLine {
  std::string side, unit, square, note;
  int factor;
};
std::vector<PartLine> worked_example();

}  // namespace wg::war
