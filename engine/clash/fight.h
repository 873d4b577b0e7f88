// clash/fight.h — one fight: what goes into it, and what comes out at one draw. Rules, panel and
// computer all ask here. Integers, rounded toward minus infinity; multiply first, divide once.
#pragma once
#include <type_traits>

#include "clash/units.h"
#include "core/list.h"

namespace wg::clash {

// A unit as a fight sees it: supply is the map's to say.
struct Fighter {
  Unit unit;
  Supply supply = Supply::kAdequate;
  bool operator==(const Fighter&) const = default;
};

struct Context {  // of the defender's tile, unless it says otherwise
  Terrain terrain = Terrain::kOpen;
  std::uint8_t works = 0;  // level 0 … 3
  bool own_city = false;
  std::uint8_t others = 0;    // further units in the stack, 0 … 3
  std::uint8_t flankers = 0;  // attacker's units beside the target, the lead apart; at most 4 count
  bool defender_encircled = false, attacker_encircled = false;
  bool river = false, uphill = false;  // against the attacker
  bool bombards = false;               // from afar: nobody answers and nobody breaks
  bool operator==(const Context&) const = default;
};

struct Clash {
  Fighter lead, defender;
  List<Fighter, 2> supporters{};
  Context context{};
};

// Worked out before the draw.
struct Prepared {
  List<std::int32_t, 3> parts{};  // what the lead and each supporter bring
  std::int32_t raw_attack = 0, raw_defence = 0;
  std::int32_t attack_mods = 0, defence_mods = 0;  // per mille, clamped
  std::int32_t attack = 0, defence = 0;            // power
  std::int32_t volatility = 0;                     // per mille
  std::int32_t resolve_defender = 0, resolve_attacker = 0;
  std::int32_t shock_on_defender = 0, shock_on_attacker = 0;  // besides losses
  std::int32_t strength_defender = 0, strength_attacker = 0;
  std::int32_t tough_defender = 0, tough_attacker = 0;
  std::int32_t intensity = 0;  // percent of strength at stake
  bool bombards = false;
  bool operator==(const Prepared&) const = default;
};
Prepared prepare(const Clash&);

inline constexpr int kDraws = 1000;  // a draw is 0 … 999; high is good for the attacker

struct Exchange {
  std::int32_t swing = 0, attack = 0, defence = 0;  // powers as they met
  std::int32_t share = 0;                           // the attacker's, per mille
  std::int32_t lost_defender = 0, lost_attacker = 0;
  bool operator==(const Exchange&) const = default;
};
Exchange exchange(const Prepared&, int draw);

struct Result {
  Exchange exchange;
  bool broke_defender = false, destroyed_defender = false;
  bool faltered = false, destroyed_attacker = false;
  bool down() const { return broke_defender || destroyed_defender; }
  bool operator==(const Result&) const = default;
};
Result resolve(const Prepared&, int draw);

// a divided by b > 0, rounded toward minus infinity.
template <class Int>
constexpr Int fdiv(Int a, std::type_identity_t<Int> b) {
  return a / b - (a % b != 0 && a < 0 ? 1 : 0);
}

// Digging in as far as the posture uses it: by one's own spade, or by the works of the place.
constexpr int effective_dug(const Unit& u, int works) {
  const int own = u.posture == Posture::kEntrenched ? u.dug : 0;
  const int walls = u.posture == Posture::kEntrenched || u.posture == Posture::kHold ? works : 0;
  const int most = own > walls ? own : walls;
  return most < kMostDug ? most : kMostDug;
}

}  // namespace wg::clash
