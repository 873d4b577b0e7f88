// tests/tarn/decided.h — commanders asked by hand, and what their orders say.
#pragma once
#include <doctest/doctest.h>

#include "tarn/commanders/commanders.h"
#include "tarn/situation.h"

namespace wg::tarn {

inline std::optional<Sector> sent(const Orders& orders, UnitId id) {
  std::optional<Sector> to;
  for (const Order& o : orders)
    if (const auto* m = std::get_if<March>(&o); m && m->unit == id) {
      CHECK_FALSE(to);  // one march for each unit
      to = m->to;
    }
  return to;
}
inline std::optional<Sector> fire_of(const Orders& orders) {
  std::optional<Sector> at;
  for (const Order& o : orders)
    if (const auto* f = std::get_if<Fire>(&o)) at = f->at;
  return at;
}
inline std::optional<Road> chosen(const Orders& orders) {
  std::optional<Road> road;
  for (const Order& o : orders)
    if (const auto* c = std::get_if<ChooseRoad>(&o)) road = c->road;
  return road;
}
inline std::optional<Stance> stance_of(const Orders& orders, UnitId id) {
  std::optional<Stance> stance;
  for (const Order& o : orders)
    if (const auto* s = std::get_if<TakeStance>(&o); s && s->unit == id) stance = s->stance;
  return stance;
}

constexpr std::size_t place(UnitId id) { return place_of(id); }

// Blue at its posts, as at the start, at a later hour.
inline Situation blue_at_posts(int hour = 6) {
  Situation s(hour);
  for (UnitId id = 0; id < kBlueUnits; ++id) s.put(id, roster(id).post);
  return s;
}
inline Orders blue(const Situation& s) { return blue_commander(s.view(kBlue)); }
// Red's commander at an hour, its main road chosen (if it is late enough).
inline Situation red_at(int hour, std::optional<Road> main = std::nullopt) {
  Situation s(hour);
  s.world.staff[index(kRed)].road = main;
  return s;
}
inline Orders red(const Situation& s) { return red_commander(s.view(kRed), Dice{s.setup.seed}); }

}  // namespace wg::tarn
