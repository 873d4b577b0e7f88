// tarn/commanders/eyes.cpp — sums over contacts, and where own units stand.
#include "tarn/commanders/eyes.h"

namespace wg::tarn {

Eyes::Eyes(const View& v) : view(v) {
  for (std::size_t i = 0; i < count_of(v.seat); ++i) {
    const Unit& u = v.own[i];
    if (!on_map(u)) continue;
    if (kind(i) != Kind::kDecoy) own[index(u.sector)] += u.strength;
    if (kind(i) == Kind::kRecon) watched |= next_to(u.sector);
  }
  for (const Contact& c : v.contacts) {
    if (!c.placed || c.broken) continue;
    const std::size_t s = index(c.sector);
    const int age = age_h(v, c);
    if (age <= kFresh_h) known_fresh[s] += c.strength;
    if (age <= kRecent_h) known_recent[s] += c.strength;
    if (age <= kLately_h) known_lately[s] += c.strength;
    if (c.how == Certainty::kExact && age == 0 && c.kind != Kind::kDecoy && own[s] > 0)
      busy |= bit(c.sector);
  }
}

std::optional<Sector> Eyes::strongest() const {
  std::optional<Sector> best;
  Strength most = 0;
  for (const Sector s : kEverySector)
    if (known_fresh[index(s)] > most) {
      most = known_fresh[index(s)];
      best = s;
    }
  return best;
}

}  // namespace wg::tarn
