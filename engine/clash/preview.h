// clash/preview.h — a fight before it is fought: exact counts of draws, and the range of losses.
// Found by search, since with a higher draw the defender never loses less and the attacker never
// more.
#pragma once
#include "clash/fight.h"

namespace wg::clash {

struct Preview {
  std::array<std::int32_t, 3> lost_defender{};  // at draws 0, 500 and 999
  std::array<std::int32_t, 3> lost_attacker{};  // at draws 999, 500 and 0: least first as well
  // Of 1,000 draws.
  std::int32_t breaks = 0, destroys = 0, down = 0;
  std::int32_t falters = 0, dies = 0;
  bool operator==(const Preview&) const = default;
};
Preview preview(const Prepared&);

}  // namespace wg::clash
