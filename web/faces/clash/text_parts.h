// faces/clash/text_parts.h — what several leaves of the text view share.
#pragma once
#include "clash/sheet.h"
#include "clash/words.h"

#include "faces/clash/spoken.h"
#include "faces/clash/text.h"
#include "faces/tell.h"

namespace wg::clash_face {

struct Telling {
  text::Leaf& leaf;
  Desk& desk;
  Answer& answer;
  void wish(Wish w) const { answer.wishes.push_back(std::move(w)); }
};

inline std::string side_id(Seat side) { return side == Seat::kBlue ? "blue" : "red"; }

// A card or an opened sheet takes the leaf for itself.
bool tell_what_lies_over(const Telling&, const std::optional<Card>&, bool in_play);

// A leaf of the game at hand.
struct Page : Telling {
  const Scene& scene;
  const View& now;
  const Scenario& map;
  const Sheet sheet;

  Page(Telling t, const Scene& of)
      : Telling(t),
        scene(of),
        now(of.now),
        map(of.scenario()),
        sheet(clash::sheet(of.setup, of.now, of.last)) {}

  Seat own() const { return now.seat == Seat::kRed ? Seat::kRed : Seat::kBlue; }
  std::string us() const { return std::string(side_name(own())); }
  std::string them() const { return std::string(side_name(other(own()))); }
  bool may_order() const {
    return scene.live && !scene.over() && !scene.thinking && now.is_my_turn();
  }
  const Piece* chosen() const {
    const Piece* p = desk.chosen ? piece(now, *desk.chosen) : nullptr;
    return p && p->side == own() ? p : nullptr;
  }
  std::optional<Refusal> refuse(const Order& order) const {
    return Rules::refuse(scene.setup, now, order);
  }
  void give(const Order& order) const { wish(wish::Give{order}); }
};

// Its parts, in the order in which they are told.
void tell_lesson(const Page&);  // the step at hand, and the way on
void tell_unit(const Page&);    // one of one's own: chosen, its posture, where it goes
void tell_targets(const Page&, const Piece& lead);  // whom it could attack, and how
void tell_attack(const Page&, const Spoken&);       // an attack in full
void tell_danger(const Page&, const Piece& own);    // what the enemy could do to it
void tell_account(const Page&, const Account&);     // every line of it
void tell_units(const Page&);                       // a row each
void tell_enemy(const Page&);
void tell_places(const Page&);     // points, and who holds them
void tell_fights(const Page&);     // lately, or of the whole game
void tell_turn(const Page&);       // ending it, taking it back, giving up
void tell_end(const Page&);        // the verdict and ways on
void tell_look_back(const Page&);  // order by order

}  // namespace wg::clash_face
