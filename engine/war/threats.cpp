// war/threats.cpp — who goes where, so that most bear on one square.
#include "war/threats.h"

#include <algorithm>
#include <bit>

#include "war/aims.h"

namespace wg::war {
namespace {

// The squares round a target by way and distance: way × 4 + distance − 1.
using Spots = std::uint32_t;
constexpr std::size_t kSpots = 8 * kLongestCharge;

class Assault {
 public:
  Assault(const Field& f, UnitId target, const Means& means)
      : f_(f), by_(other(side_of(target))), at_(f.at(target)), moves_(means.moves) {
    square_.fill(kNowhere);
    for (std::size_t w = 0; w < 8; ++w)
      for (int k = 1; k <= std::min<int>(lie().open[at_][w], kLongestCharge); ++k)
        square_[w * kLongestCharge + static_cast<std::size_t>(k) - 1] =
            static_cast<Square>(at_ + k * kStride[w]);
    able_ = f.linked(by_) & kFighterBits;
    for (Sides rest = able_; rest != 0; rest &= rest - 1) survey(means, std::countr_zero(rest));
    bound_ = bound();
    ride(9, 0, moves_);
  }
  const Threat& best() const { return best_; }

 private:
  static constexpr int kMostTries = 1500;

  void survey(const Means& means, int place) {
    const auto i = static_cast<std::size_t>(place);
    const auto id = static_cast<UnitId>(first_of(by_) + i);
    spot_[i] = spot_of(f_.at(id));
    if (means.moves == 0 || (means.may_move >> i & 1u) == 0) return;
    f_.each_way(id, [&](Square s) {
      const int spot = spot_of(s);
      if (spot < 0) return;
      comes_[i] |= 1u << spot;
      if (f_.would_link(by_, f_.at(id), s)) sure_[i] |= 1u << spot;
    });
  }
  // No attack is better than everybody doing the most there is.
  int bound() const {
    int sum = 0, left = moves_;
    for (const std::size_t i : {9u, 10u, 11u, 12u, 13u, 14u, 0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u}) {
      const auto id = static_cast<UnitId>(i);
      const int most = kind_of(id) == Kind::kCavalry ? kCharge : worth(id).attack;
      if ((able_ >> i & 1u) == 0) continue;
      if (spot_[i] >= 0)
        sum += most;
      else if (comes_[i] != 0 && left-- > 0)
        sum += most;
    }
    return sum;
  }
  int spot_of(Square s) const {
    for (std::size_t i = 0; i < kSpots; ++i)
      if (square_[i] == s) return static_cast<int>(i);
    return -1;
  }
  static int ring(int spot) { return spot % kLongestCharge + 1; }

  // Every way to place the cavalry, one after the other; then the others as well as can be.
  void ride(std::size_t i, Spots taken, int left) {
    if (tries_ >= kMostTries || best_.offence >= bound_) return;
    if (i == 13) {
      ++tries_;
      follow(taken, left, sure_);
      if (best_.offence < bound_) follow(taken, left, comes_);
      return;
    }
    if ((able_ >> i & 1u) == 0) {
      stand_[i] = -1;
      ride(i + 1, taken, left);
      return;
    }
    for (Spots rest = left > 0 ? comes_[i] & ~taken : 0; rest != 0; rest &= rest - 1) {
      stand_[i] = std::countr_zero(rest);
      ride(i + 1, taken | 1u << stand_[i], left - 1);
    }
    stand_[i] = spot_[i];
    ride(i + 1, taken, left);
  }

  // Guns before infantry: each that can still come somewhere does, others giving way.
  void follow(Spots taken, int left, const std::array<Spots, kPerSide>& comes) {
    std::array<int, kSpots> holder;
    holder.fill(-1);
    for (const std::size_t i : {13u, 14u, 0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u}) {
      stand_[i] = -1;
      if ((able_ >> i & 1u) == 0) continue;
      if (reaches_from(i, spot_[i])) {
        stand_[i] = spot_[i];
      } else if (left > 0) {
        Spots asked = taken;
        if (seat(i, comes, holder, asked)) --left;
      }
    }
    for (std::size_t s = 0; s < kSpots; ++s)
      if (holder[s] >= 0) stand_[static_cast<std::size_t>(holder[s])] = static_cast<int>(s);
    add_up();
  }
  bool seat(std::size_t i, const std::array<Spots, kPerSide>& comes,
            std::array<int, kSpots>& holder, Spots& asked) const {
    for (Spots rest = comes[i]; rest != 0; rest &= rest - 1) {
      const int s = std::countr_zero(rest);
      if ((asked >> s & 1u) != 0 || !reaches_from(i, s)) continue;
      asked |= 1u << s;
      int& held = holder[static_cast<std::size_t>(s)];
      if (held < 0 || seat(static_cast<std::size_t>(held), comes, holder, asked)) {
        held = static_cast<int>(i);
        return true;
      }
    }
    return false;
  }
  bool reaches_from(std::size_t i, int spot) const {
    return spot >= 0 && ring(spot) <= worth(static_cast<UnitId>(i)).range;
  }

