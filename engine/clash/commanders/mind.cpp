// clash/commanders/mind.cpp — see mind.h.
#include "clash/commanders/mind.h"

namespace wg::clash {

Temper temper_of(Player p) {
  Temper t;
  if (p == Player::kHard) {
    t.least_content = 300;
    t.caution = 40, t.bold = t.content = 0;
  } else if (p == Player::kEasy) {
    t.noise = 900, t.least = 500, t.least_content = 1000;
    t.gang = 0;
    t.caution = 150, t.dash = 25, t.content = 75;
    t.shells = t.rests = t.scouts = t.digs = false;
  }
  return t;
}

Mind::Mind(const Scenario& s, const View& view, const Temper& temper, Dice dice)
    : temper_(temper), field_(s, view), strikes_(field_, temper_, dice) {
  if (!view.is_my_turn())
    phase_ = Phase::kDone;
  else if (!temper.shells)
    phase_ = Phase::kAssaults;
}

bool Mind::done(const Order& o) {
  order_ = o;
  phase_ = Phase::kDone;
  return false;
}

bool Mind::think() {
  switch (phase_) {
    case Phase::kShells:
    case Phase::kAssaults:
      return strike();
    case Phase::kMoves:
      return move();
    case Phase::kDone:
      break;
  }
  return false;
}

bool Mind::strike() {
  const bool shells = phase_ == Phase::kShells;
  if (at_ < strikes_.targets()) {
    const Strike s = shells ? strikes_.shell(at_) : strikes_.assault(at_);
    if (s.is_any() && (!best_.is_any() || s.value > best_.value)) best_ = s;
    ++at_;
    return true;
  }
  if (best_.is_any()) return done(first_order(field_, best_));
  at_ = 0;
  phase_ = shells ? Phase::kAssaults : Phase::kMoves;
  return true;
}

bool Mind::move() {
  if (!posts_) {
    posts_.emplace(field_, temper_, strikes_);
    return true;
  }
  if (at_ < kMostUnits) {
    const auto id = static_cast<UnitId>(at_++);
    const Piece* p = field_.own(id);
    if (p && p->side == field_.me) {
      const Posts::Shift s = posts_->shift(id);
      if (s.value > shift_.value) shift_ = s;
    }
    return true;
  }
  if (shift_.unit != kNobody) return done(Move{shift_.unit, shift_.to});
  return stand();
}

// One posture after the other, each for all who want it.
bool Mind::stand() {
  for (const Posture posture : {Posture::kEntrenched, Posture::kHold, Posture::kWithdraw}) {
    Units units = 0;
    for (const Piece& p : field_.view.pieces)
      if (p.side == field_.me && may_stand(p) && p.unit.posture != posture &&
          posts_->stance(p) == posture)
        units |= Units{1} << p.id;
    if (units != 0) return done(Stand{units, posture});
  }
  return done(EndTurn{});
}

int Mind::done_pm() const {
  if (phase_ == Phase::kDone) return 1000;
  const std::size_t of = phase_ == Phase::kMoves ? kMostUnits : strikes_.targets();
  return static_cast<int>(phase_) * 300 +
         static_cast<int>(at_ * 299 / std::max<std::size_t>(1, of));
}

Order order_of(const Scenario& s, const View& view, const Temper& temper, Dice dice) {
  Mind mind(s, view, temper, dice);
  while (mind.think()) {
  }
  return mind.order();
}

}  // namespace wg::clash
