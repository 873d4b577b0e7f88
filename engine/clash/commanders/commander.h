// clash/commanders/commander.h — the computer opponent: one order at a time, thought out in slices.
#pragma once
#include <memory>

#include "clash/orders.h"
#include "clash/view.h"

namespace wg::clash {

// Thinks of the next order of `view.seat`, from what that seat knows and nothing else. The same
// setup, view, level and seed lead to the same order everywhere; never a clock. A turn's orders
// come to an end: each but the last spends something of a unit.
class Thinker {
 public:
  Thinker(const Setup&, const View&, Player level, std::uint32_t seed);
  Thinker(Thinker&&) noexcept;
  Thinker& operator=(Thinker&&) noexcept;
  ~Thinker();

  bool think();         // one unit of work, a few milliseconds at most; false: done
  int done_pm() const;  // per mille, never less than before
  // Once done: not refused. The end of the turn where it is not this seat's.
  const Order& order() const;

 private:
  struct Mind;
  std::unique_ptr<Mind> mind_;
};

// All at once.
Order think(const Setup&, const View&, Player level, std::uint32_t seed);

}  // namespace wg::clash
