// war/published.h — the two parts of Alice Becker-Ho's game against Guy Debord that can be had:
// turns 1 to 8 and 42 to 48. (Le Jeu de la Guerre, Gérard Lebovici 1987, new edition Gallimard
// 2006. It prints the position before and after each turn; the order of moves within a turn is a
// reconstruction.)
#pragma once
#include "core/play.h"
#include "war/war.h"

namespace wg::war {

enum class Fragment : std::uint8_t { kOpening, kBattle };  // turns 1–8, 42–48
// contact_relay is on: turn 46 of South needs it.
Record<Rules> published(Fragment);

// The same with options of one's own, as far as its orders are legal; where it stopped, if it did.
struct Replayed {
  Record<Rules> record;
  std::optional<Step> refused;
};
Replayed published(Fragment, Options);

}  // namespace wg::war
