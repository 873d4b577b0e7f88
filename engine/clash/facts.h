// clash/facts.h — the numbers of the game as readers see them, made from the constants the rules
// use.
#pragma once
#include <string>
#include <vector>

#include "clash/units.h"

namespace wg::clash {

struct Quantity {
  std::string id, value;  // what a page asks for, and what it shows
};
std::vector<Quantity> quantities();

// A table for the pages: its id, and rows of cells; the first row names the columns.
struct FactTable {
  std::string id;
  std::vector<std::vector<std::string>> rows;
};
// "units", "roles" (with cover and chaos of the ground), "postures", "grades", "supply",
// "movement", "recovery", "example" (the worked example, line by line), "grounds" (one attack on
// three grounds and two postures), "roads" (one attack, by the defender's supply), "sight" (by how
// well it is known).
std::vector<FactTable> tables();

}  // namespace wg::clash
