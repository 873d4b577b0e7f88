// clash/battle.h — small battles written out: open ground but for what a test says.
#pragma once
#include <doctest/doctest.h>
#include <string>

#include "clash/clash.h"

namespace wg::clash {

// `rows`: up to twelve rows of the map from the north; open ground below them.
inline Setup battle(const std::string& lines, const std::string& rows = "") {
  std::string text = "title: Trial\nrounds: 5\npoints: 1\nmap:\n" + rows;
  for (auto n = rows.size() / 17; n < 12; ++n) text += "................\n";
  text += "mark: P12 red, points 1, Corner\n" + lines;
  for (const std::string side : {"blue", "red"})  // each side must have a unit: somewhere far off
    if (lines.find(' ' + side + " rifles") == std::string::npos &&
        lines.find(' ' + side + " armour") == std::string::npos &&
        lines.find(' ' + side + " scouts") == std::string::npos)
      text += "unit: P12 " + side + " rifles green, Watch\n";
  auto read = read_scenario(text);
  if (const auto* fault = std::get_if<ScenarioFault>(&read)) FAIL(sentence(*fault));
  Setup s;
  s.fog = false;
  s.player = {Player::kPerson, Player::kPerson};
  s.own = std::get<Scenario>(read);
  return s;
}

// A game played order by order; every order must be allowed.
struct Game {
  explicit Game(Setup s) : setup(std::move(s)), state(Rules::start(setup)) {}
  const Scenario& map() const { return scenario_of(setup); }
  View view(Seat seat) const { return Rules::view(setup, state, seat); }
  View view() const { return view(state.to_move); }
  View whole() const { return view(Seat::kUmpire); }
  const Force& of(UnitId id) const { return state.forces[id]; }
  std::optional<Refusal> refusal(const Order& o) const { return Rules::refuse(setup, view(), o); }
  Game& give(const Order& o) {
    const auto no = refusal(o);
    REQUIRE_MESSAGE(!no, "refused: ", no ? static_cast<int>(*no) : 0);
    const Order orders[] = {o};
    auto out = Rules::step(setup, state, orders, Dice{setup.seed});
    state = std::move(out.state);
    events = std::move(out.events);
    return *this;
  }
  Game& end() { return give(EndTurn{}); }
  Game& rounds(int n) {
    for (int i = 0; i < 2 * n; ++i) end();
    return *this;
  }
  template <class E>
  const E* heard(Seat seat = Seat::kBlue) const {
    for (const auto& n : events)
      if (may_hear(n.audience, seat))
        if (const E* e = std::get_if<E>(&n.event)) return e;
    return nullptr;
  }

  Setup setup;
  State state;
  std::vector<Notice<Event>> events;
};

inline Tile tile(std::string_view name) { return *tile_named(name); }
inline Units units(std::initializer_list<UnitId> ids) {
  Units all = 0;
  for (const UnitId id : ids) all |= Units{1} << id;
  return all;
}

}  // namespace wg::clash