  void add_up() {
    Spots horse = 0;
    for (std::size_t i = 9; i < 13; ++i)
      if (stand_[i] >= 0 && !is_fort(square_[static_cast<std::size_t>(stand_[i])]))
        horse |= 1u << stand_[i];
    Threat t;
    // Where they stand then, they must be linked.
    Field then = f_;
    for (std::size_t i = 0; i < 15; ++i)
      if (stand_[i] >= 0 && stand_[i] != spot_[i]) {
        const auto id = static_cast<UnitId>(first_of(by_) + i);
        then.put(id, square_[static_cast<std::size_t>(stand_[i])]);
      }
    then.link(by_);
    for (std::size_t i = 9; i < 13; ++i)
      if ((then.linked(by_) >> i & 1u) == 0 && stand_[i] >= 0) horse &= ~(1u << stand_[i]);
    for (std::size_t i = 0; i < 15; ++i) {
      const int spot = stand_[i];
      if (spot < 0 || (then.linked(by_) >> i & 1u) == 0) continue;
      bool charges = !is_strong(at_) && i >= 9 && i < 13;
      for (int s = spot; charges; --s) {
        charges = (horse >> s & 1u) != 0;
        if (ring(s) == 1) break;
      }
      if (!charges && !reaches_from(i, spot)) continue;
      const auto id = static_cast<UnitId>(first_of(by_) + i);
      const auto factor = static_cast<std::uint8_t>(charges ? kCharge : worth(id).attack);
      t.attack.push_back({{id, factor, charges}, square_[static_cast<std::size_t>(spot)]});
      t.offence = static_cast<std::int16_t>(t.offence + factor);
    }
    if (t.offence > best_.offence) best_ = t;
  }

  const Field& f_;
  Seat by_;
  Square at_;
  int moves_, bound_ = 0, tries_ = 0;
  Sides able_ = 0;
  std::array<Square, kSpots> square_{};
  std::array<int, kPerSide> spot_{},
      stand_{};  // where each stands, and is to stand: −1 not round it
  std::array<Spots, kPerSide> comes_{}, sure_{};  // where each can come; and be linked for sure
  Threat best_;
};

}  // namespace

Threats threats(const State& s, Seat side) {
  const Field f(s);
  const Seat by = other(side);
  Means means;
  if (s.to_move == by) means = {kMovesATurn - s.turn.moves, kAllBits & ~s.turn.moved, kNobody};
  const Aims a = aims(f, by, means);
  Threats all;
  all.arsenals = a.arsenals;
  for (Sides rest = f.there(side); rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    const auto id = static_cast<UnitId>(first_of(side) + place);
    Threat t = Assault(f, id, means).best();
    if (t.offence == 0) continue;
    t.unit = id;
    t.against = a.on[place].against;
    const int margin = t.offence - t.against;
    bool can_go = false;
    f.each_way(id, [&](Square) { can_go = true; });
    t.destroys = margin >= kDestroys || (margin == kDislodges && !can_go);
    t.dislodges = margin == kDislodges && can_go;
    all.on.push_back(t);
  }
  // Each square on a line of the side where one of the enemy's fighting units could stand.
  Field cut = f;
  std::array<bool, kSquares> asked{};
  for (Sides rest = f.linked(by) & means.may_move & kFighterBits; rest != 0; rest &= rest - 1) {
    const auto id = static_cast<UnitId>(first_of(by) + std::countr_zero(rest));
    f.each_way(id, [&](Square to) {
      if (means.moves == 0 || asked[to] || !f.is_line(side, to)) return;
      asked[to] = true;
      const Square from = f.at(id);
      cut.put(id, to);
      cut.link(side);
      all.cut |= f.linked(side) & ~cut.linked(side) & kFighterBits;
      cut.put(id, from);
    });
  }
  return all;
}

}  // namespace wg::war
