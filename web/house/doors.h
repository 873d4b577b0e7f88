// house/doors.h — the ways to the other games of the site: a link each, from the start screen.
#pragma once
#include <deque>
#include <string>
#include <vector>

#include "faces/keys.h"
#include "table/known.h"

namespace wg::house {

class Doors {
 public:
  // Of all games but the one that is played here.
  Doors(std::span<const Known> games, std::string_view here) {
    for (const Known& k : games) {
      if (k.id == here) continue;
      const std::string& slot = words_.emplace_back("game." + std::string(k.id));
      const std::string& href = words_.emplace_back("?game=" + std::string(k.id));
      doors_.push_back({slot, k.title, href});
    }
  }
  Doors(const Doors&) = delete;  // its links point into it
  Doors& operator=(const Doors&) = delete;

  std::span<const face::Reading> all() const { return doors_; }

 private:
  std::deque<std::string> words_;
  std::vector<face::Reading> doors_;
};

}  // namespace wg::house
