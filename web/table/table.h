// table/table.h — one game on the table: its record, every hour so far, undo, and a cursor to look
// back with.
#pragma once
#include <algorithm>

#include "core/link.h"
#include "core/play.h"

namespace wg {

template <RuleSystem G>
class Table {
 public:
  using State = typename G::State;
  using Order = typename G::Order;
  using Events = std::vector<Notice<typename G::Event>>;

  // Plays the record as far as its orders are legal; `refused()` then says where it stopped.
  explicit Table(Record<G> record)
      : record_(std::move(record)), past_{{G::start(record_.setup), {}}} {
    const Step wanted = record_.length;
    const auto played = play<G>(record_, [&](const auto& p, const auto& events) {
      past_.push_back({p.state, events});
    });
    record_.length = played.reached;
    std::erase_if(record_.given, [&](const auto& g) { return g.step > played.reached; });
    if (played.refusal) {
      refused_ = played.reached;
      drop_pending();
    } else if (played.reached == wanted) {
      check_pending();
    }
    cursor_ = played.reached;
  }

  const Record<G>& record() const { return record_; }
  const typename G::Setup& setup() const { return record_.setup; }
  Step length() const { return record_.length; }
  bool over() const { return G::verdict(record_.setup, past_.back().state).has_value(); }
  std::optional<Step> refused() const { return refused_; }

  // Looking back: the state at the beginning of step `cursor()`, and what happened in the one
  // before.
  Step cursor() const { return cursor_; }
  bool live() const { return cursor_ == record_.length; }
  void seek(Step s) { cursor_ = std::min(s, record_.length); }
  const State& state() const { return past_[cursor_].state; }
  const State& state(Step s) const {
    return past_[std::min<std::size_t>(s, past_.size() - 1)].state;
  }
  const Events& events() const { return past_[cursor_].events; }
  const Events& events(Step s) const {
    return past_[std::min<std::size_t>(s, past_.size() - 1)].events;
  }
  typename G::View view(Seat seat) const { return G::view(record_.setup, state(), seat); }
  // The same once the seat's orders for the step at the cursor have been taken, where they are
  // taken one after the other.
  typename G::View view_ahead(Seat seat) const { return looking(cursor_).view(seat); }

  // The orders of `seat` for the step at the cursor, as entered.
  std::vector<Order> orders(Seat seat) const {
    std::vector<Order> mine;
    for (const auto& g : orders_of(record_, cursor_))
      if (g.seat == seat) mine.push_back(g.order);
    return mine;
  }

  // Only the present can be changed: an order given while looking back is first brought to the
  // present.
  std::optional<typename G::Refusal> give(Seat seat, const Order& order) {
    cursor_ = record_.length;
    if (auto no = looking(cursor_).refuse(seat, order)) return no;
    forget_undone();
    done_.push_back(pending());
    std::erase_if(record_.given, [&](const auto& g) {
      return g.step == record_.length && g.seat == seat && G::supersedes(order, g.order);
    });
    record_.given.push_back({record_.length, seat, order});
    return std::nullopt;
  }
  // Another seat orders from now on in the same step: nobody takes back what others have ordered.
  void hand_over() {
    done_.clear();
    forget_undone();
  }
  // Orders of the step under way; after them, steps that the rules let a seat take back.
  bool can_undo() const { return !done_.empty() || may_take_back(); }
  bool can_redo() const { return !undone_.empty() || !taken_back_.empty(); }
  void undo() {
    if (done_.empty() && may_take_back()) return take_back();
    swap_pending(done_, undone_);
  }
  void redo() {
    if (undone_.empty() && !taken_back_.empty()) return play_again();
    swap_pending(undone_, done_);
  }
  void reset() {  // all orders of the step, as one undo
    if (pending().empty()) return;
    done_.push_back(pending());
    forget_undone();
    drop_pending();
  }

  // Why the step cannot end yet.
  std::optional<typename G::Refusal> refuse_end() const {
    return looking(record_.length).refuse_end();
  }
  void advance() {  // if it can end
    cursor_ = record_.length;
    if (over() || refuse_end()) return;
    end_step();
    done_.clear();
    forget_undone();
  }

  std::string token() const { return to_link<G>(record_, past_.back().state); }

 private:
  using Pending = std::vector<Given<Order>>;
  struct Moment {
    State state;
    Events events;  // of the step that led here
  };

  void end_step() {
    auto outcome = wg::advance<G>(record_.setup, state(), orders_of(record_, record_.length));
    past_.push_back({std::move(outcome.state), std::move(outcome.events)});
    cursor_ = ++record_.length;
  }
  void forget_undone() {
    undone_.clear();
    taken_back_.clear();
  }

  // The last step, where the game allows it (`G::may_take_back`) and one seat alone ordered it.
  bool may_take_back() const {
    if constexpr (kTakesBack) {
      if (record_.length == 0 || !pending().empty()) return false;
      const auto last = orders_of(record_, record_.length - 1);
      if (last.size() != 1) return false;
      const auto seen = [&](Step s) {
        return G::view(record_.setup, past_[s].state, last[0].seat);
      };
      return G::may_take_back(record_.setup, seen(record_.length - 1), seen(record_.length));
    }
    return false;
  }
  void take_back() {
    taken_back_.push_back(record_.given.back());
    record_.given.pop_back();
    past_.pop_back();
    cursor_ = --record_.length;
  }
  void play_again() {
    cursor_ = record_.length;
    record_.given.push_back(taken_back_.back());
    taken_back_.pop_back();
    end_step();
  }

  Pending pending() const {
    const auto now = orders_of(record_, record_.length);
    return Pending(now.begin(), now.end());
  }
  void drop_pending() {
    std::erase_if(record_.given, [&](const auto& g) { return g.step >= record_.length; });
  }
  void swap_pending(std::vector<Pending>& from, std::vector<Pending>& to) {
    if (from.empty()) return;
    cursor_ = record_.length;
    to.push_back(pending());
    drop_pending();
    record_.given.insert(record_.given.end(), from.back().begin(), from.back().end());
    from.pop_back();
  }
  void check_pending() {  // orders of the unfinished step have not been through `play`
    Looking<G> looking(record_.setup, past_.back().state);
    for (const auto& g : orders_of(record_, record_.length)) {
      if (looking.refuse(g.seat, g.order)) {
        refused_ = record_.length;
        drop_pending();
        return;
      }
      looking.take(g.seat, g.order);
    }
  }
  static constexpr bool kTakesBack =
      requires(const typename G::Setup& s, const typename G::View& v) {
    G::may_take_back(s, v, v);
  };
  Looking<G> looking(Step step) const {
    Looking<G> looking(record_.setup, past_[step].state);
    for (const auto& g : orders_of(record_, step)) looking.take(g.seat, g.order);
    return looking;
  }

  Record<G> record_;
  std::vector<Moment> past_;
  Step cursor_ = 0;
  std::optional<Step> refused_;
  std::vector<Pending> done_, undone_;
  Pending taken_back_;  // the last one first to be played again
};

}  // namespace wg
