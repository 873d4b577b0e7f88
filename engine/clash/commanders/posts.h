// clash/commanders/posts.h — where units stand that do not strike: on the way to what is to be
// taken, on what is to be held, behind the line to rest.
#pragma once
#include "clash/commanders/strikes.h"

namespace wg::clash {

class Posts {
 public:
  Posts(const Field&, const Temper&, const Strikes&);
  // A move that betters a unit's place; how much.
  struct Shift {
    int value = 0;
    UnitId unit = kNobody;
    Tile to = kNowhere;
  };
  Shift shift(UnitId) const;
  // The posture a unit should end the turn in.
  Posture stance(const Piece&) const;

 private:
  using Costs = std::array<std::uint8_t, kTiles>;  // half points to a goal
  struct Goal {
    Tile tile = 0;
    int pull = 0;
    std::array<Costs, kTypes> from{};
  };
  void choose_goals();
  int draw(const Piece&, Tile) const;  // towards goals
  int worth_of(const Piece&, Tile) const;
  int nearest_enemy(Tile) const;

  const Field& field_;
  const Temper& temper_;
  const Strikes& strikes_;
  bool holds_ = false;  // content with what it has
  std::vector<Goal> goals_;
  std::array<std::uint8_t, kMostUnits> goal_of_{};
  std::vector<Goal> homes_;
};

}  // namespace wg::clash
