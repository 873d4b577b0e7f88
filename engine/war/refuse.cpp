// war/refuse.cpp — why an order cannot be given, the first reason in the rulebook's order.
#include "war/war.h"

namespace wg::war {
namespace {

struct Ask {
  const View& view;
  const State& s;

  std::optional<Refusal> operator()(const Deploy& d) const {
    if (s.phase != Phase::kDeployment) return Refusal::kNotDeploying;
    if (d.side != view.seat) return Refusal::kNotOwnUnit;
    for (std::size_t i = 0; i < kPerSide; ++i) {
      const Square at = d.at[i];
      if (at == kNowhere) continue;
      if (at > kSquares) return Refusal::kOffBoard;
      if (half_of(at) != d.side) return Refusal::kDeployTerritory;
      if (is_mountain(at)) return Refusal::kDeployMountain;
      for (std::size_t j = 0; j < i; ++j)
        if (d.at[j] == at) return Refusal::kDeployTwice;
    }
    return std::nullopt;
  }
  std::optional<Refusal> operator()(const Move& m) const {
    if (auto no = not_now()) return no;
    if (m.unit >= kUnits || !is_there(s, m.unit)) return Refusal::kNoUnit;
    if (side_of(m.unit) != view.seat) return Refusal::kNotOwnUnit;
    if (s.turn.attacked) return Refusal::kAttackMade;
    if (s.dislodged != kNobody && s.dislodged != m.unit) return Refusal::kRetreatFirst;
    if (s.turn.moves >= kMovesATurn) return Refusal::kNoMovesLeft;
    if (has_moved(s, m.unit)) return Refusal::kAlreadyMoved;
    if (auto no = refuse_way(s, Board(s), m)) return no;
    const auto arsenal = arsenal_on(m.to);
    if (arsenal && fights(m.unit) && owner_of(*arsenal) != view.seat &&
        stands(s.arsenals, *arsenal) && s.turn.attack_spent)
      return Refusal::kArsenalAttackSpent;
    return std::nullopt;
  }
  std::optional<Refusal> operator()(const Attack& a) const {
    if (auto no = not_now()) return no;
    if (s.dislodged != kNobody) return Refusal::kRetreatFirst;
    if (s.turn.attack_spent) return Refusal::kAttackSpent;
    if (a.target >= kUnits || !is_there(s, a.target)) return Refusal::kNoTarget;
    if (side_of(a.target) == view.seat) return Refusal::kOwnTarget;
    const Board board(s);
    if (totals(s, board, a.target).offence == 0) return why_no_attacker(s, board, a.target);
    return std::nullopt;
  }
  std::optional<Refusal> operator()(const Say& say) const {
    if (auto no = not_now()) return no;
    if (say.what == Parley::kAcceptDraw && s.offer != other(view.seat)) return Refusal::kNoOffer;
    return std::nullopt;
  }

 private:
  std::optional<Refusal> not_now() const {
    if (s.phase == Phase::kDeployment) return Refusal::kStillDeploying;
    if (s.to_move != view.seat) return Refusal::kNotYourTurn;
    return std::nullopt;
  }
};

}  // namespace

std::optional<Refusal> Rules::refuse(const Setup&, const View& view, const Order& order) {
  if (view.state.verdict) return Refusal::kGameOver;
  return std::visit(Ask{view, view.state}, order);
}

std::optional<Refusal> Rules::refuse_end(const Setup&, const View& view) {
  const State& s = view.state;
  if (s.verdict || s.phase == Phase::kDeployment || view.seat != s.to_move ||
      s.dislodged == kNobody || side_of(s.dislodged) != view.seat)
    return std::nullopt;
  return Refusal::kRetreatFirst;
}

}  // namespace wg::war
