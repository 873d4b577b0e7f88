// clash/refuse.cpp — why an order cannot be given, as the seat knows things.
#include "clash/clash.h"
#include "clash/movement.h"

namespace wg::clash {
namespace {

using No = std::optional<Refusal>;

struct Asked {
  const Scenario& scenario;
  const View& view;

  No own(UnitId id) const {
    const Piece* p = piece(view, id);
    if (!p) return Refusal::kNoUnit;
    if (p->side != view.seat) return Refusal::kNotOwnUnit;
    return std::nullopt;
  }

  No operator()(const Stand& o) const {
    if (o.units == 0) return Refusal::kNoUnit;
    bool changes = false;
    for (UnitId id = 0; id < kMostUnits; ++id) {
      if ((o.units >> id & 1u) == 0) continue;
      if (const No no = own(id)) return no;
      const Piece& p = *piece(view, id);
      if (p.doing.spent) return Refusal::kSpent;
      if (p.doing.assaulted || p.doing.supported) return Refusal::kActedAlready;
      if (p.doing.stood) return Refusal::kStoodAlready;
      changes = changes || p.unit.posture != o.posture;
    }
    if (!changes) return Refusal::kSamePosture;
    return std::nullopt;
  }

  No operator()(const Move& o) const {
    if (const No no = own(o.unit)) return no;
    const Piece& p = *piece(view, o.unit);
    if (p.doing.spent) return Refusal::kSpent;
    if (o.to == p.tile) return Refusal::kSameTile;
    if (o.to >= kTiles) return Refusal::kTooFar;
    if (p.doing.halted) return Refusal::kHalted;
    if (!is_passable(p.unit.type, scenario.ground[o.to])) return Refusal::kImpassable;
    if (top_on(view, o.to, other(view.seat))) return Refusal::kEnemyThere;
    if (pieces_on(view, o.to, view.seat).size() >= kStackMoving) return Refusal::kTileFull;
    if (reach(scenario, view, p).left[o.to] < 0) return Refusal::kTooFar;
    return std::nullopt;
  }

  // What an assault and a bombardment have in common.
  No strikes(UnitId id, Tile target) const {
    if (const No no = own(id)) return no;
    const Piece& p = *piece(view, id);
    if (p.doing.spent) return Refusal::kSpent;
    if (p.doing.assaulted) return Refusal::kAssaultedAlready;
    if (p.doing.supported) return Refusal::kSupportedAlready;
    if (p.unit.posture == Posture::kWithdraw) return Refusal::kWithdrawing;
    if (target >= kTiles || !top_on(view, target, other(view.seat))) return Refusal::kNobodyThere;
    return std::nullopt;
  }

  No operator()(const Assault& o) const {
    if (const No no = strikes(o.unit, o.target)) return no;
    const Piece& p = *piece(view, o.unit);
    if (p.doing.half_points < kAttackCost) return Refusal::kNoMovementLeft;
    if (!are_beside(p.tile, o.target)) return Refusal::kNotBeside;
    const auto able = may_support(view, p, o.target);
    std::size_t asked = 0;
    bool all_can = true;
    for (UnitId id = 0; id < kMostUnits; ++id) {
      if ((o.supporters >> id & 1u) == 0) continue;
      ++asked;
      bool can = false;
      for (const Piece* s : able) can = can || s->id == id;
      all_can = all_can && can;
    }
    if (asked > Supporters::capacity()) return Refusal::kTooManySupporters;
    if (!all_can) return Refusal::kNoSupporter;
    return std::nullopt;
  }

  No operator()(const Bombard& o) const {
    if (const No no = strikes(o.unit, o.target)) return no;
    const Piece& p = *piece(view, o.unit);
    const int range = worth(p.unit.type).range;
    if (range == 0) return Refusal::kNotAGun;
    if (distance(p.tile, o.target) > range) return Refusal::kOutOfRange;
    return std::nullopt;
  }

  No operator()(const EndTurn&) const { return std::nullopt; }
  No operator()(const Resign&) const { return std::nullopt; }
};

}  // namespace

No Rules::refuse(const Setup& setup, const View& view, const Order& order) {
  if (view.verdict) return Refusal::kGameOver;
  if (view.to_move != view.seat) return Refusal::kNotYourTurn;
  if (view.ordered) return Refusal::kOneAtATime;
  return std::visit(Asked{scenario_of(setup), view}, order);
}

}  // namespace wg::clash
