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

void expose_red(const World& w, View& view) {
  std::uint8_t number = 0;
  for (UnitId id = first_of(Seat::kRed); id < kUnits; ++id)
    if (const Unit& u = w.units[id]; u.where == Where::kMap) {
      const auto last = static_cast<Hour>(w.hour - 1);
      view.contacts.push_back({number++, u.sector, last, last, roster(id).kind, Certainty::kExact,
                               u.strength, true, false});
    }
}

}  // namespace

View Rules::view(const Setup& setup, const World& w, Seat seat) {
  View view;
  view.seat = seat == Seat::kRed ? Seat::kRed : Seat::kBlue;
  view.hour = w.hour;
  view.slow = slow_hour(setup, w.hour, view.seat);
  view.over = w.verdict.has_value();
  for (std::size_t i = 0; i < count_of(view.seat); ++i)
    view.own[i] = w.units[first_of(view.seat) + i];
  view.holder = w.holder;
  view.last_fire = w.last_fire[index(view.seat)];
  view.last_fire_watched = w.last_fire_watched[index(view.seat)];
  view.staff = w.staff[index(view.seat)];
  if (seat == Seat::kUmpire)
    expose_red(w, view);
  else {
    const Book& book = w.book[index(seat)];
    for (const Contact* c : by_number(book))
      if (c) view.contacts.push_back(*c);
    for (const Sector s : kEverySector)
      if (book.heard[index(s)] != kNever) view.movements.push_back({s, book.heard[index(s)]});
  }
  return view;
}

}  // namespace wg::tarn
