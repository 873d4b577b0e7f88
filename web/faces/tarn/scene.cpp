// faces/tarn/scene.cpp — from the events of an hour to its marks on the hour bar.
#include "faces/tarn/scene.h"

#include <algorithm>

namespace wg::tarn_face {

void Diary::note(Hour hour, std::span<const Notice<Event>> events) {
  auto& told = day_.told[static_cast<std::size_t>(hour)];
  const auto tell = [&](Told what) {
    const bool known = std::find(told.begin(), told.end(), what) != told.end();
    if (!known && told.size() < told.capacity()) told.push_back(what);
  };
  for (const auto& notice : events) {
    if (!may_hear(notice.audience, day_.seat)) continue;
    if (const auto* e = std::get_if<Gained>(&notice.event); e && e->side != day_.seat)
      tell(Told::kGroundLost);
    if (std::holds_alternative<Fought>(notice.event)) tell(Told::kFight);
    if (const auto* e = std::get_if<Fired>(&notice.event); e && e->side == day_.seat)
      tell(Told::kFire);
    if (const auto* e = std::get_if<Reported>(&notice.event); e && !(met_ >> e->contact & 1)) {
      met_ |= 1u << e->contact;
      tell(Told::kFirstContact);
    }
  }
}

}  // namespace wg::tarn_face
