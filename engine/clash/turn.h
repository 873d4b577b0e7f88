// clash/turn.h — a game under way, order by order. Only the rules look here.
#pragma once
#include "clash/clash.h"

namespace wg::clash {

// The truth, and what came of changing it.
class Turn {
 public:
  Turn(const Setup& setup, State state)
      : setup_(setup), map_(scenario_of(setup)), s_(std::move(state)) {}

  void take(const Order&);  // not refused
  wg::Outcome<State, Event> finish();

  void operator()(const Stand&);
  void operator()(const Move&);
  void operator()(const Assault&);
  void operator()(const Bombard&);
  void operator()(const EndTurn&);
  void operator()(const Resign&);

 private:
  Force& force(UnitId id) { return s_.forces[id]; }
  Seat mover() const { return s_.to_move; }
  void tell(Event e, Audience audience = kEveryone) { events_.push_back({audience, std::move(e)}); }
  // On the map.
  std::vector<UnitId> on(Tile, Seat) const;
  bool is_beside_enemy(Tile, Seat) const;
  void put(UnitId, Tile);  // it takes the place that is there
  void leave(UnitId);      // for good
  // Of a fight.
  void slip_away(const Assault&, const View& all);
  void draw(Fought&, const Clash&);
  void give_ground(Fought&, Tile, Seat);
  bool advance(UnitId, Tile);
  void know(UnitId);
  void tell_both(Fought, bool defender_known = true);
  // Of time.
  void begin_turn();
  void end_round();
  void arrive();
  void decide();

  const Setup& setup_;
  const Scenario& map_;
  State s_;
  std::vector<Notice<Event>> events_;
};

}  // namespace wg::clash
