// clash/commanders/mind.h — one temper's next order: guns first, then assaults, moves, postures.
#pragma once
#include "clash/commanders/posts.h"

namespace wg::clash {

// Looks at one target or one unit at a time, so that whoever waits need not wait long.
class Mind {
 public:
  Mind(const Scenario&, const View&, const Temper&, Dice);
  Mind(const Mind&) = delete;  // its parts point at each other
  Mind& operator=(const Mind&) = delete;

  bool think();  // false: done
  int done_pm() const;
  const Order& order() const { return order_; }

 private:
  enum class Phase : std::uint8_t { kShells, kAssaults, kMoves, kDone };
  bool done(const Order&);
  bool strike();
  bool move();
  bool stand();

  Temper temper_;
  Field field_;
  Strikes strikes_;
  std::optional<Posts> posts_{};
  Strike best_{};
  Posts::Shift shift_{};
  std::size_t at_ = 0;
  Phase phase_ = Phase::kShells;
  Order order_ = EndTurn{};
};

Order order_of(const Scenario&, const View&, const Temper&, Dice);
Temper temper_of(Player);

}  // namespace wg::clash
