// war/turn.cpp — an order after the other, and the end of a turn.
#include <algorithm>

#include "war/war.h"

namespace wg::war {
namespace {

using Events = std::vector<Notice<Event>>;

void tell(Events& events, Event e) { events.push_back({kEveryone, std::move(e)}); }

void end(State& s, Events& events, std::optional<Seat> winner, How how) {
  if (s.verdict) return;
  s.verdict = Verdict{winner, how};
  tell(events, Ended{*s.verdict});
}

bool collapsed(const State& s, const Board& board, Seat side) {
  if (count(s, side, Kind::kRelay) + count(s, side, Kind::kMountedRelay) > 0) return false;
  for (UnitId id = first_of(side); id < first_of(side) + kPerSide; ++id)
    if (fights(id) && board.is_linked(id)) return false;
  return true;
}

// Rulebook, "How to win": tested at once, after every change.
void judge(State& s, Events& events) {
  for (const Seat side : {other(s.to_move), s.to_move}) {
    if (arsenals_of(s, side) == 0) end(s, events, other(side), How::kNoArsenal);
    if (fighters(s, side) == 0) end(s, events, other(side), How::kNoFighters);
  }
  // Whoever moves may still mend its lines in this turn; the other side cannot.
  if (s.options.network_collapse && collapsed(s, Board(s), other(s.to_move)))
    end(s, events, s.to_move, How::kCollapse);
}

void lose(State& s) {  // what is lost never comes back: no earlier position can recur
  s.quiet = 0;
  s.seen.clear();
}

struct Take {
  State& s;
  Events& events;

  void operator()(const Deploy& d) const {
    std::copy(d.at.begin(), d.at.end(), s.at.begin() + first_of(d.side));
  }
  void operator()(const Move& m) const {
    tell(events, Moved{m.unit, s.at[m.unit], m.to, s.dislodged == m.unit});
    s.at[m.unit] = m.to;
    s.turn.moved |= 1u << place_in_side(m.unit);
    ++s.turn.moves;
    if (s.dislodged == m.unit) {
      s.dislodged = kNobody;
      s.turn.barred = m.unit;
    }
    const auto arsenal = arsenal_on(m.to);
    if (fights(m.unit) && arsenal && owner_of(*arsenal) != side_of(m.unit) &&
        stands(s.arsenals, *arsenal)) {
      s.arsenals = static_cast<std::uint8_t>(s.arsenals & ~(1u << *arsenal));
      s.turn.attack_spent = true;
      lose(s);
      tell(events, ArsenalLost{static_cast<std::uint8_t>(*arsenal), m.unit});
    }
    judge(s, events);
  }
  void operator()(const Attack& a) const {
    const Totals t = totals(s, Board(s), a.target);
    tell(events, Attacked{a.target, s.at[a.target], t});
    s.turn.attacked = s.turn.attack_spent = true;
    if (t.result == Result::kDestroyed) {
      s.at[a.target] = kNowhere;
      lose(s);
    }
    if (t.result == Result::kDislodged) s.dislodged = a.target;
    judge(s, events);
  }
  void operator()(const Say& say) const {
    tell(events, Said{s.to_move, say.what});
    switch (say.what) {
      case Parley::kOfferDraw:
        s.offer = s.to_move;
        return;
      case Parley::kAcceptDraw:
        return end(s, events, std::nullopt, How::kAgreed);
      case Parley::kResign:
        return end(s, events, other(s.to_move), How::kResigned);
    }
  }
};

bool all_placed(const State& s) {
  return std::find(s.at.begin(), s.at.end(), kNowhere) == s.at.end();
}

void open(State& s, Events& events, Seat first) {
  put_kinds_in_order(s.at);
  s.phase = Phase::kPlay;
  s.first = s.to_move = first;
  s.seen.push_back(position_key(s));
  tell(events, Revealed{first});
}

void tell_of_lines(const State& before, const State& after, Events& events) {
  const Board was(before), is(after);
  for (UnitId id = 0; id < kUnits; ++id) {
    if (!fights(id) || !is_there(after, id) || !is_there(before, id)) continue;
    if (was.is_linked(id) && !is.is_linked(id)) tell(events, Cut{id, after.at[id]});
    if (!was.is_linked(id) && is.is_linked(id)) tell(events, Relinked{id, after.at[id]});
  }
}

void end_turn(State& s, Events& events) {
  const Seat mover = s.to_move;
  if (s.options.network_collapse && collapsed(s, Board(s), mover))
    end(s, events, other(mover), How::kCollapse);
  if (s.verdict) return;
  s.turn = {};
  if (s.offer == other(mover)) {
    s.offer.reset();
    tell(events, Declined{mover});
  }
  s.to_move = other(mover);
  if (s.to_move == s.first) ++s.number;
  ++s.quiet;
  const std::uint64_t key = position_key(s);
  s.seen.push_back(key);
  if (std::count(s.seen.begin(), s.seen.end(), key) >= kRepetitions)
    end(s, events, std::nullopt, How::kRepetition);
  if (s.quiet >= kQuietTurns) end(s, events, std::nullopt, How::kNothingDone);
}

}  // namespace

State Rules::start(const Setup& setup) {
  State s;
  s.options = setup.options;
  Events nobody_hears;
  if (setup.start) {
    const Start& start = *setup.start;
    s.at = start.at;
    s.arsenals = start.arsenals;
    s.number = start.turn;
    s.dislodged = start.dislodged;
    s.phase = Phase::kPlay;
    s.first = s.to_move = start.to_move;
    s.seen.push_back(position_key(s));
    judge(s, nobody_hears);
    return s;
  }
  for (const Seat side : kPlayers) {
    const auto squares = preset(setup.deployment[index(side)], side);
    std::copy(squares.begin(), squares.end(), s.at.begin() + first_of(side));
  }
  if (all_placed(s)) open(s, nobody_hears, who_begins(setup));
  return s;
}

View Rules::view(const Setup&, const State& s, Seat seat) {
  View v{seat, s};
  if (s.phase == Phase::kDeployment && seat != Seat::kUmpire)
    std::fill_n(v.state.at.begin() + first_of(other(seat)), kPerSide, kNowhere);
  return v;
}

View Rules::ahead(const Setup&, View v, const Order& order) {
  v.state = take(std::move(v.state), order).state;
  return v;
}

Outcome<State, Event> take(State s, const Order& order) {
  Outcome<State, Event> out{std::move(s), {}};
  std::visit(Take{out.state, out.events}, order);
  return out;
}

Outcome<State, Event> Rules::step(const Setup& setup, State s, std::span<const Order> orders,
                                  Dice) {
  Outcome<State, Event> out{std::move(s), {}};
  const bool deploying = out.state.phase == Phase::kDeployment;
  const State before = out.state;
  for (const Order& order : orders) std::visit(Take{out.state, out.events}, order);
  if (!deploying) {
    tell_of_lines(before, out.state, out.events);
    end_turn(out.state, out.events);
  } else if (all_placed(out.state)) {
    open(out.state, out.events, who_begins(setup));
  }
  return out;
}

std::optional<Verdict> Rules::verdict(const Setup&, const State& s) { return s.verdict; }

Orders Rules::command(const Setup&, const View&, Dice) { return {}; }

bool Rules::supersedes(const Order& later, const Order& earlier) {
  const auto* now = std::get_if<Deploy>(&later);
  const auto* before = std::get_if<Deploy>(&earlier);
  return now && before && now->side == before->side;
}

}  // namespace wg::war
