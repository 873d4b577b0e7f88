// clash/commanders/worth.h — what an attack, a unit and a tile are worth to the side that thinks,
// in hundredths of a point of strength. Every number here is ours, and found by play.
#pragma once
#include "clash/attack.h"
#include "clash/movement.h"

namespace wg::clash {

// How a commander judges.
struct Temper {
  int noise = 0;  // either way, on what an attack is worth
  // That an attack must be worth; and for a side that is content with what it holds.
  int least = 100, least_content = 600;
  int gang = 3;  // units brought up beside the target before it
  // Per cent: how much of what the enemy could do next counts: in posts, for the content and for
  // others; in strikes, for others and for the content.
  int caution = 120, dash = 5, bold = 10, content = 40;
  bool shells = true;  // guns before assaults
  bool rests = true;   // spent units go where they recover
  bool scouts = true;  // beside the enemy, to see
  bool digs = true;    // whoever has time to
};

// The position as the seat knows it, and as it would be with a unit elsewhere.
struct Field {
  View view;
  Seat me;

  Field(const Scenario& s, View v) : view(std::move(v)), me(view.seat), map_(&s) {}
  // With what it holds the side would win.
  bool is_content() const;
  const Scenario& map() const { return *map_; }
  const Piece* own(UnitId id) const { return piece(view, id); }
  Field with(UnitId, Tile, Posture) const;

 private:
  const Scenario* map_;
};

bool is_gun(const Piece&);
bool is_scout(const Piece&);
bool is_fresh(const Piece&);        // may still act this turn
bool may_stand(const Piece&);       // its posture may still be changed
bool is_spent(const Piece&);        // in need of rest
int points_on(const Field&, Tile);  // of a place there
bool holds(const Field&, Tile, Seat);
// Once the game is nearly over, places count for more.
int place_worth(const Field&, int points);

struct Blow {
  int value = 0;
  int down = 0;  // per mille
  Units supporters = 0;
};
// An assault by a unit from where it stands in that field, with the best supporters.
std::optional<Blow> blow(const Field&, UnitId lead, Tile target);
int shell_worth(const Field&, UnitId gun, Tile target);

// What the enemies that are known could do to a unit on a tile in their next turn.
int risk(const Field&, const Piece&, Tile, Posture);

}  // namespace wg::clash
