// clash/aftermath.h — what a fight leaves behind: disorder, experience, recovery, and the way back.
#pragma once
#include <optional>
#include <span>

#include "clash/fight.h"

namespace wg::clash {

struct Part {  // of one unit in one exchange
  std::int32_t lost = 0;
  bool assaulted = false;  // in posture Assault
  bool broke = false;      // or faltered
};
std::int32_t disorder_from(const Part&);
std::int32_t disorder_from_shells(std::int32_t lost);
// What is gained on top of what the unit has gained this turn.
std::int32_t experience_from(std::int32_t dealt, bool enemy_broke, std::int32_t gained_this_turn);
Grade grade_of(std::int32_t experience);
std::uint8_t experience_at(Grade);  // that a unit of that grade has at least

enum class Shelter : std::uint8_t { kField, kCity, kDepot };
struct Rest {
  Shelter place = Shelter::kField;
  Supply supply = Supply::kAdequate;
  bool fought = false;   // led, was assaulted, or slipped away: no strength, half the disorder
  bool shelled = false;  // by bombardment only: no strength
};
// At the end of the round.
void recover(Unit&, const Rest&);

// What slipping away costs a unit of that type and strength.
std::int32_t parting_loss(const Unit&);

// A tile a unit may fall back to.
struct Candidate {
  std::int32_t index = 0;  // row-major, of the tile
  bool passable = true, enemy_on_it = false, attacker_on_it = false;
  std::int32_t room = 4;  // units that may still be stacked there
  std::int32_t enemies_beside = 0;
  Terrain terrain = Terrain::kOpen;
  bool friend_on_it = false;
  bool nearer_to_city = false;  // than now; of its own side
  bool operator==(const Candidate&) const = default;
};
bool may_retreat_to(const Candidate&);
std::int32_t retreat_score(const Candidate&);  // the least is taken
// Which of them; none: nowhere to go.
std::optional<std::int32_t> best_retreat(std::span<const Candidate>);

}  // namespace wg::clash
