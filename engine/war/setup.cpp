// war/setup.cpp — where a side may begin.
#include "war/notation.h"

namespace wg::war {
namespace {

// By Deployment, then North and South. The book's opening is that of the published game, and other
// editions of the game offer it too; Pump House and Rio de Janeiro are deployments that two of them
// share.
constexpr std::string_view kPresets[][2] = {
    {"", ""},
    {"I F10 G6 G7 G9 H5 H7 H8 H9 I6 C G3 G4 H3 H4 A G8 H H6 T D3 M F5",
     "I K15 K16 K17 L15 L16 L17 M15 M16 M17 C K19 L18 L19 M18 A K18 H O16 T O23 M N17"},
    {"I E11 F10 G12 H7 H9 I8 J7 J8 J9 C H5 H6 I5 J5 A F11 H I6 T G11 M H4",
     "I N17 N19 N20 O16 O19 O20 O21 O23 P21 C M21 M22 M23 N22 A N18 H N21 T O18 M N23"},
    {"I F9 F10 G8 G20 H13 H14 H20 I13 I14 C F7 G7 G22 H22 A H21 H G6 T G21 M F8",
     "I L14 L15 L21 L22 M3 M4 M16 M22 O16 C L24 M24 N3 N4 A M5 H L23 T O18 M O3"}};

enum class Roll : std::uint32_t { kLot = 1 };  // never renumbered: links depend on it

}  // namespace

Seat who_begins(const Setup& setup) {
  if (setup.first != First::kByLot) return setup.first == First::kNorthBegins ? kNorth : kSouth;
  const auto lot = Dice{setup.seed}.below(2, 0, static_cast<std::uint32_t>(Roll::kLot), 0);
  return lot == 0 ? kNorth : kSouth;
}

std::array<Square, kPerSide> preset(Deployment which, Seat side) {
  const auto read = read_units(kPresets[static_cast<std::size_t>(which)][side == kNorth ? 0 : 1]);
  return std::get<std::array<Square, kPerSide>>(read);
}

}  // namespace wg::war
