// tarn/opponents.h — who may sit across the table: the scripted seats in levels, each with a name
// and one sentence.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "tarn/setup.h"

namespace wg::tarn {

enum class Level : std::uint8_t { kEasy, kStandard, kHard, kSeesEverything, kPerson };

struct Opponent {
  std::string_view id;    // in addresses and on the command line: "feint-and-mass"
  std::string_view name;  // "Feint and mass"
  std::string_view does;  // one sentence
  Level level = Level::kStandard;
  std::uint8_t number = 0;  // the BlueCommander or RedCommander
};

// Of the seat across the table: the easiest first, a person last.
std::span<const Opponent> opponents(Seat rival);
const Opponent& opponent(const Setup&, Seat rival);
const Opponent* find_opponent(Seat rival, std::string_view id);  // null: nobody is called that
std::string opponent_ids(Seat rival);                            // "idle, turtle, …"
std::string_view level_name(Level);

void seat_opponent(Setup&, Seat rival, const Opponent&);
// The one most like it among those who play the other side.
const Opponent& counterpart(Seat rival, const Opponent&);
// Who sat there now plays the person's side, against a counterpart; two people or none: as it was.
Setup with_sides_changed(Setup);

}  // namespace wg::tarn
