// war/setup.h — everything chosen before the first turn.
#pragma once
#include "war/units.h"

namespace wg::war {

// Where a side begins. Free: its units are placed one by one, unseen by the other side.
enum class Deployment : std::uint8_t { kFree, kBook, kPumpHouse, kRio };
enum class First : std::uint8_t { kByLot, kNorthBegins, kSouthBegins };
// Who plays a side. What the computer orders stands in the record like a person's orders: a game is
// replayed without thinking it all over again.
enum class Player : std::uint8_t { kPerson, kEasy, kMiddle, kHard };

struct Options {
  // A relay that is linked only through its neighbours radiates as well. Off in the rulebook; turn
  // 46 of the published game needs it.
  bool contact_relay = false;
  // A side also loses when both its relays are destroyed and none of its fighting units is linked.
  // Not in the rulebook.
  bool network_collapse = false;
  bool operator==(const Options&) const = default;
  template <class A>
  void serialize(A& a) {
    a(contact_relay, network_collapse);
  }
};

using Squares = std::array<Square, kUnits>;

// A game that begins in the middle of another one.
struct Start {
  Squares at{};
  std::uint8_t arsenals = 0b1111;  // bit i: kArsenals[i] stands
  Seat to_move = kNorth;
  std::uint16_t turn = 1;
  UnitId dislodged = kNobody;  // of the side to move
  bool operator==(const Start&) const = default;
};

struct Setup {
  std::uint32_t seed = 1;  // of the lot, and of the computer's choices between equals
  std::array<Deployment, 2> deployment{Deployment::kBook, Deployment::kBook};  // by seat
  First first = First::kByLot;
  std::array<Player, 2> player{Player::kPerson, Player::kMiddle};  // by seat
  Options options{};
  std::optional<Start> start{};  // in place of deployments and lot
  bool operator==(const Setup&) const = default;
};

constexpr bool is_person(const Setup& s, Seat seat) {
  return s.player[index(seat)] == Player::kPerson;
}

// By lot where the setup says so.
Seat who_begins(const Setup&);

// The squares of a preset for one side, in the order of its units. kFree: all kNowhere.
std::array<Square, kPerSide> preset(Deployment, Seat);

}  // namespace wg::war
