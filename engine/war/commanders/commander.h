// war/commanders/commander.h — the computer opponent: a turn thought out in slices.
#pragma once
#include <memory>
#include <vector>

#include "war/orders.h"
#include "war/view.h"

namespace wg::war {

// Thinks about the whole turn of `view.seat`: what is left of its moves, then perhaps the attack.
// The same setup, view, level and seed lead to the same orders everywhere; never a clock.
class Thinker {
 public:
  Thinker(const Setup&, const View&, Player level, std::uint32_t seed);
  Thinker(Thinker&&) noexcept;
  Thinker& operator=(Thinker&&) noexcept;
  ~Thinker();

  bool think();         // one unit of work, well under a millisecond; false: done
  int done_pm() const;  // per mille, never less than before
  // Once done: legal one after the other; then the turn ends.
  const std::vector<Order>& orders() const;

 private:
  struct Mind;
  std::unique_ptr<Mind> mind_;
};

// All at once.
std::vector<Order> think(const Setup&, const View&, Player level, std::uint32_t seed);

// Where the computer places its units when placement is free.
Deploy deploy(const Setup&, Seat, std::uint32_t seed);

}  // namespace wg::war
