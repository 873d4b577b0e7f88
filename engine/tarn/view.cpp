// tarn/view.cpp — from the truth to what one seat knows.
#include "tarn/field.h"
#include "tarn/tarn.h"

namespace wg::tarn {
namespace {

// In the order of their numbers: the order of the units themselves would tell which is the decoy.
std::array<const Contact*, kMostUnits> by_number(const Book& book) {
  std::array<const Contact*, kMostUnits> all{};
  for (const auto& c : book.contact)
    if (c) all[c->number] = &*c;
  return all;
}

View own_side(const Setup& setup, const World& w, Seat side) {
  View view;
  view.seat = side;
  view.hour = w.hour;
  view.slow = slow_hour(setup, w.hour, side);
  view.over = w.verdict.has_value();
  for (std::size_t i = 0; i < count_of(side); ++i) view.own[i] = w.units[first_of(side) + i];
  view.holder = w.holder;
  view.last_fire = w.last_fire[index(side)];
  view.last_fire_watched = w.last_fire_watched[index(side)];
  view.staff = w.staff[index(side)];
  return view;
}

}  // namespace

View Rules::view(const Setup& setup, const World& w, Seat seat) {
  if (seat == Seat::kUmpire) return revealed(setup, w, Seat::kBlue);
  View view = own_side(setup, w, seat);
  const Book& book = w.book[index(seat)];
  for (const Contact* c : by_number(book))
    if (c) view.contacts.push_back(*c);
  for (const Sector s : kEverySector)
    if (book.heard[index(s)] != kNever) view.movements.push_back({s, book.heard[index(s)]});
  return view;
}

View Rules::revealed(const Setup& setup, const World& w, Seat side) {
  View view = own_side(setup, w, side);
  view.sees_all = true;
  const auto last = static_cast<Hour>(w.hour - 1);
  const Seat enemy = other(side);
  for (UnitId id = first_of(enemy); id < first_of(enemy) + count_of(enemy); ++id)
    if (const Unit& u = w.units[id]; u.where == Where::kMap)
      view.contacts.push_back({w.alias[id], u.sector, last, last, roster(id).kind,
                               Certainty::kExact, u.strength, true, false});
  return view;
}

}  // namespace wg::tarn
