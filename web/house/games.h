// house/games.h — the game at hand, and those that left the table and can be gone back to.
#pragma once
#include <optional>
#include <vector>

#include "house/game.h"

namespace wg::house {

template <class G>
class Games {
 public:
  const std::optional<G>& at_hand() const { return at_hand_; }
  std::optional<G>& at_hand() { return at_hand_; }
  bool any_kept() const { return !kept_.empty(); }
  int count() const { return count_; }  // that took the table so far

  void take(G game) {
    at_hand_.emplace(std::move(game));
    ++count_;
  }

  // Another game takes the table: this one can be gone back to from the start screen.
  void keep() {
    constexpr std::size_t kMost = 4;
    if (!at_hand_ || !is_begun(*at_hand_)) return;
    kept_.insert(kept_.begin(), std::move(*at_hand_));
    if (kept_.size() > kMost) kept_.pop_back();
  }

  // What can be gone back to: what is still open, or was before another took the table, comes
  // before what is over. Either may be null.
  struct Offer {
    const G* mine = nullptr;
    const G* before = nullptr;
    bool mine_is_kept = false;
  };
  Offer offer() const {
    Offer o{at_hand_ && is_begun(*at_hand_) ? &*at_hand_ : nullptr,
            kept_.empty() ? nullptr : &kept_.front(), kept_goes_first()};
    if (o.mine_is_kept) std::swap(o.mine, o.before);
    return o;
  }
  // The second of them, or the first. The kept one comes out, for the table; nothing: the game at
  // hand is meant.
  std::optional<G> go_back(bool to_the_second) {
    if (kept_.empty() || to_the_second == kept_goes_first()) return std::nullopt;
    std::optional<G> back(std::move(kept_.front()));
    kept_.erase(kept_.begin());
    // Behind the others, so that one after the other can be gone back to.
    if (at_hand_ && is_begun(*at_hand_)) kept_.push_back(std::move(*at_hand_));
    return back;
  }

 private:
  bool kept_goes_first() const {
    return !kept_.empty() && (!at_hand_ || !is_begun(*at_hand_) || at_hand_->over());
  }

  std::optional<G> at_hand_;
  std::vector<G> kept_;  // from before another took the table, the latest first
  int count_ = 0;
};

}  // namespace wg::house
