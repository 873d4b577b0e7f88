// clash/fog.h — a fight against a unit that is not known in full: everything that may come of it,
// and which unknown decides. Nothing here sees more of the enemy than a Sight.
#pragma once
#include <optional>
#include <vector>

#include "clash/preview.h"

namespace wg::clash {

// 1: seen from up to three tiles. 2: beside one of one's units, or within three of scouts. 3:
// beside scouts, or fought this turn or the last. The ladder is ours.
enum class Level : std::uint8_t { kUnseen, kSeen, kNear, kKnown };

// What is known of a unit. Bands always hold the truth.
struct Sight {
  Level level = Level::kSeen;
  Type type = Type::kRifles;
  std::uint8_t least_strength = 1, most_strength = 100;
  std::optional<Posture> posture{};
  std::optional<std::uint8_t> dug{};
  std::optional<Grade> grade{};
  std::optional<std::uint8_t> disorder{};
  bool shelled = false;  // this turn, by the side that looks
  bool operator==(const Sight&) const = default;
};
Sight look(const Unit&, Level);  // of level 1 and more

// What an attack on such a unit may come to. Draws of 1,000 where it counts.
struct Range {
  std::int32_t least = 0, most = 0;
  bool operator==(const Range&) const = default;
};
struct Envelope {
  Range lost_defender{}, lost_attacker{};
  Range down{}, fails{};       // the attacker falters or is destroyed
  bool may_slip_away = false;  // it may be in Withdraw
  int previews = 0;            // made to find this
  bool operator==(const Envelope&) const = default;
};
// `clash.defender.unit` is not looked at: `sight` is. A unit of unknown posture may be in Withdraw:
// `caught` says that it would have to fight then; else it slips away, and that is no fight.
Envelope envelope(Clash, const Sight&, bool caught = false);

// The likeliest unit, where nothing better is known (ours).
Unit estimate(const Sight&);

enum class Unknown : std::uint8_t { kGrade, kStance, kDisorder, kStrength };
struct Pivot {
  Unknown what = Unknown::kGrade;
  struct Step {
    Unit unit;
    std::int32_t down = 0;
    bool operator==(const Step&) const = default;
  };
  std::vector<Step> steps{};           // the others at the estimate
  std::size_t likely = 0;              // the step that is the estimate
  std::optional<std::size_t> turns{};  // the nearest to it with another kind of verdict
  bool operator==(const Pivot&) const = default;
};
enum class Outlook : std::uint8_t { kNever, kOpen, kCertain };
constexpr Outlook outlook_of(std::int32_t down) {
  return down == 0 ? Outlook::kNever : down == kDraws ? Outlook::kCertain : Outlook::kOpen;
}
Pivot try_out(const Clash&, const Sight&, const Unit& estimated, Unknown);
// The unknown on which most depends, if the verdict depends on any.
std::optional<Pivot> pivot(const Clash&, const Sight&);

}  // namespace wg::clash
