// clash/commanders/strikes.h — attacks that could be put together this turn: who strikes, from
// where, and who is brought up beside the enemy before.
#pragma once
#include <vector>

#include "clash/commanders/worth.h"
#include "core/dice.h"

namespace wg::clash {

struct Strike {
  int value = 0;
  UnitId lead = kNobody;
  Tile from = kNowhere, target = kNowhere;
  bool shells = false;
  Units supporters = 0;
  struct Step {
    UnitId unit = kNobody;
    Tile to = kNowhere;
  };
  List<Step, 4> before{};  // moves of others
  bool is_any() const { return lead != kNobody; }
};

class Strikes {
 public:
  Strikes(const Field&, const Temper&, Dice);
  std::size_t targets() const { return targets_.size(); }
  // The best against one of the targets, with guns or without.
  Strike shell(std::size_t target) const;
  Strike assault(std::size_t target) const;
  const Reach& reach_of(UnitId id) const { return reach_[id]; }

 private:
  struct Way {
    UnitId unit = kNobody;
    Tile to = kNowhere;
    int left = 0;
  };
  std::vector<Way> ways_beside(Tile) const;
  int noise(UnitId, Tile) const;

  const Field& field_;
  const Temper& temper_;
  Dice dice_;
  std::vector<Tile> targets_;
  std::array<Reach, kMostUnits> reach_{};
};

// The first order of it that has not been given.
Order first_order(const Field&, const Strike&);

}  // namespace wg::clash
