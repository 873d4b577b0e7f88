// war/positions.h — positions as text for the tests: "I J14 A J15", one text a side.
#pragma once
#include <algorithm>
#include <doctest/doctest.h>

#include "war/notation.h"

namespace wg::war {

inline Square at(std::string_view text) {
  const auto square = square_named(text);
  REQUIRE_MESSAGE(square.has_value(), text);
  return *square;
}

inline State position(std::string_view north, std::string_view south, Seat to_move = kNorth) {
  State s;
  s.phase = Phase::kPlay;
  s.to_move = s.first = to_move;
  for (const Seat side : kPlayers) {
    const auto read = read_units(side == kNorth ? north : south);
    REQUIRE(std::holds_alternative<std::array<Square, kPerSide>>(read));
    const auto& squares = std::get<std::array<Square, kPerSide>>(read);
    std::copy(squares.begin(), squares.end(), s.at.begin() + first_of(side));
  }
  return s;
}

inline UnitId unit_at(const State& s, std::string_view text) {
  const UnitId id = Board(s).on(at(text));
  REQUIRE_MESSAGE(id != kNobody, text);
  return id;
}

// "I13 I14", from the north-west.
inline std::string squares_in_words(std::vector<Square> squares) {
  std::sort(squares.begin(), squares.end());
  std::string text;
  for (const Square s : squares) text += (text.empty() ? "" : " ") + name(s);
  return text;
}

inline std::optional<Refusal> refuse(const State& s, Seat seat, const Order& order) {
  return Rules::refuse({}, View{seat, s}, order);
}
inline std::optional<Refusal> refuse(const State& s, const Order& order) {
  return refuse(s, s.to_move, order);
}
inline Move move(const State& s, std::string_view from, std::string_view to) {
  return {unit_at(s, from), at(to)};
}
inline State after(const State& s, const Order& order) {
  REQUIRE_FALSE(refuse(s, order).has_value());
  return take(s, order).state;
}

}  // namespace wg::war
