// clash/commanders/commander.cpp — the three levels.
#include "clash/commanders/commander.h"

#include "clash/commanders/mind.h"

namespace wg::clash {

struct Thinker::Mind {
  Setup setup;
  clash::Mind mind;
  Mind(const Setup& s, const View& view, Player level, std::uint32_t seed)
      : setup(s),
        mind(scenario_of(setup), view, temper_of(level),
             Dice{seed}.apart(static_cast<std::uint32_t>(index(view.seat)))) {}
};

Thinker::Thinker(const Setup& setup, const View& view, Player level, std::uint32_t seed)
    : mind_(std::make_unique<Mind>(setup, view, level, seed)) {}
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;
Thinker::~Thinker() = default;

bool Thinker::think() { return mind_->mind.think(); }
int Thinker::done_pm() const { return mind_->mind.done_pm(); }
const Order& Thinker::order() const { return mind_->mind.order(); }

Order think(const Setup& setup, const View& view, Player level, std::uint32_t seed) {
  Thinker thinker(setup, view, level, seed);
  while (thinker.think()) {
  }
  return thinker.order();
}

}  // namespace wg::clash
