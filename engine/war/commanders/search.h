// war/commanders/search.h — whole turns grown move by move, the most promising kept at each length.
#pragma once
#include <vector>

#include "core/dice.h"
#include "war/commanders/worth.h"
#include "war/orders.h"

namespace wg::war {

struct Line {  // moves one after the other, and whom to attack then
  List<Move, kMovesATurn> moves{};
  UnitId target = kNobody;
  int value = 0;
  std::uint64_t key = 0;     // of the field before the attack
  std::uint64_t parent = 0;  // the same before the last move
};

struct Effort {
  std::size_t width = 1;  // unfinished turns kept at each length
  std::size_t keep = 1;   // finished turns kept
  int noise = 0;          // points, either way
  bool calm = false;      // stops where no attack can be hoped for
  std::size_t alike = 8;  // of the finished ones, those that differ in the last move alone
};

class Search {
 public:
  // `retreats`: must move first.
  Search(const Draft&, Seat me, UnitId retreats, const Temper&, const Effort&, Dice);

  bool work();  // one unit's moves in one unfinished turn; false: done
  int done_pm() const;
  // Best first; never empty once done, but where a unit must retreat and cannot.
  const std::vector<Line>& lines() const { return lines_; }

 private:
  struct Sprout {
    Draft draft;
    List<Move, kMovesATurn> moves;
  };
  struct Bud {  // a move that may become a sprout
    int promise = 0;
    std::uint64_t key = 0;
    std::size_t parent = 0;
    Move move;
  };
  static constexpr std::size_t kTried = 4096;
  bool is_new(std::uint64_t key);
  void try_move(std::size_t parent, UnitId, Square);
  void keep_line(const Sprout&, const Move&, const Verge&, std::uint64_t key);
  void keep_bud(const Bud&);
  void grow();

  Seat me_;
  UnitId retreats_;
  Temper temper_;
  Effort effort_;
  Dice dice_;
  Roads roads_;
  std::vector<std::uint64_t> tried_;  // keys at this length
  std::vector<Sprout> sprouts_;
  std::vector<Bud> buds_;
  std::vector<Line> lines_;
  std::size_t parent_ = 0, place_ = 0;
  bool hopes_ = false;  // with more moves there is an attack
  int length_ = 0, longest_ = kMovesATurn;
};

// The draft with one more move made, links and all.
Draft moved(const Draft&, Seat me, const Move&);

}  // namespace wg::war
