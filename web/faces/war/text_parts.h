// faces/war/text_parts.h — what several leaves of the text view share.
#pragma once
#include "war/sheet.h"
#include "war/words.h"

#include "faces/tell.h"
#include "faces/war/text.h"

namespace wg::war_face {

struct Telling {
  text::Leaf& leaf;
  Desk& desk;
  Answer& answer;
  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }
};

inline std::string side_id(Seat side) { return side == kSouth ? "blue" : "red"; }

// A card or an opened sheet takes the leaf for itself.
bool tell_what_lies_over(const Telling&, const std::optional<Card>&, bool in_play);

// A leaf of the game at hand.
struct Page : Telling {
  const Scene& scene;
  const State& s;
  const Board& board;
  const Sheet sheet;

  Page(Telling t, const Scene& of)
      : Telling(t),
        scene(of),
        s(of.now.state),
        board(of.board),
        sheet(war::sheet(of.setup, of.now, of.last)) {}

  Seat seat() const { return scene.now.seat; }
  std::string us() const { return std::string(side_name(seat())); }
  std::string them() const { return std::string(side_name(other(seat()))); }
  bool may_order() const {
    return scene.live && !scene.over() && !scene.thinking && is_person(scene.setup, seat()) &&
           scene.now.is_my_turn();
  }
  std::optional<Refusal> refuse(const Order& order) const {
    return Rules::refuse(scene.setup, scene.now, order);
  }
  void give(const Order& order) const { wish(wish::Give{order}); }
};

// Its parts, in the order in which they are told.
void tell_placing(const Page&);       // where every unit begins, while that is being chosen
void tell_units(const Page&);         // one's own, and where they can go
void tell_attacks(const Page&);       // both totals of all that could be attacked now
void tell_enemy(const Page&);         // the other side's units, and what they could attack
void tell_lines(const Page&);         // communication and strength
void tell_ground(const Page&);        // what never changes
void tell_turn(const Page&);          // ending it, taking it back, draws
void tell_end(const Page&);           // the verdict and ways on
void tell_orders(const Page&);        // of the step looked at: those taken, and those to come
std::string last_order(const Page&);  // of those taken
void tell_look_back(const Page&);     // turn by turn, order by order

}  // namespace wg::war_face
