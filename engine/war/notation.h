// war/notation.h — squares, units, positions and turns as text, in the printed board's coordinates:
// "G12", "I F10 G6 C G3", "42S J13-H11 J12-I12 xG12#".
#pragma once
#include <string>
#include <vector>

#include "war/war.h"

namespace wg::war {

std::string name(Square);  // "G12"
std::optional<Square> square_named(std::string_view);
constexpr char kLetters[] = "ICAHTM";  // of kinds: H is mounted artillery, T and M are the relays
constexpr char letter(Kind k) { return kLetters[static_cast<std::size_t>(k)]; }

// Where the text stops making sense.
struct NotationFault {
  std::size_t at = 0;  // bytes before it
  std::string_view why;
  bool operator==(const NotationFault&) const = default;
};

// The units of one side, letters before the squares of their kind: "I J14 J15 C K3". In the order
// of UnitIds; those not named are nowhere.
std::variant<std::array<Square, kPerSide>, NotationFault> read_units(std::string_view);
std::string write_units(const State&, Seat);

// The orders of one turn, "C H4-J4, I F10-F11, xG12#" or "--": a letter, a mark (* arsenal, #
// destroyed, ~ dislodged, = resists) and commas may be there or not, and what is there must be
// true. Every order must be legal where it stands.
std::variant<std::vector<Order>, NotationFault> read_turn(const State&, std::string_view);
std::string write_turn(const State&, std::span<const Order>);  // "42S J13-H11 … xG12#"

}  // namespace wg::war
