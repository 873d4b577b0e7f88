// war/published.cpp — the turns as text, played into a record.
#include "war/published.h"

#include "war/notation.h"

namespace wg::war {
namespace {

constexpr std::string_view kOpeningTurns[] = {
    "C H4-J4, C H3-J3, C G4-I5, C G3-I4, I I6-J6",
    "C K19-J17, I L15-K14, I M15-L14, I M16-M15, M N17-L15",
    "C J3-L3, I F10-F11, I G9-F10, A G8-F9, I G7-G8",
    "C J17-H15, I K14-J13, I L14-K14, I K16-J15, A K18-J17",
    "C L3-N3, H H6-F8, I F10-E11, A F9-F10, I G8-F9",
    "I J13-I13, I J15-I14, A J17-I16, C L19-J17, C M18-O17",
    "C N3-P3, C I5-G7, C J4-H6, C I4-G5, I H9-G9",
    "C H15-F16, I I14-H14, A I16-H16, C J17-H15, I K14-J14",
    "C P3-R3, I F11-E12, A F10-F11, H F8-F10, C G7-E9",
    "A H16-G15, C F16-D17, C H15-F16, M L15-J15, I K17-J16",
    "C R3-T3*, H F10-F12, I F9-F10, C G5-F7, C H6-G8",
    "C F16-D16, I J16-I15, M J15-H16, A G15-F16, C L18-J16",
    "C T3-R3, I E11-D12, I F10-E11, C G8-F10, C F7-F9",
    "C J16-H15, I H14-G15, I I15-H14, I J14-I15, I M15-L15",
    "I D12-D13, I E11-D11, C F10-D12, C F9-E11, C E9-F10",
    "I L17-K17, I K15-J14, I L15-K15, A F16-E17, C H15-F16"};

constexpr std::string_view kBattleNorth =
    "I F14 F15 G12 G13 G14 G15 G16 G19 H16 C F18 F19 F20 A H17 H G17 T B10 M B22";
constexpr std::string_view kBattleSouth =
    "I H14 I13 I15 J12 J14 J16 J18 K15 K18 C J13 K19 L20 A L18 H K17 T N17 M L15";
constexpr std::string_view kBattleTurns[] = {
    "I G16-H15, I G19-H18, C F18-G16, C F20-G18, C F19-F17",
    "C J13-H11, I J12-I12, I I13-H12, I H14-H13, I I15-I14, xG12#",
    "I F14-F13, I H15-I16, H G17-E16, C G16-H14, C F17-H15, xH13#",
    "I H12-I13, C H11-J12, I I14-J13, H K17-L16, I K18-K17",
    "H E16-F14, C G18-G16, I F13-G12, I G14-H13, I F15-G14",
    "C J12-K13, I I12-J12, C K19-I19, A L18-K19, C L20-J20, xH18#",
    "I H13-I12, I G13-H13, H F14-G13, I I16-J15, C H14-I14, xJ13#",
    "M L15-M17, I K15-L15, C K13-K15, I J12-K13, T N17-O18",
    "I G12-H12, C H15-I15, C G16-H14, I G14-H15, A H17-I16, xI13#",
    "I L15-M15, H L16-L15, C K15-L16, I K13-L14, I J14-K15",
    "I H12-I13, I J15-J14, I H16-I17, I H15-H16, C I14-J15, xJ16#",
    "H L15-L17, I L14-L15, C L16-J17, I M15-L16, C J20-I18, xI17#",
    "A I16-H17, C H14-I16, H G13-I14, I H13-H14, C J15-I17, xI18#",
    "I K15-K16, M M17-N19, A K19-L19, I J18-J19, C I19-K18"};

Start battle() {
  Start start;
  start.turn = 42;
  start.arsenals = 0b1110;  // T3 is gone
  for (const Seat side : kPlayers) {
    const auto units = read_units(side == kNorth ? kBattleNorth : kBattleSouth);
    const auto& at = std::get<std::array<Square, kPerSide>>(units);
    std::copy(at.begin(), at.end(), start.at.begin() + first_of(side));
  }
  return start;
}

}  // namespace

Replayed published(Fragment which, Options options) {
  Record<Rules> r;
  r.setup.player = {Player::kPerson, Player::kPerson};
  r.setup.options = options;
  std::span<const std::string_view> turns = kOpeningTurns;
  if (which == Fragment::kOpening) {
    r.setup.first = First::kNorthBegins;
  } else {
    r.setup.start = battle();
    turns = kBattleTurns;
  }
  State s = Rules::start(r.setup);
  for (const std::string_view text : turns) {
    const auto read = read_turn(s, text);
    if (!std::holds_alternative<std::vector<Order>>(read)) return {r, r.length};
    const auto& orders = std::get<std::vector<Order>>(read);
    for (const Order& order : orders) r.given.push_back({r.length, s.to_move, order});
    s = Rules::step(r.setup, std::move(s), orders, Dice{}).state;
    ++r.length;
  }
  return {r, std::nullopt};
}

Record<Rules> published(Fragment which) {
  Replayed all = published(which, {.contact_relay = true});
  WG_CHECK(!all.refused);
  return std::move(all.record);
}

}  // namespace wg::war
