// clash/commanders/commander.cpp — the order of a turn: guns, assaults, moves, postures; and what
// the three levels leave out.
#include "clash/commanders/commander.h"

#include "clash/commanders/posts.h"

namespace wg::clash {
namespace {

constexpr Temper temper_of(Player p) {
  switch (p) {
    case Player::kHard:
      return {0, 250, 3};
    case Player::kMiddle:
      return {0, 250, 3};
    default:
      return {900, 0, 0, 0, 0, 0, 0, 0, true, false, false};
  }
}

}  // namespace

struct Thinker::Mind {
  Setup setup;
  Temper temper;
  Field field;
  Strikes strikes;
  std::optional<Posts> posts{};
  Strike best{};
  Posts::Shift shift{};
  std::size_t at = 0;
  enum class Phase : std::uint8_t { kShells, kAssaults, kMoves, kDone } phase = Phase::kShells;
  Order order = EndTurn{};
  int told = 0;

  Mind(const Setup& chosen, const View& view, Player level, std::uint32_t seed)
      : setup(chosen),
        temper(temper_of(level)),
        field(scenario_of(setup), view),
        strikes(field, temper, Dice{seed}.apart(static_cast<std::uint32_t>(index(view.seat)))) {
    if (!view.is_my_turn()) phase = Phase::kDone;
  }

  bool done(const Order& o) {
    order = o;
    phase = Phase::kDone;
    return false;
  }

  bool think() {
    switch (phase) {
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

  bool strike() {
    const bool shells = phase == Phase::kShells;
    if (at < strikes.targets()) {
      const Strike s = shells ? strikes.shell(at) : strikes.assault(at);
      if (s.is_any() && (!best.is_any() || s.value > best.value)) best = s;
      ++at;
      return true;
    }
    if (best.is_any()) return done(first_order(field, best));
    at = 0;
    phase = shells ? Phase::kAssaults : Phase::kMoves;
    return true;
  }

  bool move() {
    if (!posts) {
      posts.emplace(field, temper, strikes);
      return true;
    }
    if (at < kMostUnits) {
      const auto id = static_cast<UnitId>(at++);
      const Piece* p = field.own(id);
      if (p && p->side == field.me) {
        const Posts::Shift s = posts->shift(id);
        if (s.value > shift.value) shift = s;
      }
      return true;
    }
    if (shift.unit != kNobody) return done(Move{shift.unit, shift.to});
    return stand();
  }

  // One posture after the other, each for all who want it.
  bool stand() {
    for (const Posture posture : {Posture::kEntrenched, Posture::kHold, Posture::kWithdraw}) {
      Units units = 0;
      for (const Piece& p : field.view.pieces)
        if (p.side == field.me && may_stand(p) && p.unit.posture != posture &&
            posts->stance(p) == posture)
          units |= Units{1} << p.id;
      if (units != 0) return done(Stand{units, posture});
    }
    return done(EndTurn{});
  }

  int done_pm() {
    if (phase == Phase::kDone) return 1000;
    const auto part = static_cast<int>(phase) * 300;
    const std::size_t of = phase == Phase::kMoves ? kMostUnits : strikes.targets();
    return told = std::max(told, part + static_cast<int>(at * 299 / std::max<std::size_t>(1, of)));
  }
};

Thinker::Thinker(const Setup& setup, const View& view, Player level, std::uint32_t seed)
    : mind_(std::make_unique<Mind>(setup, view, level, seed)) {}
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;
Thinker::~Thinker() = default;

bool Thinker::think() { return mind_->think(); }
int Thinker::done_pm() const { return mind_->done_pm(); }
const Order& Thinker::order() const { return mind_->order; }

Order think(const Setup& setup, const View& view, Player level, std::uint32_t seed) {
  Thinker thinker(setup, view, level, seed);
  while (thinker.think()) {
  }
  return thinker.order();
}

}  // namespace wg::clash
